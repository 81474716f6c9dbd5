/** What a team sees of each of its people: counts, the average and dates (product §18.4, §18.5). */
import type { TeamMemberRecord, TeamResultRecord } from '@parley/db';
import type { MemberFigures } from '@parley/shared';
import { mean } from './mean';

/** Results by membership, each person's first one first. */
export type ResultsByMember = ReadonlyMap<string, readonly TeamResultRecord[]>;

/** @param results the first first */
export function resultsByMember(results: readonly TeamResultRecord[]): ResultsByMember {
  const byMember = new Map<string, TeamResultRecord[]>();
  for (const result of results) {
    const own = byMember.get(result.memberId);
    if (own) own.push(result);
    else byMember.set(result.memberId, [result]);
  }
  return byMember;
}

/**
 * The row of an active or invited member, the same for one whose scores are private (product §18.4).
 * @param results the member's own, in any order
 * @throws Error for somebody who holds no seat (any more)
 */
export function memberFigures(member: TeamMemberRecord, results: readonly TeamResultRecord[]): MemberFigures {
  const { id, name, email, status, role, joinedAt, invitationEndsAt, scoresShared, creditsUsed } = member;
  if (status !== 'active' && status !== 'invited') throw new Error(`The membership ${id} holds no seat: ${status}`);
  return {
    memberId: id,
    name,
    email,
    status,
    role,
    joinedAt,
    invitationEndsAt: status === 'invited' ? invitationEndsAt : null,
    scoresShared,
    creditsUsed,
    completed: results.length,
    averageScore: mean(results.map(({ overallScore }) => overallScore)),
    lastActive: latest([member.lastBegunAt, ...results.map(({ completedAt }) => completedAt)]),
  };
}

/** When the person last began a conversation on the team's credits, or completed one. */
function latest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((last, moment) => (moment !== null && (last === null || moment > last) ? moment : last), null);
}

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** Who holds a seat: the owner first, then by name. */
export function seatedOf(everybody: readonly TeamMemberRecord[]): TeamMemberRecord[] {
  return everybody
    .filter(({ status }) => status === 'active' || status === 'invited')
    .toSorted(
      (one, other) => Number(other.role === 'owner') - Number(one.role === 'owner') || compareNames(one, other),
    );
}

interface Named {
  readonly name: string;
}

/** Alphabetically, whatever the case; for `toSorted`. */
export function compareNames(one: Named, other: Named): number {
  return byName.compare(one.name, other.name);
}
