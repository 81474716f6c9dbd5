import { describe, expect, it } from '@jest/globals';
import { organisationPhrases } from './organisation-phrases';

const spanOf = (brief: string, text: string) => {
  const start = brief.indexOf(text);
  return { start, end: start + text.length };
};
const phrasesIn = (brief: string, ...names: readonly string[]): readonly string[] =>
  organisationPhrases(
    brief,
    names.map((name) => spanOf(brief, name)),
    new Set(names.map((name) => name.toLowerCase())),
  ).map(({ text }) => text);

describe('phrases that may name the house somebody is of', () => {
  it.each([
    ['Call with Declan Moriarty (Moriarty Crane Hire) on Thursday.', 'Declan Moriarty', 'Moriarty Crane Hire'],
    ['Ewa Lis from the University of Leeds rang.', 'Ewa Lis', 'University of Leeds'],
    ['Brenda Kowalczyk, lab manager, county water utility.', 'Brenda Kowalczyk', 'county water utility'],
    ['I meet Ewa Lis of the parish council.', 'Ewa Lis', 'parish council'],
    ['Ewa Lis, Smith & Sons, is cross.', 'Ewa Lis', 'Smith & Sons'],
  ])('%s', (brief, name, house) => {
    expect(phrasesIn(brief, name)).toContain(house);
  });

  it('has each with where it stands', () => {
    const brief = 'Ewa Lis from the University of Leeds rang.';
    for (const { text, start, end } of organisationPhrases(brief, [], new Set()))
      expect(brief.slice(start, end)).toBe(text);
  });

  it('leaves out titles and what a line of minutes begins with', () => {
    const phrases = phrasesIn('Ewa Lis has been Deputy County Clerk in Wexler County. Apols Estates.', 'Ewa Lis');
    expect(phrases).toContain('Wexler County');
    for (const none of ['Deputy County Clerk', 'Apols Estates']) expect(phrases).not.toContain(none);
  });

  it('leaves out days, towns, names of the stakeholder and words that only begin a sentence', () => {
    const phrases = phrasesIn('Ewa Lis came on Friday. She comes from London. Nothing is signed.', 'Ewa Lis');
    for (const none of ['Friday', 'London', 'Ewa Lis', 'She', 'Nothing']) expect(phrases).not.toContain(none);
  });
});
