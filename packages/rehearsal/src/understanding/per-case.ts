/** Measures of a sentence that depend on the case it is said in, made once for each. */
import type { Sentence } from '../language/parse';
import type { CaseIndex } from './case-index';

/** A sentence is the same object wherever the same text was parsed, so few cases ever ask about one. */
const CASES_KEPT = 8;

/** The same measure, remembered for as long as the sentence lives. */
export function oncePerCase<Measure>(
  measure: (index: CaseIndex, sentence: Sentence) => Measure,
): (index: CaseIndex, sentence: Sentence) => Measure {
  const known = new WeakMap<Sentence, Map<CaseIndex, Measure>>();
  return (index, sentence) => {
    const perCase = known.get(sentence) ?? new Map<CaseIndex, Measure>();
    known.set(sentence, perCase);
    const cached = perCase.get(index);
    if (cached !== undefined) return cached;
    const made = measure(index, sentence);
    if (perCase.size > CASES_KEPT) perCase.clear();
    perCase.set(index, made);
    return made;
  };
}
