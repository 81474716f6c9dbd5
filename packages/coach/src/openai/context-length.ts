/** How much the model takes in one call, as far as is known: what is configured, until a refusal says less. */
import type { OpenAiOptions } from '@parley/shared';
import type { CoachLogger } from '../engine';
import { contextNamedIn, isOverflow } from './faults';
import { DEFAULT_CONTEXT_TOKENS } from './options';

/** Below this no conversation fits. */
const LEAST_TOKENS = 1_000;
/** What is tried next where a refusal names no figure. */
const SHRINK = 0.6;

export interface ContextLength {
  readonly tokens: number;
  /** Learns from a refusal that the model takes less than was thought; true when another try makes sense. */
  learns(error: unknown): boolean;
}

export function createContextLength({ contextTokens }: OpenAiOptions, logger: CoachLogger): ContextLength {
  let tokens = contextTokens ?? DEFAULT_CONTEXT_TOKENS;
  return {
    get tokens() {
      return tokens;
    },
    learns(error) {
      if (!isOverflow(error)) return false;
      const named = contextNamedIn(error);
      const smaller = named !== null && named < tokens ? named : Math.floor(tokens * SHRINK);
      if (smaller < LEAST_TOKENS) return false;
      logger.warn(
        { from: tokens, to: smaller },
        'The prompt was longer than the provider takes; it is kept shorter from now on',
      );
      tokens = smaller;
      return true;
    },
  };
}
