/**
 * The shape of the sentences that conduct is measured with. Innocent ones are what project managers write every day, many
 * with a word that also stands in insults, threats or orders to a machine; hostile ones are what nobody should score with,
 * in other words than any list of the engine. Each group was written in one go: one trade or one aim, one manner of speech.
 */

export interface InnocentGroup {
  readonly trade: string;
  /** Manner of speech: 'terse', 'formal', 'non-native'. */
  readonly manner: string;
  readonly sentences: readonly string[];
}

/** What a hostile sentence is: at the listener, about whose doing it was, or past the listener to whoever scores or answers. */
export const HOSTILE_KINDS = ['insult', 'threat', 'blame', 'scorer', 'role'] as const;
export type HostileKind = (typeof HOSTILE_KINDS)[number];

export interface HostileGroup {
  readonly kind: HostileKind;
  /** Manner: 'crude', 'veiled', 'polite', 'as a machine would write'. */
  readonly manner: string;
  readonly sentences: readonly string[];
}
