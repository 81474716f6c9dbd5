/** Accounts (product §4). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import type { HandlerTools } from '../../handler-tools';
import { createWelcomeAllowance } from '../../mail/welcome-allowance';
import { presentSession, presentUser } from './users.presenter';
import { addressOf } from '../../middleware/network';
import { createUsersService } from './users.service';

export function userHandlers(
  { database, redis, backgroundWork, clock, settings }: ApiDependencies,
  { passwords, sessions, checkCredentials, signInGuard, enforceLimit }: HandlerTools,
): Handlers<'register' | 'login' | 'updateProfile'> {
  const welcomes = createWelcomeAllowance({ redis, redisPrefix: settings.redisPrefix });
  const users = createUsersService({ database, passwords, mail: backgroundWork.mail, welcomes, clock });

  return {
    register: async ({ body, req }) => {
      const user = await users.register(body);
      await signInGuard.remember(user.email, addressOf(req));
      return presentSession(user, 'free_trial', await sessions.begin(user, req), true);
    },

    login: async ({ body, req, res }) => {
      const user = await signInGuard.attempt(body.email, addressOf(req), () => checkCredentials(req, res));
      return presentSession(user, await users.planOf(user.id), await sessions.begin(user, req));
    },

    updateProfile: async ({ caller, body, req }) => {
      const user = await users.updateProfile(caller.userId, body, async () => {
        await enforceLimit('email-change', req, caller);
      });
      return presentUser(user, await users.planOf(user.id));
    },
  };
}
