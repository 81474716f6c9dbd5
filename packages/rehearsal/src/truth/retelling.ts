/** Whether a message only tells the briefing again: in other words, and with nothing of one's own. */
import type { Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import type { CaseIndex } from '../understanding/case-index';
import { substanceOf } from '../understanding/substance';

/** Nearer than this to a sentence of the briefing, a sentence says the same. Shared words lie closer to zero. */
const same = (similarity: Similarity): number => (similarity.name === 'lexical' ? 0.55 : 0.65);
const MOSTLY = 0.5;

function tellsAgain(index: CaseIndex, similarity: Similarity, sentence: Sentence): boolean {
  if (sentence.question || substanceOf(index, sentence).own > 0) return false;
  const from = same(similarity);
  return index.briefing.some((known) => similarity.compare(sentence.text, known) >= from);
}

/**
 * True where at least half of the sentences say what a sentence of the briefing says, without a figure, day or name
 * that the briefing doesn't have. One such message is an honest way to begin; a conversation made of them gives nothing
 * (the cap 'mostly-retold').
 */
export function retells(index: CaseIndex, similarity: Similarity, sentences: readonly Sentence[]): boolean {
  if (sentences.length === 0) return false;
  return sentences.filter((sentence) => tellsAgain(index, similarity, sentence)).length / sentences.length >= MOSTLY;
}
