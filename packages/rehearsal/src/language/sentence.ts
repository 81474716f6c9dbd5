/** A sentence as it was parsed, and the words it is made of. */

export interface Term {
  /** As written. */
  readonly text: string;
  /** Lower case, contractions resolved: "can't" gives 'can' and 'not'. */
  readonly word: string;
  /** The word's root where the library knows one, else the word: 'ports' -> 'port'. */
  readonly root: string;
  readonly tags: ReadonlySet<string>;
  /** Punctuation and space up to the next term, as written. */
  readonly after: string;
}

export interface Sentence {
  /** Verbatim: a substring of the message. */
  readonly text: string;
  readonly terms: readonly Term[];
  /** Roots of the words that are not function words, in order. */
  readonly content: readonly string[];
  readonly question: boolean;
  readonly negated: boolean;
}
