/** The built-in stakeholder's next words: a reaction, something of the case, a move. Pure: same context, same words. */
import type { Fact, ScenarioContent } from '@parley/shared';
import type { CoachContext, TranscriptMessage } from '../types';
import { argumentsOf } from '../language/arguments';
import { parseText } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { foldState, foldStates, type State } from '../state/state';
import { caseIndexOf, valueOf } from '../understanding/case-index';
import type { Reading } from '../understanding/reading';
import { concernRaisedBy, understand } from '../understanding/understand';
import { chanceFrom } from './chance';
import { composedLines } from './composed';
import { planReply, type ConcernLine, type Plan } from './plan';
import { Repertoire } from './repertoire';

export interface Spoken {
  readonly text: string;
  /** The stakeholder ends the talk. */
  readonly left: boolean;
  readonly plan: Plan | null;
  readonly reading: Reading | null;
  readonly state: State;
}

/** Concerns of which the stakeholder has spoken. */
function raisedConcerns(scenario: ScenarioContent, messages: readonly TranscriptMessage[], similarity: Similarity): ReadonlySet<string> {
  const index = caseIndexOf(scenario);
  return new Set(
    messages
      .filter((message) => message.role === 'stakeholder')
      .slice(1)
      .flatMap((message) => {
        const authored = scenario.concerns.filter((concern) => Object.values(concern.lines).flat().some((line) => message.content.includes(line))).map((concern) => concern.id);
        return authored.length > 0 ? authored : [concernRaisedBy(index, message.content, similarity) ?? ''];
      }),
  );
}

/** A fact this person can speak of now, that belongs to what was just said, and was not said yet. */
function fittingFact(scenario: ScenarioContent, text: string, similarity: Similarity, repertoire: Repertoire): Fact | null {
  const values = new Set(parseText(text).flatMap((sentence) => argumentsOf(sentence).amounts).flatMap((amount) => valueOf(amount.text) ?? []));
  const told = (fact: Fact): boolean => fact.figures.some((figure) => text.includes(figure) || (valueOf(figure) !== null && values.has(valueOf(figure) ?? Number.NaN)));
  const scored = scenario.facts
    .filter((fact) => repertoire.isFresh(fact.line) && (fact.knownBy !== 'student' || told(fact)))
    .map((fact) => {
      const nearest = Math.max(0, ...parseText(text).slice(0, 12).map((sentence) => Math.max(similarity.compare(sentence.text, fact.text), similarity.compare(sentence.text, fact.line))));
      return { fact, value: nearest + (told(fact) ? 0.12 : 0) };
    })
    .sort((left, right) => right.value - left.value);
  const [best] = scored;
  return best && best.value >= similarity.related + 0.08 ? best.fact : null;
}

interface Composing {
  readonly scenario: ScenarioContent;
  readonly repertoire: Repertoire;
  readonly chance: () => number;
  readonly turn: number;
  readonly quote: string | null;
  readonly similarity: Similarity;
}

const factsAbout = ({ scenario, similarity }: Composing, matter: string): readonly string[] =>
  scenario.facts
    .filter((fact) => fact.knownBy !== 'student')
    .map((fact) => ({ line: fact.line, value: similarity.compare(fact.text, matter) }))
    .filter(({ value }) => value >= similarity.related)
    .sort((left, right) => right.value - left.value)
    .map(({ line }) => line);

function concernLine(composing: Composing, id: string, kind: ConcernLine): string | null {
  const { scenario, repertoire } = composing;
  const concern = scenario.concerns.find((entry) => entry.id === id);
  if (!concern) return null;
  // A line of another state may stand in only where it says the same thing.
  const standIns: Readonly<Record<ConcernLine, readonly ConcernLine[]>> = {
    open: ['open', 'pressed'], pressed: ['pressed', 'open'], heard: ['heard', 'pressed'], answered: ['answered', 'pressed'], settled: ['settled'], relapsed: ['relapsed', 'pressed'],
  };
  for (const standIn of standIns[kind]) {
    const line = repertoire.first(concern.lines[standIn]);
    if (line !== null) return line;
  }
  // Before anything is composed: what this person knows of the matter and has not told yet, in their own voice.
  const known = kind === 'settled' ? null : repertoire.first(factsAbout(composing, concern.summary));
  if (known !== null) return known;
  return repertoire.first(composedLines({ scenario, concern, kind: kind === 'settled' ? 'settled' : 'open', echo: composing.quote, turn: composing.turn }));
}

function filled(line: string, words: string): string {
  const text = line.replaceAll(/\{(?:figure|day|promise)\}/g, () => words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The move that opens a reply: an echo of the student's own words now and then, else the reaction in this person's voice. */
function reactionLine(composing: Composing, plan: Plan): string | null {
  const { scenario, repertoire, chance } = composing;
  if (plan.echo && (plan.reaction === 'committed' || plan.reaction === 'gaveFigure' || plan.reaction === 'offeredOption' || plan.reaction === null) && chance() < 0.45) {
    const words = plan.echo.words;
    const echo = repertoire.any(scenario.echoes[plan.echo.kind].map((line) => filled(line, words)), chance);
    if (echo !== null) return echo;
  }
  return plan.reaction === null ? null : repertoire.any(scenario.reactions[plan.reaction], chance);
}

function speak(composing: Composing, plan: Plan, text: string, similarity: Similarity, state: State): string {
  const { scenario, repertoire, chance, turn, quote } = composing;
  const parts: string[] = [];
  // What was asked comes first: the fact, and only then how the question was taken.
  const questions = parseText(text).filter((sentence) => sentence.question).map((sentence) => sentence.text).join(' ');
  const asked = questions !== '' && plan.wantsFact && plan.closing === null ? fittingFact(scenario, questions, similarity, repertoire) : null;
  if (asked) {
    repertoire.say(asked.line);
    parts.push(asked.line);
  }
  const reaction = plan.closing === 'agreement' || (asked && plan.reaction === 'askedWell') ? null : reactionLine(composing, plan);
  if (reaction !== null) parts.push(reaction);
  const fact = !asked && plan.wantsFact && plan.closing === null ? fittingFact(scenario, text, similarity, repertoire) : null;
  if (fact && (parts.length === 0 || chance() < 0.75)) {
    repertoire.say(fact.line);
    parts.push(fact.line);
  }
  if (plan.lost && reaction === null) {
    const concern = scenario.concerns.find((entry) => entry.id === plan.lines[0]?.concern) ?? scenario.concerns[0];
    const line = concern ? repertoire.first(composedLines({ scenario, concern, kind: 'lost', echo: null, turn })) : null;
    if (line !== null) parts.push(line);
  } else {
    for (const { concern, line } of plan.lines) {
      const said = parts.length >= 3 ? null : concernLine(composing, concern, line);
      if (said !== null) parts.push(said);
    }
  }
  if (plan.closing !== null) {
    const closing = repertoire.any(scenario.closings[plan.closing], chance);
    if (closing !== null) parts.push(closing);
  }
  if (parts.length > 0) return parts.join(' ');
  // Everything that matters is settled, or all was said: speak of the case all the same.
  const spare = repertoire.first(scenario.facts.filter((entry) => entry.knownBy !== 'student').map((entry) => entry.line));
  if (spare !== null) return spare;
  const concern = scenario.concerns[turn % scenario.concerns.length] ?? scenario.concerns[0];
  const settled = state.concerns.find((entry) => entry.id === concern?.id)?.level === 'settled';
  const line = concern ? repertoire.first(composedLines({ scenario, concern, kind: settled ? 'settled' : 'open', echo: quote, turn })) : null;
  return line ?? scenario.opening;
}

export interface Standing {
  readonly readings: readonly Reading[];
  readonly reading: Reading;
  readonly last: TranscriptMessage;
  readonly after: State;
  readonly plan: Plan;
}

/** Where the talk stands after the last message, and what to do with it; null before the student has spoken. */
export async function standingOf(context: CoachContext, similarity: Similarity, signal?: AbortSignal): Promise<Standing | null> {
  const readings = await understand(context, similarity, signal);
  const states = foldStates(context.scenario, readings);
  const [after, before] = [states.at(-1), states.at(-2)];
  const reading = readings.at(-1);
  const last = context.messages.findLast((message) => message.role === 'student');
  if (!after || !before || !reading || !last) return null;
  const raised = raisedConcerns(context.scenario, context.messages, similarity);
  return { readings, reading, last, after, plan: planReply(reading, last.content, before, after, raised) };
}

/** What the stakeholder says to the last message of the student. Before any message it is the opening. */
export async function composeReply(context: CoachContext, similarity: Similarity, signal?: AbortSignal): Promise<Spoken> {
  const { scenario, messages, seed } = context;
  const standing = await standingOf(context, similarity, signal);
  if (!standing) return { text: scenario.opening, left: false, plan: null, reading: null, state: foldState(scenario, []) };
  await similarity.prepare(scenario.facts.flatMap((fact) => [fact.text, fact.line]), signal);
  const { plan, last, after, readings, reading } = standing;
  const words = last.content.trim().split(/\s+/);
  const composing: Composing = {
    scenario,
    repertoire: new Repertoire(messages),
    chance: chanceFrom(`${seed}:${messages.length}:${last.content.length}`),
    turn: readings.length,
    similarity,
    quote: words.length >= 2 && !plan.lost ? words.slice(0, 8).join(' ').replace(/[.,;:!?]+$/, '') : null,
  };
  return { text: speak(composing, plan, last.content, similarity, after), left: after.outcome === 'left', plan, reading, state: after };
}
