/** Fits a ranking of phrases of which one at most tells something: what somebody is, where they work. */
import { type BriefRead, readingsOf, type Similarity } from '@parley/coach/internals';
import { fitSoftmax, type LabelledInput } from '../../training/fit-softmax';
import { type GoldReading, type LabelledBrief, textOf } from './index';

/** Every phrase of one brief that may tell it, and whether its writer says that it does. */
export interface PhraseRows {
  readonly phrases: readonly { readonly signs: readonly number[]; readonly tells: boolean }[];
  /** Whether the brief tells it at all. */
  readonly isTold: boolean;
}

/** What is looked for, and by which phrases. */
interface Looked {
  /** How the writer tells it; null where the brief doesn't. */
  readonly goldOf: (gold: GoldReading) => string | null;
  /** Every phrase that may tell it. */
  readonly weigh: (
    brief: string,
    read: BriefRead,
  ) => readonly { readonly phrase: { readonly text: string }; readonly signs: readonly number[] }[];
  /** Whether a phrase says what the writer says. */
  readonly tells: (gold: string, phrase: string) => boolean;
}

/** Each brief read as being about the person whom its writer means. */
export async function phraseRows(
  briefs: readonly LabelledBrief[],
  similarity: Similarity,
  { goldOf, weigh, tells }: Looked,
): Promise<readonly PhraseRows[]> {
  const rows: PhraseRows[] = [];
  for (const brief of briefs) {
    const text = textOf(brief);
    const readings = await readingsOf(text, { about: brief.gold.person, similarity });
    if ('refused' in readings) continue;
    const gold = goldOf(brief.gold);
    rows.push({
      phrases: weigh(text, readings.all[0].read).map(({ phrase, signs }) => ({
        signs,
        tells: gold !== null && tells(gold, phrase.text),
      })),
      isTold: gold !== null,
    });
  }
  return rows;
}

/** A weight for each sign, and what speaks against every phrase. */
export interface PhraseWeights {
  readonly always: number;
  readonly weights: readonly number[];
}

const ROUNDS = 60;
const DECAY = 0.002;
const OTHER = 0;
const TELLS = 1;

const rounded = (value: number): number => Number(value.toFixed(3));

/** Fitted to these briefs. */
export function fitPhrases(rows: readonly PhraseRows[], width: number): PhraseWeights {
  const places = Uint16Array.from({ length: width }, (_, at) => at);
  const inputs = rows
    .flatMap(({ phrases }) => phrases)
    .map(({ signs, tells }): LabelledInput => ({
      input: { places, values: Float32Array.from(signs) },
      is: tells ? TELLS : OTHER,
    }));
  const { biases, weights } = fitSoftmax(inputs, { labels: 2, width, rounds: ROUNDS, decay: DECAY });
  return {
    always: rounded((biases[TELLS] ?? 0) - (biases[OTHER] ?? 0)),
    weights: Array.from({ length: width }, (_, at) =>
      rounded((weights[2 * at + TELLS] ?? 0) - (weights[2 * at + OTHER] ?? 0)),
    ),
  };
}

/** The likeliest phrase of each brief: how likely it is, 0-1, and whether it is the one. */
export const likeliestPhrases = (
  { always, weights }: PhraseWeights,
  rows: readonly PhraseRows[],
): readonly { readonly chance: number; readonly tells: boolean; readonly isTold: boolean }[] =>
  rows.flatMap(({ phrases, isTold }) => {
    const [best] = phrases
      .map(({ signs, tells }) => ({
        chance: 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), always))),
        tells,
        isTold,
      }))
      .toSorted((left, right) => right.chance - left.chance);
    return best ?? [];
  });

/** Of the briefs that tell it in a phrase that is weighed, in how many the likeliest is the one. */
export function rightPhrases(
  weights: PhraseWeights,
  rows: readonly PhraseRows[],
): { readonly right: number; readonly of: number } {
  const possible = rows.filter(({ phrases }) => phrases.some(({ tells }) => tells));
  return { right: likeliestPhrases(weights, possible).filter(({ tells }) => tells).length, of: possible.length };
}
