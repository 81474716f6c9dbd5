/** What an engine reads out of one message of the student (product §11.3). State, replies, tips and scores all start from it. */

/** Moves that count for the student, each only with its substance. */
export const ACT_KINDS = [
  'acknowledge',
  'ask_priority',
  'ask',
  'news',
  'own',
  'cause',
  'figure',
  'option',
  'recommend',
  'boundary',
  'commit',
  'propose',
  'summarise',
  'close',
  'interest',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** What counts against, or counts for nothing. */
export const FAULT_KINDS = [
  'over_promise',
  'blame',
  'dodge',
  'hedge',
  'threat',
  'rude',
  'flatter',
  'own_record',
  'vague',
  'hollow_comfort',
  'empty_option',
  'empty_commit',
  'generic_question',
  'scorer',
  'role_break',
  'repeat',
  'copy',
  'contradict',
  'untrue',
  'noise',
  'other_language',
  'off_topic',
  'too_short',
  'stacked',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Act {
  readonly kind: ActKind;
  /** Verbatim words of the message. */
  readonly quote: string;
  /** The concern it speaks to, where it speaks to one. */
  readonly concern: string | null;
  readonly amount: string | null;
  readonly day: string | null;
  /** 0-1: how much substance it carries. */
  readonly strength: number;
}

export interface Fault {
  readonly kind: FaultKind;
  /** Verbatim; null where the whole message is meant and is too long to quote. */
  readonly quote: string | null;
}

/**
 * Words that may be meant as a fault of conduct. One message with them costs nothing, voids nothing and caps nothing; the
 * report asks how they were meant.
 */
export interface Suspicion {
  readonly kind: FaultKind;
  /** Verbatim. */
  readonly quote: string;
  /** Both what it says and how it is worded speak for it: it counts beside others of the sort (`messagesWith`). */
  readonly likely: boolean;
}

/** Something said that the case, or what the student said before, shows to be false (product §12.15). */
export interface Untruth {
  /** Verbatim: a sentence of the message. */
  readonly quote: string;
  /** What shows it: a fact of the case, a claim its author foresaw, or the student's own words. */
  readonly by: 'fact' | 'statement' | 'own_words';
  /** What was said and what is so, in few words that a line can take up; null where there are none. */
  readonly claimed: string | null;
  readonly known: string | null;
  /** Whether the stakeholder knows better at this point of the conversation. */
  readonly aloud: boolean;
  /** Ids of the fact that disproves it and of the claim that was foreseen. */
  readonly fact: string | null;
  readonly statement: string | null;
}

/** A claim of an earlier message that the student now takes back as not so. */
export interface Admission {
  /** Verbatim: what was claimed, in the earlier message. */
  readonly messageNumber: number;
  readonly quote: string;
}

/** What the message did for one concern. */
export interface ConcernStep {
  readonly concern: string;
  readonly kind: 'acknowledged' | 'addressed' | 'near_miss' | 'relapsed';
  /** Substance towards settling it, about 0-2; 0 for the kinds that give none. */
  readonly substance: number;
  readonly quote: string;
}

export type Understood = 'clear' | 'noise' | 'other_language';

/**
 * What a message does as the sentence model tells it: puts it on others, puts something forward, tells how it stands, owns up,
 * gives in to whatever the other wants.
 */
export type Doing = 'blames' | 'offers' | 'tells' | 'owns' | 'yields';

/** The sentence of a message that shows an undertone most, and how likely (0-1) the message has it. */
export interface Heard {
  /** Verbatim. */
  readonly quote: string;
  readonly chance: number;
}

/** What may be heard between the lines of a message. One message proves nothing; `undertones.ts` of the scoring adds them up. */
export interface Undertones {
  /** Presses, blames or belittles. */
  readonly harsh: Heard;
  /** Says that something is arranged, agreed or done which nothing shows. */
  readonly bluff: Heard;
  /** Whether the classifier of utterances hears an insult, blame or pressure as well. */
  readonly unkind: boolean;
  /** The sentence that hints at a harm to the other as at something one would regret, where a classifier hears it, too; else null. */
  readonly veiled: string | null;
}

export interface Reading {
  readonly messageNumber: number;
  readonly understood: Understood;
  /** Meant for the stakeholder, and not for a scorer, a machine or nobody. */
  readonly addressed: boolean;
  readonly acts: readonly Act[];
  readonly faults: readonly Fault[];
  readonly suspected?: readonly Suspicion[];
  readonly concerns: readonly ConcernStep[];
  /** What became of the question the stakeholder last asked. */
  readonly answer: 'answered' | 'partly' | 'dodged' | 'nothing_asked';
  /** The concern the stakeholder had last raised when this was said. */
  readonly inTheAir: string | null;
  /** What of it is false, as far as that can be proven. */
  readonly untrue?: readonly Untruth[];
  /** Earlier claims that it takes back as not so. */
  readonly admits?: readonly Admission[];
  /** The briefing told again in other words, with nothing of one's own. Known where meaning is compared. */
  readonly retold?: boolean;
  /** Asks the other for something that one wants to learn (`learning.ts`). Known where sentences are classified. */
  readonly asks?: boolean;
  /** What its sentences do (`doing.ts`). Known where sentences are classified. */
  readonly does?: readonly Doing[];
  /** Agreements of others that it claims, with nothing by which they could be looked up (`third-parties.ts`); verbatim. */
  readonly unchecked?: readonly string[];
  /** What it says is arranged or done where the other can't see it (`third-parties.ts`); verbatim. Only many of them tell something. */
  readonly arranged?: readonly string[];
  /** What may be heard between its lines. Known where sentences are classified. */
  readonly undertones?: Undertones;
}

/** So many messages that say so are a bluff. */
const ARRANGED_TOO_OFTEN = 3;
/** Messages in which the student said, once too often, that things are arranged or done; none where it was said now and then. */
export function arrangedTooOften(readings: readonly Reading[]): readonly Reading[] {
  const found = readings.filter(({ arranged = [] }) => arranged.length > 0);
  return found.length >= ARRANGED_TOO_OFTEN ? found : [];
}

export const hasAct = (reading: Reading, ...kinds: readonly ActKind[]): boolean =>
  reading.acts.some((act) => kinds.includes(act.kind));
export const hasFault = (reading: Reading, ...kinds: readonly FaultKind[]): boolean =>
  reading.faults.some((fault) => kinds.includes(fault.kind));
/** Whether a message has one of these faults, or most likely has. */
export const likelyFault = (reading: Reading, ...kinds: readonly FaultKind[]): boolean =>
  hasFault(reading, ...kinds) ||
  (reading.suspected ?? []).some((suspicion) => suspicion.likely && kinds.includes(suspicion.kind));

/** From this many messages on what is only likely counts by itself; from this share on too, where there are two of them. */
const LIKELY_MESSAGES = 3;
const LIKELY_SHARE = 0.5;

/**
 * How many messages of a conversation have one of these faults. What is only likely counts beside a message in which it is
 * certain, or where the conversation has more of it: nobody pays for two sentences that were misread.
 */
export function messagesWith(readings: readonly Reading[], ...kinds: readonly FaultKind[]): number {
  const certain = readings.filter((reading) => hasFault(reading, ...kinds)).length;
  const likely = readings.filter((reading) => likelyFault(reading, ...kinds)).length;
  const counts =
    (certain >= 1 && likely >= 2) ||
    likely >= LIKELY_MESSAGES ||
    (likely >= 2 && likely >= LIKELY_SHARE * readings.length);
  return counts ? likely : certain;
}
