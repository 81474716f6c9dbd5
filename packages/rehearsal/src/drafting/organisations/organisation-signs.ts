/** What speaks for a phrase as the house of the stakeholder: where it stands beside their name, beside whose else, and what it looks like. */
import type { Span } from '../brief/brief-line';
import type { BriefRead } from '../brief/brief-read';
import { isWork } from '../brief/role-words';
import type { Told } from '../brief/told';
import type { ReadPurpose } from '../purpose/purposes';
import { LOOKS_LIKE_A_HOUSE } from './house-words';
import type { OrganisationPhrase } from './organisation-phrases';

/** A phrase as it is weighed. */
interface Weighed {
  readonly phrase: OrganisationPhrase;
  /** Of its line. */
  readonly before: string;
  readonly after: string;
  /** What stands between it and a mention of them before it, and behind it; null where there is none in the line. */
  readonly behindName: string | null;
  readonly beforeName: string | null;
  /** The same of anybody else. */
  readonly behindOther: string | null;
  readonly beforeOther: string | null;
  readonly away: number;
  readonly othersAway: number;
  readonly entry: Told | undefined;
  readonly purpose: ReadPurpose | undefined;
  /** Mentions of it. */
  readonly times: number;
  readonly place: number;
  readonly isFirst: boolean;
  /** Longer and shorter phrases at the same place. */
  readonly isWhole: boolean;
  readonly read: BriefRead;
  /** What the forms found. */
  readonly byForms: string | null;
}

const NEAR = 30;
const WIDE = 120;
const sign = (is: boolean): number => (is ? 1 : 0);
const test = (pattern: RegExp, text: string | null): boolean => text !== null && pattern.test(text);

/** 'Ewa Lis (', 'Ewa Lis, ', 'Ewa from the ' */
const BESIDE = /^\s?(?:[,(:–—-]|\sof|\sat|\sfrom|\swith|\sfor)\s?(?:the\s)?$/iu;
/** 'Ewa Lis, head of claims at ' */
const BY_WORK = /^[^.;!?\n]{2,70}?(?:\b(?:of|at|from|with|for|in)\s(?:the\s|our\s)?|[,(–—-]\s?(?:the\s)?)$/iu;
const TO_NAME = /^(?:[’']s)?\s?[,:(–—-]?\s?(?:(?:is|mr|mrs|ms|dr|prof)\.?\s)?$/iu;
/** 'Kestrel’s site manager Ewa Lis' */
const WORK_TO_NAME = /^(?:[’']s)?\s[^.;!?\n]{2,45}?[,:(–—-]?\s?$/u;
/** In the order of the weights. */
export const ORGANISATION_SIGNS: readonly ((weighed: Weighed) => number)[] = [
  ({ behindName }) => sign(test(BESIDE, behindName)),
  ({ behindName }) => sign(test(BY_WORK, behindName) && !test(BESIDE, behindName)),
  ({ behindName }) =>
    sign(
      test(BY_WORK, behindName) &&
        (behindName ?? '').split(/[^\p{L}’'-]+/u).some((word) => word !== '' && isWork(word)),
    ),
  ({ beforeName }) => sign(test(TO_NAME, beforeName)),
  ({ beforeName }) => sign(test(WORK_TO_NAME, beforeName) && !test(TO_NAME, beforeName)),
  ({ beforeName }) =>
    sign(
      test(WORK_TO_NAME, beforeName) &&
        (beforeName ?? '').split(/[^\p{L}’'-]+/u).some((word) => word !== '' && isWork(word)),
    ),
  ({ behindOther }) => sign(test(BESIDE, behindOther)),
  ({ behindOther }) => sign(test(BY_WORK, behindOther)),
  ({ beforeOther }) => sign(test(TO_NAME, beforeOther)),
  ({ beforeOther }) => sign(test(WORK_TO_NAME, beforeOther)),
  ({ before }) => sign(/\bat\s(?:the\s)?$/iu.test(before)),
  ({ before }) => sign(/\bfrom\s(?:the\s)?$/iu.test(before)),
  ({ before }) => sign(/\bof\s(?:the\s)?$/iu.test(before)),
  ({ before }) => sign(/\b(?:with|for|by)\s(?:the\s)?$/iu.test(before)),
  ({ before }) => sign(/\b(?:in|to|near|into|via)\s(?:the\s)?$/iu.test(before)),
  ({ before }) => sign(/\bon\s(?:the\s)?$/iu.test(before)),
  ({ before }) => sign(/\bthe\s$/iu.test(before)),
  ({ before }) => sign(/\b(?:our|my)\s$/iu.test(before)),
  ({ before }) => sign(/\b(?:his|her|their|its)\s$/iu.test(before)),
  ({ before }) => sign(/\b(?:we|us|our|I)\b[^.;!?]{0,30}$/u.test(before)),
  ({ before }) => sign(/^\W*$/u.test(before)),
  ({ before }) => sign(/\(\s?$/u.test(before)),
  ({ before }) => sign(/,\s?$/u.test(before)),
  ({ before }) => sign(/^(?:from|to|cc|subject|re|sent|date|von|an)\s?:/iu.test(before)),
  ({ before }) =>
    sign(
      /\b(?:supplier|vendor|client|customer|company|firm|contractor|operator|owner|landlord)[,:]?\s$/iu.test(before),
    ),
  ({ after }) => sign(/^[’']s\b/u.test(after)),
  ({ after }) => sign(/^\s*$/u.test(after)),
  ({ after }) => sign(/^\s?[),]/u.test(after)),
  ({ after }) => sign(/^\s(?:is|are|was|were|has|have|had|will|would|can|wants?|says?|said)\b/iu.test(after)),
  ({ after }) =>
    sign(/^\s(?:project|phase|release|site|line|contract|job|order|case|ticket|bridge|road|street)\b/iu.test(after)),
  ({ after }) =>
    sign(
      (/^\s(\p{L}[\p{L}’'-]*)/u.exec(after)?.[1] ?? '') !== '' &&
        isWork(/^\s(\p{L}[\p{L}’'-]*)/u.exec(after)?.[1] ?? ''),
    ),
  ({ phrase }) => sign(LOOKS_LIKE_A_HOUSE.test(phrase.text)),
  ({ phrase }) => sign(phrase.named),
  ({ phrase }) => sign(/^\p{Lu}{2,6}$/u.test(phrase.text)),
  ({ phrase }) => sign(phrase.text.includes(' ')),
  ({ phrase }) => sign(phrase.text.split(' ').length > 2),
  ({ phrase }) => sign(/\s(?:of|for)\s/u.test(phrase.text)),
  ({ phrase }) => sign(phrase.text.split(' ').some(isWork)),
  ({ phrase, read }) => sign(read.people.organisations.some(({ name }) => name === phrase.text)),
  ({ phrase, byForms }) => sign(byForms === phrase.text),
  ({ phrase, byForms }) => sign(byForms !== null && byForms !== phrase.text && byForms.includes(phrase.text)),
  ({ phrase, byForms }) => sign(byForms !== null && byForms !== phrase.text && phrase.text.includes(byForms)),
  ({ byForms }) => sign(byForms === null),
  ({ phrase, read }) => sign(read.sides.stakeholder.organisation === phrase.text),
  ({ phrase, read }) =>
    sign(
      read.sides.stakeholder.name
        .split(' ')
        .some((word) => word.length > 3 && phrase.text.split(/[^\p{L}’'-]+/u).includes(word)),
    ),
  ({ phrase, read }) =>
    sign(
      read.people.all.some(
        (person) => person !== read.sides.stakeholder && person.aliases.has(phrase.text.toLowerCase()),
      ),
    ),
  ({ phrase, read }) =>
    sign(
      read.people.all.some((person) =>
        person.mentions.some(({ start, end }) => start < phrase.end && phrase.start < end),
      ),
    ),
  ({ phrase, before }) => sign(!phrase.text.includes(' ') && /(?:^|[.!?:])\s*$/u.test(before)),
  ({ phrase, read }) => sign((read.sides.stakeholder.role ?? '').toLowerCase().includes(phrase.text.toLowerCase())),
  ({ phrase, read }) =>
    sign(read.people.all.some((person) => person !== read.sides.stakeholder && person.organisation === phrase.text)),
  ({ away }) => sign(away < NEAR),
  ({ away }) => sign(away < WIDE),
  ({ othersAway }) => sign(othersAway < NEAR),
  ({ away, othersAway }) => sign(othersAway < away),
  ({ entry }) => sign(entry?.mark.includes('¤') === true),
  ({ entry, read }) => sign(entry?.sentence.narrator === read.sides.stakeholder),
  ({ entry, read }) => sign(entry?.sentence.people.some((person) => person !== read.sides.stakeholder) === true),
  ({ purpose }) => purpose?.of.about_them ?? 0,
  ({ purpose }) => purpose?.of.others ?? 0,
  ({ purpose }) => purpose?.of.noise ?? 0,
  ({ purpose }) => purpose?.of.my_private ?? 0,
  ({ purpose }) => purpose?.of.my_goal ?? 0,
  ({ times }) => sign(times > 1),
  ({ times }) => sign(times > 2),
  ({ place }) => sign(place < 0.2),
  ({ place }) => sign(place > 0.8),
  ({ isFirst }) => sign(isFirst),
  ({ isWhole }) => sign(isWhole),
];

const distance = (from: Span, spans: readonly Span[]): number =>
  Math.min(
    ...spans.map(({ start, end }) => (end <= from.start ? from.start - end : start >= from.end ? start - from.end : 0)),
  );

/** How each phrase stands, by each sign. */
export function organisationSigns(
  brief: string,
  read: BriefRead,
  phrases: readonly OrganisationPhrase[],
  byForms: string | null,
): readonly (readonly number[])[] {
  const { told, purposes, people, sides } = read;
  const own = sides.stakeholder.mentions;
  const others = people.all
    .flatMap((person) => (person === sides.stakeholder ? [] : person.mentions))
    .toSorted((left, right) => left.start - right.start);
  return phrases.map((phrase, index) => {
    const { start, end } = phrase;
    const lineStart = brief.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = brief.indexOf('\n', end);
    const line = { start: lineStart, end: lineEnd < 0 ? brief.length : lineEnd };
    const behind = (spans: readonly Span[]): string | null => {
      const last = spans.findLast((mention) => mention.end <= start && mention.start >= line.start);
      return last === undefined ? null : brief.slice(last.end, start);
    };
    const ahead = (spans: readonly Span[]): string | null => {
      const next = spans.find((mention) => mention.start >= end && mention.end <= line.end);
      return next === undefined ? null : brief.slice(end, next.start);
    };
    const at = told.findIndex(({ sentence }) => sentence.start <= start && start < sentence.end);
    const weighed: Weighed = {
      phrase,
      before: brief.slice(line.start, start),
      after: brief.slice(end, line.end),
      behindName: behind(own),
      beforeName: ahead(own),
      behindOther: behind(others),
      beforeOther: ahead(others),
      away: distance(phrase, own),
      othersAway: distance(phrase, others),
      entry: told[at],
      purpose: purposes?.[at],
      times: brief.split(phrase.text).length - 1,
      place: start / Math.max(1, brief.length),
      isFirst: index === 0,
      isWhole: phrases.every(
        (other) =>
          other === phrase || other.end <= start || other.start >= end || other.text.length < phrase.text.length,
      ),
      read,
      byForms,
    };
    return ORGANISATION_SIGNS.map((of) => of(weighed));
  });
}
