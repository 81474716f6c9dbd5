/**
 * Sentences whose meaning is known: every fifth way in which something is put, taken out of the scenario first (those that
 * the sentence model's adapter was not trained on, decision 0038), and sentences that mean nothing of what the scenario holds.
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

/** Every fifth way is held out: the first, the sixth. Others were in the adapter's training. */
const FOLDS = 5;
const FOLD = 0;
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

/** Whether the way at a place is held out of the adapter's training. */
export const isHeld = (at: number): boolean => at % FOLDS === FOLD;
const held = (ways: readonly string[]): readonly string[] => ways.filter((_, at) => isHeld(at));
const kept = (ways: readonly string[]): string[] => {
  const left = ways.filter((_, at) => !isHeld(at));
  // As many are taken of those that have fewer: else the ones that are asked for would be known by missing one.
  return left.length === ways.length ? left.slice(0, -1) : left;
};

function trimmed(scenario: ScenarioContent): ScenarioContent {
  return {
    ...scenario,
    answers: (scenario.answers ?? []).map((answer) => ({ ...answer, asked: kept(answer.asked) })),
    statements: (scenario.statements ?? []).map((statement) => ({ ...statement, said: kept(statement.said) })),
    facts: scenario.facts.map((fact) => (fact.asked === undefined ? fact : { ...fact, asked: kept(fact.asked) })),
  };
}

/**
 * The ways of a common question, by its place, that a scenario is measured with: they are spread over the scenarios, so
 * that they weigh no more than what one scenario holds.
 */
export const commonHeld = (id: CommonQuestion, at: number, scenario: number, scenarios: number): readonly string[] =>
  COMMON_WAYS[id].ways.filter((_, way) => isHeld(way) && (way + at) % scenarios === scenario);

/** What only sounds like a common question, spread over the scenarios alike. */
export const nearMissesOf = (scenario: number, scenarios: number): readonly string[] =>
  COMMON_QUESTIONS.flatMap((id) => COMMON_WAYS[id].nearMisses).filter((_, index) => index % scenarios === scenario);

export async function heldOutFolds(
  scenarios: readonly ScenarioContent[],
  similarity: Similarity,
): Promise<readonly HeldOutFold[]> {
  const made: HeldOutFold[] = [];
  for (const [at, scenario] of scenarios.entries()) {
    const foreign = scenarios[(at + 1) % scenarios.length];
    const content = trimmed(scenario);
    const waysOf = (id: CommonQuestion): readonly string[] => kept(COMMON_WAYS[id].ways);
    const texts: [string, number | null][] = [];
    let place = 0;
    const add = (ways: readonly string[]): void => {
      for (const text of ways) texts.push([text, place]);
      place += 1;
    };
    for (const answer of scenario.answers ?? []) add(held(answer.asked));
    for (const statement of scenario.statements ?? []) add(held(statement.said));
    COMMON_QUESTIONS.forEach((id, index) => add(commonHeld(id, index, at, scenarios.length)));
    for (const fact of scenario.facts) add(held(fact.asked ?? []));
    const others = [
      ...(foreign?.answers ?? []).flatMap(({ asked }) => held(asked)),
      ...(foreign?.statements ?? []).flatMap(({ said }) => held(said)),
    ].filter((_, index) => index % FOREIGN_STEP === 0);
    const near = nearMissesOf(at, scenarios.length);
    const opposites = (scenario.statements ?? [])
      .flatMap(({ said }) => held(said))
      .flatMap((text) => oppositeOf(text) ?? []);
    for (const text of [...others, ...near, ...opposites]) texts.push([text, null]);
    await similarity.prepare([...textsPut(content, waysOf), ...texts.map(([text]) => text)]);
    const meanings = prepareMeanings(content, similarity, waysOf);
    if (meanings === null) throw new Error(`${scenario.slug}: its texts have no vectors`);
    made.push({
      scenario: at,
      meanings,
      queries: texts.flatMap(([text, means]) => {
        const [vector, meant] = [similarity.vector(text), similarity.meant(text)];
        return vector === null || meant === null
          ? []
          : [{ unit: { text, vector, meant, wording: wordingOf(text) }, means }];
      }),
    });
  }
  return made;
}
