/** The misjudgements one learns most from, with the words that decided. Pure. */
import type { IndicatorResult, ScoreStep } from '@parley/shared';
import { pairsOf, type Ranked } from './measure';
import type { Played } from './play';

export interface RankedConversation extends Ranked {
  readonly played: Played;
}

export const ranked = (played: readonly Played[]): readonly RankedConversation[] =>
  played.map((one) => ({
    id: one.conversation.id,
    scenario: one.conversation.scenario,
    quality: one.conversation.quality,
    score: one.feedback.overallScore,
    played: one,
  }));

export interface Side {
  readonly id: string;
  readonly score: number;
  readonly left: boolean;
  readonly met: readonly string[];
  /** What took points off, or capped them. */
  readonly against: readonly ScoreStep[];
  /** The weightiest indicator that this conversation meets and the other doesn't, with its words. */
  readonly decided: { readonly indicator: string; readonly quote: string; readonly message: number } | null;
}

export interface Misjudged {
  readonly kind: string;
  readonly margin: number;
  readonly better: Side;
  readonly worse: Side;
}

const met = ({ feedback }: Played): readonly IndicatorResult[] =>
  feedback.indicators.filter((result) => result.verdict === 'met');

function side({ played, score, id }: RankedConversation, other: Played): Side {
  const theirs = new Set(met(other).map((result) => result.id));
  const [decisive] = met(played)
    .filter((result) => !theirs.has(result.id) && result.evidence !== null)
    .sort((left, right) => right.points - left.points);
  return {
    id,
    score,
    left: played.left,
    met: met(played).map((result) => result.id),
    against: played.feedback.steps.filter((step) => step.points < 0),
    decided: decisive?.evidence
      ? { indicator: decisive.id, quote: decisive.evidence.quote, message: decisive.evidence.messageNumber }
      : null,
  };
}

/** The pairs in the wrong order, then those with the smallest margin. */
export function worstPairs(played: readonly Played[], count: number): readonly Misjudged[] {
  return pairsOf(ranked(played))
    .toSorted((left, right) => left.margin - right.margin)
    .slice(0, count)
    .map(({ kind, margin, better, worse }) => ({
      kind,
      margin,
      better: side(better, worse.played),
      worse: side(worse, better.played),
    }));
}
