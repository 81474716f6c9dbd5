import { describe, expect, it } from '@jest/globals';
import { isUnsubscribeToken, readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

const subject = { userId: '64b7f0c2a1d3e4f5a6b7c8d9', preference: 'monthlyProgress' } as const;
const KEY = 'a key of hers';

describe('the token of a link to unsubscribe', () => {
  it('names person and preference, and fits into an address as it is', () => {
    const token = unsubscribeToken(KEY, subject);
    expect(encodeURIComponent(token)).toBe(token);
    expect(readUnsubscribeToken(token)).toEqual(subject);
    expect(isUnsubscribeToken(token, KEY, subject)).toBe(true);
  });

  it('counts under no other key, for nobody else and for nothing else', () => {
    const token = unsubscribeToken(KEY, subject);
    const other = { ...subject, userId: '64b7f0c2a1d3e4f5a6b7c8d8' };
    expect(isUnsubscribeToken(token, 'another', subject)).toBe(false);
    expect(isUnsubscribeToken(token.replace(subject.userId, other.userId), KEY, other)).toBe(false);
    const trial = { ...subject, preference: 'trialEnding' } as const;
    expect(isUnsubscribeToken(token.replace('monthlyProgress', 'trialEnding'), KEY, trial)).toBe(false);
    expect(isUnsubscribeToken(`${token}A`, KEY, subject)).toBe(false);
  });

  it.each(['', 'a.b', 'a.b.c', 'a.toString.c', 'a.__proto__.c', 'a.monthlyProgress.c.d'])('%j is none', (text) => {
    expect(readUnsubscribeToken(text)).toBeNull();
  });
});
