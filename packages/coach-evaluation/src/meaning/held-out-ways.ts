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
import { HELD_OUT_WRITER, utterancesOf, type Writer, WRITERS } from '../utterances/index';
import { oppositeOf } from './opposite';

/** Every fifth way is held out: the first, the sixth; near misses alike. Others were in the adapter's training. */
const FOLDS = 5;
const FOLD = 0;
/** Of the sentences of another scenario every so manieth stands for what nobody foresaw. */
const FOREIGN_STEP = 12;
/** Of those of a few more, others are learned from, as is every so manieth sentence about other trades. */
const PRACTICE_FROM = [2, 3, 5, 7];
const PRACTICE_STEP = 24;
const PRACTICE_AT = 5;
const STRANGER_STEP = 4;

/**
 * What means nothing of a case: sentences of another case, near misses of the common questions, statements turned round by
 * a 'not', and what is learned from alone (more of other cases, what writers said in other trades). `stranger` is what the
 * writer said whom nothing is fitted on.
 */
const NOTHING = ['foreign', 'near', 'turned', 'practice', 'stranger'] as const;
export type Nothing = (typeof NOTHING)[number];

export interface HeldOutQuery {
  readonly unit: Unit;
  /** The target it means, by its place; null for none. */
  readonly means: number | null;
  /** What it is where it means none. */
  readonly nothing: Nothing | null;
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
    // Nothing was said before, so none of them is meant.
    followUps: [],
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

/** A sentence, the place of what it means, and what it is where it means nothing. */
type Known = readonly [text: string, means: number | null, nothing: Nothing | null];

/** Every way that is held out, with the place of its target. */
function meaningIn(scenario: ScenarioContent, at: number, count: number): readonly Known[] {
  const ways = [
    ...(scenario.answers ?? []).map(({ asked }) => held(asked)),
    ...(scenario.statements ?? []).map(({ said }) => held(said)),
    ...COMMON_QUESTIONS.map((id, index) => commonHeld(id, index, at, count)),
    ...scenario.facts.map(({ asked }) => held(asked ?? [])),
  ];
  return ways.flatMap((texts, place) => texts.map((text): Known => [text, place, null]));
}

const heldIn = ({ answers = [], statements = [] }: ScenarioContent): readonly string[] => [
  ...answers.flatMap(({ asked }) => held(asked)),
  ...statements.flatMap(({ said }) => held(said)),
];

/** What was said in other trades by this writer or these, spread over the scenarios. */
const strangersIn = (writers: readonly Writer[], at: number, count: number): readonly string[] =>
  writers
    .flatMap((writer) => utterancesOf(writer))
    .filter((_, index) => index % STRANGER_STEP === 0)
    .filter((_, index) => index % count === at)
    .map(({ text }) => text);

function nothingIn(scenarios: readonly ScenarioContent[], at: number): readonly Known[] {
  const count = scenarios.length;
  const of = (ahead: number): readonly string[] => {
    const other = scenarios[(at + ahead) % count];
    return other === undefined || other === scenarios[at] ? [] : heldIn(other);
  };
  const texts: Readonly<Record<Nothing, readonly string[]>> = {
    foreign: of(1).filter((_, index) => index % FOREIGN_STEP === 0),
    near: held(nearMissesOf(at, count)),
    turned: (scenarios[at]?.statements ?? [])
      .flatMap(({ said }) => held(said))
      .flatMap((text) => oppositeOf(text) ?? []),
    practice: [
      ...PRACTICE_FROM.flatMap((ahead) => of(ahead).filter((_, index) => index % PRACTICE_STEP === PRACTICE_AT)),
      ...strangersIn(
        WRITERS.filter((writer) => writer !== HELD_OUT_WRITER),
        at,
        count,
      ),
    ],
    stranger: strangersIn([HELD_OUT_WRITER], at, count),
  };
  return NOTHING.flatMap((nothing) => texts[nothing].map((text): Known => [text, null, nothing]));
}

/** What is word for word a way of asking something in the case means that, wherever it was taken from. */
function unforeseenIn({ targets }: CaseMeanings): (known: Known) => boolean {
  const foreseen = new Set(targets.flatMap(({ wordings }) => wordings.map(({ plain }) => plain)));
  return ([text, means]) => means !== null || !foreseen.has(wordingOf(text).plain);
}

export async function heldOutFolds(
  scenarios: readonly ScenarioContent[],
  similarity: Similarity,
): Promise<readonly HeldOutFold[]> {
  const made: HeldOutFold[] = [];
  for (const [at, scenario] of scenarios.entries()) {
    const content = trimmed(scenario);
    const waysOf = (id: CommonQuestion): readonly string[] => kept(COMMON_WAYS[id].ways);
    const texts = [...meaningIn(scenario, at, scenarios.length), ...nothingIn(scenarios, at)];
    await similarity.prepare([...textsPut(content, waysOf), ...texts.map(([text]) => text)]);
    const meanings = prepareMeanings(content, similarity, waysOf);
    if (meanings === null) throw new Error(`${scenario.slug}: its texts have no vectors`);
    const queries = texts.filter(unforeseenIn(meanings)).flatMap(([text, means, nothing]): HeldOutQuery[] => {
      const [vector, meant] = [similarity.vector(text), similarity.meant(text)];
      return vector === null || meant === null
        ? []
        : [{ unit: { text, vector, meant, wording: wordingOf(text) }, means, nothing }];
    });
    made.push({ scenario: at, meanings, queries });
  }
  return made;
}
