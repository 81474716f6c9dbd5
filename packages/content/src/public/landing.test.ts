import { describe, expect, it } from '@jest/globals';
import { comparisons, demo, picker } from './landing';

describe('landing content', () => {
  it('marks only words that the reply really contains', () => {
    for (const reply of demo.replies) {
      const marked = reply.insight.filter((part) => part.as !== undefined);
      expect(marked).not.toHaveLength(0);
      for (const part of marked) expect(reply.text).toContain(part.text);
    }
  });

  it('has three canned replies, three categories of two scenarios, and three comparisons of eight rows', () => {
    expect(demo.replies).toHaveLength(3);
    expect(picker.map((category) => category.scenarios.length)).toEqual([2, 2, 2]);
    expect(comparisons.map((comparison) => comparison.rows.length)).toEqual([8, 8, 8]);
  });
});
