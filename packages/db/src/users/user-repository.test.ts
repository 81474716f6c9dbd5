import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { duplicateKeyOf } from '../errors';
import { createTestDatabase, createUser, queryPlans, type TestDatabase } from '../testing';
import type { UserRepository } from './user-repository';

let test: TestDatabase;
let users: UserRepository;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ users } = test.database);
});
afterAll(() => test.drop());

const now = new Date('2026-05-01T10:00:00Z');
const nobody = '0123456789abcdef01234567';

describe('accounts', () => {
  it('are found by id, and by e-mail in any case', async () => {
    const created = await createUser(test.database, { email: 'Ada.Lovelace@Example.org', name: 'Ada' });
    expect(created.email).toBe('ada.lovelace@example.org');
    expect(await users.findById(created.id)).toEqual(created);
    expect(await users.findByEmail(' ADA.lovelace@example.ORG ')).toEqual(created);
    expect(await users.findByEmail('ada@example.org')).toBeNull();
    expect(await users.findById('not-an-id')).toBeNull();
    expect(await users.findById(nobody)).toBeNull();
  });

  it('have e-mail addresses of their own, whatever the case', async () => {
    await createUser(test.database, { email: 'one@example.org' });
    const error: unknown = await createUser(test.database, { email: 'ONE@example.org' }).catch(
      (reason: unknown) => reason,
    );
    expect(duplicateKeyOf(error)).toEqual(['email']);
  });

  it('carry the identities they can be signed in with', async () => {
    const google = { provider: 'google', subject: 'g-1', linkedAt: now };
    const user = await createUser(test.database, { passwordHash: 'a-hash', identities: [google], now });
    expect(user.identities).toEqual([{ provider: 'password', subject: user.id, linkedAt: now }, google]);
    const error: unknown = await createUser(test.database, { identities: [google] }).catch((reason: unknown) => reason);
    expect(duplicateKeyOf(error)).toEqual(['identities.provider', 'identities.subject']);
  });

  it('change name and organization', async () => {
    const user = await createUser(test.database);
    const changed = await users.updateProfile(user.id, { name: 'Grace', organization: 'Navy', now });
    expect(changed).toEqual({ ...user, name: 'Grace', organization: 'Navy', updatedAt: now });
    expect(await users.updateProfile(nobody, { name: 'X', organization: '', now })).toBeNull();
    expect(await users.updateProfile('not-an-id', { name: 'X', organization: '', now })).toBeNull();
  });
});

describe('a password hash', () => {
  it('is replaced only while it is the one that was read', async () => {
    const { id } = await createUser(test.database, { passwordHash: 'first' });
    await users.replacePasswordHash(id, { from: 'first', to: 'second' });
    await users.replacePasswordHash(id, { from: 'first', to: 'third' });
    expect((await users.findById(id))?.passwordHash).toBe('second');
  });
});

describe('the query', () => {
  it('of signing in is served by an index', async () => {
    const user = await createUser(test.database);
    const plans = await queryPlans(test, async () => {
      await users.findByEmail(user.email);
    });
    expect(plans).toHaveLength(1);
    for (const plan of plans) {
      expect(plan.stages).not.toContain('COLLSCAN');
      expect(plan.docsExamined).toBe(1);
    }
  });
});
