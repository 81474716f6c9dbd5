/** Several questions at once: whoever is asked three things answers one, and may choose which. */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';

const ANOTHER = new RegExp(
  ` and (?:if |how |by )?${oneOf(
    'what|who|whom|how|which|when|where|why|is|are|do|does|would|will|can|could|should|has|have',
  )} `,
);

/** Whether one sentence asks two things. */
export const asksTwice = (sentence: Sentence): boolean => sentence.question && ANOTHER.test(plainWords(sentence));

/**
 * Whether a message asks several things at once, and the words that show it by themselves.
 * @returns null where it asks one thing or none; a null quote where only the message as a whole shows it
 */
export function stackedIn(sentences: readonly Sentence[]): { readonly quote: string | null } | null {
  const twice = sentences.find(asksTwice);
  if (twice) return { quote: twice.text };
  return sentences.filter(({ question }) => question).length >= 2 ? { quote: null } : null;
}
