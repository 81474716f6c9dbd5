/** From this release on an account holds what mailed links open: a new password, and an address that waits. It begins with neither. */
import type { Migration } from './migration';

export const tokensOfLinks: Migration = {
  name: '2026-11-22-tokens-of-links',
  async run({ db }) {
    const users = db.collection('users');
    await users.updateMany({ passwordResets: { $exists: false } }, { $set: { passwordResets: [] } });
    await users.updateMany({ pendingEmail: { $exists: false } }, { $set: { pendingEmail: null } });
  },
};
