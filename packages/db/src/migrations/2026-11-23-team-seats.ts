/**
 * From this release on a person has, beside their own credit account, one for each team that they have or had a seat of.
 * The index that allowed one account each gives way to one for each team; accounts without a team are people's own, as
 * they were.
 */
import type { Migration } from './migration';

const ONE_EACH = 'userId_1';

export const teamSeats: Migration = {
  name: '2026-11-23-team-seats',
  async run({ db }) {
    const [known] = await db.listCollections({ name: 'creditAccounts' }).toArray();
    if (known === undefined) return;
    const accounts = db.collection('creditAccounts');
    if (await accounts.indexExists(ONE_EACH)) await accounts.dropIndex(ONE_EACH);
  },
};
