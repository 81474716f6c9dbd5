/** What the student's briefing says of a sentence, and what it calls whoever is named in it. */
import { addressed, asSentence, capital } from './as-sentence';
import { escaped, tagsOf } from './names';
import type { Person } from './people';
import type { BriefSentence } from './sentences';

/** 'Lena', 'Dr Farrant' of P. Farrant. */
export function calledShort({ name, title }: Person): string {
  const [first = name, ...rest] = name.split(' ');
  // 'van Houten' is no van.
  if (/^\p{Ll}/u.test(first)) return name;
  return first.length <= 2 && rest.length > 0
    ? [title?.replace('.', ''), rest.at(-1)].filter(Boolean).join(' ')
    : first;
}

const SECOND = /\b(?:you|your|yours)\b/i;

/** Names typed without a capital, as far as they are hardly anything else (no 'bill', no 'mark'): 'marcus wants' -> 'Marcus wants'. */
const named = (text: string, people: readonly Person[]): string =>
  people.reduce((out, { name }) => {
    const [first = ''] = name.split(' ');
    return tagsOf(first.toLowerCase()).some((tag) => tag === 'MaleName' || tag === 'FemaleName')
      ? out.replaceAll(new RegExp(String.raw`(?<![\p{L}@.])${escaped(first.toLowerCase())}(?![\p{L}@])`, 'gu'), first)
      : out;
  }, text);

/** 'MO said' -> 'Martin said'; 'MO not happy' -> 'Martin is not happy'. */
function withNames(text: string, people: readonly Person[]): string {
  return named(text, people)
    .replaceAll(/(?<![\p{L}\d.])\p{Lu}{2,3}(?![\p{L}\d])/gu, (initials) => {
      const person = people.find(
        ({ aliases, name }) =>
          aliases.has(initials.toLowerCase()) && name.includes(' ') && name.length > initials.length + 2,
      );
      return person === undefined ? initials : calledShort(person);
    })
    .replace(/^(\p{Lu}\p{Ll}+) not (?=\p{Ll}+(?:\s|$|\.))/u, (all, name: string) =>
      people.some((person) => calledShort(person) === name) ? `${name} is not ` : all,
    );
}

/**
 * What the student's briefing says of it. What others wrote is quoted in their words.
 * @param student null where the writer of the brief is the student, and has no name
 */
export function toBriefing(sentence: BriefSentence, student: Person | null): string {
  const { narrator, text } = sentence;
  const plain = asSentence(withNames(text, sentence.people)).replaceAll(/\s*\(\s*\)/g, '');
  if (narrator === null || (narrator === student && !narrator.writes.has(sentence.part)))
    return capital(addressed(plain));
  if (narrator === student) return `You: “${plain.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  const inPerson = narrator.writes.size > 0 || narrator.raised || sentence.quoted;
  return inPerson || /\b(?:I|me|my|we|us|our)\b/i.test(plain) || SECOND.test(plain)
    ? `${calledShort(narrator)}: “${plain.replaceAll('“', '‘').replaceAll('”', '’')}”`
    : plain;
}

/** What the student wrote ('You: “I can go to ten”') as their own matter: 'You can go to ten'. Null for anything else. */
export function ownWords(briefing: string): string | null {
  const words = /^You: “(.*)”$/u.exec(briefing)?.[1];
  return words === undefined
    ? null
    : capital(addressed(asSentence(words.replaceAll(/‘([^‘’]*)’(?=[\s.,;:?)]|$)/gu, '“$1”'))));
}
