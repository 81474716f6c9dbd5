import { describe, expect, it } from '@jest/globals';
import { roleAsNoun } from './role-words';

describe('what somebody is, as a noun phrase', () => {
  it.each([
    ['the head of moulds', 'head of moulds'],
    ['chair of the quarry fund and if', 'chair of the quarry fund'],
    ['steward too', 'steward'],
    ['but only captain', 'captain'],
    ['engineer signed the old drawing', 'engineer'],
    ['retired sheep farmer', 'retired sheep farmer'],
  ])('%s', (told, role) => {
    expect(roleAsNoun(told)).toBe(role);
  });

  it('is none where it asks or tells something', () => {
    expect(roleAsNoun('who is the foreman?')).toBeNull();
  });
});
