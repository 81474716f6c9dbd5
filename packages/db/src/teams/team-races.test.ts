/** What happens to a team in the same moment: of everything that can't be true together, one is. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@parley/shared';
import { createTestDatabase, createUser, type TestDatabase } from '../testing';
import { createTeamFixture, type TeamFixture } from './testing/team-fixture';

let test: TestDatabase;
let fixture: TeamFixture;
beforeAll(async () => {
  test = await createTestDatabase();
  fixture = createTeamFixture(test.database);
});
afterAll(() => test.drop());

const seatedCount = async (teamId: string) => (await test.database.teams.seated(teamId)).length;

describe('at the same moment', () => {
  it('twelve invitations for two seats invite two people', async () => {
    const { team } = await fixture.begin({ seats: 3 });
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) => fixture.tryInvite(team, `rival-${index}@harbour.example`)),
    );
    expect(results.filter((result) => Array.isArray(result))).toHaveLength(2);
    expect(results.filter((result) => !Array.isArray(result))).toEqual(
      Array.from({ length: 10 }, () => ({ reason: 'no_seats', seatsLeft: 0 })),
    );
    expect((await test.database.teams.find(team.id))?.seatsTaken).toBe(3);
    expect(await seatedCount(team.id)).toBe(3);
  });

  it('the same person is invited once', async () => {
    const { team } = await fixture.begin();
    const results = await Promise.all(Array.from({ length: 6 }, () => fixture.tryInvite(team, 'mira@harbour.example')));
    expect(results.filter((result) => Array.isArray(result))).toHaveLength(1);
    expect(await seatedCount(team.id)).toBe(2);
  });

  it('an invitation is accepted once', async () => {
    const { team } = await fixture.begin();
    const mira = await createUser(test.database, { now: fixture.start });
    const { token: tokenHash } = await fixture.invite(team, mira.email);
    const accept = () =>
      test.database.teams.accept({ tokenHash, userId: mira.id, email: mira.email, now: fixture.start });
    const results = await Promise.all(Array.from({ length: 5 }, accept));
    expect(results.filter((result) => typeof result !== 'string')).toHaveLength(1);
    for (const result of results.filter((each) => typeof each === 'string'))
      expect(['gone', 'in_another_team']).toContain(result);
    const grants = await test.database.credits.listEntries(mira.id, 10);
    expect(grants.filter(({ teamId }) => teamId === team.id)).toHaveLength(1);
  });

  it('nobody joins two teams, or begins one and joins another', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mira = await createUser(test.database, { now: fixture.start });
      const teams = [await fixture.begin(), await fixture.begin()].map(({ team }) => team);
      const tokens = await Promise.all(teams.map((team) => fixture.invite(team, mira.email)));
      const joins = tokens.map(({ token: tokenHash }) =>
        test.database.teams.accept({ tokenHash, userId: mira.id, email: mira.email, now: fixture.start }),
      );
      const begun = test.database.teams.create({ ...fixture.terms, ownerId: mira.id });
      const results = await Promise.all([...joins, begun]);
      expect(results.filter((result) => typeof result !== 'string')).toHaveLength(1);
      const place = await test.database.teams.membershipOf(mira.id, fixture.start);
      const account = await test.database.credits.read(mira.id, fixture.start);
      expect(account?.teamId).toBe(place?.team.id);
      const seats = (await test.database.credits.listEntries(mira.id, 10)).filter(({ teamId }) => teamId !== null);
      expect(seats).toHaveLength(1);
    }
  });

  it('a conversation is begun on the seat or after it, never on nothing', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { team } = await fixture.begin();
      const { userId, member } = await fixture.joined(team);
      const key = `conversation:race-${team.id}`;
      const [, gone] = await Promise.all([
        test.database.inTransaction((session) =>
          test.database.credits.charge({ userId, key, session, now: fixture.start }),
        ),
        test.database.teams.remove({ teamId: team.id, memberId: member.id, now: fixture.start }),
      ]);
      expect(gone?.status).toBe('removed');
      const entries = await test.database.credits.listEntries(userId, 10);
      const charged = entries.find(({ kind }) => kind === 'charge');
      const used = charged?.teamId === team.id ? 1 : 0;
      expect(await test.database.teams.member(team.id, member.id)).toMatchObject({ creditsUsed: used });
      expect(await test.database.credits.read(userId, fixture.start)).toMatchObject({
        teamId: null,
        creditsLeft: 20 - (1 - used),
      });
      const ofSeat = entries.filter(({ teamId }) => teamId === team.id);
      expect(ofSeat.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
  });

  it('seats are taken or taken away, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { team } = await fixture.begin({ seats: 3 });
      const [changed] = await Promise.all([
        test.database.teams.change(team.id, { seats: 1 }, fixture.start),
        fixture.tryInvite(team, 'one@harbour.example'),
        fixture.tryInvite(team, 'two@harbour.example'),
      ]);
      const after = await test.database.teams.find(team.id);
      expect(after?.seatsTaken).toBeLessThanOrEqual(after?.seats ?? 0);
      expect(after?.seatsTaken).toBe(await seatedCount(team.id));
      expect(after?.seats).toBe(changed === 'too_few_seats' ? 3 : 1);
    }
  });

  it('the last seats share what is left of the pool, whoever is first', async () => {
    const { team } = await fixture.begin({ seats: 3, creditsPerSeat: 10 });
    const former = await fixture.joined(team);
    await fixture.charge(former.userId, 4);
    await test.database.teams.remove({ teamId: team.id, memberId: former.member.id, now: fixture.start });
    const people = await Promise.all(
      [1, 2].map(async () => {
        const user = await createUser(test.database, { now: fixture.start });
        return { user, ...(await fixture.invite(team, user.email)) };
      }),
    );
    await Promise.all(
      people.map(({ user, token: tokenHash }) =>
        test.database.teams.accept({ tokenHash, userId: user.id, email: user.email, now: fixture.start }),
      ),
    );
    const accounts = await Promise.all(people.map(({ user }) => test.database.credits.read(user.id, fixture.start)));
    expect(new Set(accounts.map((account) => account?.creditsTotal))).toEqual(new Set([10, 6]));
  });

  it('of a person who is removed and leaves by themselves one thing happens, and the seat is freed once', async () => {
    const { team } = await fixture.begin();
    const { userId, member } = await fixture.joined(team);
    const results = await Promise.all([
      test.database.teams.remove({ teamId: team.id, memberId: member.id, now: fixture.start }),
      test.database.teams.leave({ userId, now: fixture.start }),
      test.database.teams.remove({ teamId: team.id, memberId: member.id, now: fixture.start }),
    ]);
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    expect((await test.database.teams.find(team.id))?.seatsTaken).toBe(1);
  });

  it('what fails takes nothing: neither a seat nor a person', async () => {
    const { team } = await fixture.begin();
    const failing = test.database.teams.invite({
      ...fixture.invitation(team, 'mira@harbour.example'),
      owe: () => Promise.reject(new AppError('internal', 'The letter could not be owed')),
    });
    await expect(failing).rejects.toThrow('could not be owed');
    expect((await test.database.teams.find(team.id))?.seatsTaken).toBe(1);
    const { userId, member } = await fixture.joined(team);
    const removal = { teamId: team.id, memberId: member.id, now: fixture.start };
    await expect(
      test.database.teams.remove({ ...removal, owe: () => Promise.reject(new Error('no letter')) }),
    ).rejects.toThrow('no letter');
    expect(await test.database.credits.read(userId, fixture.start)).toMatchObject({
      teamId: team.id,
      creditsLeft: 300,
    });
  });
});
