/**
 * What may be wrong with a draft, by two classifiers fitted on drafts that writers wrote for talks as sound or with one named
 * flaw (`pnpm coach fit --drafts`, decision 0044). Both see words as the classifier of utterances does, and what that one makes
 * of them; one hears each sentence, the other the whole draft, and they are believed together.
 */
import type { Similarity } from '../../similarity/similarity';
import { unpackSoftmax } from '../../understanding/packed-weights';
import { softmaxChances, type SoftmaxWeights } from '../../understanding/softmax';
import { TOLD_INPUT_WIDTH, toldInput } from '../../understanding/told-input';
import { DRAFT_FAULTS, type DraftFault, type FaultModel } from './fault-classes';
import { MODEL } from './fault-model';

/** The weights of both. */
export interface FaultWeights {
  readonly sentence: SoftmaxWeights;
  readonly whole: SoftmaxWeights;
}

/** @throws Error for a model that was fitted for other faults or another input */
export function unpackFaults({ sentence, whole }: FaultModel): FaultWeights {
  const shape = { labels: DRAFT_FAULTS.length, width: TOLD_INPUT_WIDTH, fit: 'drafts' };
  return { sentence: unpackSoftmax(sentence, shape), whole: unpackSoftmax(whole, shape) };
}

let unpacked: FaultWeights | null = null;
const shipped = (): FaultWeights => (unpacked ??= unpackFaults(MODEL));

/** The chance (0-1, together 1) of every fault. */
export type FaultChances = Readonly<Record<DraftFault, number>>;

/** What may be wrong with a draft. */
export interface DraftFlaws {
  /** How likely (0-1) anything is. */
  readonly faulty: number;
  /** What most likely is, and how likely (0-1). */
  readonly fault: Exclude<DraftFault, 'none'>;
  readonly chance: number;
  /** The place of the sentence that shows it most. */
  readonly at: number;
  /** What may be wrong with each sentence. */
  readonly sentences: readonly FaultChances[];
}

const named = (chances: Float64Array): FaultChances =>
  Object.fromEntries(DRAFT_FAULTS.map((fault, at) => [fault, chances[at] ?? 0])) as FaultChances;

/** Chances are kept off 0 and 1 by so much, lest one of the two decide alone. */
const APART = 1e-4;
const logOdds = (chance: number): number => Math.log((chance + APART) / (1 - chance + APART));
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
const FAULTS = DRAFT_FAULTS.filter((fault) => fault !== 'none');

/**
 * What may be wrong with a draft, by given weights; null without vectors, as without the sentence model.
 * @param sentences of the draft, each comparable, in order
 */
export function flawsBy(
  weights: FaultWeights,
  text: string,
  sentences: readonly string[],
  similarity: Similarity,
): DraftFlaws | null {
  const inputs = sentences.flatMap((sentence) => toldInput(sentence, similarity) ?? []);
  if (inputs.length === 0 || inputs.length < sentences.length) return null;
  const all = inputs.map((input) => named(softmaxChances(weights.sentence, input)));
  const input = toldInput(text, similarity);
  const whole = input === null ? null : named(softmaxChances(weights.whole, input));
  const worst = Math.max(...all.map(({ none }) => 1 - none));
  const faulty = whole === null ? worst : chanceOf((logOdds(worst) + logOdds(1 - whole.none)) / 2);
  const likely = (fault: DraftFault): number => {
    const most = Math.max(...all.map((chances) => chances[fault]));
    return whole === null ? most : Math.sqrt(most * whole[fault]);
  };
  const ranked = FAULTS.map((fault) => ({ fault, chance: likely(fault) })).toSorted(
    (left, right) => right.chance - left.chance,
  );
  const { fault, chance } = ranked[0] ?? { fault: 'empty', chance: 0 };
  const at = all.reduce((best, chances, place) => (chances[fault] > (all[best]?.[fault] ?? 0) ? place : best), 0);
  const sum = ranked.reduce((total, one) => total + one.chance, 0);
  return { faulty, fault, chance: sum === 0 ? 0 : (faulty * chance) / sum, at, sentences: all };
}

/** The same by the weights that are shipped. */
export const flawsOf = (text: string, sentences: readonly string[], similarity: Similarity): DraftFlaws | null =>
  flawsBy(shipped(), text, sentences, similarity);
