import { describe, expect, it } from '@jest/globals';
import { UNNAMED } from './project';
import { asTopic, isSpokenOf } from './topic';

describe('what it is about', () => {
  it.each(['the claims portal', 'Greenhouse heating', 'the new visiting hours'])('can be %s', (called) => {
    expect(asTopic(called)).toBe(called);
  });
  it.each(['Hoi Sanne', 'the Betreff/Subject', 'the advice', 'Fwd', '–', 'the before Monday'])(
    'is not %s',
    (called) => {
      expect(asTopic(called)).toBe(UNNAMED);
    },
  );
  it('is called without what stood before it', () => {
    expect(asTopic('the – Seed traceability')).toBe('the Seed traceability');
  });
  it.each([
    ['the new visiting hours', 'Get her to try the visiting hours on one ward.', true],
    ['the pumps', 'Get him to release one pump before Friday.', true],
    ['the battery line', 'Get her to support six more months.', false],
  ])('%s may be spoken of where it is in the goal “%s”: %s', (topic, goal, is) => {
    expect(isSpokenOf(topic, [goal, null])).toBe(is);
  });
});
