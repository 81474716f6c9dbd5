/** The end of an account, and the way back (product §4.13). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import type { HandlerTools } from '../../handler-tools';
import { createAccountClosing } from './close-account';
import { planOf } from './plan-of';
import { presentClosing, presentUser } from './users.presenter';

export function closingHandlers(
  { database, backgroundWork, clock, settings: { brand } }: ApiDependencies,
  { passwords, google }: HandlerTools,
): Handlers<'closeAccount' | 'reopenAccount'> {
  const closing = createAccountClosing({ database, passwords, google, mail: backgroundWork.mail, brand, clock });
  return {
    closeAccount: async ({ caller, body }) => presentClosing(await closing.close(caller.userId, body)),
    reopenAccount: async ({ caller }) => {
      const user = await closing.reopen(caller.userId);
      return presentUser(user, await planOf(database, user.id, clock()));
    },
  };
}
