/** Waiting in tests: for a condition, within a bound. */
import { setTimeout as sleep } from 'node:timers/promises';

const BOUND_MS = 40_000;
const LOOK_MS = 10;

/** Looks until `condition` gives something other than null, undefined or false. @throws Error naming `what` when it never does */
export async function eventually<T>(what: string, condition: () => T | Promise<T>): Promise<NonNullable<T>> {
  const deadline = performance.now() + BOUND_MS;
  for (;;) {
    const value = await condition();
    if (value !== null && value !== undefined && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`Waited ${BOUND_MS} ms in vain for: ${what}`);
    await sleep(LOOK_MS);
  }
}
