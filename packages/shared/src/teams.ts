/** Teams on the wire (product §18). Nothing here can hold what somebody said: names, counts, dates and scores alone. */
import { z } from 'zod';
import { emailSchema, requiredLine } from './users';
import { NAME_MAX_CHARACTERS } from './field-rules';
import { INVITED_AT_ONCE_MAX } from './limits';
import { TEAM_ROLES } from './team-roles';
import { SKILLS } from './vocabularies';

export const teamRoleSchema = z.enum(TEAM_ROLES);

/** Who holds a seat (product §18.1). */
export const SEATED_STATUSES = ['active', 'invited'] as const;

const when = z.iso.datetime();
const day = z.iso.date();
/** 0-10, to one decimal. */
const score = z.number().min(0).max(10);
const count = z.int().min(0);

/** The plan of a team at the moment of the answer. */
export const teamSchema = z.object({
  _id: z.string(),
  name: z.string(),
  organization: z.string(),
  planType: z.enum(['team_pilot', 'enterprise']),
  isOwner: z.boolean(),
  role: teamRoleSchema,
});

export const teamTotalsSchema = z.object({
  /** null means unlimited. */
  totalSeats: count.nullable(),
  /** Held by active and invited members. */
  seatsTaken: count,
  creditsPerSeat: count.nullable(),
  /** Seats times credits per seat; null means unlimited. */
  totalCreditsAvailable: count.nullable(),
  /** Of everybody who is or was in the team. */
  creditsUsed: count,
  /** Conversations completed, of everybody who is or was in the team. */
  completedSimulations: count,
  /** The mean of the members' averages; null before the first. */
  averageScore: score.nullable(),
  startedAt: when,
  /** null: open-ended. */
  expiresAt: when.nullable(),
  /** Whole days, rounded up, never below 0; null: open-ended. */
  daysRemaining: count.nullable(),
});

/** A row for each active or invited member, the owner included. */
export const memberStatsSchema = z.object({
  /** Of the membership, not of the account. */
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(SEATED_STATUSES),
  role: teamRoleSchema,
  creditsUsed: count,
  averageScore: score.nullable(),
  lastActive: when.nullable(),
  completedSimulations: count,
  joinedAt: when.nullable(),
  /** Of an invitation: until when its link works, which may be over; null for who has joined. */
  invitationEndsAt: when.nullable(),
  /** Whether their scores are in the leaderboard and in the skill averages. */
  scoresShared: z.boolean(),
});
export type MemberStats = z.infer<typeof memberStatsSchema>;

export const leaderboardRowSchema = z.object({
  /** Ties share a place: 1, 2, 2, 4. */
  position: z.int().min(1),
  memberId: z.string(),
  name: z.string(),
  completedSimulations: count,
  averageScore: score.nullable(),
});
export const improvementSchema = z.object({
  memberId: z.string(),
  name: z.string(),
  /** The mean of the first and of the last scores (product §18.14), and the gain, all to one decimal. */
  before: score,
  now: score,
  gain: z.number(),
});
export const teamLeaderboardSchema = z.object({
  leaderboard: z.array(leaderboardRowSchema),
  /** Who gained most, the largest gain first, three at most; only those who gained. */
  mostImproved: z.array(improvementSchema),
});

export const teamWeekSchema = z.object({
  /** Its Monday, in UTC. */
  startsOn: day,
  completed: count,
  /** Who completed at least one. */
  people: count,
});

export const teamSkillsSchema = z.object({
  /** How many members share scores and have one. */
  people: count,
  /** Below so many nothing is averaged. */
  peopleNeeded: count,
  /** null while there are too few people. A skill is listed once enough people have a score in it. */
  averages: z.array(z.object({ skill: z.enum(SKILLS), average: score, people: count })).nullable(),
});

export const teamDashboardSchema = z.object({
  team: teamSchema,
  teamTotals: teamTotalsSchema,
  memberStats: z.array(memberStatsSchema),
  leaderboard: z.array(leaderboardRowSchema),
  usage: z.object({
    /** In words: 'Practice is up: 9 conversations completed in the last 7 days, 4 in the 7 days before.' */
    trend: z.string(),
    /** From the team's first week to this one, at most 26, the oldest first. */
    weeks: z.array(teamWeekSchema),
  }),
  skills: teamSkillsSchema,
});
export type TeamDashboard = z.infer<typeof teamDashboardSchema>;
export type TeamLeaderboard = z.infer<typeof teamLeaderboardSchema>;

export const invitedPersonSchema = z.object({ name: requiredLine('Name', NAME_MAX_CHARACTERS), email: emailSchema });

/** Several at once: all of them or, with a reason for each that can't be, none. */
export const invitedPeopleSchema = z.object({
  people: z
    .array(invitedPersonSchema)
    .min(1, { error: 'Please name at least one person' })
    .max(INVITED_AT_ONCE_MAX, { error: `At most ${INVITED_AT_ONCE_MAX} people can be invited at once` }),
});

/** What the page behind a mailed link shows before anybody signs in. */
export const invitationSchema = z.object({
  teamName: z.string(),
  organization: z.string(),
  /** Who invites. */
  invitedBy: z.string(),
  /** The invited person, as the admin wrote them. */
  name: z.string(),
  email: z.string(),
  expiresAt: when,
  planType: z.enum(['team_pilot', 'enterprise']),
  /** null means unlimited. */
  creditsPerSeat: count.nullable(),
  /** Until when the team runs; null: open-ended. */
  teamEndsAt: when.nullable(),
  /** Whether the address has an account already. */
  hasAccount: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const memberRoleSchema = z.object({ role: z.enum(['member', 'admin']) });

/** One completed conversation as a team sees it. */
export const teamResultSchema = z.object({
  completedAt: when,
  overallScore: score,
  /** Of the library; null for a scenario of one's own, whatever it is called. */
  scenarioTitle: z.string().nullable(),
  skills: z.array(z.object({ skill: z.enum(SKILLS), score })),
});

/** The caller's own place in a team, and all that its admins see of them; null where they are in none. */
export const membershipSchema = z
  .object({
    team: teamSchema.omit({ isOwner: true, role: true }),
    role: teamRoleSchema,
    joinedAt: when,
    /** Until when the team runs; null: open-ended. */
    expiresAt: when.nullable(),
    scoresShared: z.boolean(),
    /** The caller's row in the admins' table. */
    row: memberStatsSchema,
    /** The caller's place in the leaderboard; null while scores are not shared or nothing is completed. */
    position: z.int().min(1).nullable(),
    /** What of each conversation goes into the team's figures, newest first, 100 at most. */
    results: z.array(teamResultSchema),
    /** Who can see it. */
    admins: z.array(z.string()),
  })
  .nullable();
export type Membership = NonNullable<z.infer<typeof membershipSchema>>;
export const scoresSharedSchema = z.object({ scoresShared: z.boolean() });
