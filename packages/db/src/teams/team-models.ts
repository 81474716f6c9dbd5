/** How teams lie in MongoDB: the team, who has or had a place in it, and what was achieved there (product §18.1). */
import { Schema, type Connection, type Types } from 'mongoose';
import { SKILLS, TEAM_ROLES, type Skill, type TeamRole } from '@parley/shared';
import type { MemberStatus, TeamPlan } from './team-records';

export interface TeamDocument {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly organization: string;
  readonly planType: TeamPlan;
  readonly ownerId: Types.ObjectId | null;
  readonly seats: number | null;
  /** Counted here, so that two who take the last seat meet in one document. */
  readonly seatsTaken: number;
  readonly creditsPerSeat: number | null;
  readonly startedAt: Date;
  readonly endsAt: Date | null;
  /** Counts what was changed about it and who is in it: a write that always is one, so that two at once meet in it. */
  readonly changes: number;
  readonly updatedAt: Date;
}

export interface MemberDocument {
  readonly _id: Types.ObjectId;
  readonly teamId: Types.ObjectId;
  readonly userId: Types.ObjectId | null;
  /** Of an invitation alone, as the address: who has joined is called what their account says. */
  readonly name: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly status: MemberStatus;
  readonly invitedBy: Types.ObjectId | null;
  readonly invitedAt: Date | null;
  readonly invitationEndsAt: Date | null;
  /** Of the links that were mailed for it as it stands; empty once it is used, revoked or sent again. */
  readonly tokenHashes: string[];
  readonly joinedAt: Date | null;
  readonly leftAt: Date | null;
  readonly scoresShared: boolean;
  readonly creditsUsed: number;
  readonly lastBegunAt: Date | null;
}

export interface ResultDocument {
  readonly _id: Types.ObjectId;
  readonly teamId: Types.ObjectId;
  readonly memberId: Types.ObjectId;
  /** So that none is kept twice; not there once the person is erased. */
  readonly conversationId?: Types.ObjectId;
  readonly completedAt: Date;
  readonly overallScore: number;
  readonly skills: readonly { readonly skill: Skill; readonly score: number }[];
  readonly scenarioSlug: string | null;
}

const id = { type: Schema.Types.ObjectId, required: true };
const idOrNull = { type: Schema.Types.ObjectId, default: null };
const dateOrNull = { type: Date, default: null };
const text = { type: String, default: '' };
const limit = { type: Number, min: 0, default: null };
const count = { type: Number, min: 0, required: true };
const score = { type: Number, min: 0, max: 10, required: true };

const teamSchema = new Schema(
  {
    name: { type: String, required: true },
    organization: text,
    planType: { type: String, enum: ['team_pilot', 'enterprise'], required: true },
    ownerId: idOrNull,
    seats: limit,
    seatsTaken: count,
    creditsPerSeat: limit,
    startedAt: { type: Date, required: true },
    endsAt: dateOrNull,
    changes: count,
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
// Those that are about to end.
teamSchema.index({ endsAt: 1, _id: 1 });

const memberSchema = new Schema(
  {
    teamId: id,
    userId: idOrNull,
    name: text,
    email: text,
    role: { type: String, enum: TEAM_ROLES, required: true },
    status: { type: String, enum: ['invited', 'active', 'removed', 'left', 'revoked'], required: true },
    invitedBy: idOrNull,
    invitedAt: dateOrNull,
    invitationEndsAt: dateOrNull,
    tokenHashes: [{ type: String }],
    joinedAt: dateOrNull,
    leftAt: dateOrNull,
    scoresShared: { type: Boolean, required: true },
    creditsUsed: count,
    lastBegunAt: dateOrNull,
  },
  { versionKey: false, strict: 'throw' },
);
memberSchema.index({ teamId: 1, status: 1 });
// Nobody has a place in two teams.
memberSchema.index(
  { userId: 1 },
  { name: 'one_team_each', unique: true, partialFilterExpression: { status: 'active' } },
);
// Everything of a person, whatever became of it.
memberSchema.index({ userId: 1, joinedAt: 1 });
memberSchema.index({ invitedBy: 1 });
memberSchema.index({ email: 1 }, { partialFilterExpression: { status: 'invited' } });
memberSchema.index({ tokenHashes: 1 }, { partialFilterExpression: { status: 'invited' } });

const resultSchema = new Schema(
  {
    teamId: id,
    memberId: id,
    conversationId: { type: Schema.Types.ObjectId },
    completedAt: { type: Date, required: true },
    overallScore: score,
    skills: [{ _id: false, skill: { type: String, enum: SKILLS, required: true }, score }],
    scenarioSlug: { type: String, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
resultSchema.index({ teamId: 1, completedAt: -1, _id: -1 });
resultSchema.index({ memberId: 1, completedAt: -1, _id: -1 });
resultSchema.index(
  { conversationId: 1 },
  { unique: true, partialFilterExpression: { conversationId: { $exists: true } } },
);

export function teamModels(connection: Connection) {
  return {
    teams: connection.model('Team', teamSchema, 'teams'),
    members: connection.model('TeamMember', memberSchema, 'teamMembers'),
    results: connection.model('TeamResult', resultSchema, 'teamResults'),
  };
}
export type TeamModels = ReturnType<typeof teamModels>;
