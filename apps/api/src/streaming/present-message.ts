import type { StoredMessage } from '@parley/db';
import type { Message } from '@parley/shared';

/** What leaves the server of a message. */
export function presentMessage({ number, role, content, timestamp, notice }: StoredMessage): Message {
  return { number, role, content, timestamp: timestamp.toISOString(), notice };
}
