/** Tells which texts were compared before they were made comparable. */
import type { Similarity } from './similarity';

export interface Noting {
  readonly similarity: Similarity;
  /** Texts without a vector that were asked for. */
  readonly missing: ReadonlySet<string>;
}

/** The same comparison, which notes what it lacked; comparing words lacks nothing. */
export function noting(similarity: Similarity): Noting {
  const missing = new Set<string>();
  if (similarity.name === 'lexical') return { similarity, missing };
  const note = (...texts: readonly string[]): void => {
    for (const text of texts) if (text.trim() !== '' && similarity.vector(text) === null) missing.add(text);
  };
  const noted =
    <Args extends readonly string[], Value>(compare: (...texts: Args) => Value) =>
    (...texts: Args): Value => {
      note(...texts);
      return compare(...texts);
    };
  return {
    similarity: {
      ...similarity,
      vector: noted((text: string) => similarity.vector(text)),
      meant: noted((text: string) => similarity.meant(text)),
      compare: noted((left: string, right: string) => similarity.compare(left, right)),
      sounds: noted((text: string, example: string) => similarity.sounds(text, example)),
      cosine: noted((left: string, right: string) => similarity.cosine(left, right)),
    },
    missing,
  };
}

/** How often what was lacking is made comparable, at most. */
const MOST_ROUNDS = 4;

/**
 * Does something that compares texts which only show as it goes, such as lines that may be said. What was lacking is made
 * comparable and all of it done again, so that nothing depends on what other talks have left comparable.
 */
export async function withAllPrepared<Value>(
  similarity: Similarity,
  make: (similarity: Similarity) => Value,
  signal?: AbortSignal,
): Promise<Value> {
  for (let round = 1; ; round += 1) {
    const { similarity: watched, missing } = noting(similarity);
    const made = make(watched);
    if (missing.size === 0 || round === MOST_ROUNDS) return made;
    await similarity.prepare([...missing], signal);
    if ([...missing].every((text) => similarity.vector(text) === null)) return made;
  }
}
