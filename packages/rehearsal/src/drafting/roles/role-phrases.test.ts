import { describe, expect, it } from '@jest/globals';
import { rolePhrases } from './role-phrases';

const phrases = (brief: string, ...names: readonly string[]): readonly string[] =>
  rolePhrases(
    brief,
    names.map((name) => ({ start: brief.indexOf(name), end: brief.indexOf(name) + name.length })),
  ).map(({ text }) => text);

describe('phrases that may tell what somebody is', () => {
  it.each([
    ['we need the head of moulds on Friday', ['head of moulds']],
    ['She is our control room supervisor now, says the foreman', ['control room supervisor', 'foreman']],
    ['a retired sheep farmer who signed the lease', ['retired sheep farmer']],
    ['the director of maintenance for the ferry is away', ['director of maintenance for the ferry']],
  ])('%s', (brief, found) => {
    expect(phrases(brief)).toEqual(found);
  });

  it('hold nobody’s name, and nothing where nobody’s work is named', () => {
    expect(phrases('Ask Brede engineer about the pump', 'Brede')).toEqual(['engineer']);
    expect(phrases('The pump has stood since May.')).toEqual([]);
  });
});
