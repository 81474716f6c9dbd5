import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { createTestDatabase, createUser, queryPlans, type TestDatabase } from '../testing';
import type { UserSession } from './user-model';
import type { UserRepository } from './user-repository';
import { SESSIONS_MAX } from './user-sessions';

let test: TestDatabase;
let users: UserRepository;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ users } = test.database);
});
afterAll(() => test.drop());

const NOBODY = '0123456789abcdef01234567';
const at = (minutes: number): Date => new Date(Date.parse('2026-05-01T10:00:00Z') + minutes * 60_000);
const now = at(0);
const LATER = at(7 * 24 * 60);

const sessionOf = (id: string, given: Partial<UserSession> = {}): UserSession => ({
  id,
  device: 'Firefox on Linux',
  createdAt: now,
  lastSeenAt: now,
  expiresAt: LATER,
  ...given,
});
/** The id of a new account that is signed in on these devices. */
async function accountWith(...sessions: readonly UserSession[]): Promise<string> {
  const user = await createUser(test.database, { now });
  for (const session of sessions) expect(await users.beginSession(user, session)).toBe(true);
  return user.id;
}
const idsOf = async (userId: string, when = now): Promise<string[]> =>
  (await users.listSessions(userId, when)).map(({ id }) => id);
const counts = async (userId: string, sessionId: string, tokenVersion = 0): Promise<boolean> =>
  (await users.findTokenSession({ userId, sessionId, tokenVersion })) !== null;

describe('a session', () => {
  it('counts from its beginning until it is ended, and no other ends with it', async () => {
    const userId = await accountWith(sessionOf('one'), sessionOf('two'));
    expect([await counts(userId, 'one'), await counts(userId, 'two')]).toEqual([true, true]);
    expect(await users.endSession({ userId, sessionId: 'one' })).toBe(true);
    expect(await users.endSession({ userId, sessionId: 'one' })).toBe(false);
    expect([await counts(userId, 'one'), await counts(userId, 'two')]).toEqual([false, true]);
  });

  it('counts under the version of its account alone', async () => {
    const userId = await accountWith(sessionOf('one'));
    expect(await counts(userId, 'one', 1)).toBe(false);
    expect(await counts(userId, 'another')).toBe(false);
  });

  it('of nobody neither begins, counts nor ends', async () => {
    for (const userId of [NOBODY, 'not-an-id']) {
      const reference = { userId, sessionId: 'one' };
      expect(await users.beginSession({ id: userId, tokenVersion: 0 }, sessionOf('one'))).toBe(false);
      expect(await counts(userId, 'one')).toBe(false);
      expect(await users.endSession(reference)).toBe(false);
      expect(await users.endOtherSessions(reference, { now, expiresAt: LATER })).toBeNull();
      expect(await idsOf(userId)).toEqual([]);
    }
  });

  it('of somebody else is not ended by knowing its id', async () => {
    const [mine, theirs] = [await accountWith(sessionOf('mine')), await accountWith(sessionOf('theirs'))];
    expect(await users.endSession({ userId: mine, sessionId: 'theirs' })).toBe(false);
    expect(await counts(theirs, 'theirs')).toBe(true);
  });

  it('does not begin for who proved themselves before all sessions were ended', async () => {
    const before = await createUser(test.database, { now });
    await users.endAllSessions(before.id, now);
    expect(await users.beginSession(before, sessionOf('late'))).toBe(false);
    expect(await idsOf(before.id)).toEqual([]);
  });

  it('keeps the words of its device as they are, operators included', async () => {
    const device = '$tokenVersion on $$ROOT';
    const userId = await accountWith(sessionOf('one', { device }), sessionOf('$other'));
    expect((await users.listSessions(userId, now)).map((session) => session.device)).toContain(device);
    expect(await users.endOtherSessions({ userId, sessionId: '$other' }, { now, expiresAt: LATER })).not.toBeNull();
    expect(await idsOf(userId)).toEqual(['$other']);
  });

  it('begins in an account that knew of none', async () => {
    const user = await createUser(test.database, { now });
    const client = await mongo.MongoClient.connect(test.uri);
    try {
      const stored = client.db(test.name).collection('users');
      await stored.updateOne({ _id: new mongo.ObjectId(user.id) }, { $unset: { sessions: true } });
    } finally {
      await client.close();
    }
    expect(await idsOf(user.id)).toEqual([]);
    expect(await users.beginSession(user, sessionOf('one'))).toBe(true);
    expect(await idsOf(user.id)).toEqual(['one']);
  });
});

describe('the sessions of an account', () => {
  it('are listed by when they were last seen, without those that have run out', async () => {
    const userId = await accountWith(
      sessionOf('older', { lastSeenAt: at(1) }),
      sessionOf('over', { lastSeenAt: at(3), expiresAt: at(4) }),
      sessionOf('newer', { lastSeenAt: at(2) }),
    );
    expect(await idsOf(userId, at(3))).toEqual(['over', 'newer', 'older']);
    expect(await idsOf(userId, at(4))).toEqual(['newer', 'older']);
  });

  it('are forgotten once they have run out', async () => {
    const userId = await accountWith(
      sessionOf('over', { expiresAt: at(1) }),
      sessionOf('new', { createdAt: at(2), lastSeenAt: at(2) }),
    );
    expect(await idsOf(userId, now)).toEqual(['new']);
  });

  it('are bounded: the one unseen for longest ends, however many begin at once', async () => {
    const user = await createUser(test.database, { now });
    const begin = (index: number) => users.beginSession(user, sessionOf(`s${index}`, { lastSeenAt: at(index) }));
    await Promise.all(Array.from({ length: SESSIONS_MAX + 10 }, (_unused, index) => begin(index)));
    await users.noteSeen({ userId: user.id, sessionId: 's10' }, { now: at(200), unlessSince: at(100) });
    await begin(100);
    const kept = await idsOf(user.id);
    expect(kept).toHaveLength(SESSIONS_MAX);
    expect(kept).toEqual(expect.arrayContaining(['s100', 's10', 's12']));
    expect(kept).not.toContain('s9');
    expect(kept).not.toContain('s11');
  });

  it('all end at once, with every token', async () => {
    const userId = await accountWith(sessionOf('one'), sessionOf('two'));
    await users.endAllSessions(userId, at(1));
    expect(await idsOf(userId)).toEqual([]);
    expect([await counts(userId, 'one'), await counts(userId, 'one', 1)]).toEqual([false, false]);
    expect(await users.findById(userId)).toMatchObject({ tokenVersion: 1, updatedAt: at(1) });
  });

  it('end but for one, which goes on under the next version and for longer', async () => {
    const userId = await accountWith(sessionOf('one', { createdAt: at(-60) }), sessionOf('two'), sessionOf('three'));
    const expiresAt = at(90_000);
    expect(await users.endOtherSessions({ userId, sessionId: 'one' }, { now: at(5), expiresAt })).toEqual({
      tokenVersion: 1,
    });
    expect([await counts(userId, 'one'), await counts(userId, 'one', 1)]).toEqual([false, true]);
    expect(await users.listSessions(userId, now)).toEqual([
      sessionOf('one', { createdAt: at(-60), lastSeenAt: at(5), expiresAt }),
    ]);
  });

  it('stay as they are where the one that should go on has ended', async () => {
    const userId = await accountWith(sessionOf('one'));
    expect(await users.endOtherSessions({ userId, sessionId: 'two' }, { now, expiresAt: LATER })).toBeNull();
    expect(await counts(userId, 'one')).toBe(true);
  });
});

describe('being seen', () => {
  it('is noted once by many at the same moment, and not again until it is old', async () => {
    const userId = await accountWith(sessionOf('one'), sessionOf('two'));
    const reference = { userId, sessionId: 'one' };
    const seenOf = async () => (await users.findTokenSession({ ...reference, tokenVersion: 0 }))?.lastSeenAt;
    await Promise.all([10, 11, 12].map((minute) => users.noteSeen(reference, { now: at(minute), unlessSince: at(5) })));
    const seen = await seenOf();
    expect([at(10), at(11), at(12)]).toContainEqual(seen);
    await users.noteSeen(reference, { now: at(13), unlessSince: at(8) });
    expect(await seenOf()).toEqual(seen);
    await users.noteSeen(reference, { now: at(20), unlessSince: at(15) });
    expect(await seenOf()).toEqual(at(20));
    expect((await users.listSessions(userId, now)).find(({ id }) => id === 'two')?.lastSeenAt).toEqual(now);
  });
});

describe('the query of every request', () => {
  it('is one read over the primary key, on an account that is signed in everywhere as well', async () => {
    const sessions = Array.from({ length: SESSIONS_MAX }, (_unused, index) => sessionOf(`s${index}`));
    const userId = await accountWith(...sessions);
    const plans = await queryPlans(test, () => users.findTokenSession({ userId, sessionId: 's49', tokenVersion: 0 }));
    expect(plans).toEqual([expect.objectContaining({ collection: 'users', indexes: ['_id_'], docsExamined: 1 })]);
    expect(plans[0]?.stages).not.toContain('COLLSCAN');
  });
});
