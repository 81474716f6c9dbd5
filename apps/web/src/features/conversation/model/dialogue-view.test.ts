import { describe, expect, it } from '@jest/globals';
import { analysisPercent, analysisStep, analysisSteps } from './analysis';
import { finishedSentences, lengthWarning } from './dialogue-view';

describe('length warnings', () => {
  it.each([
    [20, 'none'],
    [21, 'long'],
    [30, 'long'],
    [31, 'too-long'],
  ] as const)('%d messages: %s', (count, warning) => {
    expect(lengthWarning(count)).toBe(warning);
  });
});

describe('finished sentences', () => {
  const texts = (text: string, whole: boolean) => finishedSentences(text, whole).map((sentence) => sentence.text);

  it('keeps back the one that still grows', () => {
    expect(texts('Six weeks. In June you told me the sched', false)).toEqual(['Six weeks.']);
    expect(texts('Six wee', false)).toEqual([]);
  });

  it('gives all of a whole reply, each once', () => {
    expect(texts('Six weeks. In June you told me the schedule had float in it. What happened?', true)).toEqual([
      'Six weeks.',
      'In June you told me the schedule had float in it.',
      'What happened?',
    ]);
  });

  it('keeps the place of a sentence while the reply grows', () => {
    const reply = 'It costs £38,000. Sunil priced it. I am certain of both dates. Shall we?';
    const whole = finishedSentences(reply, true);
    for (let length = 1; length <= reply.length; length += 1) {
      for (const sentence of finishedSentences(reply.slice(0, length), false)) expect(whole).toContainEqual(sentence);
    }
  });
});

describe('the analysis', () => {
  it.each([
    [0, 0],
    [2.9, 0],
    [3, 1],
    [6, 2],
    [9, 3],
    [11.9, 3],
    [12, 4],
    [60, 4],
  ])('after %d s is at step %d', (seconds, step) => {
    expect(analysisStep(seconds)).toBe(step);
  });

  it.each([
    [0, 0],
    [7.5, 50],
    [13.5, 90],
    [60, 90],
  ])('after %d s has filled %d percent', (seconds, percent) => {
    expect(analysisPercent(seconds)).toBe(percent);
  });

  it('has five steps', () => {
    expect(analysisSteps(1)).toHaveLength(5);
    expect(analysisSteps(1)[0]).toBe('Reading 1 message');
  });
});
