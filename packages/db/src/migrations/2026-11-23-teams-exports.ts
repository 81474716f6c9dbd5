/**
 * From this release on a team has a report as well, so an export is of a conversation or of a team, and the index that makes
 * it one render for all who ask names both. Exports of before are of conversations.
 */
import type { Migration } from './migration';

const OF_CONVERSATIONS_ALONE = 'conversationId_1_kind_1_version_1_live_1';

export const teamsExports: Migration = {
  name: '2026-11-23-teams-exports',
  async run({ db }) {
    const stored = await db.listCollections({ name: 'exports' }, { nameOnly: true }).hasNext();
    if (!stored) return;
    const exports = db.collection('exports');
    for (const field of ['teamId', 'teamReport']) {
      await exports.updateMany({ [field]: { $exists: false } }, { $set: { [field]: null } });
    }
    if (!(await exports.indexExists(OF_CONVERSATIONS_ALONE))) return;
    try {
      await exports.dropIndex(OF_CONVERSATIONS_ALONE);
    } catch (error) {
      // Somebody else may have dropped it in the same moment.
      if (await exports.indexExists(OF_CONVERSATIONS_ALONE)) throw error;
    }
  },
};
