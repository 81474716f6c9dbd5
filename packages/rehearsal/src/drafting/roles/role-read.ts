/**
 * What the stakeholder is, where no form tells it or another phrase tells it more surely: by a ranking of all phrases that name
 * somebody's work, fitted on labelled briefs (`pnpm coach fit --roles`, decision 0042).
 */
import type { BriefRead } from '../brief/brief-read';
import type { Person } from '../brief/people';
import { escaped, TITLED } from '../brief/names';
import { DEPARTMENT } from '../organisations/house-words';
import { isWork, VAGUE } from '../brief/role-words';
import { type RolePhrase, rolePhrases } from './role-phrases';
import { roleSigns } from './role-signs';
import { ROLE_WEIGHTS } from './role-weights';

/** From here on (0-1) a phrase is believed where nothing else tells it, and against what a form told. */
const ENOUGH = 0.25;
/** The same where the whole brief was read for it and tells none surely. */
const ENOUGH_BESIDE = 0.5;
const SURELY = 0.7;

/** From here on a phrase is offered to choose from. */
const OFFERED = 0.04;

/** Every phrase that may tell it, with how it stands by each sign. */
export function weighedRoles(
  brief: string,
  read: BriefRead,
): readonly { readonly phrase: RolePhrase; readonly signs: readonly number[] }[] {
  const phrases = rolePhrases(
    brief,
    read.people.all.flatMap(({ mentions }) => mentions),
  );
  const signs = roleSigns(brief, read, phrases);
  return phrases.map((phrase, at) => ({ phrase, signs: signs[at] ?? [] }));
}

/** How likely a phrase is what they are, 0-1. */
function likelihood(signs: readonly number[]): number {
  const value = signs.reduce((sum, sign, at) => sum + sign * (ROLE_WEIGHTS.weights[at] ?? 0), ROLE_WEIGHTS.always);
  return 1 / (1 + Math.exp(-value));
}

/** 'The house belongs to a retired vet': what stands before it is no part of what they are. */
const BELONGS = /^.{2,40}?\s(?:belongs\sto|is\s(?:run|led|owned|managed|headed)\sby|is\swith)\s(?:an?\s|the\s)?/iu;

/** 'In practice she is the records room', 'she does accounts': where somebody is, and not what. */
const PLACE = /^[\p{L}\s’'-]*\b(?:room|offices?|department|team|desk|yard|archive|building)$|^\p{Ll}+[^s]s$/u;

const isPlace = (phrase: string): boolean =>
  PLACE.test(phrase) && !phrase.split(' ').some((word) => isWork(word) && !word.endsWith('s'));

/** 'Clinical Nurse Manager, ICU – Philomena Achebe' */
const standsBefore = (brief: string, { end }: RolePhrase, { mentions }: Person): boolean =>
  mentions.some(
    ({ start }) =>
      start > end && start - end < 24 && /^(?:,\s[^,.;:\n–—]{2,16})?\s[–—-]\s$/u.test(brief.slice(end, start)),
  );
/** 'Bereavement Services Manager, Raymond Thistlewood' */
const isTitleOf = (brief: string, { text, end }: RolePhrase, { mentions }: Person): boolean =>
  /^\p{Lu}\p{L}+\s\p{Lu}/u.test(text) &&
  mentions.some(
    ({ start }) =>
      start > end && start - end < 8 && /^,\s(?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s)?$/u.test(brief.slice(end, start)),
  );
/** 'Cathal Brennan (project manager' */
const standsBehind = (brief: string, { start }: RolePhrase, { mentions }: Person): boolean =>
  mentions.some(({ end }) => end < start && /^\s?[(,]\s?(?:the\s|our\s|my\s|an?\s)?$/u.test(brief.slice(end, start)));

/** What the writer thinks of them, dictated without a stop: 'chair of the co-op good man stubborn as a post'. */
const THOUGHT_OF =
  /\s(?:really\s|very\s)?(?:good|nice|great|lovely|decent|proud|tough|hard|fine|solid|sharp|difficult|stubborn)\s(?:man|woman|guy|lad|bloke|chap|fellow|person|lady|gal)\b.*$/iu;

/** 'New-ish harbour master' */
const NEW_IN_IT = /^(?:(?:new|newish|new-ish|fairly\snew|relatively\snew|brand\snew)\s)+(?=\p{L})/iu;

/** 'technical director of the house for nineteen years' */
const SO_LONG = /,?\s(?:for|since)\s(?:the\s(?:last|past)\s)?(?:[\p{L}-]+|\d+)\s(?:years|months|seasons)\b.*$/iu;

/** 'the release needs the signature of the Responsible Person, …' */
const WHAT_IT_NEEDS = /^.*\b(?:needs|requires|wants|awaits)\b.*\s(?:of|from|by)\s(?:the\s)?(?=\p{Lu})/u;
const OF_WHAT = String.raw`\sof\s(\p{Lu}[\p{L}’-]+(?:\s(?:and\s|&\s)?\p{Lu}[\p{L}’-]+){0,3})(?![\p{L}])`;
/** 'Director' of Motor Claims: with what they direct, which is no house. */
export function withDepartment(brief: string, role: string): string {
  // 'Director of Motor': cut off in the middle.
  const rest = new RegExp(String.raw`(?<!\p{L})${escaped(role)}((?:\s\p{Lu}[\p{L}’-]+){1,2})(?!\p{L})`, 'u').exec(
    brief,
  )?.[1];
  if (role.includes(' of ')) return rest !== undefined && DEPARTMENT.test(rest) ? `${role}${rest}` : role;
  const of = new RegExp(String.raw`(?<!\p{L})${escaped(role)}${OF_WHAT}`, 'iu').exec(brief)?.[1];
  return of === undefined || !DEPARTMENT.test(of) ? role : `${role} of ${of}`;
}

/** A role without what the writer thinks of them, and with what they direct. */
const alone = (brief: string, role: string): string =>
  withDepartment(
    brief,
    role
      .replace(THOUGHT_OF, '')
      .replace(NEW_IN_IT, '')
      .replace(SO_LONG, '')
      .replace(WHAT_IT_NEEDS, '')
      // Of 'Demirkan’s export manager'.
      .replace(/^s\s(?=\p{Ll})/u, '')
      .replace(/\sof\s(?:him|her|them)self$/u, '')
      // 'the headteacher’s office'
      .replace(/[’']s$/u, ''),
  );

/** The phrase that most likely says what they are; what the forms found where none is likelier, null where nothing tells it. */
export function roleRead(brief: string, read: BriefRead): string | null {
  const role = likeliestRole(brief, read);
  return role === null ? null : alone(brief, role);
}

/** Every phrase that may say what they are, the likeliest first: to choose from. */
export const rolesRead = (brief: string, read: BriefRead): readonly string[] =>
  ranked(weighedRoles(brief, read), brief, read)
    .filter(({ chance }) => chance >= OFFERED)
    .map(({ phrase }) => alone(brief, phrase.text));

/** 'He is the cellarer and all the money passes through him' */
const NOBODYS_WORK = 'matter|number|answer|other|brother|sister|father|mother|daughter|winner|user|stranger|member|one';
const IS_THE = new RegExp(
  [
    String.raw`^¤S\sis\s(?:also\s)?(?:the|our|their)\s(?!(?:${NOBODYS_WORK})\b)(\p{Ll}{3,}(?:er|or|ist|ian|ress|ar|eer|ant|man|woman))`,
    String.raw`(?=[.,;]|\s(?:and|of|at|for|here|there|in|who)\b)`,
  ].join(''),
  'u',
);
/** 'I rang Professor' is nobody's work. */
const SAYS_SOMETHING = /^(?:I|we|he|she|they|you)\s/iu;

/** The likeliest first, without places and what is told of somebody else. */
const ranked = (
  weighed: ReturnType<typeof weighedRoles>,
  brief: string,
  { people, sides: { stakeholder } }: BriefRead,
): readonly { readonly phrase: RolePhrase; readonly chance: number }[] =>
  weighed
    .filter(({ phrase }) => !isPlace(phrase.text))
    .filter(({ phrase }) => people.all.every((other) => other === stakeholder || !standsBehind(brief, phrase, other)))
    .map(({ phrase, signs }) => ({ phrase, chance: likelihood(signs) }))
    .toSorted((left, right) => right.chance - left.chance);

function likeliestRole(brief: string, read: BriefRead): string | null {
  const known = read.sides.stakeholder.role?.replace(BELONGS, '') ?? null;
  const by = known === null || SAYS_SOMETHING.test(known) ? null : known;
  const said = read.told.map(({ mark }) => IS_THE.exec(mark)?.[1]).find((role) => role !== undefined);
  const told = by === null || (said !== undefined && Object.values(TITLED).includes(by)) ? (said ?? by) : by;
  const role = told === null || isPlace(told) ? null : told;
  const { stakeholder } = read.sides;
  const weighed = weighedRoles(brief, read);
  const before = weighed.find(
    ({ phrase }) => standsBefore(brief, phrase, stakeholder) || isTitleOf(brief, phrase, stakeholder),
  );
  if (before !== undefined) return before.phrase.text;
  const [best] = ranked(weighed, brief, read);
  // A title says less than what they are.
  const enough = read.whole === null ? ENOUGH : ENOUGH_BESIDE;
  if (best === undefined || best.chance < (role === null || VAGUE.test(role) ? enough : SURELY)) return role;
  // What is told at greater length stays.
  return role?.toLowerCase().includes(best.phrase.text.toLowerCase()) === true ? role : best.phrase.text;
}
