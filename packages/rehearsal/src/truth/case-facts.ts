/** The facts of a case, read once: what they say in figures and days, and what is still ahead in them. */
import type { Fact, ScenarioContent } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { textsAbout, type CaseIndex } from '../understanding/case-index';
import { thingsIn } from './matter';
import { quantitiesIn, type Quantity } from './quantities';

export interface KnownFact {
  /** Null for a sentence of the briefing that is no fact by itself. */
  readonly fact: Fact | null;
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** Roots of all that the fact names. */
  readonly things: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  readonly dayKeys: ReadonlySet<string>;
  /** It tells of something that has happened, and not of what is so or will be. */
  readonly past: boolean;
  /** Something that is still to happen or to be done. */
  readonly ahead: boolean;
  /** It tells what something would take, and so that it is not done. */
  readonly supposed: boolean;
  /** It says that something has not been done. */
  readonly undone: boolean;
}

export interface KnownCase {
  readonly facts: readonly KnownFact[];
  /** Every figure that stands anywhere in the case. */
  readonly figures: readonly Quantity[];
  readonly dayKeys: ReadonlySet<string>;
}

const AHEAD = new RegExp(
  ` ${oneOf(
    'is to|are to|to be|will|not been|not yet|has not|have not|outstanding|unpaid|not approved|not ordered',
    'waits?|votes|decides|starts|begins|opens|meets|launches|planned for|asked to|is tested|are tested',
    'is switched on|goes live|in the backlog|on the backlog',
  )} `,
);

const SUPPOSED = / would (?:cost|take|need|be) /;
const UNDONE = / (?:(?:has|have|had) (?:not|never)|nothing has|nobody has|no one has) (?:\S+ )?(?:been )?\S+ed /;

const pastIn = (sentence: Sentence): boolean =>
  sentence.terms.some((term) => term.tags.has('PastTense') && !term.tags.has('Participle'));

function factOf(text: string, fact: Fact | null): KnownFact {
  const sentences = parseText(text);
  const words = sentences.map(plainWords).join(' ');
  return {
    fact,
    text,
    sentences,
    things: new Set(sentences.flatMap((sentence) => [...thingsIn(sentence)])),
    quantities: sentences.flatMap((sentence) => [...quantitiesIn(sentence)]),
    dayKeys: new Set(sentences.flatMap((sentence) => argumentsOf(sentence).days.map((day) => day.key))),
    past: sentences.some(pastIn),
    ahead: AHEAD.test(words),
    supposed: SUPPOSED.test(words),
    undone: UNDONE.test(words),
  };
}

const made = new WeakMap<CaseIndex, KnownCase>();

/** What is known of a case: its facts, and the sentences of its briefing beside them; read once. */
export function knownCase(index: CaseIndex): KnownCase {
  const cached = made.get(index);
  if (cached) return cached;
  const { scenario } = index;
  const facts = [
    ...scenario.facts.map((fact) => factOf(fact.text, fact)),
    ...parseText(scenario.situation).map(({ text }) => factOf(text, null)),
  ];
  const told = [
    scenario.goal,
    scenario.description,
    scenario.opening,
    ...scenario.facts.map(({ line }) => line),
    ...scenario.concerns.flatMap(textsAbout),
    ...[...(scenario.answers ?? []), ...(scenario.followUps ?? [])].flatMap(({ says }) => says),
    ...(scenario.statements ?? []).flatMap(({ says, said, truth }) => (truth === 'false' ? says : [...says, ...said])),
  ].flatMap((text) => parseText(text));
  const known = {
    facts,
    figures: [...facts.flatMap(({ quantities }) => quantities), ...told.flatMap(quantitiesIn)],
    dayKeys: new Set([
      ...facts.flatMap(({ dayKeys }) => [...dayKeys]),
      ...told.flatMap((sentence) => argumentsOf(sentence).days.map((day) => day.key)),
    ]),
  };
  made.set(index, known);
  return known;
}

/**
 * Texts of a case that are compared with claims, to be made comparable each time: what was comparable once may have made
 * room for other cases since. Statements are compared only where one of them is false.
 */
export function ledgerTexts({ facts, situation, statements = [] }: ScenarioContent): readonly string[] {
  const foreseen = statements.some(({ truth }) => truth === 'false') ? statements : [];
  return [
    ...facts.map(({ text }) => text),
    ...parseText(situation).map(({ text }) => text),
    ...foreseen.flatMap(({ said }) => said),
  ];
}
