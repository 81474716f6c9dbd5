import { describe, expect, it } from '@jest/globals';
import { billingPeriodAt, nextYearlyBilling } from './billing-period';

const period = (anchor: string, now: string): [string, string] => {
  const { start, end } = billingPeriodAt(new Date(anchor), new Date(now));
  return [start.toISOString(), end.toISOString()];
};

describe('monthly periods', () => {
  it('begin with the plan and end at 00:00 UTC of the billing day', () => {
    expect(period('2026-03-10T15:30:00Z', '2026-03-10T15:30:00Z')).toEqual([
      '2026-03-10T15:30:00.000Z',
      '2026-04-10T00:00:00.000Z',
    ]);
    expect(period('2026-03-10T15:30:00Z', '2026-04-09T23:59:59.999Z')).toEqual([
      '2026-03-10T15:30:00.000Z',
      '2026-04-10T00:00:00.000Z',
    ]);
    expect(period('2026-03-10T15:30:00Z', '2026-04-10T00:00:00Z')).toEqual([
      '2026-04-10T00:00:00.000Z',
      '2026-05-10T00:00:00.000Z',
    ]);
  });

  it('use the last day of months that are too short, and return to the billing day after them', () => {
    expect(period('2026-01-31T08:00:00Z', '2026-02-27T12:00:00Z')).toEqual([
      '2026-01-31T08:00:00.000Z',
      '2026-02-28T00:00:00.000Z',
    ]);
    expect(period('2026-01-31T08:00:00Z', '2026-02-28T00:00:00Z')).toEqual([
      '2026-02-28T00:00:00.000Z',
      '2026-03-31T00:00:00.000Z',
    ]);
    expect(period('2026-01-31T08:00:00Z', '2026-04-30T01:00:00Z')).toEqual([
      '2026-04-30T00:00:00.000Z',
      '2026-05-31T00:00:00.000Z',
    ]);
    expect(period('2027-12-31T08:00:00Z', '2028-02-29T00:00:00Z')).toEqual([
      '2028-02-29T00:00:00.000Z',
      '2028-03-31T00:00:00.000Z',
    ]);
  });

  it('span years without a gap: every day of three years lies in the period that answers for it', () => {
    const anchor = new Date('2025-10-30T22:00:00Z');
    for (let day = 0; day < 3 * 365; day += 1) {
      const now = new Date(anchor.getTime() + day * 86_400_000);
      const { start, end } = billingPeriodAt(anchor, now);
      expect(start <= now && now < end).toBe(true);
      expect(billingPeriodAt(anchor, end).start).toEqual(end);
    }
  });

  it('start with the first one for a plan that begins later', () => {
    expect(period('2026-03-10T15:30:00Z', '2026-01-01T00:00:00Z')).toEqual([
      '2026-03-10T15:30:00.000Z',
      '2026-04-10T00:00:00.000Z',
    ]);
  });
});

describe('yearly billing', () => {
  it('falls on the same day of the next year that is still ahead', () => {
    const anchor = new Date('2024-02-29T09:00:00Z');
    expect(nextYearlyBilling(anchor, new Date('2024-03-01T00:00:00Z'))).toEqual(new Date('2025-02-28T00:00:00Z'));
    expect(nextYearlyBilling(anchor, new Date('2025-02-28T00:00:00Z'))).toEqual(new Date('2026-02-28T00:00:00Z'));
    expect(nextYearlyBilling(anchor, new Date('2027-12-01T00:00:00Z'))).toEqual(new Date('2028-02-29T00:00:00Z'));
  });
});
