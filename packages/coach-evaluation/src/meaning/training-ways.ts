/** What the sentence model's adapter is trained on and measured with, as token ids (decision 0038). */
import { COMMON_QUESTIONS, type ScenarioContent } from '@parley/shared';
import { COMMON_WAYS } from '@parley/coach/internals';
import { commonHeld, isHeld, nearMissesOf } from './held-out-ways';
import { oppositeOf } from './opposite';

/** Lines of one kind, each the place of its text. */
interface Lines {
  /** To train on. */
  readonly ways: readonly number[];
  /** To measure with. */
  readonly held: readonly number[];
}
interface TrainingTarget extends Lines {
  readonly kind: 'answer' | 'statement' | 'common' | 'fact';
}
interface TrainingScenario {
  readonly slug: string;
  readonly targets: readonly TrainingTarget[];
  /** What means none of them: near misses of the common questions, and statements that are turned round. */
  readonly nothing: Lines;
}
export interface TrainingWays {
  /** The token ids of each text. */
  readonly texts: readonly (readonly number[])[];
  readonly scenarios: readonly TrainingScenario[];
}

/** The ways of all targets, those apart that `heldOutFolds` measures with. */
export function trainingWays(
  scenarios: readonly ScenarioContent[],
  tokensOf: (text: string) => readonly number[],
): TrainingWays {
  const places = new Map<string, number>();
  const placesOf = (texts: readonly string[]): readonly number[] =>
    texts.map((text) => {
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    });
  const linesOf = (
    texts: readonly string[],
    measured: readonly string[] = texts.filter((_, at) => isHeld(at)),
  ): Lines => ({ ways: placesOf(texts.filter((_, at) => !isHeld(at))), held: placesOf(measured) });

  const made = scenarios.map(({ slug, answers = [], statements = [], facts }, scenario): TrainingScenario => {
    const near = linesOf(nearMissesOf(scenario, scenarios.length));
    const turned = (measured: boolean): readonly number[] =>
      placesOf(
        statements
          .flatMap(({ said }) => said.filter((_, at) => isHeld(at) === measured))
          .flatMap((text) => oppositeOf(text) ?? []),
      );
    return {
      slug,
      targets: [
        ...answers.map(({ asked }): TrainingTarget => ({ kind: 'answer', ...linesOf(asked) })),
        ...statements.map(({ said }): TrainingTarget => ({ kind: 'statement', ...linesOf(said) })),
        ...COMMON_QUESTIONS.map((id, at): TrainingTarget => {
          const measured = commonHeld(id, at, scenario, scenarios.length);
          return { kind: 'common', ...linesOf(COMMON_WAYS[id].ways, measured) };
        }),
        ...facts.map(({ asked = [] }): TrainingTarget => ({ kind: 'fact', ...linesOf(asked) })),
      ],
      nothing: { ways: [...near.ways, ...turned(false)], held: [...near.held, ...turned(true)] },
    };
  });
  return { texts: Array.from(places.keys(), tokensOf), scenarios: made };
}
