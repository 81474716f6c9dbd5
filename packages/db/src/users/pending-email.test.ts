import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { duplicateKeyOf } from '../errors';
import { createTestDatabase, createUser, type TestDatabase } from '../testing';
import { CONFIRMATIONS_MAX } from './pending-email';
import type { UserRecord } from './user-model';
import type { UserRepository } from './user-repository';

let test: TestDatabase;
let users: UserRepository;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ users } = test.database);
});
afterAll(() => test.drop());

const now = new Date('2026-05-01T10:00:00Z');
const LATER = new Date('2026-05-02T10:00:00Z');
let count = 0;

/** An account with an address that waits, and the hash of a link to it. */
async function waiting(email?: string): Promise<{ user: UserRecord; email: string; tokenHash: string }> {
  count += 1;
  const user = await createUser(test.database, { now });
  const wanted = email ?? `new-${count}@example.org`;
  await users.requestEmailChange(user.id, { email: wanted, now, expiresAt: LATER });
  const tokenHash = `link-${count}`;
  await users.addEmailConfirmation(user.id, { email: wanted, tokenHash, now });
  return { user, email: wanted, tokenHash };
}

describe('an address that waits', () => {
  it('becomes the account’s by its link, once, and links to a new password end', async () => {
    const { user, email, tokenHash } = await waiting();
    await users.addPasswordReset(user.email, { tokenHash: `reset-${user.id}`, expiresAt: LATER, now });
    expect(await users.findById(user.id)).toMatchObject({
      email: user.email,
      pendingEmail: { email, requestedAt: now, expiresAt: LATER },
    });
    const results = await Promise.all(Array.from({ length: 8 }, () => users.confirmEmail(tokenHash, now)));
    expect(results.filter((result) => result !== null)).toEqual([
      expect.objectContaining({ id: user.id, email, pendingEmail: null }),
    ]);
    expect(await users.findByPasswordReset(`reset-${user.id}`, now)).toBeNull();
    expect(await users.findByEmail(user.email)).toBeNull();
  });

  it('waits no more when it was replaced, given up, or its time is over', async () => {
    const { user, tokenHash } = await waiting();
    expect(await users.confirmEmail(tokenHash, LATER)).toBeNull();
    await users.requestEmailChange(user.id, { email: `third-${user.email}`, now, expiresAt: LATER });
    expect(await users.confirmEmail(tokenHash, now)).toBeNull();
    const late = { email: `new-${user.email}`, tokenHash: 'late', now };
    expect(await users.addEmailConfirmation(user.id, late)).toBeNull();

    const other = await waiting();
    await users.cancelEmailChange(other.user.id, now);
    await users.cancelEmailChange(other.user.id, now);
    await users.cancelEmailChange('not-an-id', now);
    expect(await users.confirmEmail(other.tokenHash, now)).toBeNull();
    expect(await users.findById(other.user.id)).toMatchObject({ email: other.user.email, pendingEmail: null });
    const over = { email: other.email, tokenHash: 'over', now: LATER };
    expect(await users.addEmailConfirmation(other.user.id, over)).toBeNull();
  });

  it('that two accounts wait for goes to the first, and the second keeps its own', async () => {
    const first = await waiting('wanted@example.org');
    const second = await waiting('wanted@example.org');
    expect(await users.confirmEmail(second.tokenHash, now)).toMatchObject({ id: second.user.id });
    const error: unknown = await users.confirmEmail(first.tokenHash, now).catch((reason: unknown) => reason);
    expect(duplicateKeyOf(error)).toEqual(['email']);
    expect(await users.findByEmailConfirmation(first.tokenHash, now)).toMatchObject({ email: first.user.email });
  });

  it('keeps a bounded number of links, the newest', async () => {
    const { user, email, tokenHash } = await waiting();
    for (let index = 0; index < CONFIRMATIONS_MAX; index += 1)
      await users.addEmailConfirmation(user.id, { email, tokenHash: `${tokenHash}-${index}`, now });
    expect(await users.findByEmailConfirmation(tokenHash, now)).toBeNull();
    expect(await users.findByEmailConfirmation(`${tokenHash}-0`, now)).toMatchObject({ id: user.id });
  });
});
