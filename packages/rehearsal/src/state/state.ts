/**
 * Where the conversation stands: folded from the readings alone, by code that both engines share (product §11.4, §11.6). It drives the
 * replies, the tips and the trust curve.
 */
import type { ConcernLevel, Difficulty, ScenarioContent, TrustPoint } from '@parley/shared';
import type { Act, Reading } from '../understanding/reading';
import { patienceSpent, trustMoves, type TrustMove } from './moves';

export interface ConcernState {
  readonly id: string;
  readonly weight: number;
  readonly central: boolean;
  readonly level: ConcernLevel;
  readonly acknowledged: boolean;
  /** What was given towards settling it; `DIFFICULTY.settles` is enough. */
  readonly substance: number;
  /** The message that took it up first, and the one that settled it. */
  readonly answeredAt: number | null;
  readonly settledAt: number | null;
}

export interface Commitment {
  readonly messageNumber: number;
  readonly quote: string;
  readonly day: string | null;
}

export interface State {
  /** 0-100. */
  readonly trust: number;
  /** Empty or hostile turns that are still borne. */
  readonly patience: number;
  readonly concerns: readonly ConcernState[];
  readonly promises: readonly Commitment[];
  readonly curve: readonly TrustPoint[];
  /** `agreed`: what matters is settled. `left`: patience or trust ran out. */
  readonly outcome: 'open' | 'agreed' | 'left';
  /** What moved trust after the last message, largest first: for `--explain`. */
  readonly moves: readonly TrustMove[];
}

interface Bearing {
  readonly gain: number;
  readonly loss: number;
  /** Substance that settles a concern. */
  readonly settles: number;
  /** Substance from which it counts as answered. */
  readonly answers: number;
  /** Share of all weight that has to be settled, the central concern among it. */
  readonly agreesAt: number;
  readonly impatience: number;
}

/** How a level of difficulty behaves; not a label (product §11.7). */
export const DIFFICULTY: Readonly<Record<Difficulty, Bearing>> = {
  easy: { gain: 1.15, loss: 0.75, settles: 1.2, answers: 0.4, agreesAt: 0.5, impatience: 0.8 },
  medium: { gain: 1, loss: 1, settles: 1.6, answers: 0.5, agreesAt: 0.65, impatience: 1 },
  hard: { gain: 0.85, loss: 1.2, settles: 2, answers: 0.6, agreesAt: 0.8, impatience: 1.25 },
};

/** Being heard first makes an answer carry further. */
const HEARD_FIRST = 0.85;
/** The most one message can move trust, before difficulty. */
const TURN_GAIN = 14;
const TURN_LOSS = 22;
const TRUST_TO_STAY = 4;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const round = (value: number): number => Math.round(value * 10) / 10;

function startOf(scenario: ScenarioContent): State {
  return {
    trust: scenario.persona.trust,
    patience: scenario.persona.patience,
    concerns: scenario.concerns.map(({ id, weight, central }) => ({
      id,
      weight,
      central,
      level: 'open',
      acknowledged: false,
      substance: 0,
      answeredAt: null,
      settledAt: null,
    })),
    promises: [],
    curve: [{ messageNumber: 1, value: scenario.persona.trust, delta: 0, reason: 'where you began' }],
    outcome: 'open',
    moves: [],
  };
}

function stepConcern(state: ConcernState, reading: Reading, bearing: Bearing, seen: ReadonlySet<string>): ConcernState {
  let next = state;
  for (const step of reading.concerns) {
    if (step.concern !== state.id) continue;
    if (step.kind === 'acknowledged')
      next = { ...next, acknowledged: true, level: next.level === 'open' ? 'heard' : next.level };
    if (step.kind === 'relapsed' && next.substance > 0)
      next = { ...next, level: 'relapsed', substance: next.substance * 0.5, settledAt: null };
    if (step.kind !== 'addressed') continue;
    // A move of a kind that was already made for this concern adds little: saying more is not giving more.
    const kinds = reading.acts.filter((act) => act.concern === state.id);
    const fresh =
      kinds.length === 0 ? 1 : kinds.filter((act) => !seen.has(`${state.id}:${act.kind}`)).length / kinds.length;
    const substance = next.substance + step.substance * (0.35 + 0.65 * fresh);
    const needed = bearing.settles * (next.acknowledged ? HEARD_FIRST : 1);
    const level: ConcernLevel =
      substance >= needed ? 'settled' : substance >= bearing.answers ? 'answered' : next.level;
    next = {
      ...next,
      substance,
      level,
      answeredAt: next.answeredAt ?? (substance >= bearing.answers ? reading.messageNumber : null),
      settledAt: next.settledAt ?? (level === 'settled' ? reading.messageNumber : null),
    };
  }
  return next;
}

function outcomeOf(concerns: readonly ConcernState[], bearing: Bearing): State['outcome'] {
  const total = concerns.reduce((sum, concern) => sum + concern.weight, 0);
  const settled = concerns.filter((concern) => concern.level === 'settled');
  const weight = settled.reduce((sum, concern) => sum + concern.weight, 0);
  return settled.some((concern) => concern.central) && weight / total >= bearing.agreesAt ? 'agreed' : 'open';
}

const promisesIn = (reading: Reading): readonly Commitment[] =>
  reading.acts
    .filter((act): act is Act => act.kind === 'commit')
    .map(({ quote, day }) => ({ messageNumber: reading.messageNumber, quote, day }));

export interface StateFigures {
  /** Factor on the substance that settles a concern. Only the evaluation sets another than 1, to see how much hangs on it. */
  readonly settling: number;
}

/**
 * The state after each message of the student, the start first.
 * @param readings in the order of the transcript
 */
export function foldStates(
  scenario: ScenarioContent,
  readings: readonly Reading[],
  { settling }: StateFigures = { settling: 1 },
): readonly State[] {
  const usual = DIFFICULTY[scenario.difficulty];
  const bearing = settling === 1 ? usual : { ...usual, settles: usual.settles * settling };
  const states: State[] = [startOf(scenario)];
  const times = new Map<string, number>();
  const seen = new Set<string>();
  for (const reading of readings) {
    const before = states.at(-1) ?? startOf(scenario);
    const concerns = before.concerns.map((concern) => stepConcern(concern, reading, bearing, seen));
    const settledNow = concerns.filter(
      (concern, at) => concern.level === 'settled' && before.concerns[at]?.level !== 'settled',
    );
    const moves = trustMoves(
      scenario,
      reading,
      settledNow.map((concern) => concern.id),
      times,
      bearing,
    );
    const sum = clamp(
      moves.reduce((total, move) => total + move.delta, 0),
      -TURN_LOSS * bearing.loss,
      TURN_GAIN * bearing.gain,
    );
    const trust = round(clamp(before.trust + sum, 0, 100));
    const patience = round(
      clamp(
        before.patience - patienceSpent(reading) * (patienceSpent(reading) > 0 ? bearing.impatience : 1),
        0,
        scenario.persona.patience,
      ),
    );
    // Whoever stayed and was won back has not left.
    const leaves = patience <= 0 || trust <= TRUST_TO_STAY;
    const reason = moves.find((move) => Math.sign(move.delta) === Math.sign(sum))?.reason ?? 'nothing moved it';
    for (const act of reading.acts) {
      times.set(act.kind, (times.get(act.kind) ?? 0) + 1);
      if (act.concern) seen.add(`${act.concern}:${act.kind}`);
    }
    states.push({
      trust,
      patience,
      concerns,
      promises: [...before.promises, ...promisesIn(reading)],
      curve: [
        ...before.curve,
        {
          messageNumber: reading.messageNumber,
          value: trust,
          delta: round(trust - before.trust),
          reason: trust === before.trust ? 'nothing moved it' : reason,
        },
      ],
      outcome: leaves ? 'left' : outcomeOf(concerns, bearing),
      moves,
    });
  }
  return states;
}

/** Where the conversation stands after all that was said. */
export function foldState(scenario: ScenarioContent, readings: readonly Reading[], figures?: StateFigures): State {
  return foldStates(scenario, readings, figures).at(-1) ?? startOf(scenario);
}
