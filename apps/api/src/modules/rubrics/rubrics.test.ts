import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CURRENT_RUBRIC, RUBRICS } from '@parley/coach/rubric';
import request, { type Response } from 'supertest';
import { dataOf, failureOf } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const get = (version: string, tag?: string): Promise<Response> => {
  const call = request(api.app).get(`/api/rubrics/${version}`);
  return tag === undefined ? call : call.set('If-None-Match', tag);
};

describe('GET /rubrics/{version}', () => {
  it('shows everybody the rubric that scores today, whole', async () => {
    const rubric = dataOf('getRubric', await get('current'));
    expect(rubric).toMatchObject({ version: CURRENT_RUBRIC.version, current: true });
    expect(rubric.indicators.map(({ id }) => id)).toEqual(CURRENT_RUBRIC.indicators.map(({ id }) => id));
    expect(rubric.scoring.skillPoints + rubric.scoring.casePoints).toBe(10);
  });

  it.each(Object.keys(RUBRICS))('keeps version %s', async (version) => {
    const rubric = dataOf('getRubric', await get(version));
    expect(rubric).toMatchObject({ version, current: version === CURRENT_RUBRIC.version });
    expect(rubric.versions.map((known) => known.version).toSorted()).toEqual(Object.keys(RUBRICS).toSorted());
  });

  it('says nothing of what only the coach needs', async () => {
    const { text } = await get('current');
    for (const word of ['strength', 'improvement', 'next']) expect(text).not.toContain(`"${word}"`);
  });

  it.each(['9.9', 'constructor', '__proto__', '%7B%22$gt%22:1%7D'])(
    'answers 404 to %s, and lets nobody keep that',
    async (version) => {
      const response = await get(version);
      expect(response.status).toBe(404);
      expect(failureOf(response)).toMatchObject({
        code: 'not_found',
        message: 'There is no such version of the rubric.',
      });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['etag']).toBeUndefined();
    },
  );

  it('may be kept, and is not sent again to who has it', async () => {
    const first = await get('current');
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await get('current', tag);
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag]);
    expect((await get('1.0', tag)).status).toBe(CURRENT_RUBRIC.version === '1.0' ? 304 : 200);
    expect((await get('current', '"another"')).status).toBe(200);
  });

  it('is the only answer that may be kept', async () => {
    expect((await request(api.app).get('/api/config')).headers['cache-control']).toBe('no-store');
  });
});
