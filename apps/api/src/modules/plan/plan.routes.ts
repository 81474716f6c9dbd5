/** The caller's plan (product §5.10) and its ledger (product §5.4). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { conversationsOf, presentCreditLine } from './credits.presenter';
import { presentPlan } from './plan.presenter';
import { readPlan } from './read-plan';

export function planHandlers({ database, clock }: ApiDependencies): Handlers<'getPlan' | 'listCredits'> {
  return {
    getPlan: async ({ caller }) => {
      const now = clock();
      const { account, seat } = await readPlan(database, caller.userId, now);
      return presentPlan(account, now, seat);
    },

    listCredits: async ({ caller: { userId }, query }) => {
      // What time has changed is booked before it is shown.
      await database.credits.readOwn(userId, clock());
      const { entries, nextCursor } = await database.credits.pageOfEntries({ userId, ...query });
      const titles = await database.conversations.titles(userId, conversationsOf(entries));
      const teams = await database.teams.namesFor(userId);
      return { data: entries.map((entry) => presentCreditLine(entry, { titles, teams })), page: { nextCursor } };
    },
  };
}
