/** A brief as somebody would paste it, and what a reader says must be found in it (docs/coach-evaluation.md). */
import type { ChallengeType } from '@parley/shared';

export interface WrittenBrief {
  readonly id: string;
  readonly kind: 'e-mail' | 'notes' | 'ticket';
  readonly text: string;
  /** Whom the writer has to talk to, as the brief names them first. */
  readonly stakeholder: string;
  /** A word of their role, where the brief tells it. */
  readonly role: string | null;
  readonly organisation: string | null;
  /** Figures and days that a rehearsal has to know, as written. */
  readonly figures: readonly string[];
  /** Other people who are named. */
  readonly people: readonly string[];
  /** Words of what is asked for. */
  readonly asks: readonly string[];
  /** What it may fairly be taken to be about, any of them. */
  readonly about: readonly ChallengeType[];
  /** What the project manager says in a short rehearsal of it. */
  readonly lines: readonly string[];
}
