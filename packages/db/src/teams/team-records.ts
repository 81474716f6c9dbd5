/** Teams as the rest of the product sees them: plain objects, ids as strings (product §18). */
import type { Skill, TeamRole } from '@parley/shared';

export type TeamPlan = 'team_pilot' | 'enterprise';

export interface TeamRecord {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly planType: TeamPlan;
  /** The owner's account; null where the owner closed it and nobody has taken over. */
  readonly ownerId: string | null;
  /** null means unlimited. */
  readonly seats: number | null;
  readonly seatsTaken: number;
  /** null means unlimited. */
  readonly creditsPerSeat: number | null;
  readonly startedAt: Date;
  /** null: open-ended. */
  readonly endsAt: Date | null;
}

export type MemberStatus = 'invited' | 'active' | 'removed' | 'left' | 'revoked';

export interface TeamMemberRecord {
  readonly id: string;
  readonly teamId: string;
  /** The account; null before somebody has joined, and once it is erased. */
  readonly userId: string | null;
  /** Of an invitation as it was written; of who has joined, the account's own of today. */
  readonly name: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly status: MemberStatus;
  /** The account of who invited; null for the owner. */
  readonly invitedBy: string | null;
  readonly invitedAt: Date | null;
  readonly invitationEndsAt: Date | null;
  readonly joinedAt: Date | null;
  readonly leftAt: Date | null;
  readonly scoresShared: boolean;
  /** Credits of the team that this membership has used. */
  readonly creditsUsed: number;
  /** When a conversation was last begun on the team's credits. */
  readonly lastBegunAt: Date | null;
}

/** A running membership in a team that is not over. */
export interface TeamMembership {
  readonly team: TeamRecord;
  readonly member: TeamMemberRecord;
}

/**
 * What a team keeps of a completed conversation: no word of it, and of a scenario of one's own not even its title. Stored
 * in the transaction that stores the report; stays when the person leaves or is erased.
 */
export interface TeamResultRecord {
  readonly memberId: string;
  readonly completedAt: Date;
  /** 0-10 */
  readonly overallScore: number;
  readonly skills: readonly { readonly skill: Skill; readonly score: number }[];
  /** In the library; null for a scenario of one's own. */
  readonly scenarioSlug: string | null;
}
