/** Fits what tells which sentence of a brief tells the goal of the talk. */
import {
  GOAL_SIGNS,
  goalCandidates,
  goalSigns,
  type PurposeWeights,
  readBrief,
  settled,
  type Similarity,
} from '@parley/coach/internals';
import { fitSoftmax, type LabelledInput } from '../../training/fit-softmax';
import { type LabelledBrief, textOf } from './index';

/** Every sentence of one brief that may tell the goal, and whether its writer says that it does. */
export type GoalRows = readonly { readonly signs: readonly number[]; readonly tells: boolean; readonly text: string }[];

/** @param weights for what each sentence is for: of other briefs, or their chances are too sure */
export async function goalRows(
  briefs: readonly LabelledBrief[],
  similarity: Similarity,
  weights: PurposeWeights,
): Promise<readonly GoalRows[]> {
  const rows: GoalRows[] = [];
  for (const brief of briefs) {
    const text = textOf(brief);
    const read = await readBrief(text, { about: brief.gold.person, similarity, weights });
    if ('refused' in read) continue;
    let from = 0;
    const goals = brief.sentences.flatMap((sentence) => {
      const start = text.indexOf(sentence.text, from);
      from = start + sentence.text.length;
      return sentence.for === 'my_goal' ? [[start, from] as const] : [];
    });
    const partner = { who: read.shortName, pronoun: read.sides.stakeholder.pronoun };
    rows.push(
      goalCandidates(settled(read.told, read.purposes, read.sides), partner).map((seen) => {
        const { start, end, text: written } = seen.entry.sentence;
        const shared = Math.max(0, ...goals.map(([first, last]) => Math.min(end, last) - Math.max(start, first)));
        return { signs: goalSigns(seen), tells: 2 * shared > end - start, text: written };
      }),
    );
  }
  return rows;
}

const ROUNDS = 60;
const DECAY = 0.004;
const OTHER = 0;
const TELLS = 1;

/** A weight for each sign, and what speaks against every sentence. */
export interface GoalWeights {
  readonly always: number;
  readonly weights: readonly number[];
}

const rounded = (value: number): number => Number(value.toFixed(3));

/** Fitted to these briefs. */
export function fitGoals(rows: readonly GoalRows[]): GoalWeights {
  const places = Uint16Array.from(GOAL_SIGNS.keys());
  const inputs = rows.flat().map(({ signs, tells }): LabelledInput => ({
    input: { places, values: Float32Array.from(signs) },
    is: tells ? TELLS : OTHER,
  }));
  const { biases, weights } = fitSoftmax(inputs, { labels: 2, width: GOAL_SIGNS.length, rounds: ROUNDS, decay: DECAY });
  return {
    always: rounded((biases[TELLS] ?? 0) - (biases[OTHER] ?? 0)),
    weights: GOAL_SIGNS.map((_, at) => rounded((weights[2 * at + TELLS] ?? 0) - (weights[2 * at + OTHER] ?? 0))),
  };
}

/** In how many briefs the likeliest sentence tells the goal. */
export function rightFirst({ always, weights }: GoalWeights, rows: readonly GoalRows[]): number {
  const value = (signs: readonly number[]): number =>
    signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), always);
  return rows.filter(
    (brief) => brief.toSorted((left, right) => value(right.signs) - value(left.signs))[0]?.tells === true,
  ).length;
}
