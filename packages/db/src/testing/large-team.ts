/** A team with more people and results than a test could bring together one by one. */
import { mongo } from 'mongoose';
import { SKILLS } from '@parley/shared';
import type { TestDatabase } from './test-database';

const HOUR_MS = 60 * 60 * 1000;

export interface LargeTeam {
  readonly teamId: string;
  /** How many join, with accounts that nothing else is known of. */
  readonly members: number;
  /** How many results they have in all, an hour apart, the last one an hour before `now`. */
  readonly results: number;
  /** Slugs of the library, practised in turn. */
  readonly scenarios: readonly string[];
  readonly now: Date;
}

/** Writes them straight into the collections, in the form that the repository gives them. */
export async function enlargeTeam(
  { uri, name }: Pick<TestDatabase, 'uri' | 'name'>,
  { teamId, members, results, scenarios, now }: LargeTeam,
): Promise<void> {
  const client = await mongo.MongoClient.connect(uri);
  const team = new mongo.ObjectId(teamId);
  const people = Array.from({ length: members }, (_, index) => ({
    _id: new mongo.ObjectId(),
    teamId: team,
    userId: new mongo.ObjectId(),
    name: `Member ${index + 1}`,
    email: `member-${index + 1}@example.org`,
    role: 'member',
    status: 'active',
    invitedBy: null,
    invitedAt: now,
    invitationEndsAt: null,
    joinedAt: now,
    leftAt: null,
    scoresShared: true,
    creditsUsed: Math.ceil(results / members),
    lastBegunAt: null,
  }));
  const kept = Array.from({ length: results }, (_, index) => ({
    teamId: team,
    memberId: people[index % members]?._id,
    conversationId: new mongo.ObjectId(),
    completedAt: new Date(now.getTime() - (results - index) * HOUR_MS),
    overallScore: ((index * 37) % 101) / 10,
    skills: SKILLS.map((skill, at) => ({ skill, score: ((index * 7 + at * 13) % 101) / 10 })),
    scenarioSlug: scenarios[index % scenarios.length] ?? null,
  }));
  try {
    const database = client.db(name);
    await database.collection('teamMembers').insertMany(people);
    await database.collection('teams').updateOne({ _id: team }, { $inc: { seatsTaken: members } });
    if (kept.length > 0) await database.collection('teamResults').insertMany(kept);
  } finally {
    await client.close();
  }
}
