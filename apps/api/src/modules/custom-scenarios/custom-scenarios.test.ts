import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlanType, Template, TemplateInput } from '@parley/shared';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, pageOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { templateFixture } from './testing/template-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = new Date('2026-11-20T09:00:00Z');
let api: TestApp;
let ada: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  api = await createTestApp({ dependencies: { clock: () => now } });
  ada = await signedIn(api, { now });
  ben = await signedIn(api, { now });
});
afterAll(() => api.close());

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (who: SignedIn, method: Method, path = '', body?: object): Promise<Response> => {
  const sent = request(api.app)[method](`/api/custom-scenarios${path}`).set('Authorization', who.bearer);
  return Promise.resolve(body === undefined ? sent : sent.send(body));
};
const create = async (who: SignedIn, given: Partial<TemplateInput> = {}): Promise<Template> =>
  dataOf('createTemplate', await call(who, 'post', '', templateFixture(given)));
const onPlan = (type: PlanType, startedAt = now): Promise<SignedIn> =>
  signedIn(api, { now, plan: { type, startedAt } });
const titles = async (who: SignedIn, query = ''): Promise<string[]> =>
  dataOf('listTemplates', await call(who, 'get', query)).map(({ title }) => title);
const expectRefusal = (response: Response, status: number, code: string, message: string): void => {
  expect({ status: response.status, ...failureOf(response) }).toMatchObject({ status, code, message });
};

const NOT_FOUND = 'This template does not exist, or was deleted.';

describe('a template', () => {
  it('is stored as it was written, and read again', async () => {
    const created = await create(ada);
    expect(created).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...templateFixture(),
      isOwn: true,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    expect(dataOf('getTemplate', await call(ada, 'get', `/${created._id}`))).toEqual(created);
  });

  it('keeps scripts and template syntax as the words they are', async () => {
    const title = "<script>alert('x')</script> {{7*7}} ${x} {figure} $& %s";
    const created = await create(ada, { title });
    expect(created.title).toBe(title);
    expect(dataOf('getTemplate', await call(ada, 'get', `/${created._id}`)).title).toBe(title);
  });

  it('is private unless it says otherwise', async () => {
    const { isPublic: _left, ...fields } = templateFixture();
    expect(dataOf('createTemplate', await call(ada, 'post', '', fields)).isPublic).toBe(false);
  });

  it('is changed whole', async () => {
    const { _id } = await create(ada);
    const change = templateFixture({ title: 'Moving two depots', difficulty: 'hard', stakeholderTypes: ['end_user'] });
    const changed = dataOf('updateTemplate', await call(ada, 'put', `/${_id}`, change));
    expect(changed).toMatchObject({ _id, ...change, isOwn: true });
    expect(dataOf('getTemplate', await call(ada, 'get', `/${_id}`))).toEqual(changed);
  });

  it('is deleted, and taken back within a day', async () => {
    const created = await create(ada);
    const path = `/${created._id}`;
    const { restorableUntil } = dataOf('deleteTemplate', await call(ada, 'delete', path));
    expect(restorableUntil).toBe(new Date(now.getTime() + DAY_MS).toISOString());
    for (const response of [
      await call(ada, 'get', path),
      await call(ada, 'put', path, templateFixture()),
      await call(ada, 'delete', path),
      await call(ada, 'post', `${path}/generate`),
    ])
      expectRefusal(response, 404, 'not_found', NOT_FOUND);
    expect(await titles(ada)).not.toContain(path);
    expect(dataOf('restoreTemplate', await call(ada, 'post', `${path}/restore`))).toEqual(created);
    expect(dataOf('getTemplate', await call(ada, 'get', path))).toEqual(created);
    expectRefusal(await call(ada, 'post', `${path}/restore`), 404, 'not_found', NOT_FOUND);
  });

  it('is not taken back later', async () => {
    const { _id } = await create(ada);
    await call(ada, 'delete', `/${_id}`);
    const before = now;
    now = new Date(now.getTime() + DAY_MS + 1);
    expectRefusal(await call(ada, 'post', `/${_id}/restore`), 404, 'not_found', NOT_FOUND);
    now = before;
  });
});

describe('the list', () => {
  it("shows one's own, newest first, a page at a time", async () => {
    const who = await signedIn(api, { now });
    expect(await titles(who)).toEqual([]);
    for (const title of ['First', 'Second', 'Third']) await create(who, { title });
    expect(await titles(who)).toEqual(['Third', 'Second', 'First']);
    const first = await call(who, 'get', '?limit=2');
    expect(pageOf(first)).toMatchObject({ total: 3, nextCursor: expect.any(String) });
    expect(await titles(who, `?limit=2&cursor=${pageOf(first).nextCursor}`)).toEqual(['First']);
    expect(await titles(who, '?cursor=nonsense')).toHaveLength(3);
  });

  it('shows what others made public apart, and without a word on whose it is', async () => {
    const who = await signedIn(api, { now });
    const open = await create(who, { title: 'Open to all', isPublic: true });
    await create(who, { title: 'Mine alone' });
    const response = await call(ben, 'get', '?scope=public');
    const listed = dataOf('listTemplates', response);
    expect(listed).toContainEqual({ ...open, isOwn: false });
    expect(listed.map(({ title }) => title)).not.toContain('Mine alone');
    for (const word of [who.user.id, who.user.name, who.user.email]) expect(response.text).not.toContain(word);
    expect(await titles(who, '?scope=public')).not.toContain('Open to all');
    expect(await titles(ben)).toEqual([]);
    await call(who, 'delete', `/${open._id}`);
    expect(await titles(ben, '?scope=public')).not.toContain('Open to all');
  });

  it.each(['?limit=0', '?limit=201', '?scope=everything', `?cursor=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      const response = await call(ada, 'get', query);
      expect(response.status).toBe(400);
      expect(failureOf(response).code).toBe('validation_failed');
    },
  );
});

describe("somebody else's template", () => {
  it('does not exist while it is private', async () => {
    const { _id } = await create(ada);
    for (const response of [
      await call(ben, 'get', `/${_id}`),
      await call(ben, 'put', `/${_id}`, templateFixture()),
      await call(ben, 'delete', `/${_id}`),
      await call(ben, 'post', `/${_id}/generate`),
      await call(ben, 'post', `/${_id}/restore`),
    ])
      expectRefusal(response, 404, 'not_found', NOT_FOUND);
    await call(ada, 'delete', `/${_id}`);
    expectRefusal(await call(ben, 'post', `/${_id}/restore`), 404, 'not_found', NOT_FOUND);
  });

  it('can be read and copied once it is public, and never changed', async () => {
    const open = await create(ada, { isPublic: true });
    expect(dataOf('getTemplate', await call(ben, 'get', `/${open._id}`))).toEqual({ ...open, isOwn: false });
    const message = 'This template is somebody else’s. Duplicate it to make it yours.';
    for (const response of [
      await call(ben, 'put', `/${open._id}`, templateFixture({ title: 'Taken over' })),
      await call(ben, 'delete', `/${open._id}`),
    ])
      expectRefusal(response, 403, 'forbidden', message);
    expect(dataOf('getTemplate', await call(ada, 'get', `/${open._id}`))).toEqual(open);
    // A copy is what was read, sent again as one's own.
    const copy = dataOf('createTemplate', await call(ben, 'post', '', open));
    expect(copy).toMatchObject({ ...templateFixture(), isPublic: true, isOwn: true });
    expect(copy._id).not.toBe(open._id);
  });

  it('is gone for others once it is private again', async () => {
    const open = await create(ada, { isPublic: true });
    await call(ada, 'put', `/${open._id}`, templateFixture({ isPublic: false }));
    expectRefusal(await call(ben, 'get', `/${open._id}`), 404, 'not_found', NOT_FOUND);
  });
});

const INCOMPLETE = 'Please fill all required fields';
const REFUSED: readonly (readonly [string, object, string, string])[] = [
  ['no title', { title: undefined }, 'title', INCOMPLETE],
  ['a title of blanks', { title: ' \u200b ' }, 'title', INCOMPLETE],
  ['a title that is no text', { title: { $gt: '' } }, 'title', INCOMPLETE],
  ['a long title', { title: 'x'.repeat(121) }, 'title', 'Title must be at most 120 characters long'],
  [
    'a long description',
    { description: 'x'.repeat(2_001) },
    'description',
    'Description must be at most 2000 characters long',
  ],
  ['no industry', { industry: '' }, 'industry', INCOMPLETE],
  ['a long industry', { industry: 'x'.repeat(201) }, 'industry', 'Industry must be at most 200 characters long'],
  [
    'a long project type',
    { projectType: 'x'.repeat(10_000) },
    'projectType',
    'Project type must be at most 200 characters long',
  ],
  [
    'a long context',
    { customContext: 'x'.repeat(10_000) },
    'customContext',
    'Context must be at most 8000 characters long',
  ],
  ['no stakeholder', { stakeholderTypes: [] }, 'stakeholderTypes', INCOMPLETE],
  ['no list of stakeholders', { stakeholderTypes: 'client' }, 'stakeholderTypes', INCOMPLETE],
  [
    'an unknown stakeholder',
    { stakeholderTypes: ['client', 'wizard'] },
    'stakeholderTypes.1',
    'Stakeholder types: please choose from the list',
  ],
  [
    'a stakeholder twice',
    { stakeholderTypes: ['client', 'client'] },
    'stakeholderTypes',
    'Stakeholder types: each can be chosen once',
  ],
  [
    'nine stakeholders',
    { stakeholderTypes: Array(9).fill('client') },
    'stakeholderTypes',
    'Stakeholder types: choose at most 8',
  ],
  ['no challenge', { challengeTypes: [] }, 'challengeTypes', INCOMPLETE],
  [
    'an unknown challenge',
    { challengeTypes: ['dragons'] },
    'challengeTypes.0',
    'Challenge types: please choose from the list',
  ],
  [
    '11 challenges',
    { challengeTypes: Array(11).fill('scope_creep') },
    'challengeTypes',
    'Challenge types: choose at most 10',
  ],
  ['no objective', { learningObjectives: undefined }, 'learningObjectives', INCOMPLETE],
  [
    '51 objectives',
    { learningObjectives: Array.from({ length: 51 }, (_, at) => `Objective ${at}`) },
    'learningObjectives',
    'Learning objectives: choose at most 10',
  ],
  [
    'a long objective',
    { learningObjectives: ['x'.repeat(201)] },
    'learningObjectives.0',
    'Learning objective must be at most 200 characters long',
  ],
  ['an unknown difficulty', { difficulty: 'nightmare' }, 'difficulty', 'Difficulty: please choose from the list'],
  ['a public flag that is none', { isPublic: 'yes' }, 'isPublic', 'Public is yes or no'],
];

describe('what a template may hold', () => {
  it.each(REFUSED)('is not %s', async (_what, given, field, message) => {
    const { _id } = await create(ada);
    const body = { ...templateFixture(), ...given };
    for (const response of [await call(ada, 'post', '', body), await call(ada, 'put', `/${_id}`, body)]) {
      expectRefusal(response, 400, 'validation_failed', message);
      expect(failureOf(response).details).toEqual([{ path: `body.${field}`, message }]);
    }
    expect(dataOf('getTemplate', await call(ada, 'get', `/${_id}`))).toMatchObject(templateFixture());
  });

  it('is everything at its limit', async () => {
    const most = {
      title: 't'.repeat(120),
      description: 'd'.repeat(2_000),
      industry: 'i'.repeat(200),
      projectType: 'p'.repeat(200),
      customContext: 'c'.repeat(8_000),
      learningObjectives: Array.from({ length: 10 }, (_, at) => `${at}`.repeat(200)),
    };
    expect(await create(ada, most)).toMatchObject(most);
  });
});

describe.each(['no-such-id', '0123456789abcdef01234567', '%7B%22$gt%22:%22%22%7D'])('the unknown id %s', (id) => {
  it('is 404 everywhere', async () => {
    for (const response of [
      await call(ada, 'get', `/${id}`),
      await call(ada, 'put', `/${id}`, templateFixture()),
      await call(ada, 'delete', `/${id}`),
      await call(ada, 'post', `/${id}/generate`),
      await call(ada, 'post', `/${id}/restore`),
    ])
      expectRefusal(response, 404, 'not_found', NOT_FOUND);
  });
});

describe('plans', () => {
  const REQUIRED = 'Custom scenarios are part of Solo Pro. Upgrade to make and rehearse your own.';

  it.each(['free_trial', 'solo_pro', 'team_pilot', 'enterprise'] as const)('%s has them', async (plan) => {
    expect((await create(await onPlan(plan))).isOwn).toBe(true);
  });

  it('Solo Core reads and deletes what it made on a higher plan, and is told what it would need for more', async () => {
    const who = await onPlan('solo_pro');
    const made = await create(who);
    const other = await create(who);
    await api.database.credits.setPlan({ userId: who.user.id, plan: { type: 'solo_core', startedAt: now }, now });
    expect(dataOf('getTemplate', await call(who, 'get', `/${made._id}`))).toEqual(made);
    expect(await titles(who)).toHaveLength(2);
    for (const response of [
      await call(who, 'post', '', templateFixture()),
      await call(who, 'put', `/${made._id}`, templateFixture()),
      await call(who, 'post', `/${made._id}/generate`),
    ])
      expectRefusal(response, 402, 'plan_required', REQUIRED);
    expect((await call(who, 'delete', `/${other._id}`)).status).toBe(200);
    expect((await call(who, 'post', `/${other._id}/restore`)).status).toBe(200);
  });

  it('a plan that is over leaves them to be read', async () => {
    const who = await onPlan('free_trial', new Date(now.getTime() - 13 * DAY_MS));
    const made = await create(who);
    const before = now;
    now = new Date(now.getTime() + 2 * DAY_MS);
    const message = 'Your free trial has ended. Choose a plan to keep practising.';
    expect(dataOf('getTemplate', await call(who, 'get', `/${made._id}`))).toEqual(made);
    expectRefusal(await call(who, 'post', '', templateFixture()), 402, 'trial_expired', message);
    expectRefusal(await call(who, 'put', `/${made._id}`, templateFixture()), 402, 'trial_expired', message);
    expectRefusal(await call(who, 'post', `/${made._id}/generate`), 402, 'trial_expired', message);
    now = before;
  });
});

describe('two changes at once', () => {
  it('leave one of them, whole', async () => {
    const { _id } = await create(ada);
    const changes = [1, 2, 3, 4, 5].map((at) => templateFixture({ title: `Title ${at}`, industry: `Industry ${at}` }));
    const answers = await Promise.all(changes.map((change) => call(ada, 'put', `/${_id}`, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { title, industry } = dataOf('getTemplate', await call(ada, 'get', `/${_id}`));
    expect(changes.map((change) => [change.title, change.industry])).toContainEqual([title, industry]);
  });
});
