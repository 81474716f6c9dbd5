import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, createUser, type TestDatabase } from '../testing';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const now = new Date('2026-11-22T12:00:00Z');

describe('who may be written to', () => {
  it('is everybody with an open account who has not switched that kind off, a page at a time', async () => {
    const { users } = test.database;
    const people = [];
    for (let count = 0; count < 5; count += 1) people.push(await createUser(test.database));
    const [open, off, other, closed, last] = people;
    if (!open || !off || !other || !closed || !last) throw new Error('Five were made');
    await users.switchEmailOff(off.id, 'monthlyProgress', now);
    await users.switchEmailOff(other.id, 'trialEnding', now);
    await test.database.inTransaction((session) =>
      users.close(closed.id, { closedAt: now, erasedAt: new Date('2026-12-22T12:00:00Z') }, session),
    );
    const wanted = [open, other, last].map(({ id, name, email }) => ({ id, name, email }));
    const found = await users.findMailable([...people.map(({ id }) => id), 'not-an-id'], 'monthlyProgress');
    expect(found.toSorted((one, two) => one.id.localeCompare(two.id))).toEqual(wanted);

    const first = await users.pageOfMailable('monthlyProgress', { after: null, limit: 2 });
    expect(first).toEqual(wanted.slice(0, 2));
    expect(await users.pageOfMailable('monthlyProgress', { after: other.id, limit: 2 })).toEqual(wanted.slice(2));
  });
});
