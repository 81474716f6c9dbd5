/**
 * What a person has said in a talk, and what that makes of the follow-ups of their case (product §11.14): none of them is
 * meant before what it follows on was said, and right after that it is the likelier.
 */
import type { Answer, Fact, FollowUp, ScenarioContent } from '@parley/shared';
import { spokenSentences } from '../language/spoken-sentences';

/** How much likelier (logarithm) a follow-up is, by the replies since what it follows on: in the last one, in the one before. */
const LIKELIER = [3.4, 1.7] as const;
/** What was told in the last reply is hardly asked for again. */
const JUST_TOLD = -1.5;
/** 'For that you must ask me about a patient': what they keep back for now sends to a fact. */
const SENT_TO = 2;
/** What was said longer ago can be asked about like anything else. */
const LONG_AGO = 0;
/** Up to so many words a sentence is a habit of speech, and says nothing of what was said. */
const HABIT_WORDS = 2;

const OPENING = 'opening';

type Lines = ReadonlyMap<string, ReadonlySet<string>>;

const sentencesIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap(spokenSentences).filter((sentence) => sentence.split(' ').length > HABIT_WORDS));

/**
 * What can be said, by what follow-ups follow on ('answer:all-by-23', 'opening'). What is said until something may be told
 * is none of it: what follows on the answer would tell it.
 */
function linesOf({ opening, answers, followUps, statements, common, facts, concerns }: ScenarioContent): Lines {
  const all: (readonly [string, readonly string[]])[] = [
    [OPENING, [opening]],
    ...(answers ?? []).map(({ id, says }) => [`answer:${id}`, says] as const),
    ...(followUps ?? []).map(({ id, says }) => [`follow-up:${id}`, says] as const),
    ...(statements ?? []).map(({ id, says }) => [`statement:${id}`, says] as const),
    ...Object.entries(common ?? {}).map(([id, { says, later = [] }]) => [`common:${id}`, [...says, ...later]] as const),
    ...facts.map(({ id, line }) => [`fact:${id}`, [line]] as const),
    ...concerns.map(({ id, lines, worry }) => [`concern:${id}`, [...Object.values(lines).flat(), worry]] as const),
  ];
  return new Map(all.map(([id, lines]) => [id, sentencesIn(lines)]));
}

interface Hint {
  readonly fact: string;
  readonly by: ReadonlySet<string>;
}
const hints = new WeakMap<ScenarioContent, readonly Hint[]>();
/** What is said while a fact is not known that has to come first. */
function hintsIn(scenario: ScenarioContent): readonly Hint[] {
  const { answers = [], followUps = [], statements = [] } = scenario;
  const made =
    hints.get(scenario) ??
    [...answers, ...followUps, ...statements].flatMap(({ after, until = [] }) =>
      after !== undefined && 'knows' in after ? [{ fact: after.knows, by: sentencesIn(until) }] : [],
    );
  hints.set(scenario, made);
  return made;
}

const known = new WeakMap<ScenarioContent, Lines>();
function linesIn(scenario: ScenarioContent): Lines {
  const lines = known.get(scenario) ?? linesOf(scenario);
  known.set(scenario, lines);
  return lines;
}

/** What can be meant, as far as it makes a difference what was said. */
export type Asked =
  | { readonly kind: 'answer'; readonly answer: Pick<Answer, 'id'> | Pick<FollowUp, 'id' | 'on'> }
  | { readonly kind: 'fact'; readonly fact: Pick<Fact, 'id'> }
  | { readonly kind: 'statement' | 'common' };

/**
 * How much likelier (logarithm) something is to be meant now: a follow-up the more, and what was just told the less; null for
 * a follow-up on nothing that was said.
 * @param heard what the stakeholder has said, in its order
 */
export function leadOf(scenario: ScenarioContent, heard: readonly string[]): (asked: Asked) => number | null {
  const lines = linesIn(scenario);
  const replies = heard.map((text) => spokenSentences(text)).toReversed();
  const since = (id: string): number =>
    replies.findIndex((reply) => reply.some((sentence) => lines.get(id)?.has(sentence) === true));
  const followsOn = ({ on }: Pick<FollowUp, 'on'>): number | null => {
    // Whoever has heard no more than the opening comes with questions of their own.
    const said = on.map((id) => (id === OPENING && since(id) >= 0 ? since(id) + 1 : since(id))).filter((at) => at >= 0);
    return said.length === 0 ? null : (LIKELIER[Math.min(...said)] ?? LONG_AGO);
  };
  const lately = new Set(replies.slice(0, LIKELIER.length).flat());
  const hinted = new Set(
    hintsIn(scenario).flatMap(({ fact, by }) => ([...by].some((sentence) => lately.has(sentence)) ? [fact] : [])),
  );
  const unlessJustTold = (id: string): number => (since(id) === 0 ? JUST_TOLD : 0);
  return (asked) => {
    switch (asked.kind) {
      case 'answer':
        return 'on' in asked.answer ? followsOn(asked.answer) : unlessJustTold(`answer:${asked.answer.id}`);
      case 'fact':
        return hinted.has(asked.fact.id) ? SENT_TO : unlessJustTold(`fact:${asked.fact.id}`);
      default:
        return 0;
    }
  };
}
