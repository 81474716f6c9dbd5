/** Fits what tells whom a brief is about. */
import {
  type PurposeWeights,
  readingsOf,
  type Similarity,
  type SoftmaxWeights,
  WHOM_SIGNS,
  whomSigns,
} from '@parley/coach/internals';
import { fitSoftmax, type LabelledInput } from '../../training/fit-softmax';
import { namesOf } from './figures';
import { type LabelledBrief, textOf } from './index';

/** Everybody who may be meant in one brief, and whether they are the one. */
export type WhomRows = readonly { readonly signs: readonly number[]; readonly meant: boolean; readonly name: string }[];

/** A brief calls somebody without a name by what they are. */
const NAMELESS = /^(?:the|our|my|an?|her|his)\s/i;

/** @param weights fitted to other briefs, or their chances are too sure */
export async function whomRows(
  briefs: readonly LabelledBrief[],
  similarity: Similarity,
  weights: { readonly purposes: PurposeWeights; readonly names: SoftmaxWeights },
): Promise<readonly WhomRows[]> {
  const rows: WhomRows[] = [];
  for (const brief of briefs) {
    const readings = await readingsOf(textOf(brief), {
      similarity,
      weights: weights.purposes,
      nameWeights: weights.names,
    });
    if ('refused' in readings) continue;
    const { person, shortName } = brief.gold;
    const known = new Set([...namesOf(person), ...namesOf(shortName ?? '')]);
    rows.push(
      readings.all.map((reading) => {
        const { sides, unnamed } = reading.read;
        const { name } = sides.stakeholder;
        const meant =
          unnamed === null ? namesOf(name).some((word) => known.has(word)) : NAMELESS.test(person) && unnamed !== null;
        return { signs: whomSigns(reading, readings.all), meant, name };
      }),
    );
  }
  return rows;
}

const ROUNDS = 60;
const DECAY = 0.003;
const LESS = 0;
const MORE = 1;

/** A weight for each sign, fitted to how the one who is meant differs from each other in the same brief. */
export function fitWhom(rows: readonly WhomRows[]): readonly number[] {
  const places = Uint16Array.from(WHOM_SIGNS.keys());
  const pairs = rows.flatMap((brief) =>
    brief
      .filter(({ meant }) => meant)
      .flatMap((one) =>
        brief
          .filter(({ meant }) => !meant)
          .flatMap((other): readonly LabelledInput[] => {
            const by = one.signs.map((value, at) => value - (other.signs[at] ?? 0));
            return [
              { input: { places, values: Float32Array.from(by) }, is: MORE },
              { input: { places, values: Float32Array.from(by, (value) => -value) }, is: LESS },
            ];
          }),
      ),
  );
  const { weights } = fitSoftmax(pairs, { labels: 2, width: WHOM_SIGNS.length, rounds: ROUNDS, decay: DECAY });
  return WHOM_SIGNS.map((_, at) => Number(((weights[2 * at + MORE] ?? 0) - (weights[2 * at + LESS] ?? 0)).toFixed(3)));
}

/** In how many briefs the likeliest is the one who is meant. */
export function rightPersons(weights: readonly number[], rows: readonly WhomRows[]): number {
  const fit = (signs: readonly number[]): number =>
    signs.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return rows.filter((brief) => brief.toSorted((left, right) => fit(right.signs) - fit(left.signs))[0]?.meant === true)
    .length;
}
