import { describe, expect, it } from '@jest/globals';
import { dismissedAt, isPromptDue, readPromptRecord, shownAt } from './prompt-record';

const HOUR = 3_600_000;
const NOW = 1_790_000_000_000;
const record = (hoursSinceDismissal: number | null, hoursSinceShown: number | null) => ({
  dismissedAt: hoursSinceDismissal === null ? null : NOW - hoursSinceDismissal * HOUR,
  dismissCount: hoursSinceDismissal === null ? 0 : 1,
  lastShownAt: hoursSinceShown === null ? null : NOW - hoursSinceShown * HOUR,
});

describe('trial plan choice (product §6.12)', () => {
  it.each([
    ['never shown', record(null, null), 9, true],
    ['shown 24 hours ago', record(null, 24), 9, false],
    ['shown over 24 hours ago', record(null, 24.01), 9, true],
    ['dismissed 4 hours ago, 2 days left', record(4, 4), 2, false],
    ['dismissed over 4 hours ago, 2 days left', record(4.01, 4.01), 2, true],
    ['dismissed over 4 hours ago, 3 days left', record(4.01, 4.01), 3, false],
    ['dismissed 24 hours ago, 5 days left', record(24, 24), 5, false],
    ['dismissed over 24 hours ago, 5 days left', record(24.01, 24.01), 5, true],
    ['dismissed over 24 hours ago, 6 days left', record(24.01, 24.01), 6, false],
    ['dismissed 3 days ago, 6 days left', record(72, 72), 6, false],
    ['dismissed over 3 days ago, 6 days left', record(72.01, 72.01), 6, true],
    ['no days left', record(null, null), 0, false],
  ])('%s: due %s', (_, stored, daysLeft, due) => {
    expect(isPromptDue(stored, daysLeft, NOW)).toBe(due);
  });

  it('records showing and dismissing', () => {
    const shown = shownAt(readPromptRecord(null), NOW);
    expect(shown).toEqual({ dismissedAt: null, dismissCount: 0, lastShownAt: NOW });
    const twice = dismissedAt(dismissedAt(shown, NOW + 1), NOW + 2);
    expect(twice).toEqual({ dismissedAt: NOW + 2, dismissCount: 2, lastShownAt: NOW });
    expect(readPromptRecord(JSON.stringify(twice))).toEqual(twice);
  });

  it.each(['', 'not json', 'null', '7', '[]', '{"dismissedAt":"yesterday","lastShownAt":null}'])(
    'takes %j as nothing stored',
    (text) => {
      expect(readPromptRecord(text)).toEqual({ dismissedAt: null, dismissCount: 0, lastShownAt: null });
    },
  );
});
