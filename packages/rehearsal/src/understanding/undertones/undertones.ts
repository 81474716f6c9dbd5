/**
 * What is heard between the lines of a message: whether it presses, blames or belittles, and whether it bluffs. Two classifiers
 * fitted on messages of live talks (`pnpm coach fit --undertones`, decision 0045), one for its sentences and one for the whole of
 * it, are believed together. One message proves nothing: what counts is how much of a talk is so (product §12.6).
 */
import { parseText } from '../../language/parse';
import type { Similarity } from '../../similarity/similarity';
import { unpackSoftmax } from '../packed-weights';
import type { Heard, Undertones } from '../reading';
import { softmaxChances } from '../softmax';
import { TOLD_INPUT_WIDTH, toldInput } from '../told-input';
import { hintsAtHarm } from '../unwelcome';
import { chanceOf, utteranceOf } from '../utterance';
import { UNDERTONES, type Undertone, type UndertoneModel, type UndertoneWeights } from './undertone-classes';
import { MODEL } from './undertone-model';

/** @throws Error for a model that was fitted for other undertones or another input */
function unpackUndertones({ sentence, whole }: UndertoneModel): UndertoneWeights {
  const shape = { labels: UNDERTONES.length, width: TOLD_INPUT_WIDTH, fit: 'undertones' };
  return { sentence: unpackSoftmax(sentence, shape), whole: unpackSoftmax(whole, shape) };
}

let unpacked: UndertoneWeights | null = null;
/** Unpacked when it is first asked for, so that a model that no longer fits can be fitted anew. */
const shipped = (): UndertoneWeights => (unpacked ??= unpackUndertones(MODEL));

const HARSH: readonly Undertone[] = ['press', 'blame', 'belittle'];
const BLUFFS: readonly Undertone[] = ['bluff'];

/** From this chance on (0-1) the classifier of utterances hears it as well: beside others of a talk, and never alone. */
const UNKIND = 0.4;

/** From this chance on (0-1) words with the form of a veiled threat are one, and so likely is then the whole message. */
const ALSO_HARSH = 0.2;
const VEILED = 0.75;

/** Chances are kept off 0 and 1 by so much, lest one of the two decide alone. */
const APART = 1e-3;
const logOdds = (chance: number): number => Math.log((chance + APART) / (1 - chance + APART));
const sumOf = (chances: Float64Array, of: readonly Undertone[]): number =>
  of.reduce((sum, undertone) => sum + (chances[UNDERTONES.indexOf(undertone)] ?? 0), 0);

const CLAUSES = /(?:,\s+(?:and|but|so)|[;:])\s+/;
/** The clause that hints at a harm, verbatim; the sentence where no clause does by itself. */
function hintAmong(sentences: readonly string[]): string | null {
  const hints = (text: string): boolean => parseText(text).some(hintsAtHarm);
  const sentence = sentences.find(hints);
  return sentence === undefined ? null : (sentence.split(CLAUSES).find(hints) ?? sentence);
}

/**
 * What is heard between the lines, by given weights; null without vectors, as without the sentence model.
 * @param sentences of the message, in order
 */
export function undertoneBy(
  { sentence, whole }: UndertoneWeights,
  text: string,
  sentences: readonly string[],
  similarity: Similarity,
): Undertones | null {
  const inputs = sentences.flatMap((one) => toldInput(one, similarity) ?? []);
  const input = toldInput(text, similarity);
  if (input === null || inputs.length === 0 || inputs.length < sentences.length) return null;
  const all = inputs.map((one) => softmaxChances(sentence, one));
  const together = softmaxChances(whole, input);
  const heard = (of: readonly Undertone[]): Heard => {
    const each = all.map((chances) => sumOf(chances, of));
    const most = Math.max(...each);
    const odds = (logOdds(most) + logOdds(sumOf(together, of))) / 2;
    return { quote: sentences[each.indexOf(most)] ?? text, chance: 1 / (1 + Math.exp(-odds)) };
  };
  const harsh = heard(HARSH);
  const unkind = sentences.some(
    (one) => chanceOf(utteranceOf(one, similarity), 'insult', 'blame', 'pressure') >= UNKIND,
  );
  const hint = hintAmong(sentences);
  // Its form alone proves nothing, and what is heard in it is too little alone.
  const veiled = unkind || harsh.chance >= ALSO_HARSH ? hint : null;
  return {
    harsh: veiled === null ? harsh : { quote: veiled, chance: Math.max(harsh.chance, VEILED) },
    bluff: heard(BLUFFS),
    unkind,
    veiled,
  };
}

/** The same by the weights that are shipped. */
export const undertoneOf = (text: string, sentences: readonly string[], similarity: Similarity): Undertones | null =>
  undertoneBy(shipped(), text, sentences, similarity);
