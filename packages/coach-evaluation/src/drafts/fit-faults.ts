/** Fits what tells the faults of drafts, on their sentences: that which carries the flaw, and those that do not. */
import {
  DRAFT_FAULTS,
  type ConductClass,
  type DraftFault,
  TOLD_INPUT_WIDTH,
  toldInput,
  type FaultWeights,
  parseText,
  type Similarity,
  type SoftmaxWeights,
  type UtteranceLabel,
} from '@parley/coach/internals';
import { lookedAt, otherExamples } from '../conduct/examples';
import { cooled, fitSoftmax, type LabelledInput, lossOf } from '../training/fit-softmax';
import type { LabelledUtterance } from '../utterances/index';
import { DRAFT_KINDS, type WrittenDraft } from './index';

const ROUNDS = 14;
const DECAY = 0.0003;
const FACTORS = Array.from({ length: 16 }, (_, at) => 0.4 + 0.05 * at);
/** Of the words of a sentence and the quotation, so many are the same where the one carries the other. */
const SAME_WORDS = 3;
const SAME_SHARE = 0.6;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
/** Whether a sentence carries the words that were quoted. */
function carries(sentence: string, quote: string): boolean {
  if (sentence.includes(quote) || quote.includes(sentence)) return true;
  const [own, quoted] = [wordsOf(sentence), wordsOf(quote)];
  const both = [...own].filter((word) => quoted.has(word)).length;
  return both >= Math.max(SAME_WORDS, SAME_SHARE * Math.min(own.size, quoted.size));
}

/** What goes in for each sentence of these, with what should come out. */
export async function faultRows(
  drafts: readonly WrittenDraft[],
  similarity: Similarity,
): Promise<readonly LabelledInput[]> {
  const rows: LabelledInput[] = [];
  for (const { kind, text, quote = text } of drafts) {
    const fault = DRAFT_KINDS[kind];
    if (fault === null) continue;
    const sentences = parseText(text).map((sentence) => sentence.text);
    await similarity.prepare(sentences);
    for (const sentence of sentences) {
      const input = toldInput(sentence, similarity);
      if (input === null) throw new Error(`No vector for “${sentence}”`);
      const is = fault === 'none' || fault === 'empty' || carries(sentence, quote) ? fault : 'none';
      rows.push({ input, is: DRAFT_FAULTS.indexOf(is) });
    }
  }
  return rows;
}

/** The same for drafts as a whole. */
export async function wholeRows(
  drafts: readonly WrittenDraft[],
  similarity: Similarity,
): Promise<readonly LabelledInput[]> {
  await similarity.prepare(drafts.map(({ text }) => text));
  return drafts.flatMap(({ kind, text }) => {
    const fault = DRAFT_KINDS[kind];
    const input = toldInput(text, similarity);
    return fault === null || input === null ? [] : [{ input, is: DRAFT_FAULTS.indexOf(fault) }];
  });
}

/** What the labels of utterances are as faults; of the others some writers would say one thing and some the other. */
const FAULT_OF: Readonly<Partial<Record<UtteranceLabel, DraftFault>>> = {
  blame: 'blame',
  insult: 'insult',
  pressure: 'threat',
  excuse: 'excuse',
  over_promise: 'overpromise',
  announce_empty: 'empty',
  promise_vague: 'empty',
  sympathy_empty: 'empty',
  offer: 'none',
  trade: 'none',
  recommend: 'none',
  promise_firm: 'none',
  bad_news: 'none',
  cause: 'none',
  own_fault: 'none',
  apology: 'none',
  ask_fact: 'none',
  ask_reason: 'none',
  ask_need: 'none',
  ask_yes: 'none',
  ask_check: 'none',
  summary: 'none',
  acknowledge: 'none',
  status: 'none',
  refuse_reasoned: 'none',
};

/** Of the faulty ones every second is taken and of the sound ones every sixth: more of them, and what is veiled gets lost. */
const EVERY = { faulty: 2, sound: 6 } as const;

/** The same of some of the utterances that people labelled: plain forms of most faults, and of what is none. */
export async function utteranceFaultRows(
  utterances: readonly LabelledUtterance[],
  similarity: Similarity,
): Promise<readonly LabelledInput[]> {
  await similarity.prepare(utterances.map(({ text }) => text));
  const rows = utterances.flatMap(({ text, label }): LabelledInput[] => {
    const fault = FAULT_OF[label];
    const input = toldInput(text, similarity);
    return fault === undefined || input === null ? [] : [{ input, is: DRAFT_FAULTS.indexOf(fault) }];
  });
  const sound = DRAFT_FAULTS.indexOf('none');
  return rows.filter(({ is }, at) => at % (is === sound ? EVERY.sound : EVERY.faulty) === 0);
}

const FAULT_OF_CONDUCT: Readonly<Partial<Record<ConductClass, DraftFault>>> = {
  rude: 'insult',
  threat: 'threat',
  blame: 'blame',
  innocent: 'none',
};
/** There are six times as many innocent ones as hostile ones. */
const EVERY_INNOCENT = 5;

/** Sentences that are hostile in plain words, which hardly any of the writers used, and others that only look so. Each may be all of a draft. */
export async function conductRows(similarity: Similarity): Promise<readonly LabelledInput[]> {
  const examples = [...lookedAt(), ...otherExamples()].filter(
    ({ is }, at) => is !== 'innocent' || at % EVERY_INNOCENT === 0,
  );
  await similarity.prepare(examples.map(({ text }) => text));
  return examples.flatMap(({ text, is }) => {
    const fault = FAULT_OF_CONDUCT[is];
    const input = toldInput(text, similarity);
    return fault === undefined || input === null ? [] : [{ input, is: DRAFT_FAULTS.indexOf(fault) }];
  });
}

/** What is fitted on beside the drafts: with both classifiers, and with that of sentences alone. */
export interface Beside {
  readonly both: readonly LabelledInput[];
  readonly sentences: readonly LabelledInput[];
}

/** What both classifiers are fitted on: sentences, and whole drafts. */
export interface FaultRows {
  readonly sentences: readonly LabelledInput[];
  readonly wholes: readonly LabelledInput[];
}

const fitted = (rows: readonly LabelledInput[]): SoftmaxWeights =>
  fitSoftmax(rows, { labels: DRAFT_FAULTS.length, width: TOLD_INPUT_WIDTH, rounds: ROUNDS, decay: DECAY });

/** How far the chances of each have to be cooled. */
export interface Cooling {
  readonly sentence: number;
  readonly whole: number;
}

export const fitFaults = (folds: readonly FaultRows[], beside: Beside, { sentence, whole }: Cooling): FaultWeights => ({
  sentence: cooled(
    fitted([...folds.flatMap(({ sentences }) => sentences), ...beside.both, ...beside.sentences]),
    sentence,
  ),
  whole: cooled(fitted([...folds.flatMap(({ wholes }) => wholes), ...beside.both]), whole),
});

/** What is fitted without each fold in turn, cooled as far as tells the folds best; and how far that is. */
export function fitWithoutEach(
  folds: readonly FaultRows[],
  beside: Beside,
): { readonly cooling: Cooling; readonly without: readonly FaultWeights[] } {
  const without = folds.map((fold) =>
    fitFaults(
      folds.filter((one) => one !== fold),
      beside,
      { sentence: 1, whole: 1 },
    ),
  );
  const best = (rows: (fold: FaultRows) => readonly LabelledInput[], of: (weights: FaultWeights) => SoftmaxWeights) => {
    const losses = FACTORS.map((factor) =>
      folds.reduce((sum, fold, at) => {
        const weights = without[at];
        return weights === undefined ? sum : sum + lossOf(cooled(of(weights), factor), rows(fold));
      }, 0),
    );
    return FACTORS[losses.indexOf(Math.min(...losses))] ?? 1;
  };
  const cooling = {
    sentence: best(
      ({ sentences }) => sentences,
      ({ sentence }) => sentence,
    ),
    whole: best(
      ({ wholes }) => wholes,
      ({ whole }) => whole,
    ),
  };
  return {
    cooling,
    without: without.map(({ sentence, whole }) => ({
      sentence: cooled(sentence, cooling.sentence),
      whole: cooled(whole, cooling.whole),
    })),
  };
}
