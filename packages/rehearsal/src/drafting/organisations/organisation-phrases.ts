/** Phrases of a brief that may name the house somebody is of: 'Moriarty Crane Hire', 'the parish council'. */
import { FUNCTION_WORDS } from '../../language/vocabulary';
import type { Span } from '../brief/brief-line';
import { isCountry, isTown, MONTH_OR_DAY, tagsOf } from '../brief/names';
import { isDay } from '../brief/organisation';
import { isWork } from '../brief/role-words';
import { LOOKS_LIKE_A_HOUSE } from './house-words';

export interface OrganisationPhrase extends Span {
  readonly text: string;
  /** It has a name of its own, and not only what kind of house it is. */
  readonly named: boolean;
}

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}\d]*(?:[’'&.+-]\p{L}[\p{L}\p{M}\d]*)*`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d@/._-])(?:St\.?[ \t])?${CAPITAL}(?:\s?&\s?${CAPITAL}|[ \t](?:(?:of|for|and|de|du|di|da|do|des|del|della|la|le|van|der|den|und|y|e|on|the|i)[ \t]){0,2}${CAPITAL}){0,5}(?![\p{L}\d@])`,
  'gu',
);
const KINDS = [
  'council',
  'committee',
  'ministry',
  'hospital',
  'clinic',
  'university',
  'school',
  'college',
  'museum',
  'theatre',
  'library',
  'church',
  'parish',
  'diocese',
  'club',
  'association',
  'federation',
  'union',
  'co-?op(?:erative)?',
  'trust',
  'foundation',
  'charity',
  'authority',
  'agency',
  'board',
  'department',
  'office',
  'bank',
  'insurer',
  'utility',
  'railway',
  'port',
  'harbour',
  'airport',
  'airline',
  'brewery',
  'dairy',
  'bakery',
  'foundry',
  'factory',
  'mill',
  'farm',
  'nursery',
  'workshop',
  'studio',
  'company',
  'firm',
  'group',
  'brigade',
  'police',
  'court',
  'society',
  'guild',
  'institute',
  'laboratory',
  'lab',
  'practice',
  'pharmacy',
  'hotel',
  'orchestra',
  'choir',
  'festival',
  'team',
  'unit',
  'ward',
  'service',
  'services',
  'plant',
  'works',
  'branch',
  'traders',
  'community',
  'panel',
  'bureau',
  'yard',
  'quarry',
  'depot',
  'centre',
  'center',
  'vendor',
  'uni',
  'township',
  'municipality',
] as const;
const OF_A_KIND = new RegExp(
  String.raw`(?<=\b(?:the|our|their|its|her|his|a|an|for|at|of|from|with)\s|[,(–—=-]\s?)(?:[\p{L}’-]+\s){0,3}(?:${KINDS.join('|')})(?![\p{L}\d-])`,
  'giu',
);
/** Cuts a run of names: 'Buckeye Aggregates of Marion' may be its first part alone. */
const JOINT = /[ \t](?:of|for|and|on)[ \t]/u;
const OPENS =
  /^(?:The|At|From|For|With|In|On|To|And|But|So|If|When|As|Our|My|Their|His|Her|Re|Subject|Dear|Hi|Also)[ \t]/u;

/** What minutes, mails and tickets begin their lines with: 'Apols Estates' (were not there). */
const HEADING =
  /^(?:apol(?:ogie)?s|present|attendees|attending|absent|minutes|actions?|agenda|notes|regards|cheers|thanks|ticket|status|priority|reporter|assignee|comments?|description)\b/iu;
/** 'Deputy County Clerk': what somebody is, and no house. */
export const isTitle = (text: string): boolean => {
  const last = text.split(' ').at(-1) ?? '';
  return (
    text.includes(' ') &&
    (isWork(last) || (last === 'Person' && isWork(text))) &&
    !last.endsWith('s') &&
    !LOOKS_LIKE_A_HOUSE.test(last) &&
    !/[&]|\b(?:of|and)\b/u.test(text)
  );
};

/** A day, or whoever goes on: 'St Brannoc's Hospice and on Monday', 'Kestrel I'm'. */
const GOES_ON =
  /(?:[ \t](?:and|on|of|for|the|from|to))*[ \t](?:I(?:[’'](?:m|ve|d|ll))?|(?:Mon|Tues?|Wednes|Thurs?|Fri|Satur|Sun)days?|(?:and|on|of|for|the)(?![ \t]))$/u;

const cut = (text: string, start: number): Span & { readonly text: string } => {
  const opening = OPENS.exec(text)?.[0] ?? '';
  const body = text
    .slice(opening.length)
    .replace(GOES_ON, '')
    .replace(/[’']s$|[.’'-]+$/u, '');
  return { text: body, start: start + opening.length, end: start + opening.length + body.length };
};

/** A word that only has a capital because a sentence begins with it. */
const opensASentence = (brief: string, { start }: Span, text: string): boolean =>
  !text.includes(' ') &&
  /(?:^|[.!?:;\n>–—-]|[.!?]["”’)])\s*$/u.test(brief.slice(Math.max(0, start - 4), start)) &&
  (FUNCTION_WORDS.has(text.toLowerCase().replace(/[’'].*$/u, '')) ||
    tagsOf(text.toLowerCase()).some((tag) =>
      /^(?:Verb|Pronoun|Adverb|Preposition|Conjunction|Determiner|Adjective)$/.test(tag),
    ));

/**
 * In the order of the brief.
 * @param names offsets of everybody's names, around which runs of capitals are taken apart
 * @param called what the stakeholder is called, in small letters, which is no house
 */
export function organisationPhrases(
  brief: string,
  names: readonly Span[],
  called: ReadonlySet<string>,
): readonly OrganisationPhrase[] {
  const isName = ({ start, end }: Span): boolean => names.some((name) => start < name.end && name.start < end);
  const found = new Map<string, OrganisationPhrase>();
  const add = (span: Span & { readonly text: string }, named: boolean): void => {
    const { text } = span;
    if (text.length < 2 || called.has(text.toLowerCase()) || MONTH_OR_DAY.test(text) || isDay(text)) return;
    if (named && (FUNCTION_WORDS.has(text.toLowerCase()) || opensASentence(brief, span, text))) return;
    if (named && (HEADING.test(text) || isTitle(text))) return;
    if (named && (isTown(text) || isCountry(text) || (isWork(text) && !text.includes(' ')))) return;
    if (!found.has(`${span.start}-${span.end}`)) found.set(`${span.start}-${span.end}`, { ...span, named });
  };
  for (const match of brief.matchAll(NAMED)) {
    // What stands around somebody's name is looked at piece by piece.
    const whole = cut(match[0], match.index);
    add(whole, true);
    const joint = JOINT.exec(whole.text);
    const pieces = [
      ...(joint === null
        ? []
        : [
            { text: whole.text.slice(0, joint.index), start: whole.start },
            {
              text: whole.text.slice(joint.index + joint[0].length),
              start: whole.start + joint.index + joint[0].length,
            },
          ]),
      ...(isName(whole) ? besideNames(whole, names) : []),
    ];
    for (const { text, start } of pieces) add(cut(text, start), true);
  }
  for (const match of brief.matchAll(OF_A_KIND)) {
    const words = match[0].split(' ');
    const first = words.findLastIndex((word) => FUNCTION_WORDS.has(word.toLowerCase())) + 1;
    const kept = words.slice(first).join(' ');
    const start = match.index + match[0].length - kept.length;
    add({ text: kept, start, end: start + kept.length }, false);
  }
  return [...found.values()].toSorted((left, right) => left.start - right.start || left.end - right.end);
}

/** What stands before and behind the names in a run of capitals: 'Kestrel' of 'Kestrel’s Ewa Lis'. */
function besideNames(
  whole: Span & { readonly text: string },
  names: readonly Span[],
): readonly { readonly text: string; readonly start: number }[] {
  const inside = names.filter(({ start, end }) => start < whole.end && whole.start < end);
  const [first] = inside;
  const last = inside.at(-1);
  if (first === undefined || last === undefined) return [];
  const before = whole.text.slice(0, Math.max(0, first.start - whole.start));
  const after = whole.text.slice(Math.max(0, last.end - whole.start));
  return [
    { text: before.trimEnd().replace(/(?:[ \t](?:of|for|and|the|on))+$|[’']s$/u, ''), start: whole.start },
    {
      text: after.replace(/^[’']s\s|^\s+(?:(?:of|for|and|the|on)\s)*/u, ''),
      start: last.end + (/^[’']s\s|^\s+(?:(?:of|for|and|the|on)\s)*/u.exec(after)?.[0].length ?? 0),
    },
  ].filter(({ text }) => /^\p{Lu}/u.test(text));
}
