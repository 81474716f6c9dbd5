/** Reports as files: one render for all who ask, for their owner alone, and nothing half-made. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, type ExportClaim } from '@parley/db';
import { createMetricsRegistry, queuePrefix, type QueueProducers } from '@parley/platform';
import { exportStartedSchema, exportStatusSchema } from '@parley/shared';
import request, { type Response } from 'supertest';
import { buildApp } from '../../app';
import { eventually } from '../conversations/testing/eventually';
import { feedbackOf } from '../conversations/testing/scripted-coach';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type Person,
  type ConversationFixture,
} from '../conversations/testing/conversation-fixture';

const PDF = Buffer.from('%PDF-1.7 what was said, and what it was worth');
const UNAVAILABLE = 'The service is briefly unavailable. Please try again in a moment.';

let fixture: ConversationFixture;
let ada: Person;
let id: string;
beforeAll(async () => {
  fixture = await createConversationFixture({ settings: { exportWaitMs: 1_200 } });
  fixture.coach.answer = ['So tell me.'];
  fixture.coach.onAssess = async (_context, at) => feedbackOf(7.4, at);
});
afterAll(() => fixture.closeFixture());
beforeEach(async () => {
  ada = await fixture.register();
  id = (await ada.start(fixture.scenario))._id;
});

async function complete(): Promise<void> {
  await ada.post(`/conversations/${id}/messages`, { message: 'We lose the 12th.' }).expect(200);
  await ada.post(`/conversations/${id}/end`).expect(200);
}

const ask = async (person = ada) =>
  dataOf(await person.post(`/conversations/${id}/export/pdf`).expect(200), exportStartedSchema).jobId;
const statusOf = async (jobId: string, person = ada) =>
  dataOf(await person.get(`/conversations/export/status/${jobId}`).expect(200), exportStatusSchema);
const queued = () => fixture.redis.llen(`${queuePrefix(fixture.dependencies.settings.redisPrefix)}:export:wait`);

/** What a worker does, without its browser. */
async function take(jobId: string): Promise<ExportClaim> {
  const now = new Date();
  const taken = await fixture.database.exports.claim(jobId, { now, heldUntil: new Date(now.getTime() + 60_000) });
  if (taken === null) throw new Error('There was nothing to render');
  return taken.claim;
}
const render = async (jobId: string) => fixture.database.exports.complete(await take(jobId), PDF, new Date());
const fail = async (jobId: string) =>
  fixture.database.exports.markAttemptFailed(await take(jobId), {
    error: 'The report could not be rendered. Please try again.',
    last: true,
    heldUntil: new Date(),
  });
/** Sends the requests, does the work on the one export they ask for once it is queued, and gives the answers. */
async function during(
  send: () => Promise<readonly Response[]>,
  work: (jobId: string) => Promise<unknown>,
): Promise<readonly Response[]> {
  const before = await queued();
  const answers = send();
  await eventually('the export to be queued', async () => (await queued()) > before);
  await work(await ask());
  return answers;
}

describe('asking for the report', () => {
  beforeEach(complete);

  it('gives a job, then a file named after scenario and date', async () => {
    const jobId = await ask();
    expect(await statusOf(jobId)).toEqual({ status: 'queued', result: null, error: null });
    const claim = await take(jobId);
    expect(await statusOf(jobId)).toEqual({ status: 'rendering', result: null, error: null });
    await fixture.database.exports.complete(claim, PDF, new Date());
    const { status, result } = await statusOf(jobId);
    expect([status, result?.pdfPath]).toEqual([
      'completed',
      expect.stringMatching(/^\/api\/conversations\/export\/download\/[\w-]{32}\.pdf$/),
    ]);
    const file = await ada.get(result?.pdfPath.replace('/api', '') ?? '').expect(200);
    expect(file.body).toEqual(PDF);
    const { completedAt, scenario } = await ada.conversation(id);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="${scenario.title} ${completedAt?.slice(0, 10)}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('ten times at once makes one export and one job', async () => {
    const before = await queued();
    const jobs = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(jobs).size).toBe(1);
    expect(await queued()).toBe(before + 1);
    await render(jobs[0] ?? '');
    expect(await ask()).toBe(jobs[0]);
    expect(await queued()).toBe(before + 1);
  });

  it('again after it failed begins anew, and the failure stays told', async () => {
    const first = await ask();
    await fail(first);
    expect(await statusOf(first)).toEqual({
      status: 'failed',
      result: null,
      error: 'The report could not be rendered. Please try again.',
    });
    const second = await ask();
    expect(second).not.toBe(first);
    expect(await statusOf(second)).toMatchObject({ status: 'queued' });
    expect(await statusOf(first)).toMatchObject({ status: 'failed' });
  });

  it('is for the owner alone: job, status and file do not exist for others', async () => {
    const eve = await fixture.register();
    const jobId = await ask();
    await render(jobId);
    const path = (await statusOf(jobId)).result?.pdfPath.replace('/api', '') ?? '';
    for (const response of [
      await eve.post(`/conversations/${id}/export/pdf`),
      await eve.post(`/conversations/${id}/export/pdf-direct`),
      await eve.get(`/conversations/export/status/${jobId}`),
      await eve.get(path),
      await request(fixture.base).post(`/api/conversations/${id}/export/pdf`).type('form').send({ token: eve.token }),
    ]) {
      expect([response.status, failureOf(response).code]).toEqual([404, 'not_found']);
    }
    expect((await request(fixture.base).get(`/api${path}`)).status).toBe(401);
  });

  it('finds nothing outside what was exported', async () => {
    const names = [
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e',
      '..%5c..%5cwindows',
      'null',
      '%00',
      `${'a'.repeat(32)}.pdf`,
      '[object%20Object]',
      '%24ne',
      '%ff',
    ];
    for (const name of names) {
      const response = await ada.get(`/conversations/export/download/${name}`);
      expect([name, response.status]).toEqual([name, 404]);
    }
    for (const jobId of [newId(), 'x', '..%2f..', '%7B%22%24ne%22%3Anull%7D']) {
      expect((await ada.get(`/conversations/export/status/${jobId}`)).status).toBe(404);
    }
  });

  it('is limited', async () => {
    const strict = buildApp({
      ...fixture.dependencies,
      metrics: createMetricsRegistry('strict'),
      settings: {
        ...fixture.dependencies.settings,
        redisPrefix: `${fixture.dependencies.settings.redisPrefix}-strict`,
        rateLimitScale: 1,
      },
    });
    const post = () =>
      request(strict).post(`/api/conversations/${id}/export/pdf`).set('Authorization', `Bearer ${ada.token}`).send({});
    for (let count = 0; count < 30; count += 1) expect((await post()).status).toBe(200);
    const refused = await post();
    expect([refused.status, failureOf(refused).code]).toEqual([429, 'rate_limited']);
  });
});

describe('a conversation without a report', () => {
  it('can not be exported', async () => {
    const message = 'Only completed conversations can be exported.';
    for (const path of ['pdf', 'pdf-direct']) {
      const response = await ada.post(`/conversations/${id}/export/${path}`);
      expect([response.status, failureOf(response)]).toEqual([
        409,
        expect.objectContaining({ code: 'conflict', message }),
      ]);
    }
    await ada.post(`/conversations/${id}/abandon`).expect(200);
    expect((await ada.post(`/conversations/${id}/export/pdf`)).status).toBe(409);
    expect((await ada.post(`/conversations/${newId()}/export/pdf`)).status).toBe(404);
  });
});

describe('while Redis is away', () => {
  beforeEach(complete);

  it('the request is refused, and nothing is left half-made', async () => {
    const refusing: QueueProducers = {
      add: () => Promise.reject(new Error('Connection is closed.')),
      schedule: () => Promise.reject(new Error('Connection is closed.')),
      waiting: () => Promise.reject(new Error('Connection is closed.')),
      readers: () => Promise.reject(new Error('Connection is closed.')),
      close: async () => undefined,
    };
    const cut = buildApp({ ...fixture.dependencies, metrics: createMetricsRegistry('cut'), queues: refusing });
    const far = new Date(Date.now() + 3_600_000);
    const before = await fixture.database.exports.findLost(far, 1_000);
    for (const path of ['pdf', 'pdf-direct']) {
      const response = await request(cut)
        .post(`/api/conversations/${id}/export/${path}`)
        .set('Authorization', `Bearer ${ada.token}`)
        .send({});
      expect([response.status, failureOf(response).message]).toEqual([503, UNAVAILABLE]);
    }
    expect(await fixture.database.exports.findLost(far, 1_000)).toEqual(before);
    expect(await statusOf(await ask())).toMatchObject({ status: 'queued' });
  });
});

describe('the direct way', () => {
  beforeEach(complete);
  const direct = () => ada.post(`/conversations/${id}/export/pdf-direct`);

  it('waits for the render, and shares it', async () => {
    const answers = await during(() => Promise.all([direct(), direct(), direct()]), render);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, PDF],
      [200, PDF],
      [200, PDF],
    ]);
  });

  it('says so when there will be no file', async () => {
    const answers = await during(async () => [await direct()], fail);
    expect(answers.map((response) => [response.status, failureOf(response)])).toEqual([
      [502, expect.objectContaining({ code: 'export_failed', message: 'PDF generation failed' })],
    ]);
  });

  it('gives up in time', async () => {
    const response = await direct();
    expect([response.status, failureOf(response)]).toEqual([
      504,
      expect.objectContaining({ code: 'export_timeout', message: 'PDF generation timeout' }),
    ]);
  });
});

describe('the form', () => {
  beforeEach(complete);
  const post = (fields: object) =>
    request(fixture.base).post(`/api/conversations/${id}/export/pdf`).type('form').send(fields);

  it('with the token in its hidden field gets the file itself', async () => {
    await render(await ask());
    const response = await post({ token: ada.token }).expect(200);
    expect(response.body).toEqual(PDF);
    expect(response.headers['content-disposition']).toContain('attachment; filename=');
  });

  it('without a good token gets nothing', async () => {
    for (const fields of [{}, { token: '' }, { token: 'x.y.z' }, { 'token[]': ada.token }, { other: ada.token }]) {
      const response = await post(fields);
      expect([response.status, failureOf(response).code]).toEqual([401, 'unauthenticated']);
    }
    const revoked = ada.token;
    await ada.post('/users/logout').expect(200);
    expect((await post({ token: revoked })).status).toBe(401);
  });

  it('is the only place where a token in a body counts', async () => {
    const elsewhere = await request(fixture.base)
      .post(`/api/conversations/${id}/export/pdf-direct`)
      .type('form')
      .send({ token: ada.token });
    const asJson = await request(fixture.base).post(`/api/conversations/${id}/export/pdf`).send({ token: ada.token });
    const asQuery = await request(fixture.base).post(`/api/conversations/${id}/export/pdf?token=${ada.token}`);
    expect([elsewhere.status, asJson.status, asQuery.status]).toEqual([401, 401, 401]);
  });
});
