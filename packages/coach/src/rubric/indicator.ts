/** The shape of the rubric: what is looked for, and what counts as seeing it. */
import type { Skill } from '@parley/shared';
import type { ScoringRules } from './scoring-rules';

export interface Indicator {
  readonly id: string;
  readonly skill: Skill;
  /** Past tense, as a finding: 'Named a trade-off with a number'. */
  readonly label: string;
  /** What counts as met, in words for the user. */
  readonly lookedFor: string;
  /** Words that meet it, and words that sound like it and don't. */
  readonly positive: string;
  readonly negative: string;
  /** What may serve as evidence. */
  readonly evidence: string;
  /** When it does not apply, so that nobody loses points over it; null: it always applies. */
  readonly notApplicable: string | null;
  /** 'You asked ...': the finding as a sentence, when met and when not. */
  readonly strength: string;
  readonly improvement: string;
  /** What to do next time, as an instruction. */
  readonly next: string;
}

export interface Rubric {
  readonly version: string;
  /** The day from which it scored: 'YYYY-MM-DD'. */
  readonly since: string;
  /** What is different from the version before, for users. */
  readonly changes: readonly string[];
  readonly indicators: readonly Indicator[];
  readonly scoring: ScoringRules;
}
