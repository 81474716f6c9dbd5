/**
 * From this release on a token names a session, and a session is an element of the account. Accounts begin without any:
 * tokens of earlier releases name none and end, and people sign in once more. What those releases kept instead,
 * `revokedTokens`, stays for as long as they may still run (decision 0014); nothing reads it any more.
 */
import type { Migration } from './migration';

export const sessions: Migration = {
  name: '2026-11-22-sessions',
  async run({ db }) {
    await db.collection('users').updateMany({ sessions: { $exists: false } }, { $set: { sessions: [] } });
  },
};
