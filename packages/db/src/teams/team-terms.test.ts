/** What a team was sold with, and what changing it means for those who are in it (product §18.10). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '..';
import { createTestDatabase, type TestDatabase } from '../testing';
import { createTeamFixture, type TeamFixture } from './testing/team-fixture';

let test: TestDatabase;
let fixture: TeamFixture;
beforeAll(async () => {
  test = await createTestDatabase();
  fixture = createTeamFixture(test.database);
});
afterAll(() => test.drop());

const read = (userId: string, now = fixture.start) => test.database.credits.read(userId, now);
const ledger = async (userId: string, teamId: string) =>
  (await test.database.credits.listEntries(userId, 50))
    .filter((entry) => entry.teamId === teamId)
    .toReversed()
    .map(({ kind, amount, balanceAfter }) => `${kind} ${amount} -> ${balanceAfter}`);

describe('the credits of a seat', () => {
  it('grow with the team’s for everybody, and shrink by what is not used', async () => {
    const { team, ownerId } = await fixture.begin({ creditsPerSeat: 10 });
    const { userId } = await fixture.joined(team);
    await fixture.charge(userId, 8);
    const change = (creditsPerSeat: number | null) =>
      test.database.teams.change(team.id, { creditsPerSeat }, fixture.after(1));
    await change(15);
    expect(await read(userId)).toMatchObject({ creditsTotal: 15, creditsUsed: 8, creditsLeft: 7 });
    await change(5);
    expect(await read(userId)).toMatchObject({ creditsTotal: 8, creditsUsed: 8, creditsLeft: 0 });
    expect(await read(ownerId)).toMatchObject({ creditsTotal: 5, creditsLeft: 5 });
    expect(await ledger(ownerId, team.id)).toEqual(['grant 10 -> 10', 'grant 5 -> 15', 'lapse -10 -> 5']);
  });

  it('become unlimited and bounded again, with what was used counted', async () => {
    const { team, ownerId } = await fixture.begin({ creditsPerSeat: 10 });
    await fixture.charge(ownerId, 4);
    const change = (creditsPerSeat: number | null) =>
      test.database.teams.change(team.id, { creditsPerSeat }, fixture.after(1));
    await change(null);
    expect(await read(ownerId)).toMatchObject({ creditsTotal: null, creditsLeft: null, creditsUsed: 4 });
    await fixture.charge(ownerId, 3, fixture.after(1));
    await change(9);
    expect(await read(ownerId)).toMatchObject({ creditsTotal: 9, creditsLeft: 2, creditsUsed: 7 });
    expect(await test.database.teams.membershipOf(ownerId, fixture.start)).toMatchObject({
      member: { creditsUsed: 7 },
    });
    const refused = fixture.charge(ownerId, 3, fixture.after(1));
    await expect(refused).rejects.toMatchObject({
      code: 'credits_exhausted',
      userMessage: 'You have used all 9 sessions of your team seat. Your team’s admins can arrange more.',
    });
  });

  it('are what the pool has left, which may be nothing, and more is arranged for that seat too', async () => {
    const { team, ownerId } = await fixture.begin({ seats: 2, creditsPerSeat: 5 });
    for (let former = 0; former < 2; former += 1) {
      const { userId, member } = await fixture.joined(team);
      const left = (await read(userId))?.creditsLeft ?? 0;
      await fixture.charge(userId, Math.min(left, 4));
      await test.database.teams.remove({ teamId: team.id, memberId: member.id, now: fixture.start });
    }
    const last = await fixture.joined(team);
    expect(await read(last.userId)).toMatchObject({ creditsTotal: 0, creditsLeft: 0 });
    await expect(fixture.charge(last.userId, 1)).rejects.toMatchObject({
      userMessage: 'Your team had no sessions left for your seat. Your team’s admins can arrange more.',
    });
    await test.database.teams.change(team.id, { creditsPerSeat: 8 }, fixture.after(1));
    expect(await read(last.userId)).toMatchObject({ creditsTotal: 3, creditsLeft: 3 });
    const all = await test.database.teams.everybody(team.id);
    const used = all.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0);
    const given = (await read(ownerId))?.creditsTotal ?? 0;
    expect([used, given]).toEqual([5, 8]);
  });

  it('are unlimited where the team’s are, and full where only its seats are', async () => {
    const enterprise = { planType: 'enterprise', seats: null, creditsPerSeat: null, endsAt: null } as const;
    const { team } = await fixture.begin(enterprise);
    const { userId } = await fixture.joined(team);
    expect(await read(userId, fixture.after(9_000))).toMatchObject({ planType: 'enterprise', creditsLeft: null });
    const { team: bounded } = await fixture.begin({ ...enterprise, creditsPerSeat: 7 });
    const there = await fixture.joined(bounded);
    expect(await read(there.userId)).toMatchObject({ creditsTotal: 7 });
  });
});

describe('seats', () => {
  it('can’t be fewer than are taken, invitations among them', async () => {
    const { team } = await fixture.begin({ seats: 5 });
    await fixture.joined(team);
    await fixture.invite(team, 'mira@harbour.example');
    const change = (seats: number | null) => test.database.teams.change(team.id, { seats }, fixture.after(1));
    expect(await change(2)).toBe('too_few_seats');
    expect(await change(3)).toMatchObject({ seats: 3, seatsTaken: 3 });
    expect(await change(null)).toMatchObject({ seats: null });
    expect(await test.database.teams.change(newId(), { seats: 3 }, fixture.after(1))).toBeNull();
  });
});

describe('a team', () => {
  it('that ends at once sends everybody back to their own plan, those who left stay there when it is extended', async () => {
    const { team, ownerId } = await fixture.begin();
    const { userId } = await fixture.joined(team);
    await test.database.teams.leave({ userId, now: fixture.after(1) });
    await test.database.teams.change(team.id, { endsAt: fixture.after(2) }, fixture.after(2));
    for (const id of [ownerId, userId]) expect(await read(id, fixture.after(2))).toMatchObject({ teamId: null });
    await test.database.teams.change(team.id, { endsAt: null }, fixture.after(3));
    expect(await read(ownerId, fixture.after(3))).toMatchObject({ teamId: team.id, creditsLeft: 300 });
    expect(await read(userId, fixture.after(3))).toMatchObject({ teamId: null });
  });

  it('is handed over to a member; who owned it is an admin then', async () => {
    const { team, ownerId } = await fixture.begin();
    const { userId, member } = await fixture.joined(team);
    expect(await test.database.teams.setOwner({ teamId: team.id, memberId: newId() })).toBeNull();
    expect(await test.database.teams.setOwner({ teamId: team.id, memberId: member.id })).toMatchObject({
      ownerId: userId,
    });
    const seated = await test.database.teams.seated(team.id);
    expect(seated.map((one) => [one.userId, one.role])).toEqual([
      [userId, 'owner'],
      [ownerId, 'admin'],
    ]);
    expect(await test.database.teams.leave({ userId, now: fixture.after(1) })).toBe('owner');
    expect(await test.database.teams.leave({ userId: ownerId, now: fixture.after(1) })).toMatchObject({
      status: 'left',
    });
  });

  it('whose owner goes with the account passes to the admin who joined first, else to nobody', async () => {
    const { team, ownerId } = await fixture.begin();
    const people = [
      await fixture.joined(team, fixture.after(1)),
      await fixture.joined(team, fixture.after(2)),
      await fixture.joined(team, fixture.after(3)),
    ];
    for (const { member } of people.slice(1))
      await test.database.teams.setRole({ teamId: team.id, memberId: member.id, role: 'admin' });
    const vacate = (userId: string) =>
      test.database.inTransaction((session) => test.database.teams.vacate({ userId, now: fixture.after(4), session }));
    const heir = people[1];
    expect(await vacate(ownerId)).toMatchObject({
      team: { ownerId: heir?.userId, seatsTaken: 3 },
      wasOwner: true,
      heir: { id: heir?.member.id, role: 'owner' },
    });
    expect(await vacate(ownerId)).toBeNull();
    expect(await vacate(people[2]?.userId ?? '')).toMatchObject({ wasOwner: false, heir: null });
    expect(await vacate(heir?.userId ?? '')).toMatchObject({ team: { ownerId: null, seatsTaken: 1 }, heir: null });
    const member = people[0]?.member.id ?? '';
    expect(await test.database.teams.setOwner({ teamId: team.id, memberId: member })).toMatchObject({
      ownerId: people[0]?.userId,
    });
  });

  it('is listed with the newest first, and those that end in the order of their ends, a page at a time', async () => {
    const ends = [130, 128, 128, 129, 127.5];
    const made: string[] = [];
    for (const days of ends) made.push((await fixture.begin({ endsAt: fixture.after(days) })).team.id);
    await fixture.begin({ endsAt: fixture.after(127) });
    const span = { from: fixture.after(127), until: fixture.after(130), limit: 2 };
    const found: string[] = [];
    for (let after: string | null = null, page = 0; page < 4; page += 1) {
      const { teams, next } = await test.database.teams.ending({ ...span, after });
      found.push(...teams.map(({ id }) => id));
      after = next;
      if (after === null) break;
    }
    expect(found).toEqual([made[4], made[1], made[2], made[3], made[0]]);
    const first = await test.database.teams.list({ limit: 3, after: null });
    const second = await test.database.teams.list({ limit: 3, after: first.next });
    const ids = [...first.teams, ...second.teams].map(({ id }) => id);
    expect(ids.slice(1)).toEqual(made.toReversed());
  });
});
