/** The shape of what is written about the questions that can be asked in every talk. */
import type { CommonQuestion } from '@parley/shared';

export interface WaysOfAsking {
  /** Ways in which it is asked, in many manners: terse, rambling, formal, as non-natives put it, without a mark. */
  readonly ways: readonly string[];
  /** What looks like it and is something else; what the limits were set by, never spoken to. */
  readonly nearMisses: readonly string[];
}

export type Ways = Readonly<Partial<Record<CommonQuestion, WaysOfAsking>>>;
