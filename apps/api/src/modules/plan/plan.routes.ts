/** The caller's plan (product §5.10) and its ledger (product §5.4). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { conversationsOf, presentCreditLine } from './credits.presenter';
import { presentPlan } from './plan.presenter';

export function planHandlers({ database, clock }: ApiDependencies): Handlers<'getPlan' | 'listCredits'> {
  return {
    getPlan: async ({ caller }) => {
      const now = clock();
      const account = await database.credits.read(caller.userId, now);
      if (!account) throw new Error(`There is no credit account for the user ${caller.userId}`);
      return presentPlan(account, now);
    },

    listCredits: async ({ caller: { userId }, query }) => {
      // What time has changed is booked before it is shown.
      await database.credits.read(userId, clock());
      const { entries, nextCursor } = await database.credits.pageOfEntries({ userId, ...query });
      const titles = await database.conversations.titles(userId, conversationsOf(entries));
      return { data: entries.map((entry) => presentCreditLine(entry, titles)), page: { nextCursor } };
    },
  };
}
