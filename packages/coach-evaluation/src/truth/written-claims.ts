/** Claims of a student for measuring what the coach believes (docs/coach-evaluation.md). Written from the briefings, before the rules. */

/** What is wrong with a claim. */
export type Untruth = 'figure' | 'day' | 'done' | 'agreed' | 'history' | 'reversal';

export interface UntrueClaim {
  readonly untruth: Untruth;
  readonly said: string;
  /** What the student had said before, for a reversal. */
  readonly earlier?: readonly string[];
}

export interface ClaimsOfCase {
  /** Slug of a library scenario. */
  readonly scenario: string;
  /** Said of the case, or of the student's own words, and false by them. */
  readonly untrue: readonly UntrueClaim[];
  /** The case told in other words; new things that it leaves open; offers, plans and corrections. None may be challenged. */
  readonly innocent: readonly (string | { readonly said: string; readonly earlier: readonly string[] })[];
}
