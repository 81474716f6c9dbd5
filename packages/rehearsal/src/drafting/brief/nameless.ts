/** A stakeholder whom the brief names by what they are. */
import { alternatives } from '../../language/one-of';
import { hashOf } from '../../rehearsal/chance';
import { NAMES } from '../personas';
import { namelessTarget } from './intents';
import type { Span } from './brief-line';
import type { Person } from './people';
import { isWork } from './role-words';
import { NAMELESS } from './roles';
import type { BriefSentence } from './sentences';

/** Where the brief says in so many words that they are the one, or names nobody else. */
const SAID_TO_BE_THE_ONE = 6;

/** Somebody who was given a name. */
export interface Nameless {
  readonly person: Person;
  readonly named: string;
  /** How much the brief says for them as the one to talk to. */
  readonly value: number;
}

const madeOf = (
  brief: string,
  role: string,
  at: Span,
  mentions: readonly Span[],
  value = SAID_TO_BE_THE_ONE,
): Nameless | null => {
  const given = NAMES[hashOf(brief) % NAMES.length];
  if (given === undefined) return null;
  const pronoun = /\b(?:woman|lady)\b/i.test(role) ? 'she' : /\b(?:man|guy|bloke|chap)\b/i.test(role) ? 'he' : null;
  const spoken = /\bshe\b/i.test(brief) ? 'she' : /\bhe\b/i.test(brief) ? 'he' : given.pronoun;
  const wanted = pronoun ?? spoken;
  // A name that goes with it.
  const fitting = NAMES.filter((name) => name.pronoun === wanted);
  const name = fitting[hashOf(brief) % Math.max(1, fitting.length)] ?? given;
  return {
    named: name.name,
    value,
    person: {
      name: name.name,
      title: null,
      role: role.charAt(0).toUpperCase() + role.slice(1),
      organisation: null,
      pronoun: wanted,
      at,
      aliases: new Set([`the ${role.toLowerCase()}`, `our ${role.toLowerCase()}`, `my ${role.toLowerCase()}`]),
      mentions: [...mentions],
      writes: new Set(),
      receives: new Set(),
      raised: false,
      assigned: false,
      speaks: 0,
    },
  };
};

/** Somebody one has to talk to who is called by what they are, though others have names: 'the grants woman'. */
export function namelessPartner(brief: string, sentences: readonly BriefSentence[]): Nameless | null {
  const target = namelessTarget(sentences);
  if (target === null) return null;
  const role = target.called.replace(/^(?:the|our|my|their)\s+/i, '');
  const at = { start: target.start + target.called.length - role.length, end: target.start + target.called.length };
  const made = madeOf(brief, role, at, [{ start: target.start, end: at.end }]);
  if (made !== null && target.organisation !== null) made.person.organisation = target.organisation;
  return made;
}

/** Where nobody is named, somebody who is spoken of by what they are gets a name. */
export function nameless(brief: string): Nameless | null {
  const found = [...brief.matchAll(NAMELESS)];
  const [first] = found;
  const role = first?.[1];
  if (first === undefined || role === undefined) return null;
  const at = first.index + first[0].indexOf(role);
  const mentions = found
    .filter((match) => match[1]?.toLowerCase() === role.toLowerCase())
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return madeOf(brief, role, { start: at, end: at + role.length }, mentions);
}

/** A word that may be what somebody is called by, unless a name or what they have follows. */
const NOUN = /(?<![\p{L}’'-])\p{Ll}{4,}(?![\p{L}’'-]|\s\p{Lu})/gu;
/** What stands before it where it is told of as one that is known. */
const DETERMINED = /\b(?:the|our|my|their)\s((?:\p{L}+\s){0,1})$/iu;
/** Several people, or none. */
const NO_ONE = new RegExp(
  String.raw`^(?:${alternatives(`
  people staff team board council committee crew client customer number office lead head finance legal audit support marketing
  operations product payroll owner driver secretary partner chair record union voice
`)}|\p{L}+s)$`,
  'iu',
);
/** Whom one answers to, and has no need to win over first of all. */
const ABOVE_ONE = /\bmy\s(?:\p{L}+\s)?(?:boss|chief|director|manager|supervisor|superior)$/iu;
const SPOKEN_OF = /^[^.!?\n]{0,60}?[.,;]?\s?\b(?:he|she|him|her|his)\b/iu;
const TALKED_TO = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  talk(?:ing)?\s(?:to|with) speak(?:ing)?\s(?:to|with) meet(?:ing)?(?:\swith)? see(?:ing)? call(?:ing)? ring(?:ing)? tell ask with
  from hangs\son convince
`)})\s(?:it\sto\s)?$`,
  'iu',
);
/** No more of what stands before a noun is looked at (characters). */
const PHRASE = 40;
/** So much has to speak for somebody, and so much where nobody has a name. */
const ENOUGH = 2;
const ENOUGH_ALONE = 1;

/** Whoever a brief speaks of by what they are more than once, or as somebody to talk to: 'the harbour master'. */
export function calledByRole(brief: string, people: readonly Person[]): Nameless | null {
  const least = people.length === 0 ? ENOUGH_ALONE : ENOUGH;
  const found = new Map<string, { role: string; value: number; readonly mentions: Span[] }>();
  for (const match of brief.matchAll(NOUN)) {
    const [noun] = match;
    if (NO_ONE.test(noun) || !isWork(noun)) continue;
    if (ABOVE_ONE.test(brief.slice(Math.max(0, match.index - PHRASE), match.index + noun.length))) continue;
    const before = brief.slice(Math.max(0, match.index - PHRASE), match.index);
    const determined = DETERMINED.exec(before);
    const leads = determined?.[1] ?? '';
    const known = found.get(noun) ?? { role: noun, value: 0, mentions: [] };
    found.set(noun, known);
    if (known.role === noun) known.role = `${leads.replace(/^(?:new|old|other|same|young|former|next)\s/i, '')}${noun}`;
    const end = match.index + noun.length;
    known.mentions.push({ start: match.index - (determined?.[0].length ?? 0), end });
    known.value +=
      (determined === null ? 0.5 : 1) +
      (SPOKEN_OF.test(brief.slice(end)) ? 1 : 0) +
      (TALKED_TO.test(before.slice(0, before.length - (determined?.[0].length ?? 0))) ? 1 : 0);
  }
  const [most] = [...found.entries()]
    .filter(
      ([noun, { value }]) => value >= least && people.every(({ role }) => role?.toLowerCase().includes(noun) !== true),
    )
    .map(([, one]) => one)
    .toSorted((left, right) => right.value - left.value);
  const [first] = most?.mentions ?? [];
  if (most === undefined || first === undefined) return null;
  return madeOf(brief, most.role, first, most.mentions, most.value);
}
