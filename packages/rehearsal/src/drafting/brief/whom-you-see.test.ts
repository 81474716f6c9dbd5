/** With whom the talk will be, where a brief says so (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import type { People, Person } from './people';
import type { BriefSentence } from './sentences';
import { readsAlong, whomYouSee, writesOfAnother } from './whom-you-see';

const people = {
  find: (name: string) => ({ name }) as Person,
} as unknown as People;

describe('with whom the talk will be', () => {
  it.each([
    ['You should have the whole picture before my meeting with Robert Stanhope on 19 January.', 'Robert Stanhope'],
    ['We prepared the talk with Maestro Benedetti on Monday.', 'Benedetti'],
    ['I am meeting Dolores Quintana on Thursday at half past two.', 'Dolores Quintana'],
    ['You seeing Marcus on Friday?', 'Marcus'],
    ['Next week: meeting with Demirkan’s export manager, Mr Emre Yıldız, on Wednesday.', 'Emre Yıldız'],
    ['Ten families have agreed. Still missing is Mr Arthur Pillay, who holds four graves.', 'Arthur Pillay'],
  ])('is said by “%s”', (brief, name) => {
    expect(whomYouSee(brief, people)?.name).toBe(name);
  });

  it.each([
    'I spoke to Dolores Quintana by phone. The tutor is Yusuf Rahmani.',
    'I am meeting Dolores Quintana on Thursday and I am seeing Owen Bevan on Friday.',
  ])('is not said, or of several, in “%s”', (brief) => {
    expect(whomYouSee(brief, people)).toBeNull();
  });
});

describe('whoever writes', () => {
  const writer = { writes: new Set([0]) } as Person;
  const written = (...texts: readonly string[]): readonly BriefSentence[] =>
    texts.map((text) => ({ text, part: 0, quoted: false }) as BriefSentence);
  it.each([
    [['I am seeing him on Monday at 14.00.'], true],
    [['I went there again this morning.', 'He says July is what he lives on.'], true],
    [['I will not sign before the test is done.', 'He who pays decides.'], false],
    [['She says it is late.'], false],
  ])('of somebody else, is not the one whom it is about: %s', (texts, another) => {
    expect(writesOfAnother(writer, written(...texts))).toBe(another);
  });
});

it.each([
  ['I write in English because Jens from Aarhus is in copy.', true],
  ['Jens will be copied in on the answer.', true],
  ['I write in English, so that Jens can read it too.', true],
  ['Jens is in the hall, and I need his copy of the lease.', false],
])('only reads along: %s', (brief, reads) => {
  const start = brief.indexOf('Jens');
  expect(readsAlong(brief, { mentions: [{ start, end: start + 4 }] } as unknown as Person)).toBe(reads);
});
