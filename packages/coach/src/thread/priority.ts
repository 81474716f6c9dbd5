/**
 * Lets the thread that serves requests go first where both want a core. On Linux every thread has a priority of its own,
 * and threads that this one starts inherit it; elsewhere threads of a process share one, and nothing is done.
 */
import { existsSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Ten steps down: about a tenth of a core that somebody else wants, all of one that nobody does. */
const NICENESS = 10;
const SELF = '/proc/thread-self';

/** Lowers the priority of the thread that calls it. @returns whether it did */
export function goBehind(): boolean {
  if (process.platform !== 'linux' || !existsSync(SELF)) return false;
  const thread = Number(readlinkSync(SELF).split('/').at(-1));
  if (!Number.isSafeInteger(thread)) return false;
  setPriority(thread, NICENESS);
  return true;
}
