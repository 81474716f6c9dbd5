/** The operator's command against the real database: what it changes, what it answers, and how it says no. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, createUser, type TestDatabase } from '@parley/db/testing';
import { linkTokenHash } from '@parley/platform';
import { logger } from '../testing/silent-logger';
import { testRedisUrl } from '../testing/create-test-app';
import { operate } from './operate';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-23T10:00:00Z');
const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);
const FAR_AWAY = 'mongodb://127.0.0.1:9/parley?replicaSet=rs0';

let mongo: TestDatabase;
let now = NOW;
beforeAll(async () => {
  mongo = await createTestDatabase();
  await mongo.database.prepare(logger);
});
afterAll(() => mongo.drop());
beforeEach(() => {
  now = NOW;
});

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
/** The database of this test, as MONGODB_URI names it. */
function uriOf({ uri, name }: TestDatabase): string {
  const url = new URL(uri);
  url.pathname = `/${name}`;
  return url.href;
}
async function parley(line: string | readonly string[], env: Record<string, string> = {}): Promise<Answer> {
  let [out, err] = ['', ''];
  const code = await operate(typeof line === 'string' ? line.split(' ') : line, {
    env: () => ({ MONGODB_URI: uriOf(mongo), REDIS_URL: testRedisUrl(), ...env }),
    clock: () => now,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}
/** What a command answers to scripts. @throws Error where it says no */
async function answer(line: string | readonly string[]): Promise<Record<string, unknown>> {
  const words = typeof line === 'string' ? line.split(' ') : line;
  const { code, out, err } = await parley([...words, '--json']);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as Record<string, unknown>;
}
/** Exit code 1, nothing on stdout, and one line that says why. */
function expectRefusal({ code, out, err }: Answer, line: string | RegExp): void {
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(line instanceof RegExp ? line : `parley: ${line}\n`);
}
const person = (given: Parameters<typeof createUser>[1] = {}) => createUser(mongo.database, { now, ...given });
let teams = 0;
async function aTeam(more = ''): Promise<{ id: string; name: string; owner: string }> {
  teams += 1;
  const owner = await person();
  const name = `Team-${teams}`;
  const made = await answer(`team create --owner ${owner.email} --name ${name}${more && ` ${more}`}`);
  return { id: String(made['id']), name, owner: owner.email };
}

describe('the command line', () => {
  it.each([
    ['--help', /Usage: parley[\s\S]*team[\s\S]*plan[\s\S]*user[\s\S]*doctor/],
    ['team --help', /create[\s\S]*list[\s\S]*show[\s\S]*extend/],
    ['team create --help', /--owner <email>[\s\S]*--seats <number>[\s\S]*--json/],
    ['team extend --help', /--days <number>[\s\S]*--new-owner <email>/],
    ['plan grant --help', /--user <email>[\s\S]*--plan <plan>/],
    ['help user close', /erased 30 days later/],
  ])('explains itself without any store: %s', async (line, said) => {
    const { code, out, err } = await parley(line, { MONGODB_URI: '', REDIS_URL: '' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(said);
  });

  it.each([
    ['team create --owner ada@example.org', /required option '--name <name>' not specified/],
    ['team create --owner nobody --name A', /valid email address/],
    ['team create --owner a@example.org --name A --seats 0', /whole number from 1 to 100000, or unlimited/],
    ['team create --owner a@example.org --name A --days 1.5', /whole number from 1 to 3653/],
    ['team create --owner a@example.org --name A --plan solo_pro', /Allowed choices are team_pilot, enterprise/],
    ['team extend x --until 2027-02-30', /a day such as 2027-01-31/],
    ['plan grant --user a@example.org --plan gold', /Plans are free_trial, solo_core/],
    ['team creat', /unknown command 'creat'/],
    ['user show', /missing required argument 'email'/],
  ])('refuses what can not be: %s', async (line, said) => {
    const { code, out, err } = await parley(line);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^parley: /);
    expect(err).toMatch(said);
  });

  it('says in one line which store is missing, and which does not answer', async () => {
    expectRefusal(await parley('team list', { MONGODB_URI: '' }), 'MONGODB_URI: is not set.');
    expectRefusal(
      await parley('team list', { MONGODB_URI: `${FAR_AWAY}&serverSelectionTimeoutMS=100` }),
      'MongoDB does not answer at MONGODB_URI. Is it running?',
    );
  });

  it('touches nothing that is of another release', async () => {
    const fresh = await createTestDatabase();
    try {
      expectRefusal(
        await parley('team list', { MONGODB_URI: uriOf(fresh) }),
        'The stored data is not of this release yet: start the API, which brings it up to date.',
      );
    } finally {
      await fresh.drop();
    }
  });
});

describe('parley plan grant', () => {
  it('puts somebody on a plan at once, for so long', async () => {
    const { id, email } = await person();
    const { out, code, err } = await parley(`plan grant --user ${email.toUpperCase()} --plan solo-pro --days 30`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`${email} is on Solo Pro until 2026-12-23 10:00 UTC, with 60 credits.\n`);
    expect(await mongo.database.credits.read(id, now)).toMatchObject({
      planType: 'solo_pro',
      planEndsAt: inDays(30),
      creditsLeft: 60,
      billing: null,
    });
  });

  it('answers scripts the plan as the product tells it', async () => {
    const { email } = await person();
    expect(await answer(`plan grant --user ${email} --plan enterprise`)).toMatchObject({
      user: email,
      planType: 'enterprise',
      creditsTotal: null,
      endsAt: null,
      state: 'active',
    });
  });

  it('gives another trial of 14 days unless told otherwise', async () => {
    const { id, email } = await person({ now: inDays(-100) });
    await answer(`plan grant --user ${email} --plan free_trial`);
    expect(await mongo.database.credits.read(id, now)).toMatchObject({ planEndsAt: inDays(14), creditsLeft: 20 });
  });

  it('says that a subscription goes on being billed', async () => {
    const { id, email } = await person();
    const { customers, subscriptions } = mongo.database;
    await customers.keep({ userId: id, customerId: `cus_${id}`, now });
    const ticket = await subscriptions.beginReading(`cus_${id}`);
    if (ticket === null) throw new Error('There is no customer');
    const record = {
      id: `sub_${id}`,
      planType: 'solo_core',
      billing: 'monthly',
      priceId: 'price_1',
      startedAt: now,
      anchor: now,
      paidUntil: inDays(20),
      endsAt: null,
      cancelledAt: null,
      paymentFailedAt: null,
      pausedAt: null,
      upcoming: null,
      syncedAt: now,
    } as const;
    await mongo.database.inTransaction((session) => subscriptions.write(ticket, record, session));
    const { code, err } = await parley(`plan grant --user ${email} --plan solo_pro`);
    expect(code).toBe(0);
    expect(err).toMatch(/^parley: Note: their subscription to Solo Core goes on being billed/);
  });

  it('grants no team plan to a single person, and nothing to nobody', async () => {
    const { id, email } = await person();
    expectRefusal(await parley(`plan grant --user ${email} --plan team_pilot`), /parley team create/);
    expect(await mongo.database.credits.read(id, now)).toMatchObject({ planType: 'free_trial' });
    expectRefusal(
      await parley('plan grant --user nobody@example.org --plan solo_pro'),
      'There is no account with the address nobody@example.org.',
    );
  });
});

describe('parley user', () => {
  it('shows an account, and nothing of what it says', async () => {
    const { id, email } = await person({ name: 'Ada Byron', passwordHash: '$2b$04$secret', photoURL: null });
    const shown = await answer(`user show ${email}`);
    expect(shown).toMatchObject({
      id,
      name: 'Ada Byron',
      email,
      organization: 'Halden Freight',
      signsInWith: ['password'],
      sessions: { count: 0, lastSeenAt: null },
      plan: { planType: 'free_trial', creditsLeft: 20, state: 'active', team: null },
      subscription: null,
      closing: null,
      conversations: { total: 0 },
    });
    expect(JSON.stringify(shown)).not.toMatch(/passwordHash|secret|tokenVersion/);
    const { out } = await parley(`user show ${email}`);
    for (const part of [`Ada Byron <${email}>`, 'Free Trial, active', '20 of 20 left']) expect(out).toContain(part);
  });

  it('signs out everywhere', async () => {
    const { id, email, tokenVersion } = await person();
    const begun = { id: 's1', device: 'Firefox on Linux', createdAt: now, lastSeenAt: now, expiresAt: inDays(7) };
    await mongo.database.users.beginSession({ id, tokenVersion }, begun);
    expect(await answer(`user sign-out ${email}`)).toEqual({ user: email, endedSessions: 1 });
    expect(await mongo.database.users.listSessions(id, now)).toEqual([]);
    expect(await mongo.database.users.findTokenSession({ userId: id, tokenVersion, sessionId: 's1' })).toBeNull();
    expect((await parley(`user sign-out ${email}`)).out).toBe(`${email} is signed out on 0 devices.\n`);
  });

  it('closes as the settings do, with the letter that says how to undo it, once', async () => {
    const { id, email } = await person();
    expect(await answer(`user close ${email}`)).toEqual({
      user: email,
      closedAt: NOW.toISOString(),
      erasedAt: inDays(30).toISOString(),
    });
    expect(await mongo.database.users.findById(id)).toMatchObject({ closing: { erasedAt: inDays(30) } });
    const letters = [];
    for await (const { template } of mongo.database.emailLog.ofPerson(id)) letters.push(template);
    expect(letters).toEqual(['account_closing']);
    expectRefusal(await parley(`user close ${email}`), /is closed already; it is erased from 2026-12-23 10:00 UTC on/);
    expect((await parley(`user show ${email}`)).out).toContain('Closed');
  });

  it('closes an owner’s account as the settings do: the team passes to its admin, who is told', async () => {
    const { id, owner } = await aTeam();
    const heir = await member(id);
    const [, admin] = await mongo.database.teams.seated(id);
    await mongo.database.teams.setRole({ teamId: id, memberId: admin?.id ?? '', role: 'admin' });
    await answer(`user close ${owner}`);
    expect(await answer(`team show ${id}`)).toMatchObject({ owner: { email: heir }, seatsTaken: 1 });
  });

  it.each(['show', 'close', 'sign-out'])('%s knows who is nobody', async (what) => {
    expectRefusal(
      await parley(`user ${what} nobody@example.org`),
      'There is no account with the address nobody@example.org.',
    );
  });
});

describe('parley team create', () => {
  it('makes a pilot of ten seats, 300 credits each, for 60 days, with the owner on the first', async () => {
    const owner = await person();
    const made = await answer(['team', 'create', '--owner', owner.email, '--name', 'Project  office']);
    expect(made).toMatchObject({
      name: 'Project office',
      organization: 'Halden Freight',
      owner: { name: owner.name, email: owner.email },
      planType: 'team_pilot',
      seats: 10,
      seatsTaken: 1,
      creditsPerSeat: 300,
      endsAt: inDays(60).toISOString(),
      daysRemaining: 60,
      state: 'running',
    });
    expect(await mongo.database.teams.membershipOf(owner.id, now)).toMatchObject({
      team: { id: made['id'] },
      member: { role: 'owner', status: 'active' },
    });
    expect(await mongo.database.credits.read(owner.id, now)).toMatchObject({
      planType: 'team_pilot',
      creditsLeft: 300,
      planEndsAt: inDays(60),
    });
  });

  it('makes what was agreed, and an enterprise without limits', async () => {
    const [one, other] = [await person(), await person()];
    expect(
      await answer(`team create --owner ${one.email} --name A --seats 25 --days 90 --credits 40 --organization Vaz`),
    ).toMatchObject({ organization: 'Vaz', seats: 25, creditsPerSeat: 40, endsAt: inDays(90).toISOString() });
    const unlimited = await answer(
      `team create --owner ${(await person()).email} --name C --seats unlimited --days unlimited --credits unlimited`,
    );
    expect(unlimited).toMatchObject({ planType: 'team_pilot', seats: null, creditsPerSeat: null, endsAt: null });
    expect(await answer(`team create --owner ${other.email} --name B --plan enterprise`)).toMatchObject({
      planType: 'enterprise',
      seats: null,
      creditsPerSeat: null,
      endsAt: null,
      daysRemaining: null,
    });
    expect(await mongo.database.credits.read(other.id, now)).toMatchObject({
      planType: 'enterprise',
      creditsLeft: null,
    });
  });

  it('makes none for nobody, for somebody in a team, or for a closed account', async () => {
    expectRefusal(
      await parley('team create --owner nobody@example.org --name A'),
      'There is no account with the address nobody@example.org.',
    );
    const { owner } = await aTeam();
    expectRefusal(await parley(`team create --owner ${owner} --name A`), /has a seat in a team already/);
    const closed = await person();
    await answer(`user close ${closed.email}`);
    expectRefusal(await parley(`team create --owner ${closed.email} --name A`), /is closed/);
  });

  it('makes one team of one owner, however often it is asked at once', async () => {
    const { email } = await person();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => parley(`team create --owner ${email} --name Rival-${index}`)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    for (const { err } of answers.filter(({ code }) => code !== 0)) expect(err).toMatch(/has a seat in a team already/);
    const all = (await parley('team list --json')).out;
    expect(all.match(/"Rival-/g)).toHaveLength(1);
  });
});

describe('parley team list and show', () => {
  it('lists all, the newest first, whether they run or not', async () => {
    const first = await aTeam();
    const second = await aTeam('--days 5');
    now = inDays(6);
    const listed = JSON.parse((await parley('team list --json')).out) as { id: string; state: string }[];
    const states = listed.filter(({ id }) => [first.id, second.id].includes(id)).map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      [second.id, 'over'],
      [first.id, 'running'],
    ]);
    const { out } = await parley('team list');
    expect(out).toMatch(
      new RegExp(`${second.id}  ${second.name}\\s+${second.owner}\\s+1 of 10\\s+300\\s+over since 2026-11-28`),
    );
  });

  it('shows one by its id, its name or its owner, with its members', async () => {
    const { id, name, owner } = await aTeam();
    for (const meant of [id, name.toUpperCase(), owner]) {
      expect(await answer(`team show ${meant}`)).toMatchObject({
        id,
        members: [{ email: owner, role: 'owner', status: 'active', creditsUsed: 0 }],
      });
    }
    expectRefusal(await parley('team show Nowhere'), "There is no team with the id, name or owner 'Nowhere'.");
  });

  it('asks which one where several are called so', async () => {
    const [one, other] = [await person(), await person()];
    for (const { email } of [one, other]) await answer(`team create --owner ${email} --name Twins`);
    expectRefusal(await parley('team show twins'), /Several teams are 'twins'. Name one by its id: \w{24}, \w{24}\./);
  });
});

describe('parley team extend', () => {
  it('adds days to its end, and from now on once it is over, as it was', async () => {
    const { id, owner } = await aTeam();
    expect(await answer(`team extend ${id} --days 30`)).toMatchObject({ endsAt: inDays(90).toISOString() });
    now = inDays(100);
    expect(await mongo.database.teams.membershipOf((await ownerOf(owner)).id, now)).toBeNull();
    expect(await answer(`team extend --owner ${owner} --days 10`)).toMatchObject({
      endsAt: inDays(110).toISOString(),
      state: 'running',
    });
    const { id: userId } = await ownerOf(owner);
    expect(await mongo.database.teams.membershipOf(userId, now)).toMatchObject({ member: { role: 'owner' } });
    expect(await mongo.database.credits.read(userId, now)).toMatchObject({ planEndsAt: inDays(110), creditsLeft: 300 });
  });

  it('ends it now, on a day, or never', async () => {
    const { id } = await aTeam();
    expect(await answer(`team extend ${id} --until 2027-01-31`)).toMatchObject({ endsAt: '2027-02-01T00:00:00.000Z' });
    expect(await answer(`team extend ${id} --open-ended`)).toMatchObject({ endsAt: null });
    expectRefusal(await parley(`team extend ${id} --days 10`), /has no end. To give it one say --until/);
    expect(await answer(`team extend ${id} --end`)).toMatchObject({ endsAt: NOW.toISOString(), state: 'over' });
    expectRefusal(await parley(`team extend ${id} --until 2026-11-22`), /That day is over/);
  });

  it('changes seats and credits, and takes no seat that somebody has', async () => {
    const { id, name, owner } = await aTeam('--seats 3');
    const { id: invitedBy } = await ownerOf(owner);
    await mongo.database.teams.invite({
      teamId: id,
      people: [{ name: 'Ines', email: `ines-${id}@example.org` }],
      invitedBy,
      endsAt: inDays(7),
      now,
      owe: async () => undefined,
    });
    expectRefusal(
      await parley(`team extend ${id} --seats 1`),
      `2 seats of '${name}' are taken: remove members or invitations first.`,
    );
    expect(await answer(`team extend ${id} --seats 2 --credits 500 --name Renamed`)).toMatchObject({
      name: 'Renamed',
      seats: 2,
      seatsTaken: 2,
      creditsPerSeat: 500,
    });
    expect(await mongo.database.credits.read(invitedBy, now)).toMatchObject({ creditsLeft: 500 });
    expect(await answer(`team extend ${id} --seats unlimited`)).toMatchObject({ seats: null });
  });

  it('hands it to an active member, and to nobody else', async () => {
    const { id, name } = await aTeam();
    const stranger = await person();
    expectRefusal(
      await parley(`team extend ${id} --new-owner ${stranger.email}`),
      `${stranger.email} is no active member of '${name}': only one of those can own it.`,
    );
    const heir = await member(id);
    expect(await answer(`team extend ${id} --new-owner ${heir}`)).toMatchObject({ owner: { email: heir } });
    expect(await answer(`team show ${id}`)).toMatchObject({
      members: [{ email: heir, role: 'owner' }, { role: 'admin' }],
    });
  });

  it('wants to know which team, what to change, and one end', async () => {
    const { id } = await aTeam();
    expectRefusal(await parley('team extend --days 3'), /Say which team/);
    expectRefusal(await parley(`team extend ${id}`), /Say what to change/);
    expectRefusal(await parley(`team extend ${id} --days 3 --end`), /Say one end only/);
  });
});

async function ownerOf(email: string): Promise<{ readonly id: string }> {
  const found = await mongo.database.users.findByEmail(email);
  if (found === null) throw new Error(`There is no ${email}`);
  return found;
}

/** Somebody who was invited and has joined. */
async function member(teamId: string): Promise<string> {
  const { teams } = mongo.database;
  const { id: userId, name, email } = await person();
  const invitedBy = (await teams.find(teamId))?.ownerId ?? '';
  const endsAt = inDays(7);
  const invited = await teams.invite({
    teamId,
    people: [{ name, email }],
    invitedBy,
    endsAt,
    now,
    owe: async () => undefined,
  });
  const [invitation] = Array.isArray(invited) ? invited : [];
  if (invitation === undefined) throw new Error('Nobody was invited');
  const tokenHash = linkTokenHash(`token-${userId}`);
  await teams.addInvitationToken({ memberId: invitation.id, endsAt, tokenHash, now });
  const joined = await teams.accept({ tokenHash, userId, email, now });
  if (typeof joined === 'string') throw new Error(`They could not join: ${joined}`);
  return email;
}

describe('parley doctor', () => {
  const findings = (out: string) =>
    Object.fromEntries(
      (JSON.parse(out) as { findings: { what: string; state: string; detail: string }[] }).findings.map(
        ({ what, state, detail }) => [what, [state, detail]],
      ),
    );

  it('finds the worker and the library missing, and says so with exit code 1', async () => {
    const { code, out } = await parley('doctor --json', { REDIS_PREFIX: 'nobody-here' });
    expect(code).toBe(1);
    expect(findings(out)).toMatchObject({
      MongoDB: ['ok', expect.stringMatching(/^\d+\.\d+\.\d+, replica set /)],
      'Stored data': ['ok', 'of this release'],
      Library: ['fault', expect.stringMatching(/^empty/)],
      Worker: ['fault', expect.stringMatching(/^nobody reads the queues email, /)],
      'E-mail': ['ok', 'nothing is stuck'],
      'Mail server': ['warning', expect.stringContaining('SMTP_URL is not set')],
    });
  });

  it('finds letters that nobody takes up', async () => {
    await mongo.database.emailLog.create({
      key: 'enquiry:left',
      template: 'enquiry',
      userId: null,
      to: { name: '', address: 'sales@example.org' },
      data: { kind: 'footer', email: 'foot@example.org' },
      now: NOW,
    });
    now = new Date(NOW.getTime() + 11 * 60_000);
    const { out } = await parley('doctor --json');
    // The letters of other tests lie there as well.
    expect(findings(out)['E-mail']).toEqual(['warning', expect.stringMatching(/^\d+ owed and not taken up/)]);
  });

  it('goes on with what answers where something does not', async () => {
    const { code, out, err } = await parley('doctor --json', {
      MONGODB_URI: `${FAR_AWAY}&serverSelectionTimeoutMS=100`,
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(findings(out)).toMatchObject({
      MongoDB: ['fault', 'does not answer at MONGODB_URI'],
      'Mail server': ['fault', expect.stringContaining('ECONNREFUSED')],
    });
    expect(findings(out)['Redis']).toBeDefined();
  });
});
