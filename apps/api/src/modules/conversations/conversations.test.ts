/** Beginning, reading, listing and leaving conversations, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import { z } from 'zod';
import { createLogger } from '@parley/platform';
import {
  conversationSchema,
  conversationSummarySchema,
  conversationTotalsSchema,
  pageSchema,
  tipSchema,
} from '@parley/shared';
import { feedbackOf } from './testing/scripted-coach';
import { eventually } from './testing/eventually';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type Person,
  type ConversationFixture,
} from './testing/conversation-fixture';

const UNKNOWN_ID = '64b7f0c2a1d3e4f5a6b7c8d9';
const abandonedSchema = z.object({ conversation: conversationSchema, creditReturned: z.boolean() });
const endedSchema = z.object({ conversation: conversationSchema });

let fixture: ConversationFixture;
let ada: Person;
const warnings: Record<string, unknown>[] = [];

beforeAll(async () => {
  const destination = {
    write: (line: string) => void warnings.push(z.record(z.string(), z.unknown()).parse(JSON.parse(line))),
  };
  fixture = await createConversationFixture({
    dependencies: { logger: createLogger({ service: 'api', level: 'warn', destination }) },
  });
  fixture.coach.answer = ['Good', ' morning.'];
  ada = await fixture.register();
});
afterAll(() => fixture.closeFixture());

const creditsLeft = async (person: Person) => (await fixture.database.credits.read(person.id, new Date()))?.creditsLeft;

describe('POST /conversations', () => {
  it('charges one credit and lets the stakeholder speak first', async () => {
    const person = await fixture.register();
    const conversation = await person.start(fixture.scenario);
    expect(conversation).toMatchObject({
      status: 'in_progress',
      isAnalysing: false,
      stakeholderLeft: false,
      generation: null,
      feedback: null,
    });
    expect(conversation.messages).toHaveLength(1);
    expect(conversation.messages[0]).toMatchObject({ number: 1, role: 'stakeholder', notice: null });
    expect(conversation.messages[0]?.content).toContain('twelfth of November');
    expect(conversation.stakeholderPersona).toEqual(conversation.scenario.stakeholderPersona);
    expect(await creditsLeft(person)).toBe(19);
  });

  it('has the coach read the case while the opening line is being read', async () => {
    const before = fixture.coach.prepared.length;
    const conversation = await ada.start(fixture.scenario);
    expect(fixture.coach.prepared.slice(before)).toEqual([conversation.scenario.slug]);
  });

  it('begins though the coach could not read the case, and says so in the log', async () => {
    const usual = fixture.coach.prepare.bind(fixture.coach);
    fixture.coach.prepare = () => Promise.reject(new Error('the embeddings died'));
    warnings.length = 0;
    const { _id } = await ada.start(fixture.scenario);
    fixture.coach.prepare = usual;
    const line = warnings.find(({ conversationId }) => conversationId === _id);
    expect(line).toMatchObject({
      level: 40,
      msg: 'the case was not prepared',
      err: { message: 'the embeddings died' },
    });
  });

  it('never lets the hidden side of the scenario out', async () => {
    const conversation = await ada.start(fixture.scenario);
    await ada.post(`/conversations/${conversation._id}/messages`, { message: 'Good morning' }).expect(200);
    const answers = [
      await ada.get(`/conversations/${conversation._id}`),
      await ada.get('/conversations'),
      await ada.post(`/conversations/${conversation._id}/end`),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain('hidden');
    }
  });

  it.each([
    ['an unknown scenario', { scenarioId: UNKNOWN_ID }, 404, 'not_found'],
    ['a malformed id', { scenarioId: '../../etc' }, 404, 'not_found'],
    ['no scenario', {}, 400, 'validation_failed'],
    ['an operator object', { scenarioId: { $gt: '' } }, 400, 'validation_failed'],
    ['a number', { scenarioId: 7 }, 400, 'validation_failed'],
  ])('refuses %s', async (_what, body, status, code) => {
    const response = await ada.post('/conversations', body);
    expect(response.status).toBe(status);
    expect(failureOf(response).code).toBe(code);
  });

  it('gives 30 parallel starts with one credit left exactly one conversation and one charge', async () => {
    const person = await fixture.register();
    for (let spent = 0; spent < 19; spent += 1) {
      await fixture.database.inTransaction((session) =>
        fixture.database.credits.charge({ userId: person.id, key: `spent:${spent}`, session, now: new Date() }),
      );
    }
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => person.post('/conversations', { scenarioId: fixture.scenario })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(29);
    expect(
      responses
        .filter(({ status }) => status === 402)
        .every((response) => failureOf(response).code === 'credits_exhausted'),
    ).toBe(true);
    expect((await fixture.database.conversations.totals(person.id)).total).toBe(1);
    expect(await creditsLeft(person)).toBe(0);
    const charges = (await fixture.database.credits.listEntries(person.id, 100)).filter(
      ({ kind }) => kind === 'charge',
    );
    expect(charges).toHaveLength(20);
  });

  it('answers 402 trial_expired once the plan is over, and what has begun can be finished', async () => {
    const person = await fixture.register();
    const { _id } = await person.start(fixture.scenario);
    const longAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
    await fixture.database.credits.setPlan({
      userId: person.id,
      plan: { type: 'free_trial', startedAt: longAgo },
      now: new Date(),
    });
    expect(failureOf(await person.post('/conversations', { scenarioId: fixture.scenario }).expect(402)).code).toBe(
      'trial_expired',
    );
    await person.post(`/conversations/${_id}/messages`, { message: 'The date has moved.' }).expect(200);
    await person.post(`/conversations/${_id}/end`).expect(200);
  });

  it('limits how often one person may begin', async () => {
    const limited = await createConversationFixture({ settings: { rateLimitScale: 1 / 20 } });
    try {
      const person = await limited.register();
      const statuses: number[] = [];
      for (let start = 0; start < 5; start += 1)
        statuses.push((await person.post('/conversations', { scenarioId: limited.scenario })).status);
      expect(statuses).toEqual([201, 201, 201, 429, 429]);
    } finally {
      await limited.closeFixture();
    }
  });
});

describe("other people's and impossible conversations", () => {
  it.each([
    ['get', ''],
    ['post', '/messages'],
    ['post', '/end'],
    ['post', '/abandon'],
    ['post', '/coaching-tip'],
    ['get', `/generations/${UNKNOWN_ID}/events`],
  ] as const)('are not found: %s %s', async (method, path) => {
    const { _id } = await ada.start(fixture.scenario);
    const eve = await fixture.register('solo_pro');
    for (const id of [_id, UNKNOWN_ID, 'not-an-id', '%00', '__proto__']) {
      const response = await eve[method](`/conversations/${id}${path}`, { message: 'Let me in, please, to see' });
      expect(response.status).toBe(404);
      expect(failureOf(response).code).toBe('not_found');
    }
    expect((await ada.conversation(_id)).messages).toHaveLength(1);
  });

  it('need a bearer token', async () => {
    const nobody = (await fixture.register()).at(fixture.base);
    const response = await nobody.get('/conversations').set('Authorization', 'Bearer nonsense');
    expect(response.status).toBe(401);
  });
});

describe('GET /conversations', () => {
  const listSchema = z.array(conversationSummarySchema);

  it('lists newest first, page by page, without gap or repeat', async () => {
    const person = await fixture.register();
    const started: string[] = [];
    for (let count = 0; count < 5; count += 1) started.unshift((await person.start(fixture.scenario))._id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const response: request.Response = await person
        .get(`/conversations?limit=2${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
        .expect(200);
      const rows = dataOf(response, listSchema);
      expect(rows.length).toBeLessThanOrEqual(2);
      seen.push(...rows.map(({ _id }) => _id));
      cursor = z.object({ page: pageSchema }).parse(response.body).page.nextCursor;
    }
    expect(seen).toEqual(started);
  });

  it('carries the count, the last words cut to 300 characters, and the score', async () => {
    const person = await fixture.register();
    const { _id } = await person.start(fixture.scenario);
    fixture.coach.answer = ['x'.repeat(500)];
    await person
      .post(`/conversations/${_id}/messages`, { message: 'The date has moved to the nineteenth.' })
      .expect(200);
    fixture.coach.answer = ['Good', ' morning.'];
    await person.post(`/conversations/${_id}/end`).expect(200);
    const [row] = dataOf(await person.get('/conversations').expect(200), listSchema);
    expect(row).toMatchObject({ status: 'completed', messageCount: 3, feedback: { overallScore: 7.4 } });
    expect(row?.lastMessage).toMatchObject({ number: 3, role: 'stakeholder', content: 'x'.repeat(300) });
  });

  it('filters by status and refuses what is none', async () => {
    const person = await fixture.register();
    await person.start(fixture.scenario);
    const { _id } = await person.start(fixture.scenario);
    await person.post(`/conversations/${_id}/abandon`).expect(200);
    expect(dataOf(await person.get('/conversations?status=abandoned'), listSchema).map((row) => row._id)).toEqual([
      _id,
    ]);
    expect(dataOf(await person.get('/conversations?status=in_progress'), listSchema)).toHaveLength(1);
    expect((await person.get('/conversations?status=analysing')).status).toBe(400);
    expect((await person.get('/conversations?limit=100000')).status).toBe(400);
    expect((await person.get('/conversations?cursor=%7B%22%24gt%22%3A1%7D')).status).toBe(200);
  });

  it('sums up all of them', async () => {
    const person = await fixture.register();
    const none = dataOf(await person.get('/conversations/totals').expect(200), conversationTotalsSchema);
    expect(none).toEqual({
      total: 0,
      completed: 0,
      inProgress: 0,
      abandoned: 0,
      averageScore: null,
      bestScore: null,
      recentScores: [],
    });
    const usual = fixture.coach.onAssess;
    for (const score of [6, 7.3, 9.1]) {
      const { _id } = await person.start(fixture.scenario);
      await person.post(`/conversations/${_id}/messages`, { message: 'The date has moved.' }).expect(200);
      fixture.coach.onAssess = async (_context, now) => feedbackOf(score, now);
      await person.post(`/conversations/${_id}/end`).expect(200);
    }
    fixture.coach.onAssess = usual;
    const { _id } = await person.start(fixture.scenario);
    await person.post(`/conversations/${_id}/abandon`).expect(200);
    await person.start(fixture.scenario);
    const totals = dataOf(await person.get('/conversations/totals').expect(200), conversationTotalsSchema);
    expect(totals).toEqual({
      total: 5,
      completed: 3,
      inProgress: 1,
      abandoned: 1,
      averageScore: 7.5,
      bestScore: 9.1,
      recentScores: [6, 7.3, 9.1],
    });
    expect([...(await fixture.database.conversations.bestScores(person.id))]).toEqual([[fixture.scenario, 9.1]]);
  });
});

describe('POST /conversations/:id/abandon', () => {
  it('gives the credit back before the first own message, once, and answers the same again', async () => {
    const person = await fixture.register();
    const { _id } = await person.start(fixture.scenario);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.post(`/conversations/${_id}/abandon`).expect(200)),
    );
    for (const answer of answers) {
      expect(dataOf(answer, abandonedSchema)).toMatchObject({
        creditReturned: true,
        conversation: { status: 'abandoned' },
      });
    }
    expect(await creditsLeft(person)).toBe(20);
  });

  it('keeps the credit once something was said, and a reply on its way falls silent', async () => {
    const slow = await createConversationFixture();
    try {
      const person = await slow.register();
      const { _id } = await person.start(slow.scenario);
      const reader = await person.say(_id, 'The date has moved.');
      const turn = await slow.coach.turn(1);
      turn.say('I see');
      await reader.until('the first word', ({ text }) => text === 'I see');
      const { creditReturned } = dataOf(
        await person.post(`/conversations/${_id}/abandon`).expect(200),
        abandonedSchema,
      );
      expect(creditReturned).toBe(false);
      await reader.end();
      expect(reader.of('error')).toEqual([
        { type: 'error', code: 'conflict', message: 'This conversation has ended.', retryable: false },
      ]);
      expect((await person.conversation(_id)).messages).toHaveLength(2);
      expect(await slow.database.credits.read(person.id, new Date())).toMatchObject({ creditsLeft: 19 });
    } finally {
      await slow.closeFixture();
    }
  });

  it('is refused once the conversation is completed', async () => {
    const { _id } = await ada.start(fixture.scenario);
    await ada.post(`/conversations/${_id}/messages`, { message: 'Good morning' }).expect(200);
    expect(dataOf(await ada.post(`/conversations/${_id}/end`).expect(200), endedSchema).conversation.status).toBe(
      'completed',
    );
    await ada.post(`/conversations/${_id}/abandon`).expect(409);
    expect((await ada.conversation(_id)).status).toBe('completed');
  });
});

describe('POST /conversations/:id/coaching-tip', () => {
  it('gives a tip on the draft', async () => {
    const { _id } = await ada.start(fixture.scenario);
    const response = await ada
      .post(`/conversations/${_id}/coaching-tip`, { message: 'I think the date might move a bit' })
      .expect(200);
    expect(dataOf(response, tipSchema)).toEqual({
      tip: 'Name the date.',
      quotes: ['the date'],
      notice: null,
    });
  });

  it('is asked for with those that were given before', async () => {
    const { _id } = await ada.start(fixture.scenario);
    const usual = fixture.coach.onTip;
    const told: (readonly string[] | undefined)[] = [];
    fixture.coach.onTip = async ({ tips }) => {
      told.push(tips);
      return { tip: `Tip ${told.length}.`, quotes: [], notice: null };
    };
    for (const message of ['I think the date might move', 'I think the date moves', 'The date moves'])
      await ada.post(`/conversations/${_id}/coaching-tip`, { message }).expect(200);
    fixture.coach.onTip = usual;
    expect(told).toEqual([[], ['Tip 1.'], ['Tip 1.', 'Tip 2.']]);
    const shown = await ada.get(`/conversations/${_id}`).expect(200);
    expect(JSON.stringify(shown.body)).not.toContain('Tip 1.');
  });

  it('is not worked on any further when whoever asked has left', async () => {
    const { _id } = await ada.start(fixture.scenario);
    const usual = fixture.coach.onTip;
    const left = new Promise<unknown>((resolve) => {
      fixture.coach.onTip = (_context, _draft, { signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            resolve(signal.reason);
            reject(new Error('left'));
          });
        });
    });
    const before = fixture.coach.tips;
    const request = ada.post(`/conversations/${_id}/coaching-tip`, { message: 'I think the date might move' });
    const ended = request.then(
      () => 'answered',
      () => 'broken off',
    );
    await eventually('the coach being asked', () => fixture.coach.tips > before);
    request.abort();
    expect(await left).toMatchObject({ message: 'Nobody waits for the tip any more' });
    expect(await ended).toBe('broken off');
    fixture.coach.onTip = usual;
  });

  it('is part of some plans only', async () => {
    const person = await fixture.register('solo_core');
    const { _id } = await person.start(fixture.scenario);
    const before = fixture.coach.tips;
    const response = await person
      .post(`/conversations/${_id}/coaching-tip`, { message: 'I think the date might move' })
      .expect(402);
    expect(failureOf(response).code).toBe('plan_required');
    expect(fixture.coach.tips).toBe(before);
  });

  it('is not given after the end, and says so when the coach has none', async () => {
    const { _id } = await ada.start(fixture.scenario);
    const usual = fixture.coach.onTip;
    fixture.coach.onTip = () => Promise.reject(new Error('no provider'));
    expect(
      failureOf(await ada.post(`/conversations/${_id}/coaching-tip`, { message: 'I think the date' }).expect(503))
        .message,
    ).not.toContain('provider');
    fixture.coach.onTip = usual;
    await ada.post(`/conversations/${_id}/abandon`).expect(200);
    await ada.post(`/conversations/${_id}/coaching-tip`, { message: 'I think the date' }).expect(409);
    await ada.post(`/conversations/${_id}/coaching-tip`, { message: '   ' }).expect(400);
  });
});
