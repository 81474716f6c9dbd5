import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scenarioContent } from '@parley/db/testing';
import type { LibraryScenario, ScenarioInput } from '@parley/shared';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, pageOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { ScriptedCoach } from '../conversations/testing/scripted-coach';
import { templateFixture } from '../custom-scenarios/testing/template-fixture';

const coach = new ScriptedCoach();
let api: TestApp;
let ada: SignedIn;
let ben: SignedIn;
let libraryId: string;
beforeAll(async () => {
  api = await createTestApp({ coach });
  ada = await signedIn(api);
  ben = await signedIn(api);
  await api.database.scenarios.seed([scenarioContent('portal-date')]);
  libraryId = (await api.database.scenarios.find('portal-date'))?._id ?? '';
});
afterAll(() => api.close());

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (who: SignedIn, method: Method, path = '', body?: object): Promise<Response> => {
  const sent = request(api.app)[method](`/api/scenarios${path}`).set('Authorization', who.bearer);
  return Promise.resolve(body === undefined ? sent : sent.send(body));
};
const { isPublic: _left, ...FIELDS } = templateFixture();
const generate = async (who: SignedIn): Promise<LibraryScenario> =>
  dataOf('generateScenario', await call(who, 'post', '/generate', FIELDS));
const CARD: ScenarioInput = {
  title: 'The steering committee',
  description: 'The committee meets tomorrow and has not seen the new figure.',
  difficulty: 'hard',
  stakeholderType: 'executive_sponsor',
  learningObjectives: ['Say bad news first'],
};
const expectRefusal = (response: Response, status: number, code: string, message: string): void => {
  expect({ status: response.status, ...failureOf(response) }).toMatchObject({ status, code, message });
};
const NOT_FOUND = 'Scenario not found';

describe('POST /scenarios/generate', () => {
  it("drafts a scenario of the caller's own from the fields of a template, and charges nothing", async () => {
    const before = await api.database.credits.read(ada.user.id, new Date());
    const scenario = await generate(ada);
    expect(coach.drafts.at(-1)).toEqual(FIELDS);
    expect(scenario).toMatchObject({
      title: FIELDS.title,
      bestScore: null,
      own: { origin: { from: 'fields', templateId: null, engine: 'rehearsal', model: 'scripted', notice: null } },
    });
    expect(JSON.stringify(scenario)).not.toContain('hidden');
    expect(await api.database.credits.read(ada.user.id, new Date())).toEqual(before);
    const [byId, bySlug] = [await call(ada, 'get', `/${scenario._id}`), await call(ada, 'get', `/${scenario.slug}`)];
    expect([dataOf('getScenario', byId), dataOf('getScenario', bySlug)]).toEqual([scenario, scenario]);
  });

  it.each([
    [{}, 'title', 'Please fill all required fields'],
    [{ ...FIELDS, customContext: 'x'.repeat(10_000) }, 'customContext', 'Context must be at most 8000 characters long'],
    [{ ...FIELDS, challengeTypes: ['dragons'] }, 'challengeTypes.0', 'Challenge types: please choose from the list'],
  ])('refuses %#', async (body, field, message) => {
    const response = await call(ada, 'post', '/generate', body);
    expectRefusal(response, 400, 'validation_failed', message);
    expect(failureOf(response).details?.[0]).toEqual({ path: `body.${field}`, message });
  });

  it('stores nothing when no scenario comes', async () => {
    const who = await signedIn(api);
    const usual = coach.onDraft;
    coach.onDraft = () => Promise.reject(new Error('the thread died'));
    const response = await call(who, 'post', '/generate', FIELDS);
    coach.onDraft = usual;
    expectRefusal(
      response,
      503,
      'upstream_unavailable',
      'The scenario could not be written. Nothing was charged; please try again in a moment.',
    );
    expect((await api.database.ownScenarios.list({ userId: who.user.id, limit: 5 })).total).toBe(0);
  });
});

describe('POST /scenarios', () => {
  it('writes a scenario by its card, and has the rest drafted', async () => {
    const card = {
      ...CARD,
      goal: 'Leave with the committee’s yes.',
      situation: 'The new figure is 420,000, and nobody has seen it.',
      opening: 'I have read nothing yet. Why are we here?',
      category: 'budget_discussion' as const,
      estimatedDuration: 15,
      stakeholderPersona: { name: 'Dr. Amara Obi', role: 'Chair of the committee', description: 'Reads every line.' },
    };
    const scenario = dataOf('createScenario', await call(ada, 'post', '', card));
    const { opening, stakeholderPersona, ...rest } = card;
    expect(scenario).toMatchObject({
      ...rest,
      stakeholderPersona: {
        name: stakeholderPersona.name,
        type: 'executive_sponsor',
        role: 'Chair of the committee, Halden Freight',
        description: stakeholderPersona.description,
      },
      own: { opening, origin: { from: 'card' } },
    });
    expect(coach.drafts.at(-1)).toMatchObject({
      customContext: card.situation,
      challengeTypes: ['budget_constraints'],
      stakeholderTypes: ['executive_sponsor'],
    });
    expect((await api.database.ownScenarios.find(scenario._id, ada.user.id))?.content.persona.shortName).toBe(
      'Dr. Amara Obi',
    );
  });

  it.each([
    ['title', { title: 'x'.repeat(121) }, 'Title must be at most 120 characters long'],
    ['title', { title: '' }, 'Please fill all required fields'],
    [
      'learningObjectives',
      { learningObjectives: Array.from({ length: 51 }, (_, at) => `Objective ${at}`) },
      'Learning objectives: choose at most 10',
    ],
    ['category', { category: 'gossip' }, 'Category: please choose from the list'],
    ['stakeholderType', { stakeholderType: 'wizard' }, 'Stakeholder type: please choose from the list'],
    ['estimatedDuration', { estimatedDuration: 600 }, 'Duration must be 10 to 40 minutes'],
    ['goal', { goal: 'x'.repeat(201) }, 'Goal must be at most 200 characters long'],
    ['stakeholderPersona.name', { stakeholderPersona: { name: ' ' } }, 'Name must not be empty'],
  ])('refuses a wrong %s', async (field, given, message) => {
    const { _id } = await generate(ada);
    for (const response of [
      await call(ada, 'post', '', { ...CARD, ...given }),
      await call(ada, 'put', `/${_id}`, given),
    ]) {
      expectRefusal(response, 400, 'validation_failed', message);
      expect(failureOf(response).details).toEqual([{ path: `body.${field}`, message }]);
    }
  });
});

describe('PUT /scenarios/{id}', () => {
  it('changes what is named and leaves the rest', async () => {
    const before = await generate(ada);
    const title = "<script>alert('x')</script> {{7*7}} {figure} $&";
    const after = dataOf('updateScenario', await call(ada, 'put', `/${before._id}`, { title, difficulty: 'easy' }));
    expect(after).toEqual({
      ...before,
      title,
      difficulty: 'easy',
      own: { ...before.own, updatedAt: after.own?.updatedAt },
    });
    expect(dataOf('getScenario', await call(ada, 'get', `/${before._id}`))).toEqual(after);
  });

  it('takes a scenario as it was read', async () => {
    const before = await generate(ada);
    const after = dataOf('updateScenario', await call(ada, 'put', `/${before._id}`, before));
    expect(after).toEqual({ ...before, own: { ...before.own, updatedAt: after.own?.updatedAt } });
  });

  it('calls the stakeholder by a new name everywhere', async () => {
    const usual = coach.onDraft;
    coach.onDraft = async (template, options) => {
      const draft = await usual(template, options);
      return {
        ...draft,
        content: { ...draft.content, goal: 'Leave with Dana’s yes.', situation: 'Dana Whitfield asked Danas for it.' },
      };
    };
    const before = await generate(ada);
    coach.onDraft = usual;
    const change = { stakeholderPersona: { name: 'Noor $& Haddad' } };
    const after = dataOf('updateScenario', await call(ada, 'put', `/${before._id}`, change));
    expect(after).toMatchObject({
      goal: 'Leave with Noor’s yes.',
      situation: 'Noor $& Haddad asked Danas for it.',
      stakeholderPersona: { name: 'Noor $& Haddad' },
    });
  });

  it('lets nothing be lost of two changes at once', async () => {
    const { _id } = await generate(ada);
    const answers = await Promise.all([
      call(ada, 'put', `/${_id}`, { title: 'One title' }),
      call(ada, 'put', `/${_id}`, { goal: 'Leave with one goal.' }),
    ]);
    const done = dataOf('getScenario', await call(ada, 'get', `/${_id}`));
    for (const [at, response] of answers.entries()) {
      const stored = at === 0 ? done.title === 'One title' : done.goal === 'Leave with one goal.';
      expect([response.status, stored]).toEqual(response.status === 200 ? [200, true] : [409, false]);
    }
  });
});

describe('DELETE /scenarios/{id}', () => {
  it('takes it away, and gives it back within a day', async () => {
    const scenario = await generate(ada);
    const path = `/${scenario._id}`;
    const { restorableUntil } = dataOf('deleteScenario', await call(ada, 'delete', path));
    expect(new Date(restorableUntil).getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);
    for (const response of [
      await call(ada, 'get', path),
      await call(ada, 'put', path, { title: 'Gone' }),
      await call(ada, 'delete', path),
    ])
      expectRefusal(response, 404, 'not_found', NOT_FOUND);
    expect(dataOf('restoreScenario', await call(ada, 'post', `${path}/restore`))).toEqual(scenario);
    expectRefusal(await call(ada, 'post', `${path}/restore`), 404, 'not_found', NOT_FOUND);
  });
});

describe('whose they are', () => {
  it('nobody changes the library', async () => {
    const message = 'Scenarios of the library can’t be changed.';
    for (const id of [libraryId, 'portal-date']) {
      expectRefusal(await call(ada, 'put', `/${id}`, { title: 'Mine' }), 403, 'forbidden', message);
      expectRefusal(await call(ada, 'delete', `/${id}`), 403, 'forbidden', message);
      expectRefusal(await call(ada, 'post', `/${id}/restore`), 404, 'not_found', NOT_FOUND);
    }
    expect(dataOf('getScenario', await call(ada, 'get', '/portal-date')).own).toBeNull();
  });

  it("somebody else's, and one that never was, are 404", async () => {
    const scenario = await generate(ada);
    for (const id of [scenario._id, scenario.slug, 'no-such-id', '0123456789abcdef01234567']) {
      for (const response of [
        await call(ben, 'get', `/${id}`),
        await call(ben, 'put', `/${id}`, { title: 'Mine' }),
        await call(ben, 'delete', `/${id}`),
        await call(ben, 'post', `/${id}/restore`),
      ])
        expectRefusal(response, 404, 'not_found', NOT_FOUND);
    }
    const start = await request(api.app)
      .post('/api/conversations')
      .set('Authorization', ben.bearer)
      .send({ scenarioId: scenario._id });
    expect(start.status).toBe(404);
    await call(ada, 'delete', `/${scenario._id}`);
    expectRefusal(await call(ben, 'post', `/${scenario._id}/restore`), 404, 'not_found', NOT_FOUND);
    expect((await call(ada, 'post', `/${scenario._id}/restore`)).status).toBe(200);
  });

  it('the library lists none of them; the own list nothing else, newest first, a page at a time', async () => {
    const who = await signedIn(api);
    const made = [await generate(who), await generate(who), await generate(who)].map(({ _id }) => _id);
    const idsOf = (response: Response): string[] => dataOf('listScenarios', response).map(({ _id }) => _id);
    expect(idsOf(await call(who, 'get'))).toEqual([libraryId]);
    expect(idsOf(await call(who, 'get', '?scope=own'))).toEqual(made.toReversed());
    const first = await call(who, 'get', '?scope=own&limit=2');
    expect(pageOf(first)).toMatchObject({ total: 3, nextCursor: expect.any(String) });
    expect(idsOf(await call(who, 'get', `?scope=own&limit=2&cursor=${pageOf(first).nextCursor}`))).toEqual([made[0]]);
    expect(idsOf(await call(ben, 'get', '?scope=own'))).toEqual([]);
    expect((await call(who, 'get', '?scope=everything')).status).toBe(400);
  });

  it('survive a library that is seeded anew', async () => {
    const scenario = await generate(ada);
    await api.database.scenarios.seed([scenarioContent('portal-date')]);
    expect(dataOf('getScenario', await call(ada, 'get', `/${scenario._id}`))).toEqual(scenario);
  });
});

describe('plans', () => {
  it('Solo Core reads and deletes its own, and makes and changes none', async () => {
    const who = await signedIn(api);
    const scenario = await generate(who);
    const now = new Date();
    await api.database.credits.setPlan({ userId: who.user.id, plan: { type: 'solo_core', startedAt: now }, now });
    const message = 'Custom scenarios are part of Solo Pro. Upgrade to make and rehearse your own.';
    for (const response of [
      await call(who, 'post', '', CARD),
      await call(who, 'post', '/generate', FIELDS),
      await call(who, 'put', `/${scenario._id}`, { title: 'Changed' }),
    ])
      expectRefusal(response, 402, 'plan_required', message);
    expect(dataOf('getScenario', await call(who, 'get', `/${scenario._id}`))).toEqual(scenario);
    expect((await call(who, 'delete', `/${scenario._id}`)).status).toBe(200);
    expect((await call(who, 'post', `/${scenario._id}/restore`)).status).toBe(200);
  });
});
