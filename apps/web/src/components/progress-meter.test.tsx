import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ProgressMeter, usageLevel } from './progress-meter';

afterEach(cleanup);

describe('usage levels (product §2.10)', () => {
  it.each([
    [0, 'good'],
    [14, 'good'],
    [15, 'fair'],
    [17, 'fair'],
    [18, 'poor'],
    [20, 'poor'],
  ])('%i of 20 used is %s', (used, level) => {
    expect(usageLevel(used, 20)).toBe(level);
  });
});

describe('ProgressMeter', () => {
  it('says its figures to those who can’t see the bar', () => {
    render(<ProgressMeter used={8} total={20} label="Sessions used" />);
    const meter = screen.getByRole('meter', { name: 'Sessions used' });
    expect(meter.textContent).toBe('8 of 20');
    expect(meter.getAttribute('value')).toBe('8');
  });
});
