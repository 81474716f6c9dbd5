/**
 * A provider that is dead is not asked: after it failed for good, nothing is sent for a while, and the built-in engine answers at
 * once. Whether it is back is tried aside, with nobody waiting.
 */
import { APIConnectionError, APIError } from 'openai';
import type { CoachLogger } from '../engine';
import { isOverflow, ProviderTimeout, refusesRequest, UnusableAnswer } from './faults';

/** The provider is not asked for now. */
export class ProviderAway extends Error {
  constructor() {
    super('The provider failed a moment ago and is not asked for now');
    this.name = 'ProviderAway';
  }
}

/** From so much on nobody waits for it; a time-out, which costs most, is as much by itself. */
const ENOUGH = 2;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** What a failure says about the provider, and not about what it was asked. */
function weightOf(error: unknown): number {
  if (error instanceof ProviderTimeout) return error.stage === 'connect' || error.stage === 'firstToken' ? ENOUGH : 0;
  if (error instanceof APIConnectionError) return 1;
  if (error instanceof UnusableAnswer) return error.why === 'malformed' ? 1 : 0;
  if (!(error instanceof APIError) || typeof error.status !== 'number' || isOverflow(error) || refusesRequest(error))
    return 0;
  return error.status === 401 || error.status === 403 || error.status === 429 || error.status >= 500 ? 1 : 0;
}

export interface Circuit {
  /** @throws ProviderAway while it is open; once in each pause `tryAside` is called */
  admit(tryAside: () => Promise<unknown>): void;
  succeeded(): void;
  /** A request failed, after all its tries. */
  failed(error: unknown): void;
}

export function createCircuit(logger: CoachLogger, now: () => number): Circuit {
  let failures = 0;
  let pause = FIRST_PAUSE_MS;
  let closedUntil: number | null = null;

  // Only a real answer shortens the pauses again: a provider may answer what is short, and be too slow for the rest.
  const close = (): void => {
    if (closedUntil !== null) logger.info({}, 'The provider is back');
    failures = 0;
    closedUntil = null;
  };
  const open = (): void => {
    closedUntil = now() + pause;
    logger.warn({ pause }, 'The provider fails; it is not asked for a while, and the built-in engine answers');
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
  };

  return {
    admit(tryAside) {
      if (closedUntil === null) return;
      if (now() >= closedUntil) {
        closedUntil = Number.POSITIVE_INFINITY;
        tryAside().then(close, (error: unknown) => (weightOf(error) === 0 ? close() : open()));
      }
      throw new ProviderAway();
    },
    succeeded() {
      close();
      pause = FIRST_PAUSE_MS;
    },
    failed(error) {
      failures += weightOf(error);
      if (failures >= ENOUGH && closedUntil === null) open();
    },
  };
}
