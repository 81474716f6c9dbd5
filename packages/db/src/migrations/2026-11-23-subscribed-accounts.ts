/**
 * From this release on a credit account says what a subscription has paid for. Accounts begin without one: their plans were
 * set by hand, and go on as they did.
 */
import type { Migration } from './migration';

export const subscribedAccounts: Migration = {
  name: '2026-11-23-subscribed-accounts',
  async run({ db }) {
    const accounts = db.collection('creditAccounts');
    for (const field of ['paidUntil', 'paymentFailedAt', 'pausedAt', 'retention']) {
      await accounts.updateMany({ [field]: { $exists: false } }, { $set: { [field]: null } });
    }
  },
};
