/** Plays a set of conversations and puts everything that is known about them into one result. */
import type { ScenarioContent } from '@parley/shared';
import type { CallOptions, Coach } from '@parley/coach';
import { soundness, type Soundness } from './evidence';
import { labelReport, type LabelReport } from './labels';
import { rank, type Ranking, type Spread, spreadOf, type Timing, timingOf } from './measure';
import { play, type Played } from './play';
import type { WrittenConversation } from './transcripts/written-conversation';
import { ranked } from './worst';

export interface EvaluationInput {
  readonly coach: Coach;
  readonly scenarios: readonly ScenarioContent[];
  readonly conversations: readonly WrittenConversation[];
  /** How often each conversation is assessed. */
  readonly runs: number;
  readonly tips: boolean;
  /** Conversations held at once, 1 by default: faster, but then times are those of a busy coach. */
  readonly together?: number;
  /** Milliseconds, only ever compared. */
  readonly clock: () => number;
  readonly now: Date;
  /** Goes with every call of the coach. */
  readonly call?: CallOptions;
  /** Told after each conversation. */
  readonly onConversation?: (
    done: number,
    of: number,
    conversation: WrittenConversation,
    outcome: { readonly score: number } | { readonly error: string },
  ) => void;
}

export interface Failure {
  readonly id: string;
  readonly error: string;
}

export interface Evaluation {
  readonly played: readonly Played[];
  /** Talks in which the coach threw; they count in no other figure. */
  readonly failures: readonly Failure[];
  readonly ranking: Ranking;
  readonly soundness: Soundness;
  readonly spread: Spread;
  readonly labels: LabelReport | null;
  /** What another engine than the one measured had to give, and how many there were in all. */
  readonly fallbacks: {
    readonly replies: number;
    readonly ofReplies: number;
    readonly reports: number;
    readonly ofReports: number;
  };
  readonly times: { readonly reply: Timing | null; readonly tip: Timing | null; readonly assess: Timing | null };
  /** All in all. */
  readonly seconds: number;
}

/** The figures of these conversations. */
export function summarise(played: readonly Played[], failures: readonly Failure[], seconds: number): Evaluation {
  const sum = (count: (one: Played) => number): number => played.reduce((total, one) => total + count(one), 0);
  return {
    played,
    failures,
    seconds,
    ranking: rank(ranked(played)),
    soundness: soundness(played),
    spread: spreadOf(played.map(({ conversation, scores }) => ({ id: conversation.id, scores }))),
    labels: labelReport(played),
    fallbacks: {
      replies: sum((one) => one.fallbacks.replies),
      ofReplies: sum((one) => one.times.replies.length),
      reports: sum((one) => one.fallbacks.reports),
      ofReports: sum((one) => one.scores.length),
    },
    times: {
      reply: timingOf(played.flatMap((one) => one.times.replies)),
      tip: timingOf(played.flatMap((one) => one.times.tips)),
      assess: timingOf(played.flatMap((one) => one.times.assessments)),
    },
  };
}

/** Plays every conversation. A coach that throws in a conversation is counted and the next conversation goes on. */
export async function evaluate({
  coach,
  scenarios,
  conversations,
  runs,
  tips,
  clock,
  now,
  together = 1,
  call = {},
  onConversation,
}: EvaluationInput): Promise<Evaluation> {
  const start = clock();
  const outcomes = new Map<WrittenConversation, Played | Failure>();
  const hold = async (conversation: WrittenConversation): Promise<void> => {
    const scenario = scenarios.find((entry) => entry.slug === conversation.scenario);
    try {
      if (!scenario) throw new Error(`The library has no scenario ${conversation.scenario}`);
      const one = await play(conversation, { coach, scenario, runs, tips, clock, now, call });
      outcomes.set(conversation, one);
      onConversation?.(outcomes.size, conversations.length, conversation, { score: one.feedback.overallScore });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      outcomes.set(conversation, { id: conversation.id, error: message });
      onConversation?.(outcomes.size, conversations.length, conversation, { error: message });
    }
  };
  const waiting = conversations.values();
  const holdNext = async (): Promise<void> => {
    for (const conversation of waiting) await hold(conversation);
  };
  await Promise.all(Array.from({ length: Math.max(1, together) }, holdNext));
  // In the order of the conversations, whichever ended first.
  const inOrder = conversations.flatMap((conversation) => outcomes.get(conversation) ?? []);
  const played = inOrder.filter((outcome): outcome is Played => 'feedback' in outcome);
  const failures = inOrder.filter((outcome): outcome is Failure => 'error' in outcome);
  return summarise(played, failures, (clock() - start) / 1000);
}

/**
 * The exit code of a run: 1 where it has shown what must never be, whatever the figures say: a conversation that failed, a quote
 * or a sum that does not hold, or not one report by the engine that was to be measured.
 */
export function exitCodeOf({ failures, soundness, fallbacks }: Evaluation): 0 | 1 {
  return failures.length > 0 ||
    soundness.fabricated.length > 0 ||
    soundness.wrongSums.length > 0 ||
    fallbacks.reports === fallbacks.ofReports
    ? 1
    : 0;
}
