import { COMMON_QUESTIONS } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import { COMMON_WAYS } from './index';

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '');

describe('the questions that can be asked in every talk', () => {
  it.each(COMMON_QUESTIONS)('%s: thirty ways and more, and four near misses', (id) => {
    const { ways, nearMisses } = COMMON_WAYS[id];
    expect(ways.length).toBeGreaterThanOrEqual(30);
    expect(nearMisses.length).toBeGreaterThanOrEqual(4);
    expect(nearMisses.filter((text) => ways.includes(text))).toEqual([]);
  });

  it('are each asked in their own words', () => {
    const seen = new Map<string, string>();
    const twice = COMMON_QUESTIONS.flatMap((id) =>
      [...new Set(COMMON_WAYS[id].ways.map(bare))].filter((text) => {
        const before = seen.get(text);
        seen.set(text, id);
        return before !== undefined;
      }),
    );
    expect(twice).toEqual([]);
  });
});
