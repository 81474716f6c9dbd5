/** A team's life: begun, filled, left, ended; and what everybody has of their own meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, type CreditAccount } from '..';
import { createTestDatabase, createUser, type TestDatabase } from '../testing';
import type { TeamRepository } from './team-repository';
import { createTeamFixture, type TeamFixture } from './testing/team-fixture';

let test: TestDatabase;
let fixture: TeamFixture;
beforeAll(async () => {
  test = await createTestDatabase();
  fixture = createTeamFixture(test.database);
});
afterAll(() => test.drop());

const START = new Date('2026-11-02T09:00:00Z');
const after = (days: number): Date => new Date(START.getTime() + days * 86_400_000);
const WEEK = after(7);
const nothing = () => Promise.resolve();

async function read(userId: string, now = START): Promise<CreditAccount> {
  const account = await test.database.credits.read(userId, now);
  if (account === null) throw new Error('No account');
  return account;
}
const charge = (userId: string, key: string, now = START) =>
  test.database.inTransaction((session) => test.database.credits.charge({ userId, key, session, now }));
const refund = (userId: string, key: string, now = START) =>
  test.database.inTransaction((session) => test.database.credits.refund({ userId, key, session, now }));

describe('a team', () => {
  it('begins with its owner on the first seat, on the team’s credits', async () => {
    const { team, ownerId } = await fixture.begin();
    expect(team).toMatchObject({ name: 'Harbour PMO', seats: 10, seatsTaken: 1, ownerId, startedAt: START });
    expect(await read(ownerId)).toMatchObject({
      teamId: team.id,
      planType: 'team_pilot',
      planEndsAt: after(60),
      creditsTotal: 300,
      creditsLeft: 300,
    });
    const membership = await test.database.teams.membershipOf(ownerId, START);
    expect(membership?.member).toMatchObject({ role: 'owner', status: 'active', name: 'Olga Owner', creditsUsed: 0 });
    expect(await test.database.teams.find(team.id)).toEqual(team);
  });

  it('is over by time alone: everybody is back on their own plan, and extending it brings it back', async () => {
    const { team, ownerId } = await fixture.begin();
    await charge(ownerId, 'conversation:1');
    expect((await read(ownerId, new Date(after(60).getTime() - 1))).teamId).toBe(team.id);
    expect(await read(ownerId, after(60))).toMatchObject({ teamId: null, planType: 'free_trial', creditsLeft: 0 });
    expect(await test.database.teams.membershipOf(ownerId, after(60))).toBeNull();
    const extended = await test.database.teams.change(team.id, { endsAt: after(90) }, after(62));
    expect(extended).toMatchObject({ endsAt: after(90) });
    expect(await read(ownerId, after(62))).toMatchObject({ teamId: team.id, creditsLeft: 299, planEndsAt: after(90) });
    expect(await test.database.teams.membershipOf(ownerId, after(62))).toMatchObject({ member: { creditsUsed: 1 } });
  });

  it('is one at a time', async () => {
    const { ownerId } = await fixture.begin();
    const second = { ownerId, now: after(1), name: 'Another', organization: '', planType: 'team_pilot' } as const;
    const terms = { seats: 2, creditsPerSeat: 10, endsAt: null };
    expect(await test.database.teams.create({ ...second, ...terms })).toBe('in_a_team');
    // Over by then.
    expect(await test.database.teams.create({ ...second, ...terms, now: after(61) })).toMatchObject({
      name: 'Another',
    });
    expect((await read(ownerId, after(61))).creditsTotal).toBe(10);
  });
});

describe('an invitation', () => {
  it('takes a seat, and is used once by whom it was written to', async () => {
    const { team } = await fixture.begin();
    const mira = await createUser(test.database, { now: START });
    const { member, token } = await fixture.invite(team, mira.email);
    expect((await test.database.teams.find(team.id))?.seatsTaken).toBe(2);
    expect(member).toMatchObject({ status: 'invited', name: 'Mira Member', email: mira.email, userId: null });
    const found = await test.database.teams.findInvitation(token, START);
    expect(found).toMatchObject({ team: { id: team.id }, member: { id: member.id } });
    const accept = (request: Parameters<TeamRepository['accept']>[0]) => test.database.teams.accept(request);
    const other = await createUser(test.database, { now: START });
    expect(await accept({ tokenHash: token, userId: other.id, email: other.email, now: START })).toBe('other_address');
    const own = { tokenHash: token, userId: mira.id, email: mira.email.toUpperCase() };
    expect(await accept({ ...own, now: WEEK })).toBe('gone');
    expect(await accept({ ...own, now: after(1) })).toMatchObject({
      team: { id: team.id },
      member: { status: 'active', name: mira.name, email: mira.email, joinedAt: after(1) },
    });
    expect(await accept({ ...own, now: after(1) })).toBe('gone');
    expect(await test.database.teams.findInvitation(token, after(1))).toBeNull();
    expect(await read(mira.id, after(1))).toMatchObject({ teamId: team.id, creditsLeft: 300 });
    expect((await test.database.teams.find(team.id))?.seatsTaken).toBe(2);
  });

  it('is refused for people who are in the team or invited, naming them, and invites nobody then', async () => {
    const { team } = await fixture.begin();
    const { userId } = await fixture.joined(team);
    const active = await test.database.users.findById(userId);
    await fixture.invite(team, 'mira@harbour.example');
    const people = [active?.email ?? '', 'mira@harbour.example', 'new@harbour.example', 'new@harbour.example'].map(
      (email) => ({ name: 'Somebody', email }),
    );
    const request = { teamId: team.id, people, invitedBy: newId(), endsAt: WEEK, now: START, owe: nothing };
    expect(await test.database.teams.invite(request)).toEqual({
      reason: 'seated',
      people: [
        { email: active?.email, status: 'active' },
        { email: 'mira@harbour.example', status: 'invited' },
        { email: 'new@harbour.example', status: 'invited' },
      ],
    });
    expect(await test.database.teams.seated(team.id)).toHaveLength(3);
  });

  it('can be renewed, which ends its link, and revoked, which forgets who it was for', async () => {
    const { team } = await fixture.begin();
    const { member, token } = await fixture.invite(team, 'mira@harbour.example');
    const named = { teamId: team.id, memberId: member.id, now: after(2) };
    const invitedBy = newId();
    const again = { ...named, invitedBy, endsAt: after(9), owe: nothing };
    expect(await test.database.teams.renewInvitation(again)).toMatchObject({ invitationEndsAt: after(9), invitedBy });
    expect(await test.database.teams.findInvitation(token, after(2))).toBeNull();
    const link = { memberId: member.id, endsAt: after(9), tokenHash: 'anew', now: after(2) };
    expect(await test.database.teams.addInvitationToken({ ...link, endsAt: after(7) })).toBeNull();
    expect(await test.database.teams.addInvitationToken(link)).toMatchObject({ member: { id: member.id } });
    await test.database.teams.addInvitationToken({ ...link, tokenHash: 'of another try' });
    expect(await test.database.teams.findInvitation('anew', after(8))).not.toBeNull();
    expect(await test.database.teams.remove(named)).toMatchObject({ status: 'revoked', email: 'mira@harbour.example' });
    expect(await test.database.teams.findInvitation('anew', after(2))).toBeNull();
    expect(await test.database.teams.remove(named)).toBeNull();
    expect(await test.database.teams.renewInvitation(again)).toBeNull();
    expect(await test.database.teams.addInvitationToken(link)).toBeNull();
    expect(await test.database.teams.member(team.id, member.id)).toMatchObject({ name: '', email: '' });
    expect((await test.database.teams.find(team.id))?.seatsTaken).toBe(1);
  });
});

describe('what is beneath a seat', () => {
  it('stays as it is, and is there again when somebody goes', async () => {
    const { team } = await fixture.begin();
    const { userId, member } = await fixture.joined(team);
    await charge(userId, 'conversation:1', after(1));
    expect(await test.database.credits.readOwn(userId, after(1))).toMatchObject({ creditsLeft: 20, teamId: null });
    const gone = await test.database.teams.remove({ teamId: team.id, memberId: member.id, now: after(2) });
    expect(gone).toMatchObject({ status: 'removed', leftAt: after(2), creditsUsed: 1, lastBegunAt: after(1) });
    expect(await read(userId, after(2))).toMatchObject({ teamId: null, planType: 'free_trial', creditsLeft: 20 });
    const entries = await test.database.credits.listEntries(userId, 10);
    expect(entries.map(({ kind, amount, teamId }) => `${kind} ${amount} ${teamId === null ? 'own' : 'seat'}`)).toEqual([
      'lapse -299 seat',
      'charge -1 seat',
      'grant 300 seat',
      'grant 20 own',
    ]);
  });

  it('gets nothing back that the team paid for, and the team nothing once somebody is gone', async () => {
    const { team } = await fixture.begin();
    const { userId, member } = await fixture.joined(team);
    await charge(userId, 'conversation:a');
    await charge(userId, 'conversation:b');
    expect(await refund(userId, 'conversation:a')).toEqual({ status: 'refunded', creditsLeft: 299 });
    expect(await test.database.teams.member(team.id, member.id)).toMatchObject({ creditsUsed: 1 });
    await test.database.teams.leave({ userId, now: after(1) });
    expect(await refund(userId, 'conversation:b', after(1))).toEqual({ status: 'lapsed', creditsLeft: 0 });
    expect(await read(userId, after(1))).toMatchObject({ teamId: null, creditsLeft: 20 });
    expect(await test.database.teams.member(team.id, member.id)).toMatchObject({ creditsUsed: 1, status: 'left' });
  });
});
