/** Accounts (product §4). */
import { signToken, tokenKey } from '../../auth/tokens';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import type { HandlerTools } from '../../handler-tools';
import { createWelcomeAllowance } from '../../mail/welcome-allowance';
import { presentSession, presentUser } from './users.presenter';
import { addressOf } from '../../middleware/network';
import { createUsersService } from './users.service';

export function userHandlers(
  { database, redis, backgroundWork, clock, settings }: ApiDependencies,
  { passwords, checkCredentials, signInGuard, enforceLimit }: HandlerTools,
): Handlers<'register' | 'login' | 'logout' | 'updateProfile'> {
  const welcomes = createWelcomeAllowance({ redis, redisPrefix: settings.redisPrefix });
  const key = tokenKey(settings.jwtSecret);
  const users = createUsersService({ database, passwords, mail: backgroundWork.mail, welcomes, clock });

  return {
    register: async ({ body, req }) => {
      const user = await users.register(body);
      await signInGuard.remember(user.email, addressOf(req));
      return presentSession(user, 'free_trial', signToken(key, user, clock()), true);
    },

    login: async ({ body, req, res }) => {
      const user = await signInGuard.attempt(body.email, addressOf(req), () => checkCredentials(req, res));
      return presentSession(user, await users.planOf(user.id), signToken(key, user, clock()));
    },

    logout: async ({ caller }) => {
      const { userId, tokenId, tokenExpiresAt } = caller;
      await database.users.revokeToken({ userId, tokenId, expiresAt: tokenExpiresAt, now: clock() });
      return { revoked: true };
    },

    updateProfile: async ({ caller, body, req }) => {
      const user = await users.updateProfile(caller.userId, body, async () => {
        await enforceLimit('email-change', req, caller);
      });
      return presentUser(user, await users.planOf(user.id));
    },
  };
}
