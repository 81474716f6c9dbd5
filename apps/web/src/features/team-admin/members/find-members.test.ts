import { describe, expect, it } from '@jest/globals';
import { sampleInvited, sampleMember, sampleOwner } from '@/testing/sample-team-area';
import { findMembers } from './find-members';

const members = [
  sampleOwner({ creditsUsed: 3, averageScore: null, lastActive: null }),
  sampleMember({ creditsUsed: 9, averageScore: 6.1, lastActive: '2026-11-01T00:00:00.000Z' }),
  sampleMember({ _id: 'm4', name: 'Bo Li', email: 'bo@y.org', creditsUsed: 5, averageScore: 8.2 }),
  sampleInvited(),
];
const found = (search: string, order: Parameters<typeof findMembers>[2] = 'listed') =>
  findMembers(members, search, order).map(({ _id }) => _id);

describe('findMembers', () => {
  it.each([
    ['', ['m1', 'm2', 'm4', 'm3']],
    ['  ', ['m1', 'm2', 'm4', 'm3']],
    ['tomas', ['m3']],
    ['TOMÁS vid', ['m3']],
    ['@y.org', ['m4']],
    ['li bo', ['m4']],
    ['nobody', []],
  ])('finds by %j', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it.each([
    ['credits', ['m2', 'm4', 'm1', 'm3']],
    ['score', ['m4', 'm2', 'm1', 'm3']],
    ['recent', ['m4', 'm2', 'm1', 'm3']],
    ['pending', ['m3', 'm1', 'm2', 'm4']],
  ] as const)('orders by %s', (order, ids) => {
    expect(found('', order)).toEqual(ids);
  });
});
