/** Accounts (product §4). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import type { HandlerTools } from '../../handler-tools';
import { createMailAllowance } from '../../mail/mail-allowance';
import { createEmailChange } from './email-change';
import { presentSession, presentUser } from './users.presenter';
import { addressOf } from '../../middleware/network';
import { googleSignIn } from './google-sign-in';
import { accountOpening } from './open-account';
import { createUsersService } from './users.service';

export function userHandlers(
  { database, redis, backgroundWork, clock, settings }: ApiDependencies,
  { passwords, sessions, google, findCaller, checkCredentials, signInGuard, enforceLimit }: HandlerTools,
): Handlers<
  'register' | 'login' | 'googleAuth' | 'getProfile' | 'updateProfile' | 'confirmEmail' | 'cancelEmailChange'
> {
  const { mail } = backgroundWork;
  const welcomes = createMailAllowance('welcome', { redis, redisPrefix: settings.redisPrefix });
  const confirmations = createMailAllowance('email-confirmation', { redis, redisPrefix: settings.redisPrefix });
  const openAccount = accountOpening({ database, mail, welcomes, clock });
  const emailChange = createEmailChange({ database, mail, confirmations, clock });
  const users = createUsersService({ database, passwords, openAccount, emailChange, clock });
  const signInWithGoogle = googleSignIn({ database, google, openAccount, clock });

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

    googleAuth: async ({ body, req, res }) => {
      const { user, isNewUser } = await signInWithGoogle(body);
      await signInGuard.remember(user.email, addressOf(req));
      // A page that is open for long comes again with each token that Google gives it: the same device, seen once more.
      const here = await findCaller(req, res);
      const token = here?.userId === user.id ? await sessions.renew(here) : await sessions.begin(user, req);
      return presentSession(user, await users.planOf(user.id), token, isNewUser);
    },
    getProfile: async ({ caller }) =>
      presentUser(await users.profile(caller.userId), await users.planOf(caller.userId)),

    updateProfile: async ({ caller, body, req }) => {
      const user = await users.updateProfile(caller.userId, body, async () => {
        await enforceLimit('email-change', req, caller);
      });
      return presentUser(user, await users.planOf(user.id));
    },

    confirmEmail: async ({ body, req }) => {
      const { email } = await emailChange.confirm(body.token);
      await signInGuard.remember(email, addressOf(req));
      return { email };
    },

    cancelEmailChange: async ({ caller }) => {
      await emailChange.cancel(caller.userId);
      return { pendingEmail: null };
    },
  };
}
