import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@parley/db';
import { scenarioContent } from '@parley/db/testing';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, pageOf, signedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

let api: TestApp;
let bearer: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ bearer } = await signedIn(api));
  await api.database.scenarios.seed([
    scenarioContent('portal-date', { title: 'The portal date', difficulty: 'easy' }),
    scenarioContent('budget-cut', {
      title: 'The budget cut',
      category: 'budget_discussion',
      stakeholderType: 'executive_sponsor',
    }),
    scenarioContent('vendor-delay', { title: 'The vendor is late', stakeholderType: 'vendor', difficulty: 'hard' }),
  ]);
});
afterAll(() => api.close());

const get = (path: string): Promise<Response> =>
  request(api.app).get(`/api/scenarios${path}`).set('Authorization', bearer);
const slugs = async (query: string): Promise<string[]> =>
  dataOf('listScenarios', await get(query)).map(({ slug }) => slug);

describe('GET /scenarios', () => {
  it('lists the library with what its cards show', async () => {
    const response = await get('');
    expect(dataOf('listScenarios', response).map(({ slug, bestScore }) => [slug, bestScore])).toEqual([
      ['portal-date', null],
      ['budget-cut', null],
      ['vendor-delay', null],
    ]);
    expect(pageOf(response)).toEqual({ nextCursor: null, total: 3 });
  });

  it('never shows what the stakeholder hides', async () => {
    const hidden = [
      'content',
      'persona',
      'concerns',
      'facts',
      'opening',
      'reactions',
      'wouldMove',
      'redLines',
      'searchText',
    ];
    for (const response of [await get(''), await get('/portal-date')]) {
      for (const word of hidden) expect(response.text).not.toContain(`"${word}"`);
    }
  });

  it('filters and searches', async () => {
    expect(await slugs('?category=budget_discussion')).toEqual(['budget-cut']);
    expect(await slugs('?stakeholderType=vendor&difficulty=hard')).toEqual(['vendor-delay']);
    expect(await slugs('?difficulty=easy&search=late')).toEqual([]);
    expect(await slugs(`?search=${encodeURIComponent('  VENDOR  late ')}`)).toEqual(['vendor-delay']);
  });

  it('pages', async () => {
    const first = await get('?limit=2');
    expect(dataOf('listScenarios', first)).toHaveLength(2);
    const { nextCursor } = pageOf(first);
    expect(await slugs(`?limit=2&cursor=${nextCursor}`)).toEqual(['vendor-delay']);
  });

  it.each([
    '?difficulty=impossible',
    '?category[$ne]=x&category=',
    '?difficulty=easy&difficulty=hard',
    '?limit=0',
    '?limit=201',
    '?limit=many',
    `?search=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(failureOf(response)).toMatchObject({
      code: 'validation_failed',
      details: [{ path: expect.stringMatching(/^query\./) }],
    });
  });
});

describe('GET /scenarios/{id}', () => {
  it('finds by id and by slug', async () => {
    const bySlug = dataOf('getScenario', await get('/budget-cut'));
    expect(bySlug).toMatchObject({ slug: 'budget-cut', bestScore: null });
    expect(dataOf('getScenario', await get(`/${bySlug._id}`))).toEqual(bySlug);
  });

  it.each(['/no-such-scenario', '/0123456789abcdef01234567', '/%7B%22$gt%22:%22%22%7D'])(
    'answers 404 to %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(failureOf(response)).toMatchObject({ code: 'not_found', message: 'Scenario not found' });
    },
  );
});

describe('the best score', () => {
  it("is the highest of the caller's own completed conversations, and nobody else's", async () => {
    const [one, other] = [await signedIn(api), await signedIn(api)];
    await completed(one.user.id, 'portal-date', 6.5);
    await completed(one.user.id, 'portal-date', 8.1);
    await completed(other.user.id, 'portal-date', 9.9);
    const response = await request(api.app).get('/api/scenarios').set('Authorization', one.bearer);
    expect(dataOf('listScenarios', response).map(({ bestScore }) => bestScore)).toEqual([8.1, null, null]);
    const single = await request(api.app).get('/api/scenarios/portal-date').set('Authorization', one.bearer);
    expect(dataOf('getScenario', single).bestScore).toBe(8.1);
  });
});

async function completed(userId: string, slug: string, overallScore: number): Promise<void> {
  const found = await api.database.scenarios.findWithContent(slug);
  if (!found) throw new Error(`No scenario ${slug}`);
  const { conversations } = api.database;
  const id = newId();
  const now = new Date();
  const message = {
    content: 'We can keep the date if the reports wait.',
    timestamp: now,
    notice: null,
    clientMessageId: null,
  };
  await api.database.inTransaction(async (session) => {
    await conversations.create({ id, userId, ...found, opening: found.content.opening, now }, session);
    await conversations.append({ conversationId: id, after: 1, message: { ...message, role: 'student' } }, session);
    const claim = await conversations.beginAnalysis(
      id,
      { owner: 'test', leaseUntil: new Date(now.getTime() + 60_000) },
      session,
    );
    if (!claim) throw new Error('The analysis could not begin');
    const feedback = {
      overallScore,
      strengths: [],
      areasForImprovement: [],
      keyInsights: '',
      specificFeedback: [],
      suggestedApproachForNextTime: '',
      suggestedPhrasing: null,
      skills: [],
      indicators: [],
      trust: [],
      worries: [],
      steps: [],
      rubricVersion: 'test',
      engine: 'rehearsal' as const,
      model: 'test',
      engineNote: null,
      scoredAt: now.toISOString(),
    };
    await conversations.completeAnalysis(claim, feedback, now, session);
  });
}
