import { describe, expect, it } from '@jest/globals';
import { NARROW_FRAME, trendLine, WIDE_FRAME } from './trend-line';
import { formatChange, mostChanged, spokenTrend, trendsOf, type TrendPoint } from './trends';

const points = (...scores: readonly number[]): TrendPoint[] =>
  scores.map((score, index) => ({
    conversationId: `c${index}`,
    title: 'One',
    at: new Date(Date.UTC(2026, 9, 1 + index, 9)),
    score,
  }));
const day = (date: Date): string => date.toISOString().slice(0, 10);

describe('the line of a skill', () => {
  it('needs two ends', () => {
    expect(trendLine(points(), WIDE_FRAME, day)).toBeNull();
    expect(trendLine(points(5), WIDE_FRAME, day)).toBeNull();
  });

  it.each([
    ['wide', WIDE_FRAME],
    ['narrow', NARROW_FRAME],
  ])('keeps everything inside the %s frame, whatever the scores', (_, frame) => {
    for (const count of [2, 3, 9, 50]) {
      for (const pattern of [
        [0, 10],
        [10, 0],
        [0, 0],
        [10, 10],
        [5.5, 5.6],
      ]) {
        const scores = Array.from({ length: count }, (_unused, index) => pattern[index % 2] ?? 0);
        const line = trendLine(points(...scores), frame, day);
        if (line === null) throw new Error('A line expected');
        expect(line.points).toHaveLength(count);
        for (const { x, y } of line.points) {
          expect(x).toBeGreaterThanOrEqual(frame.left);
          expect(x).toBeLessThanOrEqual(frame.width - frame.right);
          expect(y).toBeGreaterThanOrEqual(frame.top);
          expect(y).toBeLessThanOrEqual(frame.height - frame.bottom);
        }
        for (const { y } of line.figures) {
          expect(y).toBeGreaterThan(4);
          expect(y).toBeLessThan(frame.height - frame.bottom + 6);
        }
        const dates = line.dates.map(({ x }) => x);
        const gaps = dates.slice(1).map((x, index) => x - (dates[index] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(45);
      }
    }
  });

  it('puts 10 above 0, and the scores in their order from left to right', () => {
    const line = trendLine(points(0, 10, 5), WIDE_FRAME, day);
    const [low, high, middle] = line?.points ?? [];
    expect([low?.y, high?.y]).toEqual([WIDE_FRAME.height - WIDE_FRAME.bottom, WIDE_FRAME.top]);
    expect(middle?.y).toBe(((low?.y ?? 0) + (high?.y ?? 0)) / 2);
    expect(line?.points.map(({ x }) => x)).toEqual(line?.points.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(line?.rules.map(({ value }) => value)).toEqual([10, 8, 6, 0]);
    expect(line?.figures.map(({ score }) => score)).toEqual([0, 5]);
    expect(line?.points.map(({ end }) => end)).toEqual([true, false, true]);
  });

  it('writes each day once', () => {
    const sameDay = points(1, 2, 3).map((point) => ({ ...point, at: new Date('2026-10-01T09:00:00Z') }));
    expect(trendLine(sameDay, WIDE_FRAME, day)?.dates.map(({ text }) => text)).toEqual(['2026-10-01']);
  });
});

describe('how a skill went', () => {
  const reports = [
    { _id: 'a', title: 'A', completedAt: '2026-11-01T09:00:00.000Z', skills: { leadership: 4, persuasion: 8.1 } },
    { _id: 'b', title: 'B', completedAt: '2026-11-02T09:00:00.000Z', skills: { persuasion: 2 } },
    { _id: 'c', title: 'C', completedAt: '2026-11-03T09:00:00.000Z', skills: { leadership: 5.2, documentation: 9 } },
  ];

  it('is read from the sessions that called for it', () => {
    const found = trendsOf(reports);
    const leadership = found.find(({ skill }) => skill === 'leadership');
    expect(leadership?.points.map(({ conversationId, score }) => [conversationId, score])).toEqual([
      ['a', 4],
      ['c', 5.2],
    ]);
    expect(leadership?.change).toBe(1.2);
    expect(mostChanged(found)?.skill).toBe('persuasion');
    expect(mostChanged(trendsOf(reports.slice(2)))?.skill).toBe('documentation');
    expect(mostChanged(trendsOf([]))).toBeUndefined();
  });

  it.each([
    ['persuasion', 'Persuasion: from 8.1 to 2.0 over 2 sessions, lowest 2.0, highest 8.1'],
    ['documentation', 'Documentation: 9.0 in one session'],
    ['negotiation_skills', 'Negotiation skills: not scored yet'],
  ])('is told in words: %s', (skill, words) => {
    const trend = trendsOf(reports).find((one) => one.skill === skill);
    expect(trend && spokenTrend(trend)).toBe(words);
  });

  it.each([
    [1.7, '+1.7'],
    [-0.8, '−0.8'],
    [0, '0.0'],
  ])('%d is written %s', (change, text) => {
    expect(formatChange(change)).toBe(text);
  });
});
