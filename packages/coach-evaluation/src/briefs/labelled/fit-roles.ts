/** Fits what tells what the stakeholder of a brief is. */
import { readingsOf, ROLE_SIGNS, type Similarity, weighedRoles } from '@parley/coach/internals';
import { fitSoftmax, type LabelledInput } from '../../training/fit-softmax';
import { told } from './figures';
import { type LabelledBrief, textOf } from './index';

/** Every phrase of one brief that may tell it, and whether its writer says that it does. */
export interface RoleRows {
  readonly phrases: readonly { readonly signs: readonly number[]; readonly tells: boolean }[];
  /** Whether the brief tells it at all. */
  readonly isTold: boolean;
}

/** About the person whom the writer means. */
export async function roleRows(briefs: readonly LabelledBrief[], similarity: Similarity): Promise<readonly RoleRows[]> {
  const rows: RoleRows[] = [];
  for (const brief of briefs) {
    const text = textOf(brief);
    const readings = await readingsOf(text, { about: brief.gold.person, similarity });
    if ('refused' in readings) continue;
    const [{ read }] = readings.all;
    const { role } = brief.gold;
    rows.push({
      phrases: weighedRoles(text, read).map(({ phrase, signs }) => ({
        signs,
        tells: role !== null && told(role, phrase.text) === true,
      })),
      isTold: role !== null,
    });
  }
  return rows;
}

const ROUNDS = 60;
const DECAY = 0.002;
const OTHER = 0;
const TELLS = 1;

/** A weight for each sign, and what speaks against every phrase. */
export interface RoleWeights {
  readonly always: number;
  readonly weights: readonly number[];
}

const rounded = (value: number): number => Number(value.toFixed(3));

/** Fitted to these briefs. */
export function fitRoles(rows: readonly RoleRows[]): RoleWeights {
  const places = Uint16Array.from(ROLE_SIGNS.keys());
  const inputs = rows
    .flatMap(({ phrases }) => phrases)
    .map(({ signs, tells }): LabelledInput => ({
      input: { places, values: Float32Array.from(signs) },
      is: tells ? TELLS : OTHER,
    }));
  const { biases, weights } = fitSoftmax(inputs, { labels: 2, width: ROLE_SIGNS.length, rounds: ROUNDS, decay: DECAY });
  return {
    always: rounded((biases[TELLS] ?? 0) - (biases[OTHER] ?? 0)),
    weights: ROLE_SIGNS.map((_, at) => rounded((weights[2 * at + TELLS] ?? 0) - (weights[2 * at + OTHER] ?? 0))),
  };
}

/** Of the briefs that tell it in a phrase that is weighed, in how many the likeliest is the one. */
export function rightRoles(
  { weights }: RoleWeights,
  rows: readonly RoleRows[],
): { readonly right: number; readonly of: number } {
  const value = (signs: readonly number[]): number =>
    signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
  const possible = rows.filter(({ phrases }) => phrases.some(({ tells }) => tells));
  const right = possible.filter(
    ({ phrases }) => phrases.toSorted((left, other) => value(other.signs) - value(left.signs))[0]?.tells === true,
  ).length;
  return { right, of: possible.length };
}
