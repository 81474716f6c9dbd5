/** Taking one's own data away: all of it, nobody else's, no secrets, in any amount and at any pace. */
import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@parley/db';
import { sessionUserSchema } from '@parley/shared';
import request from 'supertest';
import { z } from 'zod';
import { eventually } from '../conversations/testing/eventually';
import { dataOf, failureOf, Person, type ConversationFixture } from '../conversations/testing/conversation-fixture';
import { createLifeFixture, live, type Life } from './testing/lived-in-account';
import { unzipped } from './testing/unzipped';

let fixture: ConversationFixture;
let ottilie: Life;
let other: Life;
beforeAll(async () => {
  fixture = await createLifeFixture();
  ottilie = await live(fixture, 'Quillfeather');
  other = await live(fixture, 'Zumbrunnen');
});
afterAll(() => fixture.closeFixture());

/** Begins a download and reads nothing of it yet. */
async function begin({ token }: Person): Promise<IncomingMessage> {
  const sent = httpGet(`${fixture.base}/api/users/export`, { headers: { Authorization: `Bearer ${token}` } });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}
const download = async (person: Person): Promise<ReadonlyMap<string, string>> =>
  unzipped(await buffer(await begin(person)));
/** Begins a conversation on a scenario of this title, for nothing. */
async function hold(userId: string, title: string, words = 'You wanted to see me.'): Promise<void> {
  const found = await fixture.database.scenarios.findWithContent(fixture.scenario);
  if (found === null) throw new Error('The scenario is not there');
  const scenario = { ...found.scenario, title };
  const now = new Date('2026-11-02T09:00:00Z');
  await fixture.database.inTransaction((session) =>
    fixture.database.conversations.create(
      { id: newId(), userId, scenario, content: found.content, opening: words, now },
      session,
    ),
  );
}
const listIn = (files: ReadonlyMap<string, string>, name: string): Record<string, unknown>[] =>
  z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(files.get(name) ?? ''));
const objectIn = (files: ReadonlyMap<string, string>, name: string): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(files.get(name) ?? ''));

describe('the download of one’s data', () => {
  it('is a ZIP named after the product and the day, with a README first', async () => {
    const response = await begin(ottilie.person);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="Parley data \d{4}-\d\d-\d\d\.zip"$/),
    });
    const files = await unzipped(await buffer(response));
    expect([...files.keys()][0]).toBe('README.md');
    const told = files.get('README.md') ?? '';
    for (const name of [...files.keys()].slice(1)) expect(told).toContain(name.replace(/\/.*/, '/'));
  });

  it('holds everything the person did and wrote', async () => {
    const files = await download(ottilie.person);
    const { name, email, organization, person, mark } = ottilie;
    expect(objectIn(files, 'account.json')).toMatchObject({ id: person.id, name, email, organization, closing: null });
    expect(objectIn(files, 'account.json')['pendingEmail']).toMatchObject({ email: 'quillfeather-new@example.org' });
    expect(objectIn(files, 'account.json')['devices']).toHaveLength(2);
    expect(objectIn(files, 'account.json')['emailPreferences']).toMatchObject({ simulationComplete: true });
    expect(objectIn(files, 'plan.json')).toMatchObject({
      planType: 'free_trial',
      creditsLeft: 17,
      seat: { planType: 'team_pilot', creditsLeft: 30 },
    });
    expect(listIn(files, 'teams.json')).toMatchObject([
      { id: ottilie.memberId, team: { name: 'Harbour' }, role: 'owner', status: 'active', scoresShared: true },
    ]);
    expect(listIn(files, 'team-results.json')).toMatchObject([
      { membershipId: ottilie.memberId, overallScore: 7.4, scenario: null },
    ]);
    expect(objectIn(files, 'subscription.json')).toMatchObject({
      customerId: `cus_${mark}`,
      subscription: {
        id: `sub_${mark}`,
        planType: 'solo_core',
        billing: 'monthly',
        endsAt: '2026-11-01T00:00:00.000Z',
      },
    });
    expect(listIn(files, 'credits.json').map(({ kind }) => kind)).toEqual([
      // Of the seat, which began the day before.
      'grant',
      'grant',
      'charge',
      'charge',
      'charge',
      'refund',
      'charge',
    ]);
    const all = [...files.values()].join('\n');
    for (const words of [
      'We lose the 12th. {}-said',
      'Rather this. {}-said',
      'On the track. {}-said',
      'You said: I will write on Friday. {}-said',
      '{}-context',
      '{}-shared',
      '{}-deleted',
      '{}-fields',
      '{}-brief',
      '{}-asking',
    ])
      expect(all).toContain(words.replace('{}', mark));
    expect(listIn(files, 'templates.json').filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1);
    expect(listIn(files, 'scenarios.json')).toHaveLength(3);
    expect(listIn(files, 'exports.json')).toMatchObject([{ conversationId: ottilie.completedId, status: 'completed' }]);
    expect(listIn(files, 'emails.json').map(({ template }) => template)).toEqual([
      'welcome',
      'email_confirmation',
      'email_change_notice',
      'simulation_complete',
    ]);
    expect(listIn(files, 'enquiries.json')).toMatchObject([{ email, message: `We are ${mark}-asking.` }]);
    expect(listIn(files, 'progress.json')).toHaveLength(3);
  });

  it('tells each conversation twice, as Markdown and as JSON, with every other line that was tried', async () => {
    const files = await download(ottilie.person);
    const names = [...files.keys()].filter((name) => name.startsWith('conversations/'));
    expect(names).toHaveLength(4 * 2 + 1);
    const [first = ''] = names;
    expect(first).toMatch(/^conversations\/0001 .+ \d{4}-\d\d-\d\d\.md$/);
    const markdown = files.get(first) ?? '';
    expect(markdown).toContain('**Score: 7.4 out of 10, fair.**');
    expect(markdown).toContain('**2. You**\n\n> We lose the 12th. Quillfeather-said.');
    const conversation = objectIn(files, first.replace('.md', '.json'));
    expect(conversation).toMatchObject({
      _id: ottilie.completedId,
      status: 'completed',
      feedback: { overallScore: 7.4 },
      branches: [{ branchOf: { conversationId: ottilie.completedId, messageNumber: 4 } }],
    });
    expect(files.get(first.replace('.md', ', try 1.md'))).toContain('> Rather this. Quillfeather-said.');
  });

  it('holds nothing of anybody else, no secret, and nothing that stakeholders hide', async () => {
    const files = await download(ottilie.person);
    const user = await fixture.database.users.findById(ottilie.person.id);
    const secrets = [other.mark, other.person.id, ottilie.password, ottilie.person.token, user?.passwordHash ?? ''];
    const told = (secret: string, but: string[] = []) =>
      [...files].filter(([name, text]) => text.includes(secret) && !but.includes(name)).map(([name]) => name);
    expect(secrets.filter((secret) => secret === '' || told(secret).length > 0)).toEqual([]);
    // What lies behind a scenario from one's own brief is one's own.
    expect(told('hidden', ['scenarios.json'])).toEqual([]);
  });

  it('tells whoever opens an account with an address nothing that was asked from it before', async () => {
    const email = 'prospect@example.org';
    const enquiry = { kind: 'contact', name: 'Ines Vaz', email, company: 'Vaz', message: 'What does it cost?' };
    await request(fixture.base).post('/api/enquiries').send(enquiry).expect(201);
    const stranger = { name: 'A stranger', email, organization: 'None', password: `correct horse ${newId()}` };
    const opened = await request(fixture.base).post('/api/users').send(stranger).expect(201);
    const { _id, token } = dataOf(opened, sessionUserSchema);
    const files = await download(new Person(fixture.base, _id, token));
    expect(listIn(files, 'enquiries.json')).toEqual([]);
  });

  it('comes to a form with the token in its body, and to nobody without', async () => {
    const path = `${fixture.base}/api/users/export`;
    const body = new URLSearchParams({ token: ottilie.person.token });
    const posted = await fetch(path, { method: 'POST', body });
    expect(posted.status).toBe(200);
    expect((await unzipped(Buffer.from(await posted.arrayBuffer()))).size).toBeGreaterThan(10);
    expect((await request(path).post('').type('form').send({ token: 'forged' })).status).toBe(401);
    expect((await request(path).get('')).status).toBe(401);
  });

  it('names files so that every system takes them, and tells those of one title and day apart', async () => {
    const person = await fixture.register();
    const titles = [
      'CON',
      'a/b\\c:d*e?f"g<h>i|j',
      '  ..hidden  ',
      'Budget',
      'BUDGET',
      '\u202Egpj.exe',
      '预算 🎈'.repeat(40),
    ];
    for (const title of titles) {
      await hold(person.id, title);
    }
    const names = [...(await download(person)).keys()].filter((name) => name.endsWith('.md')).slice(1);
    expect(names).toHaveLength(titles.length);
    for (const name of names) {
      const file = name.replace('conversations/', '');
      expect(file).toMatch(/^\d{4} [^\\/:*?"<>|\p{Cc}\p{Cf}]+ 2026-11-02\.md$/u);
      expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
    }
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length);
  });
});

describe('while one person downloads', () => {
  const MANY = 300;
  let rich: Person;
  beforeAll(async () => {
    rich = await fixture.register();
    const words = Array.from({ length: 3_000 }, () => newId()).join(' ');
    for (let index = 0; index < MANY; index += 1) await hold(rich.id, `Talk ${index}`, `${index} ${words}`);
  });

  it('they download once at a time, on every process; whoever left may begin again', async () => {
    const first = await begin(rich);
    const peer = await fixture.peer();
    const again = await rich.at(peer.base).get('/users/export');
    expect([again.status, failureOf(again)]).toMatchObject([
      409,
      { message: 'Your data is being downloaded already. Please wait until that has ended.' },
    ]);
    first.destroy();
    const next = await eventually('the turn to be free', async () => {
      const response = await begin(rich);
      if (response.statusCode === 200) return response;
      response.resume();
      return null;
    });
    const files = await unzipped(await buffer(next));
    expect([...files.keys()].filter((name) => name.endsWith('.md'))).toHaveLength(MANY + 1);
    await peer.close();
  });

  it('others are answered, and neither wait for a reader who takes nothing', async () => {
    const stalled = await begin(rich);
    stalled.pause();
    await fixture.register().then((person) => person.get('/users/plan').expect(200));
    expect((await download(ottilie.person)).size).toBeGreaterThan(10);
    stalled.destroy();
  });
});
