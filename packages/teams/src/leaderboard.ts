/** Who has practised most, and who has gained most, among those who share their scores (product §18.14). */
import type { LeaderboardFigures, MemberFigures, TeamFigures } from '@parley/shared';
import { mean, oneDecimal } from './mean';
import { compareNames, type ResultsByMember } from './member-figures';
import { isCountedIn } from './policy';

/** Scores at each end that are averaged, and how many one needs for the two ends to be different ones. */
const SCORES_AT_EACH_END = 3;
const SCORES_NEEDED = 4;
/** How many are named who improved. */
const MOST_IMPROVED = 3;

/**
 * By completed conversations, then by average score as it is shown, to one decimal. Who is equal in both shares a place,
 * and the places after it are left out: 1, 2, 2, 4.
 */
export function leaderboardOf(members: readonly MemberFigures[]): LeaderboardFigures[] {
  const ranked = members
    .filter((member) => isCountedIn('leaderboard', member) && member.completed > 0)
    .map(({ memberId, name, completed, averageScore }) => ({ memberId, name, completed, averageScore }))
    .toSorted((one, other) => compareRank(one, other) || compareNames(one, other));
  return ranked.map((row) => ({ position: 1 + ranked.findIndex((other) => compareRank(other, row) === 0), ...row }));
}

type Ranked = Pick<LeaderboardFigures, 'completed' | 'averageScore'>;

/** Below 0 where `one` stands before `other`; 0 where they share a place. */
function compareRank(one: Ranked, other: Ranked): number {
  return other.completed - one.completed || oneDecimal(other.averageScore ?? 0) - oneDecimal(one.averageScore ?? 0);
}

/**
 * The three who gained most from the mean of their first three scores to the mean of their last three; only who has four
 * scores or more, and gained at least a tenth of a point.
 */
export function mostImprovedOf(
  members: readonly MemberFigures[],
  results: ResultsByMember,
): TeamFigures['mostImproved'][number][] {
  return members
    .filter((member) => isCountedIn('most-improved', member))
    .flatMap(({ memberId, name }) => {
      const scores = (results.get(memberId) ?? []).map(({ overallScore }) => overallScore);
      if (scores.length < SCORES_NEEDED) return [];
      const before = mean(scores.slice(0, SCORES_AT_EACH_END));
      const now = mean(scores.slice(-SCORES_AT_EACH_END));
      return before === null || now === null ? [] : [{ memberId, name, before, now }];
    })
    .filter((improvement) => gainOf(improvement) > 0)
    .toSorted((one, other) => gainOf(other) - gainOf(one) || compareNames(one, other))
    .slice(0, MOST_IMPROVED);
}

/** The gain in points, to one decimal, between the two means as they are shown. */
export function gainOf({ before, now }: { readonly before: number; readonly now: number }): number {
  return oneDecimal(oneDecimal(now) - oneDecimal(before));
}
