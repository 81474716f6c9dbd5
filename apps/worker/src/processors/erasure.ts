/** The erasure queue: one job, every account whose time is up, and what was practised on plans that are over. */
import { eraseAccounts, type EraseAccountsSettings } from '../jobs/erase-accounts/erase-accounts';
import { erasePractice, type ErasePracticeSettings } from '../jobs/erase-practice/erase-practice';
import type { Processor } from '../processor';

export function erasureProcessor(settings: EraseAccountsSettings & ErasePracticeSettings): Processor<'erasure'> {
  return {
    queue: 'erasure',
    concurrency: 1,
    process: async () => {
      // Neither waits for the other to succeed.
      const outcomes = await Promise.allSettled([eraseAccounts(settings), erasePractice(settings)]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    },
  };
}
