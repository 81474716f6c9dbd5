/** Invitations to teams: the link is made when its letter is sent, and only for an invitation that still stands. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TeamMemberRecord, TeamRecord } from '@parley/db';
import { createTeam, createUser, everythingStored, inviteToTeam } from '@parley/db/testing';
import { LEASE_TIMING, linkTokenHash } from '@parley/platform';
import { sendEmail } from './jobs/send-email/send-email';
import { decoded } from './testing/mail-catcher';
import { BRAND, logger, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const now = new Date('2026-11-23T09:00:00Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.mail.caught.length = 0;
  fixture.mail.refusals.length = 0;
});

const teams = () => fixture.mongo.database.teams;
const emailLog = () => fixture.mongo.database.emailLog;
const send = (id: string, at = now) =>
  sendEmail(
    {
      database: fixture.mongo.database,
      mailer: fixture.mailer,
      brand: BRAND,
      lease: LEASE_TIMING,
      clock: () => at,
      logger,
    },
    id,
    { last: false, nextInMs: 20 },
  );

async function openTeam(endsAt = after(60 * DAY)): Promise<TeamRecord> {
  const { id: ownerId } = await createUser(fixture.mongo.database, { name: 'Olga Owner' });
  return createTeam(fixture.mongo.database, { name: 'Bridges', ownerId, endsAt, now });
}

/** Owes the letter of an invitation as it stands. */
async function letterOf({ id, name, email, invitationEndsAt }: TeamMemberRecord, key = id): Promise<string> {
  if (invitationEndsAt === null) throw new Error('No invitation');
  const emailId = await emailLog().create({
    key: `team_invitation:${key}`,
    template: 'team_invitation',
    userId: null,
    to: { name, address: email },
    data: { memberId: id, endsAt: invitationEndsAt },
    now,
  });
  if (emailId === null) throw new Error('The e-mail was owed before');
  return emailId;
}

let people = 0;
function invite(team: TeamRecord): Promise<TeamMemberRecord> {
  people += 1;
  return inviteToTeam(fixture.mongo.database, team, { name: 'Nia New', email: `nia-${people}@example.org` }, now);
}
const tokens = (): string[] =>
  fixture.mail.caught.map(({ raw }) => /\/invitations\/([\w-]+)/.exec(decoded(raw))?.[1] ?? 'a letter without a token');
const found = (token: string, at = now) => teams().findInvitation(linkTokenHash(token), at);

describe('the letter of an invitation', () => {
  it('holds the one link that works, and names team, inviter and the last moment', async () => {
    const team = await openTeam();
    const member = await invite(team);
    const emailId = await letterOf(member);
    expect(await send(emailId)).toBe('sent');
    const said = decoded(fixture.mail.caught[0]?.raw ?? '').replaceAll(/\s+/g, ' ');
    for (const part of [
      'Hello Nia New,',
      'Olga Owner invites you to the team Bridges',
      '30 November 2026 at 09:00 UTC',
    ])
      expect(said).toContain(part);
    const [token = ''] = tokens();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await found(token)).toMatchObject({ team: { id: team.id }, member: { id: member.id } });
    const held = JSON.stringify(await everythingStored(fixture.mongo));
    expect(held).toContain(linkTokenHash(token));
    expect(held).not.toContain(token);
    expect(await emailLog().find(emailId)).toMatchObject({ status: 'sent', userId: null });
  });

  it('is the account’s, where the address has one by now', async () => {
    const member = await invite(await openTeam());
    const user = await createUser(fixture.mongo.database, { email: member.email });
    const emailId = await letterOf(member);
    expect(await send(emailId)).toBe('sent');
    expect(await emailLog().find(emailId)).toMatchObject({ userId: user.id });
  });

  it('comes once the mail server is back, and the invitation ends when it would have', async () => {
    const member = await invite(await openTeam());
    const emailId = await letterOf(member);
    fixture.mail.refusals.push(451, 451);
    await expect(send(emailId)).rejects.toThrow('451');
    await expect(send(emailId, after(HOUR))).rejects.toThrow('451');
    expect(await send(emailId, after(2 * HOUR))).toBe('sent');
    const [token = ''] = tokens();
    expect(await found(token, after(7 * DAY - 1))).toMatchObject({ member: { id: member.id } });
    expect(await found(token, after(7 * DAY))).toBeNull();
  });

  it('takes no link away that an attempt before it may have brought', async () => {
    const member = await invite(await openTeam());
    expect(await send(await letterOf(member, `${member.id}:1`))).toBe('sent');
    expect(await send(await letterOf(member, `${member.id}:2`))).toBe('sent');
    const ids = await Promise.all(tokens().map(async (token) => (await found(token))?.member.id));
    expect(ids).toEqual([member.id, member.id]);
  });
});

describe('no letter', () => {
  const expectDropped = async (emailId: string, at = now): Promise<void> => {
    expect(await send(emailId, at)).toBe('dropped');
    expect(fixture.mail.caught).toEqual([]);
    expect(await emailLog().find(emailId)).toBeNull();
  };

  it('of an invitation that was revoked', async () => {
    const team = await openTeam();
    const member = await invite(team);
    const emailId = await letterOf(member);
    await teams().remove({ teamId: team.id, memberId: member.id, now });
    await expectDropped(emailId);
  });

  it('of one that was accepted', async () => {
    const member = await invite(await openTeam());
    const user = await createUser(fixture.mongo.database, { email: member.email });
    expect(await send(await letterOf(member, 'first'))).toBe('sent');
    const tokenHash = linkTokenHash(tokens()[0] ?? '');
    expect(await teams().accept({ tokenHash, userId: user.id, email: user.email, now })).toMatchObject({
      member: { status: 'active' },
    });
    fixture.mail.caught.length = 0;
    await expectDropped(await letterOf(member, 'second'));
  });

  it('of one that was sent again since, but that of the second', async () => {
    const team = await openTeam();
    const member = await invite(team);
    const first = await letterOf(member);
    const endsAt = after(8 * DAY);
    let second: string | null = null;
    await teams().renewInvitation({
      teamId: team.id,
      memberId: member.id,
      invitedBy: member.invitedBy ?? '',
      endsAt,
      now: after(DAY),
      owe: async (renewed) => {
        second = await letterOf(renewed, 'again');
      },
    });
    await expectDropped(first, after(DAY));
    expect(await send(second ?? '', after(DAY))).toBe('sent');
    expect(await found(tokens()[0] ?? '', after(8 * DAY - 1))).toMatchObject({ member: { id: member.id } });
  });

  it('of one that is over, or whose team is', async () => {
    await expectDropped(await letterOf(await invite(await openTeam())), after(7 * DAY));
    await expectDropped(await letterOf(await invite(await openTeam(after(DAY)))), after(DAY));
  });
});
