/** A brief whose goal is told in a few words (product §23.6). */
import { describe, expect, it } from '@jest/globals';
import { wellFormed } from '../purpose/well-formed';
import { draftFromBrief } from './draft-from-brief';

describe('a goal of a few words', () => {
  it('is told in another way than as a thing that it is not', () => {
    expect(wellFormed('Get settle at 675.')).toBe(false);
    expect(wellFormed('Get a firm date for the first delivery.')).toBe(true);
  });

  it.each(['I want it.', 'I would like to settle at 675.', 'My goal: yes.'])(
    'drafts a scenario all the same: %s',
    async (wish) => {
      const draft = await draftFromBrief(
        `I see Wendell Tso, owner of the sawmill, on Friday. ${wish} He lost six days in September and wants 9,000 dollars for these. His crew is short of two drivers since May, and he says that the road is too soft.`,
      );
      if ('refused' in draft) throw new Error(draft.refused);
      expect(draft.content.goal.length).toBeGreaterThanOrEqual(20);
      expect(draft.content.persona.name).toBe('Wendell Tso');
    },
  );
});
