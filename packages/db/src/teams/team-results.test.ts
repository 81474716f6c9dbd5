/** What a team keeps of completed conversations, of whom, and how long (product §18.4, §18.10). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '..';
import { createTestDatabase, queryPlans, type TestDatabase } from '../testing';
import { createTeamFixture, type TeamFixture } from './testing/team-fixture';

let test: TestDatabase;
let fixture: TeamFixture;
beforeAll(async () => {
  test = await createTestDatabase();
  fixture = createTeamFixture(test.database);
});
afterAll(() => test.drop());

const complete = (userId: string, begun: number, done: number, conversationId = newId()) =>
  test.database.inTransaction((session) =>
    test.database.teams.recordResult({
      userId,
      conversationId,
      startedAt: fixture.after(begun),
      result: {
        completedAt: fixture.after(done),
        overallScore: 7,
        skills: [{ skill: 'leadership', score: 6.5 }],
        scenarioSlug: 'board-date',
      },
      session,
    }),
  );

describe('a result', () => {
  it('is kept of what was begun after joining and completed in a team that runs, once', async () => {
    const { team } = await fixture.begin({ endsAt: fixture.after(20) });
    const { userId, member } = await fixture.joined(team, fixture.after(2));
    const talk = newId();
    await complete(userId, 3, 4, talk);
    await Promise.all([complete(userId, 3, 4, talk), complete(userId, 3, 4, talk)]);
    await complete(userId, 1.9, 4);
    await complete(userId, 19, 20);
    expect(await test.database.teams.results(team.id)).toEqual([
      {
        memberId: member.id,
        completedAt: fixture.after(4),
        overallScore: 7,
        skills: [{ skill: 'leadership', score: 6.5 }],
        scenarioSlug: 'board-date',
      },
    ]);
    await test.database.teams.leave({ userId, now: fixture.after(5) });
    await complete(userId, 4.5, 6);
    expect(await test.database.teams.results(team.id)).toHaveLength(1);
  });

  it('belongs to the membership: who comes back begins anew, and the team keeps both', async () => {
    const { team } = await fixture.begin();
    const { userId, member } = await fixture.joined(team);
    await complete(userId, 1, 2);
    await test.database.teams.remove({ teamId: team.id, memberId: member.id, now: fixture.after(3) });
    const user = await test.database.users.findById(userId);
    const { token: tokenHash } = await fixture.invite(team, user?.email ?? '', fixture.after(4));
    const again = { tokenHash, userId, email: user?.email ?? '', now: fixture.after(4) };
    const place = await test.database.teams.accept(again);
    expect(place).toMatchObject({ member: { status: 'active', creditsUsed: 0 } });
    await complete(userId, 5, 6);
    const results = await test.database.teams.results(team.id);
    expect(results.map(({ completedAt }) => completedAt)).toEqual([fixture.after(2), fixture.after(6)]);
    expect(new Set(results.map(({ memberId }) => memberId)).size).toBe(2);
    expect(await test.database.teams.resultsOf(member.id, 10)).toHaveLength(1);
    const held = [];
    for await (const { member: one } of test.database.teams.ofPerson(userId)) held.push(one.status);
    expect(held).toEqual(['removed', 'active']);
    const kept = [];
    for await (const { completedAt } of test.database.teams.resultsOfPerson(userId)) kept.push(completedAt);
    expect(kept).toEqual([fixture.after(2), fixture.after(6)]);
    expect(await test.database.teams.namesFor(userId)).toEqual(new Map([[team.id, team.name]]));
  });

  it('and everything else of a team is read from indexes', async () => {
    const { team, ownerId } = await fixture.begin();
    const { member, token } = await fixture.invite(team, 'mira@harbour.example');
    const { teams } = test.database;
    const plans = await queryPlans(test, async () => {
      await teams.membershipOf(ownerId, fixture.start);
      await teams.seated(team.id);
      await teams.everybody(team.id);
      await teams.member(team.id, member.id);
      await teams.findInvitation(token, fixture.start);
      await teams.results(team.id);
      await teams.resultsOf(member.id, 10);
      await teams.namesFor(ownerId);
      await teams.ending({ from: fixture.start, until: fixture.after(90), limit: 10, after: null });
      await teams.list({ limit: 10, after: null });
      await teams.change(team.id, { creditsPerSeat: 400 }, fixture.start);
      await complete(ownerId, 1, 2);
    });
    expect(plans.length).toBeGreaterThan(15);
    for (const { collection, command, stages } of plans)
      expect([collection, command, ...stages]).not.toContain('COLLSCAN');
  });
});
