/**
 * How a team does at one moment: what the dashboard, the CSV and the roll-up report are all made from (product §18.5).
 * Made from results, never from conversations, so that no word of a conversation can get in here (product §18.4).
 */
import type { TeamRole } from './team-roles';
import type { SKILLS } from './vocabularies';

type Skill = (typeof SKILLS)[number];

export interface MemberFigures {
  /** Of the membership. */
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
  readonly status: 'active' | 'invited';
  readonly role: TeamRole;
  readonly joinedAt: Date | null;
  readonly invitationEndsAt: Date | null;
  readonly scoresShared: boolean;
  readonly creditsUsed: number;
  readonly completed: number;
  /** 0-10, unrounded; null before the first. */
  readonly averageScore: number | null;
  readonly lastActive: Date | null;
}

export interface LeaderboardFigures {
  /** Ties share a place. */
  readonly position: number;
  readonly memberId: string;
  readonly name: string;
  readonly completed: number;
  readonly averageScore: number | null;
}

export interface TeamFigures {
  readonly team: {
    readonly id: string;
    readonly name: string;
    readonly organization: string;
    readonly planType: 'team_pilot' | 'enterprise';
    readonly startedAt: Date;
    readonly endsAt: Date | null;
  };
  /** The moment they are of. */
  readonly asOf: Date;
  readonly totals: {
    /** null means unlimited, as for the credits. */
    readonly seats: number | null;
    readonly seatsTaken: number;
    readonly activeMembers: number;
    readonly pendingInvitations: number;
    readonly creditsPerSeat: number | null;
    readonly creditsAvailable: number | null;
    readonly creditsUsed: number;
    /** Of everybody who is or was in the team. */
    readonly completed: number;
    /** How many of them completed at least one, and the mean of their averages, unrounded. */
    readonly people: number;
    readonly averageScore: number | null;
  };
  /** Active and invited ones, the owner first, then by name. */
  readonly members: readonly MemberFigures[];
  readonly leaderboard: readonly LeaderboardFigures[];
  readonly mostImproved: readonly {
    readonly memberId: string;
    readonly name: string;
    readonly before: number;
    readonly now: number;
  }[];
  readonly weeks: readonly { readonly startsOn: string; readonly completed: number; readonly people: number }[];
  readonly lastSevenDays: number;
  readonly sevenDaysBefore: number;
  readonly skills: {
    readonly people: number;
    readonly averages: readonly { readonly skill: Skill; readonly average: number; readonly people: number }[] | null;
  };
  /** How many conversations scored from 0 to below 1, from 1 to below 2, ... from 9 to 10: ten numbers. */
  readonly distribution: readonly number[];
  /** Every track, in the library's order. */
  readonly tracks: readonly {
    readonly slug: string;
    readonly title: string;
    readonly scenarios: number;
    /** Active members who completed at least one of its scenarios, and who completed all. */
    readonly begun: number;
    readonly completed: number;
  }[];
  /** Of the library alone, the most practised first. */
  readonly scenarios: readonly {
    readonly slug: string;
    readonly title: string;
    readonly completed: number;
    /** Who completed it at least once. */
    readonly people: number;
    /** null below as many people as a skill's average needs: one person's score would have the scenario's name on it. */
    readonly averageScore: number | null;
  }[];
  /** How many conversations were on scenarios of people's own, which stay unnamed. */
  readonly ownScenarios: number;
}
