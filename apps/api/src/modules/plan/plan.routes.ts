/** The caller's plan (product §5.10). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { presentPlan } from './plan.presenter';

export function planHandlers({ database, clock }: ApiDependencies): Handlers<'getPlan'> {
  return {
    getPlan: async ({ caller }) => {
      const now = clock();
      const account = await database.credits.read(caller.userId, now);
      if (!account) throw new Error(`There is no credit account for the user ${caller.userId}`);
      return presentPlan(account, now);
    },
  };
}
