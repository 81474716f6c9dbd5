import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EMAIL_PREFERENCE_DEFAULTS } from '@parley/shared';
import { createTestDatabase, createUser, type TestDatabase } from '../testing';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const now = new Date('2026-05-01T10:00:00Z');
const NOBODY = '0123456789abcdef01234567';

describe('e-mail preferences', () => {
  it('are the defaults, with what was chosen over them', async () => {
    const { users } = test.database;
    const { id } = await createUser(test.database);
    expect(await users.findEmailPreferences(id)).toEqual(EMAIL_PREFERENCE_DEFAULTS);
    await users.switchEmailOff(id, 'trialEnding', now);
    await users.switchEmailOff(id, 'trialEnding', now);
    const left = { ...EMAIL_PREFERENCE_DEFAULTS, trialEnding: false };
    expect(await users.findEmailPreferences(id)).toEqual(left);
    expect(await users.saveEmailPreferences(id, { ...left, marketingEmails: true }, now)).toEqual({
      ...left,
      marketingEmails: true,
    });
  });

  it('of nobody are nowhere', async () => {
    const { users } = test.database;
    for (const id of [NOBODY, 'not-an-id']) {
      await users.switchEmailOff(id, 'trialEnding', now);
      expect(await users.findEmailPreferences(id)).toBeNull();
      expect(await users.saveEmailPreferences(id, EMAIL_PREFERENCE_DEFAULTS, now)).toBeNull();
      expect(await users.mailSettings(id)).toBeNull();
    }
  });
});

describe('the key of the links to unsubscribe', () => {
  it('is made once, however many ask at once, and is another for everybody', async () => {
    const { users } = test.database;
    const [ada, eve] = [await createUser(test.database), await createUser(test.database)];
    const asked = await Promise.all(Array.from({ length: 8 }, () => users.mailSettings(ada.id)));
    const keys = new Set(asked.map((settings) => settings?.unsubscribeKey));
    expect(keys.size).toBe(1);
    expect([...keys][0]).toHaveLength(43);
    expect(keys).not.toContain((await users.mailSettings(eve.id))?.unsubscribeKey);
    expect(JSON.stringify(await users.findById(ada.id))).not.toContain([...keys][0]);
  });
});
