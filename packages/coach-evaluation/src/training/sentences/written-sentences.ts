/** Messages written to be told apart: they give something, or they only sound like it. No library scenario is among them. */
export interface WrittenSentences {
  readonly gives: readonly string[];
  readonly empty: readonly string[];
}
