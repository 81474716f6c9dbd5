/** What speaks for a phrase as what the stakeholder is: where it stands beside their name or a pronoun for them, and beside whose else. */
import type { Span } from '../brief/brief-line';
import type { BriefRead } from '../brief/brief-read';
import type { Told } from '../brief/told';
import { namesRole } from '../brief/roles';
import type { RolePhrase } from './role-phrases';

/** A phrase as it is weighed. */
interface Weighed {
  readonly phrase: RolePhrase;
  readonly before: string;
  readonly after: string;
  /** What stands between it and a mention of them before it, and behind it; null where there is none in the line. */
  readonly behindName: string | null;
  readonly beforeName: string | null;
  /** Characters to the nearest mention of them, and of anybody else. */
  readonly away: number;
  readonly othersAway: number;
  readonly sentence: Told | undefined;
  /** Phrases of this noun. */
  readonly times: number;
  readonly place: number;
  readonly read: BriefRead;
  readonly isFirst: boolean;
}

const NEAR = 30;
const WIDE = 120;
const LINK =
  /^[’']?s?\s?(?:[,(:=]|–|—|-|->)?\s?(?:(?:who|she|he|they)?\s?(?:[’']s|is|was|has\sbeen|works\sas|as)\s)?(?:(?:now|also|still)\s)?(?:(?:the|our|an?|my|their|its|your|her|his)\s)?$/iu;
const LINK_BEFORE = /^,?\s?(?:\(|–\s|—\s|-\s|:\s|is\s|called\s|named\s)?(?:(?:mr|mrs|ms|dr|prof)\.?\s)?$/iu;
const sign = (is: boolean): number => (is ? 1 : 0);

/** In the order of the weights. */
export const ROLE_SIGNS: readonly ((weighed: Weighed) => number)[] = [
  ({ behindName }) => sign(behindName !== null && LINK.test(behindName)),
  ({ beforeName }) => sign(beforeName !== null && LINK_BEFORE.test(beforeName)),
  ({ behindName }) => sign(behindName !== null && /^[^.!?\n]{0,60}$/u.test(behindName) && !LINK.test(behindName)),
  ({ before, read }) =>
    sign(
      new RegExp(
        String.raw`\b(?:${read.sides.stakeholder.pronoun}|they)(?:[’']s|\s(?:is|was|has\sbeen))\s(?:(?:now|also|still)\s)?(?:(?:the|our|an?|my|their)\s)?$`,
        'iu',
      ).test(before),
    ),
  ({ before }) => sign(/\bas\s(?:(?:the|our|an?)\s)?$/iu.test(before)),
  ({ before }) => sign(/\b(?:the|our|their|its)\s$/iu.test(before)),
  ({ before }) => sign(/\ban?\s$/iu.test(before)),
  ({ before }) => sign(/\bmy\s$/iu.test(before)),
  ({ before }) => sign(/\b(?:to|with|by|from|told|asked|for)\s(?:(?:the|our|my|their|an?)\s)?$/iu.test(before)),
  ({ before }) => sign(/^\s*$/u.test(before)),
  ({ before }) => sign(/[(]\s?$/u.test(before)),
  ({ before }) => sign(/,\s?(?:(?:the|our|an?|my|their)\s)?$/iu.test(before)),
  ({ after }) => sign(/^\s*$/u.test(after)),
  ({ after }) => sign(/^[’']s\b/u.test(after)),
  ({ after }) => sign(/^\s?[,.;)]/u.test(after)),
  ({ after }) => sign(/^\s(?:who|that)\b/iu.test(after)),
  ({ away }) => sign(away < NEAR),
  ({ away }) => sign(away < WIDE),
  ({ othersAway }) => sign(othersAway < NEAR),
  ({ away, othersAway }) => sign(othersAway < away),
  ({ sentence }) => sign(sentence?.mark.includes('¤') === true),
  ({ sentence, read }) => sign(sentence?.sentence.people.some((person) => person !== read.sides.stakeholder) === true),
  ({ sentence, read }) => sign(sentence?.sentence.narrator === read.sides.stakeholder),
  ({ sentence }) => sentence?.purpose?.of.about_them ?? 0,
  ({ sentence }) => sentence?.purpose?.of.others ?? 0,
  ({ sentence }) => sentence?.purpose?.of.noise ?? 0,
  ({ sentence }) => sentence?.purpose?.of.my_private ?? 0,
  ({ phrase }) => sign(/\s(?:of|for)\s/u.test(phrase.text)),
  ({ phrase }) => sign(phrase.text.includes(' ')),
  ({ phrase }) => sign(/^\p{Lu}/u.test(phrase.text)),
  ({ phrase }) => sign(namesRole(phrase.noun)),
  ({ phrase }) => sign(/s$/iu.test(phrase.noun) && !/ss$/iu.test(phrase.noun)),
  ({ times }) => sign(times > 1),
  ({ place }) => sign(place < 0.2),
  ({ place }) => sign(place > 0.8),
  ({ isFirst }) => sign(isFirst),
  ({ phrase, read }) => sign(read.sides.stakeholder.role?.toLowerCase().includes(phrase.noun) === true),
  ({ read }) => sign(read.sides.stakeholder.role === null),
];

const distance = (from: Span, spans: readonly Span[]): number =>
  Math.min(
    ...spans.map(({ start, end }) => (end <= from.start ? from.start - end : start >= from.end ? start - from.end : 0)),
  );

/** How each phrase stands, by each sign. */
export function roleSigns(
  brief: string,
  read: BriefRead,
  phrases: readonly RolePhrase[],
): readonly (readonly number[])[] {
  const { told, purposes, people, sides } = read;
  const own = sides.stakeholder.mentions;
  const others = people.all.flatMap((person) => (person === sides.stakeholder ? [] : person.mentions));
  return phrases.map((phrase, index) => {
    const { start, end } = phrase;
    const lineStart = brief.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = brief.indexOf('\n', end);
    const line = { start: lineStart, end: lineEnd < 0 ? brief.length : lineEnd };
    const last = own.findLast((mention) => mention.end <= start && mention.start >= line.start);
    const next = own.find((mention) => mention.start >= end && mention.end <= line.end);
    const at = told.findIndex(({ sentence }) => sentence.start <= start && start < sentence.end);
    const entry = told[at];
    const purpose = purposes?.[at];
    const weighed: Weighed = {
      phrase,
      before: brief.slice(line.start, start),
      after: brief.slice(end, line.end),
      behindName: last === undefined ? null : brief.slice(last.end, start),
      beforeName: next === undefined ? null : brief.slice(end, next.start),
      away: distance(phrase, own),
      othersAway: distance(phrase, others),
      sentence: entry === undefined ? undefined : { ...entry, purpose: purpose ?? null },
      times: phrases.filter(({ noun }) => noun === phrase.noun).length,
      place: start / Math.max(1, brief.length),
      isFirst: index === 0,
      read,
    };
    return ROLE_SIGNS.map((of) => of(weighed));
  });
}
