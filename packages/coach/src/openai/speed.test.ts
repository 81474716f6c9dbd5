import { describe, expect, it } from '@jest/globals';
import { createSpeedMeter, timeFor } from './speed';

describe('the speed of a provider', () => {
  it('is unknown until it has answered', () => {
    const meter = createSpeedMeter();
    expect([meter.speed(), meter.firstWordLimit(20_000)]).toEqual([null, 20_000]);
  });

  it('shortens the patience with one that is fast, and gives it back when it slows down', () => {
    const meter = createSpeedMeter();
    for (let turn = 0; turn < 3; turn += 1) meter.firstWord(2_000, 400, true);
    expect(meter.firstWordLimit(20_000)).toBe(5_000);
    meter.late(5_000);
    expect(meter.firstWordLimit(20_000)).toBe(15_000);
    meter.late(15_000);
    expect(meter.firstWordLimit(20_000)).toBe(20_000);
    for (let turn = 0; turn < 8; turn += 1) meter.firstWord(2_000, 400, true);
    expect(meter.firstWordLimit(20_000)).toBe(5_000);
  });

  it('says how long a question takes', () => {
    const meter = createSpeedMeter();
    meter.firstWord(3_000, 6_000, false);
    meter.written('And who pays for the second system, until the retest is through? '.repeat(4), 5_000);
    const speed = meter.speed();
    expect(speed?.read).toBe(500);
    expect(speed?.written).toBeCloseTo(16, 0);
    expect(timeFor({ read: 500, written: 16 }, 4_000, 1_600)).toBe(108_000);
    expect(meter.firstWordLimit(20_000)).toBe(20_000);
  });
});
