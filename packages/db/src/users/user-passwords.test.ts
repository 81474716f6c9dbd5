import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { createTestDatabase, createUser, queryPlans, type TestDatabase } from '../testing';
import type { UserRecord } from './user-model';
import { PASSWORD_RESETS_MAX } from './user-passwords';
import type { UserRepository } from './user-repository';

let test: TestDatabase;
let users: UserRepository;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ users } = test.database);
});
afterAll(() => test.drop());

const at = (minutes: number): Date => new Date(Date.parse('2026-05-01T10:00:00Z') + minutes * 60_000);
const now = at(0);
const LATER = at(60);
const session = (id: string) => ({ id, device: 'A phone', createdAt: now, lastSeenAt: now, expiresAt: at(10_000) });

/** An account on two devices, with a link under way and an address that waits. */
async function account(passwordHash: string | null = '$2b$old'): Promise<UserRecord> {
  const user = await createUser(test.database, { passwordHash, now });
  for (const id of ['one', 'two']) await users.beginSession(user, session(id));
  await users.requestEmailChange(user.id, { email: `new-${user.email}`, now, expiresAt: LATER });
  return user;
}
const link = async ({ email, id }: UserRecord, name = 'link', expiresAt = LATER): Promise<string> => {
  const tokenHash = `${name}-${id}`;
  expect(await users.addPasswordReset(email, { tokenHash, expiresAt, now })).toMatchObject({ id });
  return tokenHash;
};
const sessionsOf = async ({ id }: UserRecord): Promise<string[]> =>
  (await users.listSessions(id, now)).map((each) => each.id);

describe('a link to a new password', () => {
  it('sets it, and ends every link, every session and the address that waited', async () => {
    const user = await account();
    const [first, second] = [await link(user, 'first'), await link(user, 'second')];
    expect(await users.findByPasswordReset(first, now)).toMatchObject({ id: user.id });
    const reset = await users.resetPassword({ tokenHash: first, passwordHash: '$2b$new', now });
    expect(reset).toMatchObject({
      id: user.id,
      passwordHash: '$2b$new',
      tokenVersion: user.tokenVersion + 1,
      pendingEmail: null,
      identities: user.identities,
    });
    expect(await sessionsOf(user)).toEqual([]);
    for (const tokenHash of [first, second]) {
      expect(await users.findByPasswordReset(tokenHash, now)).toBeNull();
      expect(await users.resetPassword({ tokenHash, passwordHash: '$2b$other', now })).toBeNull();
    }
    expect(await users.findById(user.id)).toMatchObject({ passwordHash: '$2b$new' });
  });

  it('is taken by one of many at the same moment', async () => {
    const user = await account();
    const tokenHash = await link(user);
    const results = await Promise.all(
      Array.from({ length: 12 }, (_unused, index) =>
        users.resetPassword({ tokenHash, passwordHash: `$2b$${index}`, now }),
      ),
    );
    const [winner, ...others] = results.filter((result) => result !== null);
    expect(others).toEqual([]);
    expect(await users.findById(user.id)).toMatchObject({
      passwordHash: winner?.passwordHash,
      tokenVersion: user.tokenVersion + 1,
    });
  });

  it('is over when its time is, and is nobody else’s', async () => {
    const user = await account();
    const tokenHash = await link(user);
    expect(await users.resetPassword({ tokenHash, passwordHash: '$2b$new', now: LATER })).toBeNull();
    expect(await users.resetPassword({ tokenHash: 'never-sent', passwordHash: '$2b$new', now })).toBeNull();
    // The link of one kind opens nothing of the other.
    await users.addEmailConfirmation(user.id, { email: `new-${user.email}`, tokenHash: 'confirmation', now });
    expect(await users.resetPassword({ tokenHash: 'confirmation', passwordHash: '$2b$new', now })).toBeNull();
    expect(await users.confirmEmail(tokenHash, now)).toBeNull();
    expect(await users.findById(user.id)).toMatchObject({ passwordHash: '$2b$old', email: user.email });
  });

  it('goes to the account of the address alone, a bounded number of them, the newest', async () => {
    const user = await account();
    expect(await users.addPasswordReset('nobody@example.org', { tokenHash: 'x', expiresAt: LATER, now })).toBeNull();
    await link(user, 'over', at(-1));
    const hashes: string[] = [];
    for (let index = 0; index < PASSWORD_RESETS_MAX + 2; index += 1) hashes.push(await link(user, String(index)));
    const found = await Promise.all(hashes.map(async (hash) => (await users.findByPasswordReset(hash, now)) !== null));
    expect(found).toEqual(hashes.map((_hash, index) => index >= 2));
  });

  it('sets a first password where there was none, beside the other ways to sign in', async () => {
    const google = { provider: 'google', subject: 'g-7', linkedAt: now };
    const user = await createUser(test.database, { passwordHash: null, identities: [google], now });
    const reset = await users.resetPassword({ tokenHash: await link(user), passwordHash: '$2b$new', now: at(1) });
    expect(reset?.identities).toEqual([google, { provider: 'password', subject: user.id, linkedAt: at(1) }]);
  });

  it('is found by an index', async () => {
    const tokenHash = await link(await account());
    const plans = await queryPlans(test, async () => {
      await users.findByPasswordReset(tokenHash, now);
      await users.resetPassword({ tokenHash, passwordHash: '$2b$new', now });
      await users.confirmEmail('nobody', now);
    });
    expect(plans.map(({ stages }) => stages.includes('COLLSCAN'))).toEqual([false, false, false]);
    expect(plans.map(({ indexes }) => indexes)).toEqual([
      ['passwordResets.tokenHash_1'],
      ['passwordResets.tokenHash_1'],
      ['pendingEmail.tokenHashes_1'],
    ]);
  });
});

describe('changing a password', () => {
  const change = ({ id }: UserRecord, sessionId: string, from = '$2b$old') =>
    users.changePassword({ userId: id, sessionId }, { from, to: '$2b$new' }, { now, expiresAt: at(500) });

  it('keeps the session that asked alone, and ends mailed links and the address that waited', async () => {
    const user = await account();
    const tokenHash = await link(user);
    expect(await change(user, 'one')).toEqual({ tokenVersion: user.tokenVersion + 1 });
    expect(await sessionsOf(user)).toEqual(['one']);
    expect(await users.findByPasswordReset(tokenHash, now)).toBeNull();
    expect(await users.findById(user.id)).toMatchObject({ passwordHash: '$2b$new', pendingEmail: null });
  });

  it('is done by one of several at the same moment, and by no session that has ended', async () => {
    const user = await account();
    const results = await Promise.all([change(user, 'one'), change(user, 'two'), change(user, 'one')]);
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    const other = await account();
    expect(await change(other, 'three')).toBeNull();
    expect(await change(other, 'one', '$2b$another')).toBeNull();
    expect(await users.findById(other.id)).toMatchObject({ passwordHash: '$2b$old', tokenVersion: 0 });
  });
});

it('nothing of a mailed link leaves the repository', async () => {
  const user = await account();
  await link(user);
  expect(mongo.BSON.EJSON.stringify((await users.findById(user.id)) ?? {})).not.toMatch(/tokenHash|link-/);
});
