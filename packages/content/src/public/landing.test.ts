import { describe, expect, it } from '@jest/globals';
import { recordedTalkSchema } from '@parley/shared';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { comparisons, demo, picker, sampleReport } from './landing';

const recordedTalk = (id: string) => {
  const file = path.resolve(import.meta.dirname, `../recorded-talks/${id}.json`);
  const { recorded } = recordedTalkSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (!recorded) throw new Error(`${id} was never recorded`);
  return recorded;
};

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

  it('shows in its sample report what was said, judged and counted in the recorded talk', () => {
    const talk = recordedTalk(sampleReport.talk);
    expect(sampleReport.score).toBe(talk.overallScore);
    expect(sampleReport.of).toBe(talk.indicators.length);
    expect(sampleReport.met).toBe(talk.indicators.filter((one) => one.verdict === 'met').length);
    expect(sampleReport.rows.filter((row) => row.decided)).toHaveLength(2);
    for (const { message, words, decided } of sampleReport.rows) {
      expect(talk.messages[message - 1]?.content).toContain(words);
      if (!decided) continue;
      expect(words).toContain(decided.words);
      const judged = talk.indicators.find((one) => one.id === decided.indicator);
      expect(judged).toMatchObject({ label: decided.label, verdict: decided.verdict, reason: decided.why });
      if (decided.verdict !== 'met') continue;
      expect(judged?.evidence).toEqual({ messageNumber: message, quote: decided.words });
    }
  });
});
