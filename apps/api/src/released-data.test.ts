/** People who were here before this release find everything as they left it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createReleasedDatabase } from '@parley/db/testing';
import { conversationSchema, scenarioContentSchema } from '@parley/shared';
import request from 'supertest';
import { ScriptedCoach } from './modules/conversations/testing/scripted-coach';
import { dataOf } from './testing/client';
import { createTestApp, type TestApp } from './testing/create-test-app';

const PASSWORD = 'rehearse-it-2026';
const COMPLETED = '6b02ba815c7d274930d6bee8';
const IN_PROGRESS = '6b02ba9a5c7d274930d6bef3';
const ABANDONED = '6b02baa45c7d274930d6bef8';
const BRANCH = '6b02baa45c7d274930d6befc';
const EXPORT = '6b02baa446eedb1a883d9031';

describe('with data of the release of 2026-11-22', () => {
  let api: TestApp;
  const coach = new ScriptedCoach();
  coach.answer = ['Then let us settle the date.'];
  beforeAll(async () => {
    const mongo = await createReleasedDatabase('2026-11-22');
    api = await createTestApp({ mongo, coach });
    await api.database.prepare(api.dependencies.logger);
  });
  afterAll(() => api.close());

  const signIn = async (email: string) =>
    dataOf('login', await request(api.app).post('/api/users/login').send({ email, password: PASSWORD }));
  const get = async (path: string, { token }: { token: string }) =>
    request(api.app).get(`/api${path}`).set('Authorization', `Bearer ${token}`);

  it('one signs in with the password one had', async () => {
    expect(await signIn('ruth@yesterday.example')).toMatchObject({ name: 'Ruth Adeyemi', plan: 'free_trial' });
  });

  it('a name that was sent over several lines is one line', async () => {
    expect(await signIn('nikolai@yesterday.example')).toMatchObject({
      name: 'Nikolai Petrov see https://prizes.example',
      organization: 'Brennt und Söhne',
    });
  });

  it('one finds the history, the totals and the plan', async () => {
    const ruth = await signIn('ruth@yesterday.example');
    const list = dataOf('listConversations', await get('/conversations', ruth));
    expect(list.map(({ _id, status }) => [_id, status])).toEqual([
      [ABANDONED, 'abandoned'],
      [IN_PROGRESS, 'in_progress'],
      [COMPLETED, 'completed'],
    ]);
    expect(dataOf('getConversationTotals', await get('/conversations/totals', ruth))).toMatchObject({ completed: 1 });
    expect(dataOf('getPlan', await get('/users/plan', ruth))).toMatchObject({ creditsUsed: 2, creditsTotal: 20 });
  });

  it('one reads the report, its branches, and the file that was exported', async () => {
    const ruth = await signIn('ruth@yesterday.example');
    const completed = dataOf('getConversation', await get(`/conversations/${COMPLETED}`, ruth));
    expect(completed.messages).toHaveLength(7);
    expect(completed.feedback).toMatchObject({ overallScore: 5 });

    const { branches } = dataOf('listBranches', await get(`/conversations/${COMPLETED}/branches`, ruth));
    expect(branches).toMatchObject([{ _id: BRANCH, messageNumber: 4 }]);
    expect(dataOf('getConversation', await get(`/conversations/${BRANCH}`, ruth)).messages.length).toBeGreaterThan(3);

    const status = dataOf('getExportStatus', await get(`/conversations/export/status/${EXPORT}`, ruth));
    const { pathname } = new URL(status.result?.pdfPath ?? '', 'http://parley.example');
    const file = await get(pathname.replace(/^\/api/, ''), ruth);
    expect([file.status, file.headers['content-type'], file.headers['content-length']]).toEqual([
      200,
      'application/pdf',
      '2048',
    ]);
  });

  it('one goes on with what one had begun', async () => {
    const ruth = await signIn('ruth@yesterday.example');
    const response = await request(api.app)
      .post(`/api/conversations/${IN_PROGRESS}/messages`)
      .set('Authorization', `Bearer ${ruth.token}`)
      .send({ message: 'Which of the two dates matters more to you?' });
    const { messages } = conversationSchema.parse(response.body.data);
    expect(messages.slice(3)).toMatchObject([
      { number: 4, role: 'student', content: 'Which of the two dates matters more to you?' },
      { number: 5, role: 'stakeholder', content: 'Then let us settle the date.' },
    ]);
    const [turn] = coach.turns;
    // What the coach is told of the scenario was stored with the conversation, and is what it understands today.
    expect(scenarioContentSchema.parse(turn?.context.scenario)).toEqual(turn?.context.scenario);
  });
});
