/** Whom the words of a sentence mean that is told of somebody (product §23.8). */
import { describe, expect, it } from '@jest/globals';
import { inFirstPerson, marked } from './first-person';
import type { Person } from './people';

const person = (pronoun: Person['pronoun'], title: string | null, ...names: readonly string[]): Person =>
  ({ name: names[0] ?? '', title, pronoun, aliases: new Set(names.map((name) => name.toLowerCase())) }) as Person;
const of = (stakeholder: Person, text: string): string | null =>
  inFirstPerson(
    marked(text, {
      stakeholder,
      means: (pronoun) => (stakeholder.pronoun === 'he' ? /^(?:he|him|his)$/i : /^(?:she|hers?)$/i).test(pronoun),
    }),
    true,
  );

describe('what is told of somebody, said by them', () => {
  const AINO = person('she', 'Dr', 'Aino Lehto');
  const GUIDO = person('he', 'Maestro', 'Guido Riva');
  it.each([
    [
      'The works council held her responsible for the drivers.',
      'The works council held me responsible for the drivers.',
    ],
    ['The inspector gave her two major findings.', 'The inspector gave me two major findings.'],
    [
      'She will not ring an eighty-year-old to put her off again.',
      'I will not ring an eighty-year-old to put them off again.',
    ],
  ])('%s', (text, said) => {
    expect(of(AINO, text)).toBe(said);
  });

  it.each([
    ['A deckhand of his lost two fingers there.', 'A deckhand of mine lost two fingers there.'],
    [
      'He wants it in writing that nobody in the crew loses his job.',
      'I want it in writing that nobody in the crew loses their job.',
    ],
    ['The maestro said that his choir is tired.', 'I said that my choir is tired.'],
  ])('%s', (text, said) => {
    expect(of(GUIDO, text)).toBe(said);
  });
});
