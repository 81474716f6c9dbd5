/** Teams, their members and what they have achieved (product §18). Every write is one transaction, the caller's or its own. */
import type { TeamRole } from '@parley/shared';
import type { Session } from '../connection';
import type { TeamMemberRecord, TeamMembership, TeamPlan, TeamRecord, TeamResultRecord } from './team-records';

export interface NewTeam {
  readonly name: string;
  readonly organization: string;
  readonly ownerId: string;
  readonly planType: TeamPlan;
  /** null means unlimited, as for the credits. */
  readonly seats: number | null;
  readonly creditsPerSeat: number | null;
  readonly endsAt: Date | null;
  readonly now: Date;
}

export interface TeamChanges {
  readonly name?: string;
  readonly seats?: number | null;
  readonly creditsPerSeat?: number | null;
  readonly endsAt?: Date | null;
}

export interface InvitedPerson {
  readonly name: string;
  /** In the form that addresses are kept in. */
  readonly email: string;
}

/** Why nobody was invited: too few seats, or people who are in the team or invited to it already. */
export type InvitationRefusal =
  | { readonly reason: 'no_seats'; readonly seatsLeft: number }
  | {
      readonly reason: 'seated';
      readonly people: readonly { readonly email: string; readonly status: 'active' | 'invited' }[];
    };

/** Why somebody could not join. */
export type JoinRefusal = 'gone' | 'other_address' | 'in_another_team';

/** A place somebody has or had, also in a team that is over. */
export interface HeldMembership {
  readonly team: TeamRecord;
  readonly member: TeamMemberRecord;
}

/** What became of a team that somebody left with their account. */
export interface Vacated {
  /** As it is then. */
  readonly team: TeamRecord;
  readonly left: TeamMemberRecord;
  readonly wasOwner: boolean;
  /** Who owns the team now, where its owner left; null where nobody does. */
  readonly heir: TeamMemberRecord | null;
}

export interface TeamRepository {
  /**
   * A team that begins, with its owner on the first seat and on the team's credits.
   * @returns 'in_a_team' where the owner has a place in a team that runs
   */
  create(team: NewTeam): Promise<TeamRecord | 'in_a_team'>;
  find(teamId: string): Promise<TeamRecord | null>;
  /** All of them, the newest first. */
  list(query: { limit: number; after: string | null }): Promise<{ teams: TeamRecord[]; next: string | null }>;
  /**
   * Changes seats, credits or the end, and with them the accounts of all members.
   * @returns 'too_few_seats' where more are taken; null where there is no such team
   */
  change(teamId: string, changes: TeamChanges, now: Date): Promise<TeamRecord | 'too_few_seats' | null>;

  /** Where the person has a place in a team that is not over at `now`. */
  membershipOf(userId: string, now: Date, session?: Session): Promise<TeamMembership | null>;
  /** What the teams are called that the person has or had a place in, by their ids. */
  namesFor(userId: string): Promise<ReadonlyMap<string, string>>;
  /** Active and invited ones: the owner first, then by name. */
  seated(teamId: string): Promise<TeamMemberRecord[]>;
  /** Everybody who ever was, for the totals. */
  everybody(teamId: string): Promise<TeamMemberRecord[]>;
  /** One of that team, whatever the status. */
  member(teamId: string, memberId: string): Promise<TeamMemberRecord | null>;

  /** Takes a seat for each, at once: all or none. `owe` runs in the same transaction, for each. */
  invite(request: {
    teamId: string;
    people: readonly InvitedPerson[];
    invitedBy: string;
    endsAt: Date;
    now: Date;
    owe: (member: TeamMemberRecord, session: Session) => Promise<void>;
  }): Promise<TeamMemberRecord[] | InvitationRefusal>;
  /** A new time for an invitation; its old link is dead. null where it is no invitation (any more). */
  renewInvitation(request: {
    teamId: string;
    memberId: string;
    /** Who sends it again, and is named from now on. */
    invitedBy: string;
    endsAt: Date;
    now: Date;
    owe: (member: TeamMemberRecord, session: Session) => Promise<void>;
  }): Promise<TeamMemberRecord | null>;
  /**
   * Adds a link to the invitation that ends at `endsAt`. Links made for it before go on working, the newest 20: a mail
   * server may have taken the letter of a try that failed.
   * @returns null where it was sent again since, used or revoked, or where it or its team is over
   */
  addInvitationToken(link: {
    memberId: string;
    endsAt: Date;
    tokenHash: string;
    now: Date;
  }): Promise<TeamMembership | null>;
  /** What the link invites to; null once it is used, revoked or over, or its team is. */
  findInvitation(tokenHash: string, now: Date): Promise<TeamMembership | null>;
  /**
   * Joins: the invitation is used, the person is on the team's credits. The seat's credits are what the team's pool has left
   * for it (product §18.10). A place in a team that is over is given up.
   * @param request.email the account's, in any case
   */
  accept(request: {
    tokenHash: string;
    userId: string;
    email: string;
    now: Date;
  }): Promise<TeamMembership | JoinRefusal>;

  /** null where there is no such active member. The owner stays owner. */
  setRole(request: {
    teamId: string;
    memberId: string;
    role: Exclude<TeamRole, 'owner'>;
  }): Promise<TeamMemberRecord | null>;
  /** Removes an active member or revokes an invitation; frees the seat, ends the team's credits for them. null: no such one, or the owner. */
  remove(request: {
    teamId: string;
    memberId: string;
    now: Date;
    owe?: (member: TeamMemberRecord, session: Session) => Promise<void>;
  }): Promise<TeamMemberRecord | null>;
  /** The person goes by themselves, also from a team that is over. 'owner': owners don't. null: no place. */
  leave(request: { userId: string; now: Date; session?: Session }): Promise<TeamMemberRecord | 'owner' | null>;
  /**
   * The person goes whatever they are, as their account is closed: a team whose owner goes passes to the admin who joined
   * first, or is without an owner until it is given one. null: no place.
   */
  vacate(request: { userId: string; now: Date; session: Session }): Promise<Vacated | null>;
  /** Whom the team belongs to; the former owner becomes an admin. null where that is no active member. */
  setOwner(request: { teamId: string; memberId: string }): Promise<TeamRecord | null>;
  setScoresShared(request: { userId: string; scoresShared: boolean; now: Date }): Promise<TeamMembership | null>;

  /**
   * Keeps what a team keeps of a completed conversation, once; in the transaction that stores the report. Nothing where the
   * person is in no team that runs, or began the conversation before they joined.
   */
  recordResult(request: {
    userId: string;
    conversationId: string;
    startedAt: Date;
    result: Omit<TeamResultRecord, 'memberId'>;
    session: Session;
  }): Promise<void>;
  /** All of the team's, the first first; 20,000 at most, the latest. */
  results(teamId: string): Promise<TeamResultRecord[]>;
  /** One membership's, the newest first. */
  resultsOf(memberId: string, limit: number): Promise<TeamResultRecord[]>;

  /** Every place that the person has or had, the first first; read as it is asked for. */
  ofPerson(userId: string): AsyncIterable<HeldMembership>;
  /** All that teams keep of what the person completed, the first first; read as it is asked for. */
  resultsOfPerson(userId: string): AsyncIterable<TeamResultRecord>;

  /** Teams that end within a span of time, the first to end first. */
  ending(query: {
    from: Date;
    until: Date;
    limit: number;
    after: string | null;
  }): Promise<{ teams: TeamRecord[]; next: string | null }>;
}
