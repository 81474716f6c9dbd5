/** What the answers come to (product §26.3). Pure: no clock, no storage. */
import { scoreLevel, type AssessmentArea, type AssessmentQuestion, type ScoreLevel } from '@parley/shared';
import { assessmentAreas, type AssessmentAreaId } from './areas';
import { questionsByArea } from './questions/index';

/** The place in which an answer was written, the best first. */
export type AnswerRank = 0 | 1 | 2 | 3;
const RANKS: readonly AnswerRank[] = [0, 1, 2, 3];
/** By the question's id. */
export type Chosen = Readonly<Record<string, AnswerRank>>;

export interface AskedQuestion extends AssessmentQuestion {
  readonly area: AssessmentAreaId;
  /** The order in which its answers are shown. The same for everybody, so that a result can be talked about. */
  readonly shown: readonly AnswerRank[];
}

/** Every order of four, so that each answer stands in each place equally often. */
const ORDERS: readonly (readonly AnswerRank[])[] = RANKS.flatMap((first) =>
  RANKS.filter((second) => second !== first).flatMap((second) =>
    RANKS.filter((third) => third !== first && third !== second).map((third) => [
      first,
      second,
      third,
      ...RANKS.filter((last) => ![first, second, third].includes(last)),
    ]),
  ),
);
/** Has no divisor in common with the 24 orders, so that none comes twice before all have come. */
const STEP = 7;

const rounds = Math.max(...assessmentAreas.map(({ id }) => questionsByArea[id].length));

/** All questions as they are asked: in rounds, one of each area a round, so that no area is left for the tired end. */
export const askedQuestions: readonly AskedQuestion[] = Array.from({ length: rounds }, (_, round) =>
  assessmentAreas.flatMap(({ id }) => {
    const question = questionsByArea[id][round];
    return question === undefined ? [] : [{ ...question, area: id }];
  }),
)
  .flat()
  .map((question, index) => ({ ...question, shown: ORDERS[(index * STEP + 3) % ORDERS.length] ?? RANKS }));

/** Three for the best answer, none for the worst. */
export const pointsFor = (rank: AnswerRank): number => RANKS.length - 1 - rank;
const BEST = pointsFor(0);

export interface AreaResult {
  readonly area: AssessmentArea & { readonly id: AssessmentAreaId };
  readonly points: number;
  /** What could be had here. */
  readonly most: number;
  /** By the same bounds as every score of the product. */
  readonly level: ScoreLevel;
}

export interface AssessmentResult {
  readonly points: number;
  readonly most: number;
  /** In the order of `assessmentAreas`. */
  readonly areas: readonly AreaResult[];
  /** Where practice helps most, the weakest first: up to three areas that are not good yet, else the weakest one with a point to gain. */
  readonly practise: readonly AreaResult[];
}

const PRACTISE_MAX = 3;

/**
 * The result of a whole assessment.
 * @throws RangeError where a question has no answer
 */
export function resultOf(chosen: Chosen): AssessmentResult {
  const areas = assessmentAreas.map((area): AreaResult => {
    const questions = questionsByArea[area.id];
    const points = questions.reduce((sum, { id }) => {
      const rank = chosen[id];
      if (rank === undefined) throw new RangeError(`The question ${id} has no answer`);
      return sum + pointsFor(rank);
    }, 0);
    const most = questions.length * BEST;
    return { area, points, most, level: scoreLevel((points / most) * 10) };
  });
  const open = areas.filter(({ points, most }) => points < most).toSorted((a, b) => a.points - b.points);
  const wanting = open.filter(({ level }) => level !== 'good');
  return {
    points: areas.reduce((sum, { points }) => sum + points, 0),
    most: areas.reduce((sum, { most }) => sum + most, 0),
    areas,
    practise: wanting.length > 0 ? wanting.slice(0, PRACTISE_MAX) : open.slice(0, 1),
  };
}
