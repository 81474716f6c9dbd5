/** A team to look at, beside the demo accounts that own it and have a seat in it (product §4.15). */
import { newId, type Database, type TeamRecord } from '@parley/db';
import { tracks } from '@parley/content';
import { newLinkToken } from '@parley/platform';
import { SKILLS, TEAM_INVITATION_DAYS } from '@parley/shared';
import { creditKey } from './modules/conversations/start-conversation';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the team has run when it is first seeded, and runs on (days). */
const BEGAN_DAYS_AGO = 38;
const RUNS_ON_DAYS = 22;
const MINUTES_A_TALK = 20;

const NAME = 'Halden PMO';
const ORGANIZATION = 'Halden Freight';

interface DemoMember {
  readonly email: string;
  readonly name: string;
  readonly role?: 'admin';
  readonly scoresShared?: boolean;
  /** Of their conversations, the first first, one every few days. */
  readonly scores: readonly number[];
}

/** Nobody can sign in to these: they are there to be looked at by the team's admins. */
const MEMBERS: readonly DemoMember[] = [
  { email: 'anouk@halden.example', name: 'Anouk Verbeek', role: 'admin', scores: [5.8, 6.4, 6.9, 7.4, 7.2, 8.1] },
  { email: 'bastian@halden.example', name: 'Bastian Krüger', scores: [4.2, 5.1, 5.6, 6.8, 7.1] },
  { email: 'carmen@halden.example', name: 'Carmen Ortiz', scores: [7.3, 7.0, 7.8, 8.4, 7.9, 8.6, 8.2] },
  { email: 'dele@halden.example', name: 'Dele Adeyemi', scores: [6.1, 5.9, 6.6] },
  { email: 'eira@halden.example', name: 'Eira Pugh', scoresShared: false, scores: [5.2, 6.0, 5.7, 6.3] },
  { email: 'farid@halden.example', name: 'Farid Haddad', scores: [6.6, 7.1, 6.4, 7.5] },
];
const INVITED = { email: 'greta@halden.example', name: 'Greta Lindqvist' } as const;

export interface DemoTeamSeeding {
  readonly database: Database;
  /** Of the demo account that owns the team. */
  readonly ownerId: string;
  /** Demo accounts that have a seat in it, and have not practised yet. */
  readonly newcomers: readonly { readonly userId: string; readonly name: string; readonly email: string }[];
  readonly now: Date;
}

/**
 * Adds the team where its owner has none that runs; one that is there stays as it is. Several processes may do it at once.
 */
export async function seedDemoTeam({ database, ownerId, newcomers, now }: DemoTeamSeeding): Promise<void> {
  const begunAt = new Date(now.getTime() - BEGAN_DAYS_AGO * DAY_MS);
  const created = await database.teams.create({
    name: NAME,
    organization: ORGANIZATION,
    ownerId,
    planType: 'team_pilot',
    seats: 12,
    creditsPerSeat: 300,
    endsAt: new Date(now.getTime() + RUNS_ON_DAYS * DAY_MS),
    now: begunAt,
  });
  if (created === 'in_a_team') return;
  for (const member of MEMBERS) {
    const userId = await ensureAccount(database, member, begunAt);
    const joined = await join(database, created, { ...member, userId }, begunAt);
    if (joined) await practise(database, { ...member, userId }, begunAt);
  }
  for (const newcomer of newcomers) await join(database, created, newcomer, now);
  await invite(database, created, INVITED, now);
}

async function ensureAccount(database: Database, { name, email }: DemoMember, now: Date): Promise<string> {
  const known = await database.users.findByEmail(email);
  if (known !== null) return known.id;
  return database.inTransaction(async (session) => {
    const account = { name, email, organization: ORGANIZATION, passwordHash: null, now };
    const { id } = await database.users.create(account, session);
    await database.credits.open({ userId: id, plan: { type: 'free_trial', startedAt: now }, now, session });
    return id;
  });
}

/** @returns the invitation; null where they are in the team, or invited to it, already */
async function invite(
  database: Database,
  team: TeamRecord,
  { name, email }: { readonly name: string; readonly email: string },
  now: Date,
): Promise<{ readonly memberId: string; readonly endsAt: Date } | null> {
  const endsAt = new Date(now.getTime() + TEAM_INVITATION_DAYS * DAY_MS);
  const invited = await database.teams.invite({
    teamId: team.id,
    people: [{ name, email }],
    invitedBy: team.ownerId ?? '',
    endsAt,
    now,
    owe: () => Promise.resolve(),
  });
  const [member] = Array.isArray(invited) ? invited : [];
  return member === undefined ? null : { memberId: member.id, endsAt };
}

async function join(
  database: Database,
  team: TeamRecord,
  person: { readonly userId: string; readonly name: string; readonly email: string; readonly role?: 'admin' },
  now: Date,
): Promise<boolean> {
  const invitation = await invite(database, team, person, now);
  if (invitation === null) return false;
  const { hash: tokenHash } = newLinkToken();
  await database.teams.addInvitationToken({ ...invitation, tokenHash, now });
  const { userId, email, role } = person;
  const joined = await database.teams.accept({ tokenHash, userId, email, now });
  if (typeof joined === 'string') return false;
  if (role !== undefined) await database.teams.setRole({ teamId: team.id, memberId: invitation.memberId, role });
  return true;
}

/** What the team keeps of conversations that nobody held: sample figures, and no words. */
async function practise(
  database: Database,
  { userId, scores, scoresShared = true }: DemoMember & { readonly userId: string },
  begunAt: Date,
): Promise<void> {
  const slugs = tracks.flatMap(({ scenarios }) => scenarios);
  for (const [index, overallScore] of scores.entries()) {
    const startedAt = new Date(begunAt.getTime() + (2 + index * 5.3) * DAY_MS);
    const completedAt = new Date(startedAt.getTime() + MINUTES_A_TALK * 60_000);
    const conversationId = newId();
    const skills = SKILLS.slice(0, 6).map((skill, place) => ({
      skill,
      score: skillScore(overallScore, index + place),
    }));
    const result = { completedAt, overallScore, skills, scenarioSlug: slugs[index % slugs.length] ?? null };
    await database.inTransaction(async (session) => {
      await database.credits.charge({ userId, key: creditKey(conversationId), session, now: startedAt });
      await database.teams.recordResult({ userId, conversationId, startedAt, result, session });
    });
  }
  if (!scoresShared) await database.teams.setScoresShared({ userId, scoresShared, now: begunAt });
}

/** Around the score of the conversation, to one decimal, within 0-10. */
function skillScore(overallScore: number, step: number): number {
  return Math.round(Math.min(10, Math.max(0, overallScore + ((step * 7) % 5) * 0.4 - 0.8)) * 10) / 10;
}
