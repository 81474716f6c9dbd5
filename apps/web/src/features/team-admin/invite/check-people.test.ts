import { describe, expect, it } from '@jest/globals';
import { sampleInvited, sampleMember } from '@/testing/sample-team-area';
import { checkPeople, tooMany } from './check-people';

const person = (line: number, name: string, email: string, surplus = 0) => ({
  place: line - 1,
  line,
  name,
  email,
  surplus,
});
const faults = (...people: ReturnType<typeof person>[]) =>
  checkPeople(people, [sampleMember(), sampleInvited()]).map(({ fault }) => fault);

describe('checkPeople', () => {
  it('finds nothing wrong with two people', () => {
    expect(faults(person(1, 'Ana', 'ana@x.org'), person(2, 'Bo', 'bo@y.org'))).toEqual([null, null]);
  });

  it.each([
    ['no address', person(1, 'Ana', ''), 'Email is required'],
    ['no address at all', person(1, 'Ana', 'ana.x.org'), 'Please enter a valid email address'],
    ['no name', person(1, '', 'ana@x.org'), 'Name is required'],
    ['a name that is too long', person(1, 'A'.repeat(101), 'ana@x.org'), 'Name must be at most 100 characters long'],
    ['a third column', person(1, 'Ana', 'ana@x.org', 1), 'More columns than a name and an email'],
    ['a member, in capitals', person(1, 'Priya', 'PRIYA@test.example'), 'Already in the team'],
    ['somebody invited', person(1, 'Tomás', 'tomas@test.example'), 'Already invited'],
  ])('says what is wrong: %s', (_, wrong, fault) => {
    expect(faults(wrong)).toEqual([fault]);
  });

  it('names the line where an address stood first', () => {
    expect(faults(person(3, 'Ana', 'ana@x.org'), person(7, 'Ana S', ' ANA@x.org '))).toEqual([
      null,
      'Already in line 3',
    ]);
  });
});

describe('tooMany', () => {
  it.each([
    [200, null, null],
    [3, 3, null],
    [201, null, '201\u00a0people are listed; at most 200 can be invited at once. Please split the list.'],
    [10_000, 5, '10,000\u00a0people are listed; at most 200 can be invited at once. Please split the list.'],
    [5, 3, '5\u00a0people are listed, and 3\u00a0seats are free. Please leave out 2.'],
    [1, 0, '1\u00a0person is listed, and 0\u00a0seats are free. Please leave out 1.'],
  ])('of %i people with %j seats free says %j', (count, seats, said) => {
    expect(tooMany(count, seats)).toBe(said);
  });
});
