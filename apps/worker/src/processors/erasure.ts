/** The erasure queue: one job, every account whose time is up. */
import { eraseAccounts, type EraseAccountsSettings } from '../jobs/erase-accounts/erase-accounts';
import type { Processor } from '../processor';

export function erasureProcessor(settings: EraseAccountsSettings): Processor<'erasure'> {
  return {
    queue: 'erasure',
    concurrency: 1,
    process: async () => {
      await eraseAccounts(settings);
    },
  };
}
