/** How many letters of a kind anybody can have sent to an address: asking again and again must not fill a mailbox. */
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey, mailboxKey, type Redis } from '@parley/platform';

const SECONDS = 60 * 60;

/** Letters an hour, and what counts as one addressee: hashed, since what someone typed is not kept in Redis. */
export const MAIL_ALLOWANCES = {
  /** Enough for who has a handful of accounts with one mailbox. */
  welcome: { letters: 3, addressee: mailboxKey },
  /** To addresses that nobody has confirmed, like a welcome. */
  'email-confirmation': { letters: 3, addressee: mailboxKey },
  /** Whichever teams invite, and however often one of them sends it again. */
  'team-invitation': { letters: 5, addressee: mailboxKey },
  /**
   * By the address alone: other spellings of a mailbox have no account and cause no letter, so counting them in would let
   * strangers use up what the owner needs.
   */
  'password-reset': { letters: 5, addressee: addressKey },
} as const;

export interface MailAllowance {
  /** Takes one of those that the address has in this hour; false when they are used up. @throws Redis' error while Redis is away */
  take(address: string): Promise<boolean>;
  /** Gives one back that was taken for nothing. */
  giveBack(address: string): Promise<void>;
}

export function createMailAllowance(
  kind: keyof typeof MAIL_ALLOWANCES,
  settings: { readonly redis: Redis; readonly redisPrefix: string },
): MailAllowance {
  const { letters, addressee } = MAIL_ALLOWANCES[kind];
  const limiter = new RateLimiterRedis({
    storeClient: settings.redis,
    keyPrefix: `${settings.redisPrefix}:${kind}`,
    points: letters,
    duration: SECONDS,
    rejectIfRedisNotReady: true,
  });
  return {
    async take(address) {
      try {
        await limiter.consume(addressee(address));
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    async giveBack(address) {
      await limiter.reward(addressee(address));
    },
  };
}
