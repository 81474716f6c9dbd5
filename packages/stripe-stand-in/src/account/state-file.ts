/** The state on disk: written whole, beside the old one and then in its place, so that a crash leaves one of the two. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DAY } from './calendar';
import { emptyState, type State } from './state';

/** How long events are kept once they are taken, as at Stripe (seconds). */
const KEEP_EVENTS = 30 * DAY;

interface Saved {
  /** Where the pages were: addresses of invoices hold it. */
  readonly origin: string;
  readonly state: State;
}

/**
 * What was kept, its addresses moved to where the pages are now; nothing yet where there is no file.
 * @throws Error naming the file when it can't be read
 */
export function readState(file: string, origin: string): State {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw error;
  }
  try {
    const { origin: before } = JSON.parse(text) as Saved;
    const { state } = JSON.parse(text.replaceAll(before, origin)) as Saved;
    return { ...emptyState(), ...state };
  } catch (error) {
    throw new Error(`${file} can't be read. Move it away to begin anew.`, { cause: error });
  }
}

/** Resolves to nothing: it is on disk when this returns. */
export function writeState(file: string, origin: string, state: State, now: number): void {
  forgetOld(state, now);
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.next`;
  // Keys of idempotency and addresses of pages stand in it: for its owner alone.
  writeFileSync(next, JSON.stringify({ origin, state } satisfies Saved), { mode: 0o600 });
  renameSync(next, file);
}

function forgetOld(state: State, now: number): void {
  for (const [id, { created, pending_webhooks: pending }] of Object.entries(state.events))
    if (pending === 0 && created < now - KEEP_EVENTS) delete state.events[id];
  for (const [key, { at }] of Object.entries(state.kept)) if (at < now - DAY) delete state.kept[key];
}
