/**
 * How people stand in the keys of Redis: by the account's id, or by a hash where what is counted is an address that
 * somebody typed, which is never kept as it is (product §20.4). Whatever names them otherwise is not found here when they
 * are erased.
 */
import { createHash } from 'node:crypto';
import { mailboxOf } from './mailbox';
import type { Redis } from './redis';

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** For what is counted by account: the same for an address in any case. */
export const addressKey = (address: string): string => hashed(address.trim().toLowerCase());

/** For what is counted by mailbox: the same for addresses that end in one. */
export const mailboxKey = (address: string): string => hashed(mailboxOf(address));

/** How many keys one look takes. */
const BATCH = 500;

/**
 * Deletes every key of the installation that names the account or one of the address's hashes; how many. It looks at
 * every key, a batch at a time, so that nobody waits for it.
 * @throws Redis' error; what was deleted stays so
 */
export async function forgetPerson(
  redis: Redis,
  redisPrefix: string,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<number> {
  const names = [userId, addressKey(email), mailboxKey(email)];
  let deleted = 0;
  for await (const found of redis.scanStream({ match: `${redisPrefix}:*`, count: BATCH })) {
    const keys = (found as unknown[]).map(String).filter((key) => names.some((name) => key.includes(name)));
    if (keys.length > 0) deleted += await redis.del(keys);
  }
  return deleted;
}
