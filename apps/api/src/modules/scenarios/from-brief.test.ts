import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCoach, type RunningCoach } from '@parley/coach';
import { BRIEF_REFUSAL_TEXTS, type LibraryScenario } from '@parley/shared';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { presentWholeOwnScenario } from './scenarios.presenter';
import { ScriptedCoach } from '../conversations/testing/scripted-coach';
import { templateFixture } from '../custom-scenarios/testing/template-fixture';

const noDelay = async (): Promise<void> => undefined;
/** Nobody listens there. */
const AWAY = { apiKey: 'test', baseUrl: 'http://127.0.0.1:9/v1', model: 'away' };

const BRIEF = `From: Dana Whitlock
Subject: Claims portal

Tom,
Priya in finance tells me the claims portal is now at $1.94M against the $1.6M we approved in March. I found out from a spreadsheet.
The go-live of 15 September is on every slide I showed the board. By Friday I need to know what the final number is.

Dana Whitlock
VP Operations, Northgate Mutual`;

/** Reads briefs as the product does; nothing else of it is needed, so no sentence model is loaded. */
const readingBy = (coach: RunningCoach): ScriptedCoach => {
  const scripted = new ScriptedCoach();
  scripted.onBrief = (brief, options) => coach.draftFromBrief(brief, 'somebody', options);
  return scripted;
};

let coach: RunningCoach;
let api: TestApp;
let ada: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  coach = createCoach({ delay: noDelay });
  api = await createTestApp({ coach: readingBy(coach) });
  ada = await signedIn(api);
  ben = await signedIn(api);
});
afterAll(async () => {
  await api.close();
  await coach.dispose();
});

const call = (
  who: SignedIn,
  method: 'get' | 'post' | 'put',
  path: string,
  body?: object,
  app = api,
): Promise<Response> => {
  const sent = request(app.app)[method](`/api${path}`).set('Authorization', who.bearer);
  return Promise.resolve(body === undefined ? sent : sent.send(body));
};
const made = async (who: SignedIn, brief = BRIEF): Promise<LibraryScenario> =>
  dataOf('generateScenario', await call(who, 'post', '/scenarios/generate', { brief }));
const stored = async (app: TestApp, who: SignedIn): Promise<number> =>
  (await app.database.ownScenarios.list({ userId: who.user.id, limit: 5 })).total;

describe('POST /scenarios/generate with a brief', () => {
  it('makes a scenario of the caller’s own, tells what was understood and where, and charges nothing', async () => {
    const before = await api.database.credits.read(ada.user.id, new Date());
    const scenario = await made(ada);
    expect(scenario).toMatchObject({
      title: 'Dana and the claims portal',
      stakeholderPersona: { name: 'Dana Whitlock', role: 'VP Operations, Northgate Mutual' },
      own: { origin: { from: 'brief', templateId: null, engine: 'rehearsal', notice: null }, brief: { text: BRIEF } },
    });
    const brief = scenario.own?.brief;
    const found = brief?.understood.map(({ kind, start, end }) => [kind, BRIEF.slice(start, end)]) ?? [];
    for (const expected of [
      ['stakeholder', 'Dana Whitlock'],
      ['role', 'VP Operations'],
      ['organisation', 'Northgate Mutual'],
      ['person', 'Priya'],
      ['money', '$1.94M'],
      ['day', '15 September'],
    ])
      expect(found).toContainEqual(expected);
    expect(brief?.concerns.map(({ summary }) => summary)).toEqual([
      '“The go-live of 15 September is on every slide I showed the board”',
      '“By Friday I need to know what the final number is”',
      '“I found out from a spreadsheet”',
      expect.stringContaining('$1.94M against the $1.6M we approved'),
    ]);
    expect(brief?.facts.map(({ text }) => text).join(' ')).toContain('$1.6M');
    expect(await api.database.credits.read(ada.user.id, new Date())).toEqual(before);
    expect(dataOf('getScenario', await call(ada, 'get', `/scenarios/${scenario._id}`))).toEqual(scenario);
  });

  it('is rehearsed for one credit, by a stakeholder who opens with the brief’s own words', async () => {
    const who = await signedIn(api);
    const scenario = await made(who);
    const conversation = dataOf(
      'startConversation',
      await call(who, 'post', '/conversations', { scenarioId: scenario._id }),
    );
    expect(conversation.messages[0]?.content).toBe(scenario.own?.opening);
    expect(conversation.messages[0]?.content).toContain('what the final number is');
  });

  it('keeps what else may be chosen; a scenario that was stored before has nothing to choose from', async () => {
    const app = await createTestApp({ coach: new ScriptedCoach() });
    const who = await signedIn(app);
    const drafted = dataOf('generateScenario', await call(who, 'post', '/scenarios/generate', { brief: BRIEF }, app));
    const choices = { role: ['Sponsor'], organisation: [], goal: [], concerns: [], sentences: [] };
    expect(drafted.own?.brief?.choices).toEqual(choices);
    const read = await call(who, 'get', `/scenarios/${drafted._id}`, undefined, app);
    expect(dataOf('getScenario', read).own?.brief?.choices).toEqual(choices);
    const own = await app.database.ownScenarios.find(drafted._id, who.user.id);
    if (own?.origin.brief === undefined) throw new Error('no brief');
    const { choices: kept, ...before } = own.origin.brief;
    expect(kept).toEqual(choices);
    const shown = presentWholeOwnScenario({ ...own, origin: { ...own.origin, brief: before } }, undefined);
    expect(shown.own?.brief?.choices).toEqual({ ...choices, role: [] });
    await app.close();
  });

  it('is nobody else’s, and its brief stands in no list', async () => {
    const { _id } = await made(ada);
    expect((await call(ben, 'get', `/scenarios/${_id}`)).status).toBe(404);
    const items = dataOf('listScenarios', await call(ada, 'get', '/scenarios?scope=own'));
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ own }) => own?.brief === null)).toBe(true);
  });

  it.each([
    [
      'noise',
      'asdf 8934 lkjs qwer zxcv poiu 0000 mnbv jjj kkk lll ttt yyyy uuuu wwww eeee rrrr dddd ffff gggg hhhh jjjj kkkk llll zzzz xxxx',
      BRIEF_REFUSAL_TEXTS.noise,
    ],
    ['one line', 'Talk to the client.', BRIEF_REFUSAL_TEXTS.too_short],
    [
      'another language',
      'Hallo Frau Brandt, wir müssen leider noch einmal über den Termin sprechen. Der Kunde hat angerufen und ist sehr verärgert, weil die Schnittstelle nicht fertig ist. Er verlangt bis Freitag einen Plan und will wissen, wer das zahlt.',
      BRIEF_REFUSAL_TEXTS.other_language,
    ],
    ['8,001 characters', 'x'.repeat(8_001), BRIEF_REFUSAL_TEXTS.too_long],
    ['nothing', ' \n\u200b ', 'Please paste a brief'],
    ['no text', 42, 'Please paste a brief'],
  ])('refuses %s in words, and stores nothing', async (_, brief, message) => {
    const who = await signedIn(api);
    const response = await call(who, 'post', '/scenarios/generate', { brief });
    expect({ status: response.status, ...failureOf(response) }).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message,
      details: [{ path: 'body.brief', message }],
    });
    expect(await stored(api, who)).toBe(0);
  });

  it('does not take half-filled fields for a brief', async () => {
    const { title } = templateFixture();
    const response = await call(ada, 'post', '/scenarios/generate', { title });
    expect(failureOf(response)).toMatchObject({
      code: 'validation_failed',
      message: 'Please fill all required fields',
    });
    expect(failureOf(response).details?.some(({ path }) => path === 'body.brief')).toBe(false);
  });

  it('needs a plan with custom scenarios', async () => {
    const who = await signedIn(api);
    const now = new Date();
    await api.database.credits.setPlan({ userId: who.user.id, plan: { type: 'solo_core', startedAt: now }, now });
    const response = await call(who, 'post', '/scenarios/generate', { brief: BRIEF });
    expect(failureOf(response).code).toBe('plan_required');
    expect(await stored(api, who)).toBe(0);
  });
});

describe('a provider that is away', () => {
  it('gives way to the built-in engine, and it is said', async () => {
    const other = createCoach({ delay: noDelay, openai: AWAY });
    const app = await createTestApp({ coach: readingBy(other) });
    const who = await signedIn(app);
    const scenario = dataOf('generateScenario', await call(who, 'post', '/scenarios/generate', { brief: BRIEF }, app));
    expect(scenario.own?.origin).toMatchObject({
      engine: 'rehearsal',
      notice: 'The AI provider could not write this scenario, so the built-in engine did.',
    });
    await app.close();
    await other.dispose();
  });

  it('stores nothing when nothing was read', async () => {
    const dead = new ScriptedCoach();
    dead.onBrief = () => Promise.reject(new Error('the thread died'));
    const app = await createTestApp({ coach: dead });
    const who = await signedIn(app);
    const response = await call(who, 'post', '/scenarios/generate', { brief: BRIEF }, app);
    expect({ status: response.status, ...failureOf(response) }).toMatchObject({
      status: 503,
      message: 'The brief could not be read. Nothing was charged; please try again in a moment.',
    });
    expect(await stored(app, who)).toBe(0);
    await app.close();
  });
});

describe('correcting what was understood', () => {
  it('changes concerns, what lies behind them, facts and the card, and the stakeholder knows it', async () => {
    const before = await made(ada);
    const [concern] = before.own?.brief?.concerns ?? [];
    const fact = before.own?.brief?.facts.find(({ text }) => text.includes('$1.94M'));
    const after = dataOf(
      'updateScenario',
      await call(ada, 'put', `/scenarios/${before._id}`, {
        opening: 'So what is the final number, and who has signed for it?',
        stakeholderPersona: { role: 'Chief operating officer' },
        brief: {
          organisation: 'Northgate Life',
          concerns: [{ id: concern?.id, worry: 'I gave my word on the number in front of everybody.' }],
          facts: [{ id: fact?.id, text: 'The portal stands at $1.97M today.' }],
        },
      }),
    );
    expect(after).toMatchObject({
      stakeholderPersona: { role: 'Chief operating officer, Northgate Life' },
      own: { opening: 'So what is the final number, and who has signed for it?', brief: { text: BRIEF } },
    });
    const own = await api.database.ownScenarios.find(before._id, ada.user.id);
    expect(own?.content.concerns[0]?.worry).toBe('I gave my word on the number in front of everybody.');
    expect(own?.content.facts.find(({ id }) => id === fact?.id)).toMatchObject({
      line: 'The portal stands at $1.97M today.',
      figures: ['$1.97M'],
    });
  });

  it('is refused for somebody else, for what the scenario doesn’t have, and for one from no brief', async () => {
    const { _id } = await made(ada);
    const change = { brief: { facts: [{ id: 'no-such', text: 'Something that nobody said.' }] } };
    expect((await call(ben, 'put', `/scenarios/${_id}`, change)).status).toBe(404);
    expect(failureOf(await call(ada, 'put', `/scenarios/${_id}`, change))).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'body.brief.facts.0.id' }],
    });
    const { isPublic: _left, ...fields } = templateFixture();
    const other = dataOf('generateScenario', await call(ada, 'post', '/scenarios/generate', fields));
    expect(failureOf(await call(ada, 'put', `/scenarios/${other._id}`, change)).code).toBe('forbidden');
  });

  it('has a corrected worry said as it was written, and calls nothing made up that its owner wrote', async () => {
    const who = await signedIn(api);
    const before = await made(who);
    const [, second] = before.own?.brief?.concerns ?? [];
    const after = dataOf(
      'updateScenario',
      await call(who, 'put', `/scenarios/${before._id}`, {
        brief: {
          organisation: 'Northgate Life',
          concerns: [
            { id: second?.id, summary: 'The board has the date on every slide', worry: 'I drew those slides.' },
            { id: 'own-1', summary: 'who pays the difference' },
          ],
        },
      }),
    );
    const brief = after.own?.brief;
    expect(brief?.concerns.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining(['“The board has the date on every slide”', 'who pays the difference']),
    );
    expect(brief?.invented).not.toEqual(
      expect.arrayContaining(['organisation', `concern:${second?.id}`, `worry:${second?.id}`]),
    );
    const own = await api.database.ownScenarios.find(before._id, who.user.id);
    const said = own?.content.concerns.flatMap(({ lines }) => lines.open) ?? [];
    expect(said).toEqual(
      expect.arrayContaining(['The board has the date on every slide.', 'I want to know who pays the difference.']),
    );
  });

  it('leaves a worry out, which is made up no more, and keeps two at least', async () => {
    const who = await signedIn(api);
    const before = await made(who);
    const concerns = before.own?.brief?.concerns ?? [];
    const put = (body: object): Promise<Response> => call(who, 'put', `/scenarios/${before._id}`, { brief: body });
    const [first] = concerns;
    const added = { id: 'own-1', summary: 'The board has the date on every slide.' };
    const after = dataOf('updateScenario', await put({ concerns: [{ id: first?.id, removed: true }, added] }));
    const now = after.own?.brief?.concerns ?? [];
    expect(now.map(({ id }) => id)).toEqual([...concerns.slice(1).map(({ id }) => id), 'own-1']);
    expect(after.own?.brief?.invented).not.toContain(`concern:${first?.id}`);
    expect(after.own?.brief?.invented).not.toContain(`worry:${first?.id}`);
    expect(failureOf(await put({ concerns: now.slice(1).map(({ id }) => ({ id, removed: true })) }))).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'body.brief.concerns', message: 'Two worries at least have to stay' }],
    });
    const own = await api.database.ownScenarios.find(before._id, who.user.id);
    expect(own?.content.concerns.map(({ central }) => central)).toEqual(now.map((_, at) => at === 0));
  });

  it('moves a fact to the other side, leaves one out, adds one, and says when there are too many or too few', async () => {
    const who = await signedIn(api);
    const before = await made(who);
    const facts = before.own?.brief?.facts ?? [];
    const [first, second] = facts;
    const put = (body: object): Promise<Response> => call(who, 'put', `/scenarios/${before._id}`, { brief: body });
    const after = dataOf(
      'updateScenario',
      await put({
        facts: [
          { id: first?.id, knownBy: first?.knownBy === 'maybe' ? 'both' : 'maybe' },
          { id: second?.id, removed: true },
          { id: 'own-1', text: 'Accenture offered to finish it for $2.2M.', knownBy: 'student' },
        ],
      }),
    );
    const now = after.own?.brief?.facts ?? [];
    expect(now).toHaveLength(facts.length);
    expect(now[0]?.knownBy).toBe(first?.knownBy === 'maybe' ? 'both' : 'maybe');
    expect(now.some(({ id }) => id === second?.id)).toBe(false);
    expect(now.at(-1)).toEqual({ id: 'own-1', text: 'Accenture offered to finish it for $2.2M.', knownBy: 'student' });
    const left = await put({ facts: now.map(({ id }) => ({ id, removed: true })) });
    expect(failureOf(left)).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'body.brief.facts', message: 'One fact at least has to stay' }],
    });
    const many = Array.from({ length: 21 }, (_, at) => ({
      id: `own-${at + 2}`,
      text: `Fact number ${at + 2} of many.`,
    }));
    expect(failureOf(await put({ facts: many }))).toMatchObject({
      details: [{ path: 'body.brief.facts', message: 'There can be 20 facts at most' }],
    });
    const worries = Array.from({ length: 4 }, (_, at) => ({ id: `own-${at + 1}`, summary: `worry number ${at + 1}` }));
    expect(failureOf(await put({ concerns: worries }))).toMatchObject({
      details: [{ path: 'body.brief.concerns', message: 'There can be 5 concerns at most' }],
    });
    expect(failureOf(await put({ concerns: [{ id: 'own-7', worry: 'Nothing that is said.' }] }))).toMatchObject({
      details: [{ path: 'body.brief.concerns.0.summary', message: 'Say what worries them' }],
    });
    const unchanged = dataOf('getScenario', await call(who, 'get', `/scenarios/${before._id}`));
    expect(unchanged.own?.brief?.facts).toEqual(now);
  });

  it('drafts it anew about somebody else whom the brief names, at no charge, and about nobody whom it doesn’t', async () => {
    const who = await signedIn(api);
    const before = await made(who);
    const credits = await api.database.credits.read(who.user.id, new Date());
    const after = dataOf(
      'updateScenario',
      await call(who, 'put', `/scenarios/${before._id}`, { brief: { about: 'Priya' } }),
    );
    expect(after).toMatchObject({
      _id: before._id,
      slug: before.slug,
      stakeholderPersona: { name: 'Priya' },
      own: { origin: { from: 'brief' }, brief: { text: BRIEF } },
    });
    expect(after.own?.brief?.understood.filter(({ kind }) => kind === 'stakeholder').map(({ text }) => text)).toEqual([
      'Priya',
    ]);
    expect(await api.database.credits.read(who.user.id, new Date())).toEqual(credits);
    // A part of somebody's name is nobody.
    for (const about of ['an', '??'])
      expect((await call(who, 'put', `/scenarios/${before._id}`, { brief: { about } })).status).toBe(400);
    const nobody = await call(who, 'put', `/scenarios/${before._id}`, { brief: { about: 'Marit Solheim' } });
    expect({ status: nobody.status, ...failureOf(nobody) }).toMatchObject({
      status: 400,
      details: [
        {
          path: 'body.brief.about',
          message: 'We found nobody called Marit Solheim in the brief whom you could talk to. Nothing was changed.',
        },
      ],
    });
    expect(dataOf('getScenario', await call(who, 'get', `/scenarios/${before._id}`))).toEqual(after);
    expect(await stored(api, who)).toBe(1);
    const { isPublic: _left, ...fields } = templateFixture();
    const other = dataOf('generateScenario', await call(ada, 'post', '/scenarios/generate', fields));
    const fromNone = await call(ada, 'put', `/scenarios/${other._id}`, { brief: { about: 'Priya' } });
    expect(failureOf(fromNone).code).toBe('forbidden');
  });
});
