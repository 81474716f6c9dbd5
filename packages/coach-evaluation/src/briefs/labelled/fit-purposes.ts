/** Fits what tells what a sentence of a brief is for. */
import {
  KNOWERS,
  PURPOSE_INPUT_WIDTH,
  purposeInputs,
  PURPOSES,
  type PurposeWeights,
  readBrief,
  type Similarity,
  type SparseInput,
  textToPlace,
} from '@parley/coach/internals';
import { cooled, fitSoftmax, type LabelledInput, lossOf } from '../../training/fit-softmax';
import { type LabelledBrief, type LabelledSentence, textOf } from './index';
import { labelsOf } from './labels-of';

/** The sentences of one brief as the drafting parts it, each with the label of the written one that most of it stands in. */
export interface BriefRows {
  readonly inputs: readonly SparseInput[];
  readonly labels: readonly LabelledSentence[];
  readonly texts: readonly string[];
}

/**
 * What goes in for each sentence of these briefs, and what should come out. About the person whom the writer means, where the
 * drafting finds a name for them.
 * @throws Error where a sentence has no vector, as without the sentence model
 */
export async function briefRows(
  briefs: readonly LabelledBrief[],
  similarity: Similarity,
): Promise<readonly BriefRows[]> {
  const rows: BriefRows[] = [];
  for (const brief of briefs) {
    const read = await readBrief(textOf(brief), { about: brief.gold.person });
    if ('refused' in read) continue;
    await similarity.prepare(read.told.map(textToPlace));
    const inputs = purposeInputs(read.told, read.sides, similarity);
    if (inputs === null) throw new Error(`No vectors for the sentences of ${brief.id}`);
    const labels = labelsOf(brief, read.told);
    const kept = labels.flatMap((label, at) => (label === undefined ? [] : [{ label, at }]));
    rows.push({
      inputs: kept.flatMap(({ at }) => inputs[at] ?? []),
      labels: kept.map(({ label }) => label),
      texts: kept.map(({ at }) => read.told[at]?.sentence.text ?? ''),
    });
  }
  return rows;
}

const ROUNDS = 24;
const PURPOSE_DECAY = 0.003;
const KNOWER_DECAY = 0.003;
const FACTORS = Array.from({ length: 20 }, (_, at) => 0.3 + 0.05 * at);
/** Of how much likelier one purpose is behind another so much is believed: the signs of the neighbours tell a part of it. */
const FOLLOWING = 0.7;
const SMOOTHED = 2;

const purposeRows = (rows: readonly BriefRows[]): readonly LabelledInput[] =>
  rows.flatMap(({ inputs, labels }) =>
    inputs.map((input, at) => ({ input, is: PURPOSES.indexOf(labels[at]?.for ?? 'noise') })),
  );
const knowerRows = (rows: readonly BriefRows[]): readonly LabelledInput[] =>
  rows.flatMap(({ inputs, labels }) =>
    inputs.map((input, at) => ({ input, is: KNOWERS.indexOf(labels[at]?.knows ?? 'both') })),
  );

function followsOf(rows: readonly BriefRows[]): readonly (readonly number[])[] {
  const pairs = rows.flatMap(({ labels }) => labels.slice(1).map((label, at) => [labels[at]?.for, label.for] as const));
  const alone = PURPOSES.map((to) => pairs.filter(([, is]) => is === to).length / pairs.length);
  return PURPOSES.map((from) => {
    const those = pairs.filter(([before]) => before === from);
    return PURPOSES.map((to, at) => {
      const prior = alone[at] ?? 0;
      const share =
        (those.filter(([, is]) => is === to).length + SMOOTHED * prior * PURPOSES.length) /
        (those.length + SMOOTHED * PURPOSES.length);
      return Number((FOLLOWING * Math.log(share / prior)).toFixed(3));
    });
  });
}

/** How much their chances have to be cooled, as `coolingOf` found it. */
export const COOLING: Cooling = { purposes: 1.05, knowers: 0.75 };
export interface Cooling {
  readonly purposes: number;
  readonly knowers: number;
}

/** Fitted to these briefs. */
export const fitPurposes = (rows: readonly BriefRows[], cooling: Cooling): PurposeWeights => ({
  purposes: cooled(
    fitSoftmax(purposeRows(rows), {
      labels: PURPOSES.length,
      width: PURPOSE_INPUT_WIDTH,
      rounds: ROUNDS,
      decay: PURPOSE_DECAY,
    }),
    cooling.purposes,
  ),
  knowers: cooled(
    fitSoftmax(knowerRows(rows), {
      labels: KNOWERS.length,
      width: PURPOSE_INPUT_WIDTH,
      rounds: ROUNDS,
      decay: KNOWER_DECAY,
    }),
    cooling.knowers,
  ),
  follows: followsOf(rows),
});

/** How much chances have to be cooled to be as often right as they are sure, by each group of writers left out in turn. */
export function coolingOf(folds: readonly (readonly BriefRows[])[]): Cooling {
  const fitted = folds.map((fold) => ({
    fold,
    weights: fitPurposes(folds.filter((one) => one !== fold).flat(), { purposes: 1, knowers: 1 }),
  }));
  const bestOf = (
    part: 'purposes' | 'knowers',
    rows: (of: readonly BriefRows[]) => readonly LabelledInput[],
  ): number => {
    const losses = FACTORS.map((factor) =>
      fitted.reduce((sum, { fold, weights }) => sum + lossOf(cooled(weights[part], factor), rows(fold)), 0),
    );
    return FACTORS[losses.indexOf(Math.min(...losses))] ?? 1;
  };
  return { purposes: bestOf('purposes', purposeRows), knowers: bestOf('knowers', knowerRows) };
}
