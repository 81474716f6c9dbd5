import { describe, expect, it } from '@jest/globals';
import type { TranscriptMessage } from '../types';
import { sentenceKey, spreadEvidence, type Support } from './spread';

const messages: readonly TranscriptMessage[] = [
  { number: 1, role: 'stakeholder', content: 'What about the kiln?' },
  { number: 2, role: 'student', content: 'The kiln cools on Friday. I carry the tiles out myself! Who stacks them?' },
];
const cools = { messageNumber: 2, quote: 'The kiln cools on Friday.' };
const carry = { messageNumber: 2, quote: 'I carry the tiles out myself!' };
const stacks = { messageNumber: 2, quote: 'Who stacks them?' };
const wants = (entries: Readonly<Record<string, readonly Support[]>>): ReadonlyMap<string, readonly Support[]> =>
  new Map(Object.entries(entries));
const chosen = (entries: Readonly<Record<string, readonly Support[]>>, limit: number) =>
  Object.fromEntries([...spreadEvidence(wants(entries), messages, limit)].map(([id, { quote }]) => [id, quote]));

describe('evidence', () => {
  it('is the sentence that fits best', () => {
    expect(
      chosen(
        {
          a: [
            { evidence: cools, fit: 0.5 },
            { evidence: carry, fit: 0.8 },
          ],
        },
        3,
      ),
    ).toEqual({ a: carry.quote });
  });

  it('is rather an unused sentence than a used one that fits a little better', () => {
    const both = [
      { evidence: cools, fit: 0.8 },
      { evidence: carry, fit: 0.75 },
    ];
    expect(new Set(Object.values(chosen({ a: both, b: both }, 3)))).toEqual(new Set([cools.quote, carry.quote]));
  });

  it('is no sentence that shows it far less than another, even where that one is full', () => {
    const full = [{ evidence: cools, fit: 0.9 }];
    expect(chosen({ a: full, b: [...full, { evidence: carry, fit: 0.3 }] }, 1)).toEqual({ a: cools.quote });
  });

  it('moves to its next best where that lets another have its only one', () => {
    expect(
      chosen(
        {
          a: [
            { evidence: cools, fit: 0.9 },
            { evidence: carry, fit: 0.7 },
          ],
          b: [{ evidence: cools, fit: 0.5 }],
        },
        1,
      ),
    ).toEqual({ a: carry.quote, b: cools.quote });
    const two = [
      { evidence: cools, fit: 0.9 },
      { evidence: carry, fit: 0.8 },
    ];
    expect(
      Object.keys(
        chosen(
          {
            a: two,
            b: two,
            c: [
              { evidence: carry, fit: 0.9 },
              { evidence: stacks, fit: 0.8 },
            ],
          },
          1,
        ),
      ).toSorted(),
    ).toEqual(['a', 'b', 'c']);
  });

  it.each([1, 2, 3, 4])('never carries more than %i indicators', (limit) => {
    const supports = [
      { evidence: cools, fit: 0.8 },
      { evidence: carry, fit: 0.7 },
    ];
    const all = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`i${at}`, supports]));
    const quotes = Object.values(chosen(all, limit));
    for (const quote of [cools.quote, carry.quote]) expect(quotes.filter((one) => one === quote)).toHaveLength(limit);
  });

  it('counts parts of one sentence as that sentence', () => {
    expect(sentenceKey({ messageNumber: 2, quote: 'cools on Friday' }, messages)).toBe(sentenceKey(cools, messages));
    expect(sentenceKey(carry, messages)).not.toBe(sentenceKey(cools, messages));
  });
});
