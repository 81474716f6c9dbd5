/** Passwords (product §4.9, §4.10). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import type { HandlerTools } from '../../handler-tools';
import { createMailAllowance } from '../../mail/mail-allowance';
import { addressOf } from '../../middleware/network';
import { createPasswordsService } from './passwords.service';

export function passwordHandlers(
  { database, redis, backgroundWork, clock, settings: { redisPrefix } }: ApiDependencies,
  { passwords, sessions, signInGuard }: HandlerTools,
): Handlers<'forgotPassword' | 'resetPassword' | 'changePassword'> {
  const service = createPasswordsService({
    database,
    passwords,
    sessions,
    mail: backgroundWork.mail,
    resets: createMailAllowance('password-reset', { redis, redisPrefix }),
    clock,
  });

  return {
    forgotPassword: async ({ body }) => {
      await service.forgot(body.email);
      return {
        message:
          'If an account exists for this address, we have sent it a link to choose a new password. The link works for an hour.',
      };
    },

    resetPassword: async ({ body, req }) => {
      const { email } = await service.reset(body);
      // Who reads the account's mail is its owner, and gets in from here even while strangers guess (product §20.4).
      await signInGuard.remember(email, addressOf(req));
      return { reset: true };
    },

    changePassword: async ({ caller, body }) => ({ token: await service.change(caller, body) }),
  };
}
