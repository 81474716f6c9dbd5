/**
 * Where the stakeholder works: by a ranking of all phrases that may name a house, fitted on labelled briefs
 * (`pnpm coach fit --organisations`, decision 0046), beside what the forms of a sentence tell.
 */
import type { BriefRead } from '../brief/brief-read';
import { DEPARTMENT, LOOKS_LIKE_A_HOUSE } from './house-words';
import { escaped, MONTH_OR_DAY, TITLE } from '../brief/names';
import { houseByForms } from '../brief/organisation';
import { isTitle, type OrganisationPhrase, organisationPhrases } from './organisation-phrases';
import { organisationSigns } from './organisation-signs';
import { ORGANISATION_WEIGHTS } from './organisation-weights';

/** From here on (0-1) a phrase is believed where no form tells a house, and against what a form told. */
const ENOUGH = 0.35;
const SURELY = 0.6;
/** From here on a word by itself is offered to choose from. */
const OFFERED_ALONE = 0.15;
/** Below it what a form told is none, and a phrase is not offered to choose from. */
const HARDLY = 0.05;

/**
 * Every phrase that may name it, with how it stands by each sign.
 * @param byForms the house that the forms of a sentence tell
 */
export function weighedOrganisations(
  brief: string,
  read: BriefRead,
  byForms = houseByForms(brief, read),
): readonly { readonly phrase: OrganisationPhrase; readonly signs: readonly number[] }[] {
  const phrases = organisationPhrases(
    brief,
    read.people.all.flatMap(({ mentions }) => mentions),
    new Set([read.sides.stakeholder.name.toLowerCase(), ...read.sides.stakeholder.aliases]),
  );
  const signs = organisationSigns(brief, read, phrases, byForms);
  return phrases.map((phrase, at) => ({ phrase, signs: signs[at] ?? [] }));
}

/** How likely a phrase names where they work, 0-1. */
function likelihood(signs: readonly number[]): number {
  const { always, weights } = ORGANISATION_WEIGHTS;
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), always)));
}

/** The name of the house that they are most likely of; null where nothing tells one but what they are. */
export function organisationRead(brief: string, read: BriefRead): string | null {
  const house = houseRead(brief, read);
  if (house === null || house.toLowerCase() === read.sides.stakeholder.role?.toLowerCase()) return null;
  const inFull = inALine(brief, house);
  if (inFull.includes(read.sides.stakeholder.name)) return null;
  return isDepartment(brief, read.sides.stakeholder.role, house) || isOnlyIn(brief, inFull)
    ? null
    : behindItsPart(brief, inFull);
}

/** 'the tea house in Bremen': a place, wherever it stands. */
function isOnlyIn(brief: string, house: string): boolean {
  if (house.includes(' ') || LOOKS_LIKE_A_HOUSE.test(house)) return false;
  const before = [...brief.matchAll(new RegExp(String.raw`(?<!\p{L})${escaped(house)}(?!\p{L})`, 'gu'))].map(
    ({ index }) => brief.slice(Math.max(0, index - 8), index),
  );
  return before.length > 0 && before.every((text) => /\b(?:in|near|to|from)\s$/u.test(text));
}

/** 'Prato Date', of 'Prato' and what begins the next line; 'the planetarium, on Thursday'. */
export function inALine(brief: string, house: string): string {
  const bare = house.replace(
    /,\s(?:on|at|in|since|from|who|which|and)\b.*$|\sand\sthe\s(?!.*\b(?:of|for)\b)\S+$/iu,
    '',
  );
  const written =
    new RegExp(
      bare
        .split(' ')
        .map(escaped)
        .join(String.raw`\s+`),
      'u',
    ).exec(brief)?.[0] ?? bare;
  return (written.split('\n')[0] ?? bare).trim();
}

/** 'Motor Claims' of the Director of Motor Claims is what they direct, and no house. */
export const isDepartment = (brief: string, role: string | null, house: string): boolean =>
  role !== null &&
  DEPARTMENT.test(house) &&
  (role.toLowerCase().endsWith(` of ${house.toLowerCase()}`) ||
    new RegExp(String.raw`(?<!\p{L})${escaped(role)}\sof\s(?:the\s)?${escaped(house)}(?!\p{L})`, 'iu').test(brief));

/** 'Friday', but not 'Sun Valley Dental'. */
const isDate = (text: string): boolean => !text.includes(' ') && MONTH_OR_DAY.test(text);

/** What they are not, or no longer: 'passed over as chair of the safety committee'. */
const NOT_THERE =
  /\b(?:passed\sover\s(?:as|for)|applied\s(?:to\sbe|as|for)|former(?:ly)?|previous(?:ly)?|used\sto\sbe|until\slast)\b[^.\n]{0,40}$/iu;
/** One of several in brackets: 'four shops (Lyon, Bron and Vienne)'. */
const IN_A_LIST = /\([^()\n]{0,80}$/u;
const LIST_GOES_ON = /^[^()\n]{0,80}\)/u;
function isTheirs(brief: string, { start, end }: OrganisationPhrase): boolean {
  const before = brief.slice(Math.max(0, start - 90), start);
  const after = brief.slice(end, end + 90);
  // 'heads the Household Surveys division in our office'
  if (/^\s(?:division|department|unit|section|branch)\b/u.test(after)) return false;
  const [inside = ''] = IN_A_LIST.exec(before) ?? [];
  const [rest = ''] = inside === '' ? [] : (LIST_GOES_ON.exec(after) ?? []);
  const listed = rest !== '' && `${inside}${rest}`.split(/,\s|\sand\s/u).length > 2;
  const title = /^[^\n]*/u.exec(brief)?.[0] ?? '';
  const ofNotes =
    end <= title.length &&
    TITLE_OF_NOTES.test(title) &&
    /\b(?:group|team|committee|meeting|project)$/iu.test(brief.slice(start, end));
  if (isDate(brief.slice(start, end)) || /^St$/u.test(brief.slice(start, end))) return false;
  return !listed && !ofNotes && !NOT_THERE.test(before);
}

/** 'Institute' of the Institute for Materials is torn. */
const wholeName = (text: string, all: readonly OrganisationPhrase[], brief: string): string =>
  all
    .map((phrase) => phrase.text)
    .filter((longer) => /^(?:of|for)\s/u.test(longer.slice(text.length + 1)) && longer.startsWith(`${text} `))
    .toSorted((left, right) => right.length - left.length)[0] ?? inFull(text, brief);

/** 'Atelier' of the Atelier Petrosyan Roux. */
const inFull = (text: string, brief: string): string =>
  text.includes(' ') || !LOOKS_LIKE_A_HOUSE.test(text)
    ? text
    : (new RegExp(String.raw`(?<!\p{L})${escaped(text)}(?:\s\p{Lu}[\p{L}&’-]+)+`, 'u').exec(brief)?.[0] ?? text);

/** 'chairman of the Friends of the Museum' speaks for the friends, and not for the museum. */
const SPEAKS_FOR = new RegExp(
  [
    String.raw`^(?:chair\w*|president|secretary|treasurer|leader|spokes\w+)\sof\s(?:the\s)?((?!.*\b(?:[Cc]ommittee|[Bb]oard|[Gg]roup|`,
    String.raw`[Cc]ouncil)\b)(?:\p{Lu}[\p{L}’'-]*(?:\s(?:of|for|the|and|\p{Lu}[\p{L}’'-]*))+|(?:[\p{L}’'-]+\s){1,3}(?:association|union|federation|society|club|forum|co-?operative)(?:\sof\s(?:\p{Lu}[\p{L}’-]*\s?){1,4})?))$`,
  ].join(''),
  'u',
);

/** 'the interface to Brenmar Line, our largest customer. Their head of operations, Henrik Vaalsund, …' */
function theirHouse(brief: string, { sides: { stakeholder } }: BriefRead): string | null {
  const last = escaped(stakeholder.name.split(' ').at(-1) ?? stakeholder.name);
  const before = new RegExp(String.raw`^([^]*?)[.]\s(?:Their|Its)\s[\p{L} -]{4,50},?\s[^.,\n]{0,20}${last}`, 'u').exec(
    brief,
  )?.[1];
  const house = before
    ?.slice(-240)
    .match(/\p{Lu}[\p{L}&’-]+(?:\s\p{Lu}[\p{L}&’-]+)*(?=,\s(?:our|the|a|an)\s)/gu)
    ?.at(-1);
  return house === undefined || stakeholder.name.includes(house) || isTitle(house) ? null : house;
}

/** 'Demirkan’s export manager, Mr Emre Yıldız' */
function whoseTheyAre(brief: string, { people, sides: { stakeholder } }: BriefRead): string | null {
  const last = escaped(stakeholder.name.split(' ').at(-1) ?? stakeholder.name);
  const house = new RegExp(
    String.raw`(?<!\p{L})(\p{Lu}[\p{L}&-]+(?:\s\p{Lu}[\p{L}&-]+){0,3})[’']s\s[\p{Ll} -]{3,40},?\s(?:(?:${TITLE})\s+)?(?:\p{Lu}[\p{L}-]+\s)?${last}(?!\p{L})`,
    'u',
  ).exec(brief)?.[1];
  if (house === undefined || isTitle(house) || isDate(house)) return null;
  const person = people.find(house);
  return person === null || person.role === null ? house : null;
}

/** What notes are called by: 'Notes, berth planning steering group'. */
const TITLE_OF_NOTES =
  /^(?:notes?|minutes|meeting\snotes?|(?:weekly\s|monthly\s)?(?:status|progress)(?:\sreport)?)\b[^\n]*$/iu;

/** 'head of purchasing at the tea house' */
const AT_WHERE = /\sat\s((?:the\s\p{Ll}|\p{Lu})[^,;.]{2,50})$/u;
/** 'she buys for Harcourt & Lane in London' */
const WORKS_FOR = new RegExp(
  [
    String.raw`¤S\s(?:also\s|now\s)?(?:buys|works|sells|drives|flies|negotiates|acts|speaks|(?:manages|runs|heads|leads)\s[^.;,¤]{3,40}?)`,
    String.raw`\sfor\s(?:the\s)?(\p{Lu}[\p{L}’'-]*(?:\s(?:&|and|of|de|\p{Lu}[\p{L}’'-]*))*)`,
  ].join(''),
  'u',
);
function worksFor({ told }: BriefRead): string | null {
  const house = told.map(({ mark }) => WORKS_FOR.exec(mark)?.[1]).find((name) => name !== undefined);
  return house === undefined || isTitle(house) || isDate(house) ? null : house.replace(/\s(?:and|of|de)$/u, '');
}

/** 'production manager, Paper Machine 3, Lakeview Mill': a part of the house stands before it. */
const PART_OF_A_HOUSE =
  /\b(?:machine|line|phase|zone|kiln|pier|berth|project|programme|plan|wave|stage|shift|number)(?:\s\d+)?$/iu;
export function behindItsPart(brief: string, name: string): string | null {
  if (!PART_OF_A_HOUSE.test(name)) return name;
  const whole = new RegExp(
    String.raw`${escaped(name)}(?:[ ]\d+)?,[ ](?:the[ ])?(\p{Lu}[\p{L}’'&-]*(?:[ ]\p{Lu}[\p{L}’'&-]*)*)`,
    'u',
  ).exec(brief)?.[1];
  return whole === undefined || PART_OF_A_HOUSE.test(whole) || isTitle(whole) || isDate(whole) ? null : whole;
}

/** As it is called in a line of the brief: 'the bank', of one that has no name. */
function calledIn(brief: string, phrase: OrganisationPhrase, all: readonly OrganisationPhrase[]): string {
  const name = wholeName(phrase.text, all, brief);
  return phrase.named || !brief.includes(`the ${name}`) ? name : `the ${name}`;
}

/** Those that may be theirs, the likeliest first. */
const ranked = (
  brief: string,
  all: ReturnType<typeof weighedOrganisations>,
): readonly { readonly phrase: OrganisationPhrase; readonly chance: number }[] =>
  all
    .filter(({ phrase }) => isTheirs(brief, phrase))
    .map(({ phrase, signs }) => ({ phrase, chance: likelihood(signs) }))
    .toSorted((left, right) => right.chance - left.chance);

/** Every phrase that may name where they work, the likeliest first: to choose from. */
export function housesRead(brief: string, read: BriefRead): readonly string[] {
  const all = weighedOrganisations(brief, read);
  const phrases = all.map(({ phrase }) => phrase);
  return (
    ranked(brief, all)
      .filter(({ phrase }) => !isTitle(phrase.text))
      // A word alone is oftener none: 'Priority: High'.
      .filter(({ phrase, chance }) => chance >= (phrase.text.includes(' ') ? HARDLY : OFFERED_ALONE))
      .map(({ phrase }) => inALine(brief, calledIn(brief, phrase, phrases)))
  );
}

function houseRead(brief: string, read: BriefRead): string | null {
  const headed = SPEAKS_FOR.exec(read.sides.stakeholder.role ?? '')?.[1];
  if (headed !== undefined) return headed;
  const served = worksFor(read);
  if (served !== null) return served;
  const theirs = theirHouse(brief, read) ?? whoseTheyAre(brief, read);
  if (theirs !== null) return theirs;
  const found = houseByForms(brief, read);
  const at = AT_WHERE.exec(read.sides.stakeholder.role ?? '')?.[1];
  if (at !== undefined && (found === null || isOnlyIn(brief, found))) return at;
  const byForms = found !== null && (isTitle(found) || isDate(found)) ? null : found;
  if (read.purposes === null) return byForms;
  const all = weighedOrganisations(brief, read, byForms);
  const weighed = ranked(brief, all);
  const [best] = weighed;
  if (best !== undefined && best.chance >= (byForms === null ? ENOUGH : SURELY))
    return calledIn(
      brief,
      best.phrase,
      all.map(({ phrase }) => phrase),
    );
  if (all.some(({ phrase }) => phrase.text === byForms) && weighed.every(({ phrase }) => phrase.text !== byForms))
    return null;
  const told = Math.max(0, ...weighed.flatMap(({ phrase, chance }) => (phrase.text === byForms ? [chance] : [])));
  const isWeighed = weighed.some(({ phrase }) => phrase.text === byForms);
  return isWeighed && told < HARDLY ? null : byForms;
}
