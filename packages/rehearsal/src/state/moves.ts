/** What each act and fault does to trust and patience, with the reason in the words the report shows. */
import type { ScenarioContent } from '@parley/shared';
import {
  ACT_KINDS,
  type ActKind,
  FAULT_KINDS,
  type FaultKind,
  hasAct,
  hasFault,
  type Reading,
} from '../understanding/reading';

export interface TrustMove {
  readonly delta: number;
  /** 'you asked what matters' */
  readonly reason: string;
}

interface Weighed {
  readonly delta: number;
  readonly reason: string;
}

const GAINS: Readonly<Record<ActKind, Weighed>> = {
  acknowledge: { delta: 6, reason: 'you named what is at stake' },
  ask_priority: { delta: 6, reason: 'you asked what matters' },
  ask: { delta: 3, reason: 'you followed up on what was said' },
  news: { delta: 4, reason: 'you said plainly where things stand' },
  own: { delta: 5, reason: 'you owned it' },
  cause: { delta: 2, reason: 'you said why' },
  figure: { delta: 2, reason: 'you gave a figure' },
  option: { delta: 5, reason: 'you put a real choice on the table' },
  recommend: { delta: 2, reason: 'you said which way you would go' },
  boundary: { delta: 3, reason: 'you said no and said why' },
  commit: { delta: 5, reason: 'you named a day and stood behind it' },
  propose: { delta: 2, reason: 'you said what would be done' },
  summarise: { delta: 3, reason: 'you gave back what was said' },
  close: { delta: 2, reason: 'you asked for a decision' },
  interest: { delta: 2, reason: 'you tied it to what is needed' },
};

const LOSSES: Readonly<Record<FaultKind, Weighed>> = {
  over_promise: { delta: -7, reason: 'you promised without saying what gives' },
  blame: { delta: -7, reason: 'you blamed someone' },
  dodge: { delta: -5, reason: 'a direct question went unanswered' },
  hedge: { delta: -2, reason: 'you hedged' },
  threat: { delta: -15, reason: 'you threatened' },
  rude: { delta: -14, reason: 'you were rude' },
  flatter: { delta: -3, reason: 'you flattered' },
  own_record: { delta: -3, reason: 'you spoke of your own record' },
  vague: { delta: -4, reason: 'you stayed vague' },
  hollow_comfort: { delta: -2, reason: 'you comforted without naming anything' },
  empty_option: { delta: -3, reason: 'you announced options and named none' },
  empty_commit: { delta: -3, reason: 'no day was named' },
  generic_question: { delta: -1, reason: 'your question fitted any talk' },
  scorer: { delta: -8, reason: 'you spoke to a scorer' },
  role_break: { delta: -6, reason: 'you stepped out of the talk' },
  repeat: { delta: -5, reason: 'you said the same again' },
  copy: { delta: -5, reason: 'you handed known words back' },
  contradict: { delta: -9, reason: 'you went back on what you had said' },
  untrue: { delta: -9, reason: 'you said something that is not so' },
  noise: { delta: -4, reason: 'you could not be understood' },
  other_language: { delta: -3, reason: 'you spoke another language' },
  off_topic: { delta: -4, reason: 'you left the matter' },
  too_short: { delta: -3, reason: 'you gave next to nothing' },
  stacked: { delta: -1, reason: 'you asked several things at once' },
};

/** A threat between the lines: less than one in plain words, and what is said beside it is believed by half. */
const VEILED: Weighed = { delta: -7, reason: 'you hinted at a threat' };
const BESIDE_A_THREAT = 0.5;

/** The act that a reason for a gain speaks of; null where it speaks of something else. */
export const actBehind = (reason: string): ActKind | null =>
  ACT_KINDS.find((kind) => GAINS[kind].reason === reason) ?? null;

/** The fault that a reason for a loss speaks of. */
export const faultBehind = (reason: string): FaultKind | null =>
  FAULT_KINDS.find((kind) => LOSSES[kind].reason === reason) ?? null;

/** Beside real substance these are slips of the tongue. */
const MINOR: ReadonlySet<FaultKind> = new Set([
  'hedge',
  'stacked',
  'generic_question',
  'vague',
  'hollow_comfort',
  'flatter',
  'empty_option',
  'own_record',
]);
const AGAIN = [1, 0.7, 0.5, 0.35] as const;

/**
 * What a message did to trust, the largest move first.
 * @param times how often each act was made before: the tenth figure moves nobody
 */
export function trustMoves(
  scenario: ScenarioContent,
  reading: Reading,
  settled: readonly string[],
  times: ReadonlyMap<string, number>,
  bearing: { readonly gain: number; readonly loss: number },
): readonly TrustMove[] {
  const kinds = [...new Set(reading.acts.map((act) => act.kind))];
  const veiled = (reading.undertones?.veiled ?? null) !== null;
  const gain = bearing.gain * (veiled ? BESIDE_A_THREAT : 1);
  const gains = kinds.map((kind) => {
    const strength = Math.max(...reading.acts.filter((act) => act.kind === kind).map((act) => act.strength));
    const again = AGAIN[Math.min(times.get(kind) ?? 0, AGAIN.length - 1)] ?? 0.35;
    return { delta: GAINS[kind].delta * strength * again * gain, reason: GAINS[kind].reason };
  });
  const faults = [...new Set(reading.faults.map((fault) => fault.kind))].filter(
    (kind) => kinds.length < 2 || !MINOR.has(kind),
  );
  const losses = [...faults.map((kind) => LOSSES[kind]), ...(veiled ? [VEILED] : [])].map(({ delta, reason }) => ({
    delta: delta * bearing.loss,
    reason,
  }));
  const relief = settled.map((id) => ({
    delta: 4 * gain,
    reason: `you settled the worry about ${scenario.concerns.find((concern) => concern.id === id)?.summary ?? 'what was open'}`,
  }));
  return [...gains, ...losses, ...relief].sort((left, right) => Math.abs(right.delta) - Math.abs(left.delta));
}

const HOSTILE: readonly FaultKind[] = ['rude', 'threat'];
const EMPTY: readonly FaultKind[] = [
  'dodge',
  'vague',
  'repeat',
  'copy',
  'noise',
  'other_language',
  'off_topic',
  'too_short',
  'scorer',
  'role_break',
  'empty_option',
  'flatter',
  'own_record',
  'hollow_comfort',
  'blame',
];

/** How many turns of patience a message costs; negative where it gives some back. */
export function patienceSpent(reading: Reading): number {
  if (hasFault(reading, ...HOSTILE)) return 2;
  if ((reading.undertones?.veiled ?? null) !== null) return 1;
  const substantial = hasAct(
    reading,
    'acknowledge',
    'ask_priority',
    'news',
    'own',
    'option',
    'boundary',
    'commit',
    'propose',
    'summarise',
    'figure',
    'cause',
  );
  if (substantial) return -0.5;
  if (reading.acts.length > 0) return 0;
  return hasFault(reading, ...EMPTY) ? 1 : 0.5;
}
