import { describe, expect, it } from '@jest/globals';
import type { TrustPoint } from '@parley/shared';
import { sampleFeedback } from './testing/sample';
import {
  labelBox,
  MIDDLE_FRAME,
  NARROW_FRAME,
  trustCurve,
  trustDomain,
  WIDE_FRAME,
  wrapLabel,
  type Curve,
} from './trust-curve';

/** A long, unruly conversation: 30 replies that swing up and down. */
const LONG: TrustPoint[] = Array.from({ length: 30 }, (_, index) => {
  const value = (step: number) => Math.round(50 + 30 * Math.sin(step * 0.9) + 10 * Math.cos(step * 2.3));
  const delta = index === 0 ? 0 : value(index) - value(index - 1);
  return {
    messageNumber: index === 0 ? 1 : index * 2,
    value: value(index),
    delta,
    reason: 'you put the question off a second time and gave no day for it',
  };
});

const CONVERSATIONS: readonly (readonly [string, readonly TrustPoint[]])[] = [
  ['the sample talk', sampleFeedback().trust],
  ['30 unruly replies', LONG],
  [
    'a fall to nothing',
    [100, 60, 20, 0].map((value, index) => ({
      messageNumber: index * 2 || 1,
      value,
      delta: index === 0 ? 0 : -40,
      reason: 'you threatened him',
    })),
  ],
  [
    'a level line',
    [50, 50, 50].map((value, index) => ({ messageNumber: index * 2 || 1, value, delta: 0, reason: 'nothing new' })),
  ],
];
const FRAMES = [
  ['wide', WIDE_FRAME],
  ['middle', MIDDLE_FRAME],
  ['narrow', NARROW_FRAME],
] as const;

function boxesThatMeet(curve: Curve): string[] {
  const met: string[] = [];
  for (const [index, a] of curve.labels.entries()) {
    for (const b of curve.labels.slice(index + 1)) {
      const [one, two] = [labelBox(a), labelBox(b)];
      if (one.x1 < two.x2 && two.x1 < one.x2 && one.y1 < two.y2 && two.y1 < one.y2) met.push(`${a.id} and ${b.id}`);
    }
  }
  return met;
}

describe.each(CONVERSATIONS)('the curve of %s', (_conversation, trust) => {
  it.each(FRAMES)('has no label over another, over a point or outside, in the %s frame', (_size, frame) => {
    const curve = trustCurve(trust, frame);
    if (!curve) throw new Error('There should be a curve');
    expect(curve.points).toHaveLength(trust.length);
    expect(boxesThatMeet(curve)).toEqual([]);
    for (const label of curve.labels) {
      const box = labelBox(label);
      expect(box.x1).toBeGreaterThanOrEqual(0);
      expect(box.x2).toBeLessThanOrEqual(frame.width);
      expect(
        curve.points.filter((point) => point.x > box.x1 && point.x < box.x2 && point.y > box.y1 && point.y < box.y2),
      ).toEqual([]);
    }
    const gaps = curve.ticks.slice(1).map((tick, index) => tick.x - (curve.ticks[index]?.x ?? 0));
    expect(Math.min(30, ...gaps)).toBe(30);
  });
});

describe('trustCurve', () => {
  it('labels start, end, the peak and each move of the sample conversation that has room', () => {
    const ids = trustCurve(sampleFeedback().trust, WIDE_FRAME)?.labels.map((label) => label.id);
    expect(ids).toEqual(expect.arrayContaining(['start', 'end', 'peak', 'move-6', 'move-10', 'move-4']));
  });

  it('draws nothing of fewer than two points', () => {
    expect(trustCurve([], WIDE_FRAME)).toBeNull();
    expect(trustCurve(sampleFeedback().trust.slice(0, 1), WIDE_FRAME)).toBeNull();
  });

  it('stands for at least 40 points of trust and never leaves 0 to 100', () => {
    expect(trustDomain([{ messageNumber: 1, value: 98, delta: 0, reason: '' }])).toEqual({ low: 60, high: 100 });
    expect(trustDomain([{ messageNumber: 1, value: 1, delta: 0, reason: '' }])).toEqual({ low: 0, high: 40 });
  });
});

describe('wrapLabel', () => {
  it('gives at most two lines, says when words are missing, and always names the message', () => {
    expect(wrapLabel('you said it first', '(message 2)')).toEqual(['you said it first (message 2)']);
    expect(
      wrapLabel(
        'you put the question off a second time and then gave neither a day nor an owner for it',
        '(message 24)',
      ),
    ).toEqual(['you put the question off a second', 'time and then gave… (message 24)']);
    expect(wrapLabel('you named Llanfairpwllgwyngyllgogerychwyrndrobwll', '(message 4)').at(-1)).toBe('… (message 4)');
  });
});
