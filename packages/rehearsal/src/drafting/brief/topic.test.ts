import { describe, expect, it } from '@jest/globals';
import { UNNAMED } from './project';
import { asTopic } from './topic';

describe('what it is about', () => {
  it.each(['the claims portal', 'Greenhouse heating', 'the new visiting hours'])('can be %s', (called) => {
    expect(asTopic(called)).toBe(called);
  });
  it.each(['Hoi Sanne', 'the Betreff/Subject', 'the advice', 'Fwd', '–'])('is not %s', (called) => {
    expect(asTopic(called)).toBe(UNNAMED);
  });
  it('is called without what stood before it', () => {
    expect(asTopic('the – Seed traceability')).toBe('the Seed traceability');
  });
});
