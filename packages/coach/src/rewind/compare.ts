/** What another line changed: both continuations read, folded and judged by the built-in engine, in the same way. */
import type { Reading } from '@parley/rehearsal/reading';
import type { Similarity } from '@parley/rehearsal/similarity';
import { foldStates, type State } from '@parley/rehearsal/state';
import { understand } from '@parley/rehearsal/understanding';
import type {
  ComparedTurn,
  Comparison,
  IndicatorChange,
  ScenarioContent,
  Verdict,
  ConcernChange,
} from '@parley/shared';
import { judge } from '../judging/judge';
import { CURRENT_RUBRIC } from '../rubric/index';
import { type Judgement, verifyEvidence } from '../scoring/assessment';
import type { CoachContext, RewindPoint } from '../types';
import { type Continuation, continuationsOf } from './turns';

interface Side {
  readonly context: CoachContext;
  readonly turns: Continuation['turns'];
  readonly readings: readonly Reading[];
  /** The start, then the state after each own message. */
  readonly states: readonly State[];
  readonly judgements: readonly Judgement[];
}

const SETTLED = 'you settled a worry';

async function sideOf(
  context: CoachContext,
  { turns, messages }: Continuation,
  similarity: Similarity,
  signal?: AbortSignal,
): Promise<Side> {
  const cut = { ...context, messages };
  const readings = await understand(cut, similarity, signal);
  return {
    context: cut,
    turns,
    readings,
    states: foldStates(context.scenario, readings),
    judgements: verifyEvidence(judge(cut, readings), messages),
  };
}

/** The state in which a message found the conversation, and the one it left. */
function statesAround({ readings, states }: Side, messageNumber: number): { before: State; after: State } {
  const at = readings.findIndex((reading) => reading.messageNumber === messageNumber);
  const before = states[at];
  const after = states[at + 1];
  if (before === undefined || after === undefined) throw new Error(`Message ${messageNumber} was not read`);
  return { before, after };
}

function comparedTurns(side: Side, { reveal }: RewindPoint): ComparedTurn[] {
  const hidden = side.context.scenario.concerns.map(({ summary }) => summary);
  return side.turns.map(({ said, reply }) => {
    const { before, after } = statesAround(side, said.number);
    const reason = after.curve.at(-1)?.reason ?? 'nothing moved it';
    return {
      messageNumber: said.number,
      line: said.content,
      reply: reply?.content ?? null,
      trust: after.trust,
      delta: Math.round((after.trust - before.trust) * 10) / 10,
      reason: reveal || !hidden.some((summary) => reason.includes(summary)) ? reason : SETTLED,
    };
  });
}

/** The words that decided: those that meet it, on whichever side they stand; else those that fail it on the branch. */
function deciding(before: Judgement | undefined, after: Judgement | undefined): IndicatorChange['evidence'] {
  const [judgement, side] =
    before?.verdict === 'met' && after?.verdict !== 'met' ? [before, 'original' as const] : [after, 'branch' as const];
  return judgement?.evidence ? { ...judgement.evidence, side } : null;
}

function indicatorChanges(original: Side, branch: Side): IndicatorChange[] {
  return CURRENT_RUBRIC.indicators.flatMap(({ id, label, skill }) => {
    const of = (side: Side) => side.judgements.find(({ indicator }) => indicator === id);
    const verdictOf = (side: Side): Verdict => of(side)?.verdict ?? 'not_met';
    const before = verdictOf(original);
    const after = verdictOf(branch);
    return before === after ? [] : [{ id, label, skill, before, after, evidence: deciding(of(original), of(branch)) }];
  });
}

function concernChanges(
  scenario: ScenarioContent,
  original: Side,
  branch: Side,
  { reveal }: RewindPoint,
): ConcernChange[] {
  const levelIn = ({ states }: Side, id: string) =>
    states.at(-1)?.concerns.find((concern) => concern.id === id)?.level ?? 'open';
  return scenario.concerns.flatMap(({ id, summary }) => {
    const before = levelIn(original, id);
    const after = levelIn(branch, id);
    return before === after ? [] : [{ summary: reveal ? summary : null, before, after }];
  });
}

/**
 * Holds a branch against the conversation it left, after the same number of own messages on both sides. The same two
 * transcripts always give the same comparison.
 * @returns null as long as the stakeholder has answered nothing on the branch
 */
export async function compareLines(
  original: CoachContext,
  branch: CoachContext,
  point: RewindPoint,
  similarity: Similarity,
  signal?: AbortSignal,
): Promise<Comparison | null> {
  const both = continuationsOf(original, branch, point.messageNumber);
  if (both === null) return null;
  const said = await sideOf(original, both.original, similarity, signal);
  const tried = await sideOf({ ...branch, scenario: original.scenario }, both.branch, similarity, signal);
  const first = both.original.turns[0]?.said.number ?? point.messageNumber;
  return {
    messageNumber: point.messageNumber,
    trustBefore: statesAround(said, first).before.trust,
    original: comparedTurns(said, point),
    branch: comparedTurns(tried, point),
    indicators: indicatorChanges(said, tried),
    indicatorsCompared: CURRENT_RUBRIC.indicators.length,
    worries: concernChanges(original.scenario, said, tried, point),
    engine: 'rehearsal',
    rubricVersion: CURRENT_RUBRIC.version,
  };
}
