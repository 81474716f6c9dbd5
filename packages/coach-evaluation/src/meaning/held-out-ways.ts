/**
 * Sentences whose meaning is known: each way in which something is put, with that way (and every fifth other) taken out
 * of the scenario first, and sentences that mean nothing of what the scenario holds.
 */
import { type CommonQuestion, COMMON_QUESTIONS, type ScenarioContent } from '@parley/shared';
import {
  type CaseMeanings,
  COMMON_WAYS,
  textsPut,
  prepareMeanings,
  type Similarity,
  type Unit,
  wordingOf,
} from '@parley/coach/internals';
import { oppositeOf } from './opposite';

/** Every fifth way is held out at a time. */
const FOLDS = 5;
/** Of the sentences of another scenario every so manieth stands for what nobody foresaw. */
const FOREIGN_STEP = 12;

export interface HeldOutQuery {
  readonly unit: Unit;
  /** The target it means, by its place; null for none. */
  readonly means: number | null;
}
export interface HeldOutFold {
  /** The place of its scenario. */
  readonly scenario: number;
  readonly meanings: CaseMeanings;
  readonly queries: readonly HeldOutQuery[];
}

const isHeld = (at: number, fold: number): boolean => at % FOLDS === fold;
const held = (ways: readonly string[], fold: number): readonly string[] => ways.filter((_, at) => isHeld(at, fold));
const kept = (ways: readonly string[], fold: number): string[] => {
  const left = ways.filter((_, at) => !isHeld(at, fold));
  // As many are taken of those that have fewer: else the ones that are asked for would be known by missing one.
  return left.length === ways.length ? left.slice(0, -1) : left;
};

function trimmed(scenario: ScenarioContent, fold: number): ScenarioContent {
  return {
    ...scenario,
    answers: (scenario.answers ?? []).map((answer) => ({ ...answer, asked: kept(answer.asked, fold) })),
    statements: (scenario.statements ?? []).map((statement) => ({ ...statement, said: kept(statement.said, fold) })),
    facts: scenario.facts.map((fact) => (fact.asked === undefined ? fact : { ...fact, asked: kept(fact.asked, fold) })),
  };
}

/** The common questions are spread over the scenarios, so that they weigh no more than what one scenario holds. */
const commonHeld = (
  id: CommonQuestion,
  at: number,
  scenario: number,
  scenarios: number,
  fold: number,
): readonly string[] =>
  COMMON_WAYS[id].ways.filter((_, way) => isHeld(way, fold) && (way + at) % scenarios === scenario);

export async function heldOutFolds(
  scenarios: readonly ScenarioContent[],
  similarity: Similarity,
): Promise<readonly HeldOutFold[]> {
  const made: HeldOutFold[] = [];
  for (const [at, scenario] of scenarios.entries()) {
    const foreign = scenarios[(at + 1) % scenarios.length];
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const content = trimmed(scenario, fold);
      const waysOf = (id: CommonQuestion): readonly string[] => kept(COMMON_WAYS[id].ways, fold);
      const texts: [string, number | null][] = [];
      let place = 0;
      const add = (ways: readonly string[]): void => {
        for (const text of ways) texts.push([text, place]);
        place += 1;
      };
      for (const answer of scenario.answers ?? []) add(held(answer.asked, fold));
      for (const statement of scenario.statements ?? []) add(held(statement.said, fold));
      COMMON_QUESTIONS.forEach((id, index) => add(commonHeld(id, index, at, scenarios.length, fold)));
      for (const fact of scenario.facts) add(held(fact.asked ?? [], fold));
      const others = [
        ...(foreign?.answers ?? []).flatMap(({ asked }) => held(asked, fold)),
        ...(foreign?.statements ?? []).flatMap(({ said }) => held(said, fold)),
      ].filter((_, index) => index % FOREIGN_STEP === 0);
      const near = COMMON_QUESTIONS.flatMap((id) => COMMON_WAYS[id].nearMisses).filter(
        (_, index) => index % (scenarios.length * FOLDS) === at * FOLDS + fold,
      );
      const opposites = (scenario.statements ?? [])
        .flatMap(({ said }) => held(said, fold))
        .flatMap((text) => oppositeOf(text) ?? []);
      for (const text of [...others, ...near, ...opposites]) texts.push([text, null]);
      await similarity.prepare([...textsPut(content, waysOf), ...texts.map(([text]) => text)]);
      const meanings = prepareMeanings(content, similarity, waysOf);
      if (meanings === null) throw new Error(`${scenario.slug}: its texts have no vectors`);
      made.push({
        scenario: at,
        meanings,
        queries: texts.flatMap(([text, means]) => {
          const vector = similarity.vector(text);
          return vector === null ? [] : [{ unit: { text, vector, wording: wordingOf(text) }, means }];
        }),
      });
    }
  }
  return made;
}
