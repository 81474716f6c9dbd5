/** How well conversations are ranked: pairs of one scenario, distances, means, the hostile ones. Pure. */
import { groupBy } from './group';
import type { Quality } from './transcripts/written-conversation';

/** What is needed of a conversation to rank it. */
export interface Ranked {
  readonly id: string;
  readonly scenario: string;
  readonly quality: Quality;
  readonly score: number;
}

const PAIR_KINDS = [
  ['strong', 'middling'],
  ['strong', 'poor'],
  ['middling', 'poor'],
] as const;

export interface Pair<T extends Ranked = Ranked> {
  /** 'strong>middling' */
  readonly kind: string;
  readonly better: T;
  readonly worse: T;
  /** Score of the better conversation less that of the worse; right when above 0. A tie is wrong. */
  readonly margin: number;
}

export interface Share {
  readonly right: number;
  readonly of: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const groups = <T extends Ranked>(conversations: readonly T[]): readonly (readonly T[])[] => [
  ...groupBy(conversations, (conversation) => conversation.scenario).values(),
];

/** Every pair of conversations of one scenario whose order is known. */
export function pairsOf<T extends Ranked>(conversations: readonly T[]): readonly Pair<T>[] {
  return groups(conversations).flatMap((group) =>
    PAIR_KINDS.flatMap(([high, low]) =>
      group
        .filter((conversation) => conversation.quality === high)
        .flatMap((better) =>
          group
            .filter((conversation) => conversation.quality === low)
            .map((worse) => ({ kind: `${high}>${low}`, better, worse, margin: tenth(better.score - worse.score) })),
        ),
    ),
  );
}

export const shareRight = (pairs: readonly Pair[]): Share => ({
  right: pairs.filter((pair) => pair.margin > 0).length,
  of: pairs.length,
});

/** Mean over the scenarios of the strong conversations' mean less the poor conversations' mean, in points; null where no scenario has both. */
export function distanceOf(conversations: readonly Ranked[]): number | null {
  const distances = groups(conversations).flatMap((group) => {
    const scores = (quality: Quality): number[] =>
      group.filter((conversation) => conversation.quality === quality).map((conversation) => conversation.score);
    const [strong, poor] = [scores('strong'), scores('poor')];
    return strong.length > 0 && poor.length > 0 ? [mean(strong) - mean(poor)] : [];
  });
  return distances.length === 0 ? null : mean(distances);
}

export interface Level {
  readonly quality: Quality;
  readonly conversations: number;
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Ranking {
  readonly all: Share;
  readonly byKind: Readonly<Record<string, Share>>;
  readonly distance: number | null;
  readonly levels: readonly Level[];
  /** The highest score of a hostile conversation; null where there is none. */
  readonly hostileHighest: number | null;
}

/** All that a set of scores says about the ranking. */
export function rank(conversations: readonly Ranked[]): Ranking {
  const pairs = pairsOf(conversations);
  const byQuality = groupBy(conversations, (conversation) => conversation.quality);
  const levels = (['strong', 'middling', 'poor', 'hostile'] as const).flatMap((quality): Level[] => {
    const scores = (byQuality.get(quality) ?? []).map((conversation) => conversation.score);
    return scores.length === 0
      ? []
      : [
          {
            quality,
            conversations: scores.length,
            mean: mean(scores),
            lowest: Math.min(...scores),
            highest: Math.max(...scores),
          },
        ];
  });
  return {
    all: shareRight(pairs),
    byKind: Object.fromEntries(
      PAIR_KINDS.map(([high, low]) => [
        `${high}>${low}`,
        shareRight(pairs.filter((pair) => pair.kind === `${high}>${low}`)),
      ]),
    ),
    distance: distanceOf(conversations),
    levels,
    hostileHighest: levels.find((level) => level.quality === 'hostile')?.highest ?? null,
  };
}

export interface Agreement {
  readonly conversations: number;
  /** Mean of the differences, whichever way, in points. */
  readonly difference: number;
  /** Mean of the coach's scores less that of the writers', in points. */
  readonly bias: number;
  /** Spearman's rank correlation, -1 to 1. */
  readonly correlation: number;
}

/** Places from the lowest on, equal values sharing the mean of theirs. */
function places(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((left, right) => left - right);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlationOf(left: readonly number[], right: readonly number[]): number {
  const [x, y] = [mean(left), mean(right)];
  const product = mean(left.map((value, at) => (value - x) * ((right[at] ?? 0) - y)));
  const [a, b] = [mean(left.map((value) => (value - x) ** 2)), mean(right.map((value) => (value - y) ** 2))];
  return a === 0 || b === 0 ? 0 : product / Math.sqrt(a * b);
}

/** How the coach's scores agree with those that the writers gave; null where none was given. */
export function agreementOf(
  scores: readonly { readonly coach: number; readonly writer: number | undefined }[],
): Agreement | null {
  const both = scores.flatMap(({ coach, writer }) => (writer === undefined ? [] : [{ coach, writer }]));
  if (both.length === 0) return null;
  const differences = both.map(({ coach, writer }) => coach - writer);
  return {
    conversations: both.length,
    difference: mean(differences.map(Math.abs)),
    bias: mean(differences),
    correlation: correlationOf(places(both.map(({ coach }) => coach)), places(both.map(({ writer }) => writer))),
  };
}

export interface Spread {
  /** Runs of each conversation, the least of all. */
  readonly runs: number;
  /** Highest less lowest score of one conversation: the mean and the largest. */
  readonly mean: number;
  readonly largest: number;
  readonly unstable: readonly string[];
}

/** How much the score of the same conversation differs from run to run. */
export function spreadOf(
  conversations: readonly { readonly id: string; readonly scores: readonly number[] }[],
): Spread {
  const spreads = conversations.map(({ id, scores }) => ({
    id,
    spread: tenth(Math.max(...scores) - Math.min(...scores)),
  }));
  return {
    runs: conversations.length === 0 ? 0 : Math.min(...conversations.map(({ scores }) => scores.length)),
    mean: spreads.length === 0 ? 0 : mean(spreads.map(({ spread }) => spread)),
    largest: Math.max(0, ...spreads.map(({ spread }) => spread)),
    unstable: spreads.filter(({ spread }) => spread > 0).map(({ id }) => id),
  };
}

export interface Timing {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

/** Milliseconds; null where nothing was timed. */
export function timingOf(times: readonly number[]): Timing | null {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return sorted.length === 0 ? null : { count: sorted.length, median: at(0.5), p95: at(0.95), longest: at(1) };
}
