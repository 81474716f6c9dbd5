import { describe, expect, it } from '@jest/globals';
import { addressed } from './as-sentence';

describe('what is told the student of their own words', () => {
  it('says you for I, we and ours', () => {
    expect(addressed('I’ve asked for our share, and we were told it’s mine to give')).toBe(
      'you’ve asked for your share, and you were told it’s yours to give',
    );
  });

  it('takes a mine with shafts for no word of one’s own', () => {
    expect(addressed('the mine overseer wants what is mine and not his')).toBe(
      'the mine overseer wants what is yours and not his',
    );
  });

  it('leaves what somebody is quoted with as they said it', () => {
    expect(addressed('He just says “we’ll see” and hands me my hat')).toBe(
      'He just says “we’ll see” and hands you your hat',
    );
    expect(addressed('"over my dead body", she told us')).toBe('"over my dead body", she told you');
  });
});
