/** Whoever a mail or a note was written to is called by their name where the student reads it: 'what you approved' is what Samuel approved. */
import type { BriefSentence } from './sentences';
import { escaped, tagsOf } from './names';
import type { People, Person } from './people';
import type { Sides } from './stakeholder';

/** 'Griet, the crew means …' */
const CALLS = /^(\p{Lu}[\p{L}-]+),\s(?=\p{Ll}|I\b)/u;
/** 'Hand-over for Mele': whoever reads it will hold the talk themselves. */
const HANDED_OVER =
  /^\W*(?:hand-?over|handing\sover|cover(?:ing)?\sfor|deputi[sz]ing)\b|\bduring\smy\s(?:leave|holiday|absence)\b/imu;

/** Who reads what stands in a part of a brief; null where that is the student, the stakeholder, or nobody. */
export type Colleague = (part: number) => Person | null;

/** @param sentences of the whole brief */
export function colleaguesIn(
  brief: string,
  sentences: readonly BriefSentence[],
  people: People,
  { stakeholder, student }: Sides,
): Colleague {
  const known = new Map<number, Person | null>();
  const isColleague = (person: Person): boolean => person !== stakeholder && person !== student;
  const colleagueOf: Colleague = (part) => {
    const addressed = people.all.filter((person) => person.receives.has(part));
    if (addressed.length > 0) return addressed.length === 1 ? (addressed.find(isColleague) ?? null) : null;
    const called = sentences
      .filter((sentence) => sentence.part === part)
      .map(({ text }) => CALLS.exec(text)?.[1])
      .find((name) => name !== undefined);
    const person = called === undefined ? null : people.find(called);
    return person !== null && isColleague(person) ? person : null;
  };
  if (HANDED_OVER.test(brief)) return () => null;
  return (part) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const colleague = colleagueOf(part);
    known.set(part, colleague);
    return colleague;
  };
}

const MODAL =
  /^(?:can|could|may|might|will|would|shall|should|must|had|did|also|already|never|always|both|yourself)$/iu;
const IRREGULAR: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was', do: 'does', go: 'goes' };
/** What stands behind 'you', behind a name. */
function agreed(verb: string): string {
  const known = IRREGULAR[verb.toLowerCase()];
  if (known !== undefined) return known;
  const tags = tagsOf(verb.toLowerCase());
  if (MODAL.test(verb) || tags.includes('PastTense') || !tags.includes('Verb')) return verb;
  return /(?:[sxz]|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A sentence of the student to somebody, told to the student: with that one's name for 'you'. Questions stay as they are. */
export function withName(text: string, { name }: Person): string {
  if (/\?\s*$/u.test(text)) return text;
  const called = name.split(' ')[0] ?? name;
  return text
    .replace(new RegExp(String.raw`^(?:${escaped(called)}|${escaped(name)}),\s(?=\S)`, 'u'), '')
    .replace(/,?\sas\syou\s(?:all\s)?(?:know|remember|saw)\b,?(?=[.\s])/u, '')
    .replaceAll(/\b[Yy]ou[’']re\b/gu, 'you are')
    .replaceAll(/\b[Yy]ou[’']ve\b/gu, 'you have')
    .replaceAll(/\b[Yy]ou[’'](ll|d)\b/gu, `${called}’$1`)
    .replaceAll(/\b[Yy]ou\sand\s(I|me)\b/gu, `${called} and $1`)
    .replaceAll(/\b[Yy]ou\s(\p{Ll}+)\b/gu, (_, verb: string) => `${called} ${agreed(verb)}`)
    .replaceAll(/\b[Yy]ou\b/gu, called)
    .replaceAll(/\b[Yy]ours\b/gu, `${called}’s`)
    .replaceAll(/\b[Yy]our\b/gu, `${called}’s`);
}
