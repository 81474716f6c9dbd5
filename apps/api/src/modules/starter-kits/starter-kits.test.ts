/** Learning tracks over HTTP: what they show, what counts, and the way on under parallel requests. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { tracks } from '@parley/content';
import {
  kitDetailSchema,
  kitProgressRowSchema,
  nextStartedSchema,
  trackContentSchema,
  type KitDetail,
  type KitProgress,
  type KitProgressRow,
  type NextStarted,
} from '@parley/shared';
import request from 'supertest';
import { z } from 'zod';
import { endConversation } from '../conversations/finish-conversation';
import { scenarioFixture } from '../conversations/testing/scenario-fixture';
import { feedbackOf } from '../conversations/testing/scripted-coach';
import { eventually } from '../conversations/testing/eventually';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type ConversationFixture,
  type Person,
} from '../conversations/testing/conversation-fixture';

const KIT = 'new-pm-essentials';
const PATH = ['scope-change-request', 'team-member-pushback', 'executive-status-update', 'vendor-performance-issue'];
const [FIRST = '', SECOND = '', THIRD = ''] = PATH;

let now = new Date();
let fixture: ConversationFixture;
let peer: Awaited<ReturnType<ConversationFixture['peer']>>;
let ada: Person;
beforeAll(async () => {
  fixture = await createConversationFixture({ dependencies: { clock: () => now } });
  peer = await fixture.peer();
  for (const coach of [fixture.coach, peer.coach]) coach.answer = ['So tell me.'];
  const slugs = [fixture.scenario, ...tracks.flatMap(({ scenarios }) => scenarios)];
  await fixture.database.scenarios.seed(slugs.map(scenarioFixture));
});
afterAll(async () => {
  await peer.close();
  await fixture.closeFixture();
});
beforeEach(async () => {
  now = new Date();
  ada = await fixture.register();
});

const kit = async (person = ada, slug = KIT): Promise<KitDetail> =>
  dataOf(await person.get(`/starter-kits/${slug}`).expect(200), kitDetailSchema);
const progress = async (person = ada, slug = KIT): Promise<KitProgress> => (await kit(person, slug)).progress;
const startNext = async (person = ada, slug = KIT): Promise<NextStarted> =>
  dataOf(await person.post(`/starter-kits/${slug}/start-next`).expect(200), nextStartedSchema);
const creditsLeft = async ({ id }: Person) => (await fixture.database.credits.read(id, now))?.creditsLeft;

/** Speaks in a conversation and ends it; it is scored as told. */
async function complete(id: string, score: number, person = ada): Promise<void> {
  fixture.coach.onAssess = async (_context, at) => feedbackOf(score, at);
  await person.post(`/conversations/${id}/messages`, { message: 'We lose the 12th.' }).expect(200);
  await person.post(`/conversations/${id}/end`).expect(200);
}

const states = ({ scenarioProgress }: KitProgress) => scenarioProgress.map(({ status }) => status);

describe('GET /starter-kits', () => {
  it('lists the three tracks, and no more of a scenario than its name', async () => {
    const response = await ada.get('/starter-kits').expect(200);
    expect(dataOf(response, z.array(z.strictObject(trackContentSchema.shape)))).toEqual(tracks);
    expect(response.body).toMatchObject({ page: { nextCursor: null, total: 3 } });
  });
});

describe('GET /starter-kits/{slug}', () => {
  it('shows the track, its scenarios in order and that nothing was begun', async () => {
    const { kit: shown, scenarios, progress: at } = await kit();
    expect(shown.name).toBe('New PM Essentials');
    expect(scenarios.map(({ slug, bestScore }) => [slug, bestScore])).toEqual(PATH.map((slug) => [slug, null]));
    expect(at).toEqual({
      status: 'not_started',
      percent: 0,
      currentScenarioIndex: 0,
      averageScore: null,
      scenarioProgress: scenarios.map(({ _id, slug, title }, index) => ({
        scenario: { _id, slug, title },
        status: index === 0 ? 'in_progress' : 'locked',
        score: null,
        conversation: null,
        completions: 0,
      })),
    });
  });

  it('never shows what a stakeholder hides', async () => {
    expect((await ada.get(`/starter-kits/${KIT}`)).text).not.toContain('hidden');
    await startNext();
    expect((await ada.get(`/starter-kits/${KIT}`)).text).not.toContain('hidden');
  });

  it.each(['no-such-track', '__proto__', '%3Cscript%3E', 'New-PM-Essentials', '{"$gt":""}'])(
    'answers 404 to %s in the words of the page',
    async (slug) => {
      const failure = failureOf(await ada.get(`/starter-kits/${slug}`).expect(404));
      expect(failure).toMatchObject({
        code: 'not_found',
        message: `Learning Track "${decodeURIComponent(slug)}" not found. Please check the URL or try another track.`,
      });
    },
  );

  it('repeats no more of a long slug than can be read', async () => {
    const { message } = failureOf(await ada.get(`/starter-kits/${'x'.repeat(5_000)}`).expect(404));
    expect(message.length).toBeLessThan(200);
  });
});

describe.each([
  ['get', '/starter-kits'],
  ['get', `/starter-kits/${KIT}`],
  ['get', '/starter-kits/my-progress'],
  ['post', `/starter-kits/${KIT}/start-next`],
  ['post', '/starter-kits/update-progress'],
] as const)('%s %s', (method, path) => {
  it('needs a sign-in', async () => {
    const response = await request(fixture.base)[method](`/api${path}`).expect(401);
    expect(failureOf(response).code).toBe('unauthenticated');
  });
});

describe('the way along a track', () => {
  it('opens one scenario after another, counts each report as it is stored, and ends completed with the average', async () => {
    for (const [index, score] of [6, 7.3, 8.1, 9].entries()) {
      const { conversation, begun } = await startNext();
      expect(begun).toBe(true);
      expect(await progress()).toMatchObject({ status: 'in_progress', currentScenarioIndex: index });
      expect((await progress()).scenarioProgress[index]).toMatchObject({
        status: 'in_progress',
        conversation: conversation._id,
      });
      expect((await ada.conversation(conversation._id)).scenario.slug).toBe(PATH[index]);
      await complete(conversation._id, score);
      const after = await progress();
      expect(after.percent).toBe(25 * (index + 1));
      expect(after.scenarioProgress[index]).toMatchObject({
        status: 'completed',
        score,
        conversation: conversation._id,
        completions: 1,
      });
      expect(states(after).filter((state) => state === 'locked')).toHaveLength(Math.max(0, 2 - index));
    }
    expect(await progress()).toMatchObject({ status: 'completed', currentScenarioIndex: 4, averageScore: 7.6 });
    expect((await kit()).scenarios.map(({ bestScore }) => bestScore)).toEqual([6, 7.3, 8.1, 9]);

    const refused = await ada.post(`/starter-kits/${KIT}/start-next`).expect(409);
    expect(failureOf(refused)).toMatchObject({
      code: 'conflict',
      message:
        'You have completed New PM Essentials. Each of its scenarios can be rehearsed again; the better score stays.',
    });
    expect(await creditsLeft(ada)).toBe(16);
    expect(await progress(ada, 'senior-pm-challenges')).toMatchObject({ status: 'not_started' });
  });

  it('lets an abandoned scenario be begun again', async () => {
    const first = await startNext();
    await ada.post(`/conversations/${first.conversation._id}/abandon`).expect(200);
    expect(await progress()).toMatchObject({
      status: 'not_started',
      scenarioProgress: [{ conversation: null }, {}, {}, {}],
    });
    const second = await startNext();
    expect(second.begun).toBe(true);
    expect(second.conversation._id).not.toBe(first.conversation._id);
  });

  it('keeps the better score of a scenario that is repeated, and says how often it was completed', async () => {
    const first = await startNext();
    await complete(first.conversation._id, 6.4);
    const worse = await ada.start(FIRST);
    expect(states(await progress()).slice(0, 2)).toEqual(['completed', 'in_progress']);
    await complete(worse._id, 5.1);
    expect((await progress()).scenarioProgress[0]).toMatchObject({
      score: 6.4,
      conversation: first.conversation._id,
      completions: 2,
    });
    const better = await ada.start(FIRST);
    await complete(better._id, 8.8);
    expect(await progress()).toMatchObject({ percent: 25, averageScore: 8.8, currentScenarioIndex: 1 });
    expect((await progress()).scenarioProgress[0]).toMatchObject({
      score: 8.8,
      conversation: better._id,
      completions: 3,
    });
  });

  it('counts a conversation begun in the library, also one ahead of its turn', async () => {
    await complete((await ada.start(THIRD))._id, 7);
    const ahead = await progress();
    expect(states(ahead)).toEqual(['in_progress', 'locked', 'completed', 'locked']);
    expect(ahead).toMatchObject({ status: 'in_progress', percent: 25, currentScenarioIndex: 0 });
    const running = await ada.start(FIRST);
    expect(await startNext()).toMatchObject({ begun: false, conversation: { _id: running._id } });
    await complete(running._id, 7);
    await complete((await startNext()).conversation._id, 7);
    expect(await progress()).toMatchObject({ percent: 75, currentScenarioIndex: 3 });
  });

  it('moves once where the process that scored is gone and another takes over', async () => {
    const { conversation } = await startNext();
    await ada.post(`/conversations/${conversation._id}/messages`, { message: 'We lose the 12th.' }).expect(200);
    fixture.coach.onAssess = () => new Promise(() => undefined);
    await endConversation(
      { ...fixture.dependencies, endWaitMs: 50 },
      { conversationId: conversation._id, userId: ada.id },
    );
    expect(await progress()).toMatchObject({ status: 'in_progress', percent: 0 });
    now = new Date(now.getTime() + 16_000);
    await Promise.all([peer.backgroundWork.sweep(), peer.backgroundWork.sweep()]);
    await eventually('the report', async () => (await progress()).percent === 25);
    expect((await progress()).scenarioProgress[0]).toMatchObject({ status: 'completed', score: 7.4, completions: 1 });
    expect(await creditsLeft(ada)).toBe(19);
  });

  it('stays where it is while a report could not be made', async () => {
    const { conversation } = await startNext();
    await ada.post(`/conversations/${conversation._id}/messages`, { message: 'We lose the 12th.' }).expect(200);
    fixture.coach.onAssess = () => Promise.reject(new Error('the provider fell over'));
    await ada.post(`/conversations/${conversation._id}/end`).expect(503);
    expect((await progress()).scenarioProgress[0]).toMatchObject({ status: 'in_progress', completions: 0 });
    expect(await startNext()).toMatchObject({ begun: false, conversation: { _id: conversation._id } });
    await complete(conversation._id, 6.6);
    expect(await progress()).toMatchObject({ percent: 25, averageScore: 6.6 });
  });

  it('is nobody else’s', async () => {
    await complete((await startNext()).conversation._id, 9);
    expect(await progress(await fixture.register())).toMatchObject({ status: 'not_started', percent: 0 });
  });

  it('does not count a practice branch', async () => {
    const { conversation } = await startNext();
    await ada.post(`/conversations/${conversation._id}/messages`, { message: 'We lose the 12th.' }).expect(200);
    await ada.post(`/conversations/${conversation._id}/branches`, { messageNumber: 2 }).expect(201);
    expect((await progress()).scenarioProgress[0]).toMatchObject({ conversation: conversation._id, completions: 0 });
  });
});

describe('POST /starter-kits/{slug}/start-next', () => {
  it('gives many tabs at two processes one conversation and takes one credit', async () => {
    const there = ada.at(peer.base);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_unused, index) => startNext(index % 2 === 0 ? ada : there)),
    );
    expect(new Set(answers.map(({ conversation }) => conversation._id)).size).toBe(1);
    expect(answers.filter(({ begun }) => begun)).toHaveLength(1);
    expect(await creditsLeft(ada)).toBe(19);
    const { rows } = await fixture.database.conversations.list({ userId: ada.id, limit: 50 });
    expect(rows).toHaveLength(1);
  });

  it('takes one credit for many tabs on a plan without limit, too', async () => {
    const boundless = await fixture.register('enterprise');
    const answers = await Promise.all(Array.from({ length: 6 }, () => startNext(boundless)));
    expect(new Set(answers.map(({ conversation }) => conversation._id)).size).toBe(1);
    expect(await fixture.database.credits.read(boundless.id, now)).toMatchObject({ creditsUsed: 1 });
  });

  it('gives the conversation whose feedback is being made, and charges nothing', async () => {
    const { conversation } = await startNext();
    await ada.post(`/conversations/${conversation._id}/messages`, { message: 'We lose the 12th.' }).expect(200);
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    fixture.coach.onAssess = async (_context, at) => {
      await waiting;
      return feedbackOf(7, at);
    };
    const ending = ada.post(`/conversations/${conversation._id}/end`).then((response) => response.status);
    const next = await eventually('the scoring', async () => {
      const asked = await startNext();
      return asked.conversation.isAnalysing && asked;
    });
    expect(next).toMatchObject({ begun: false, conversation: { _id: conversation._id } });
    finish();
    expect(await ending).toBe(200);
    expect(await creditsLeft(ada)).toBe(19);
  });

  it('has the coach read the case ahead, once', async () => {
    fixture.coach.prepared.length = 0;
    await startNext();
    await startNext();
    expect(fixture.coach.prepared).toEqual([FIRST]);
  });

  it('begins nothing after the trial or without credits, and still gives what was begun', async () => {
    const { conversation } = await startNext();
    now = new Date(now.getTime() + 15 * 86_400_000);
    ada = await fixture.signInAgain(ada);
    expect(await startNext()).toMatchObject({ begun: false, conversation: { _id: conversation._id } });
    const refused = await ada.post('/starter-kits/senior-pm-challenges/start-next').expect(402);
    expect(failureOf(refused).code).toBe('trial_expired');
    expect((await progress()).status).toBe('in_progress');
  });

  it('answers 402 when every credit is used', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ada.start(fixture.scenario)));
    expect(failureOf(await ada.post(`/starter-kits/${KIT}/start-next`).expect(402)).code).toBe('credits_exhausted');
    expect(await progress()).toMatchObject({ status: 'not_started' });
  });

  it('is open on every plan', async () => {
    for (const plan of ['solo_core', 'solo_pro', 'team_pilot'] as const) {
      expect(await startNext(await fixture.register(plan))).toMatchObject({ begun: true });
    }
  });

  it('answers 404 for a track there is not', async () => {
    const { message } = failureOf(await ada.post('/starter-kits/my-progress/start-next').expect(404));
    expect(message).toBe('Learning Track "my-progress" not found. Please check the URL or try another track.');
  });
});

describe('POST /starter-kits/update-progress', () => {
  const update = (conversationId: unknown, score?: unknown, person = ada) =>
    person.post('/starter-kits/update-progress', { conversationId, score });

  it('answers the progress that the conversation counts towards, the same however often it is asked', async () => {
    const { conversation } = await startNext();
    await complete(conversation._id, 6.2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => update(conversation._id, 6.2).expect(200)));
    const rows: KitProgressRow[] = answers.map((answer) => dataOf(answer, kitProgressRowSchema));
    for (const row of rows)
      expect(row).toEqual({ starterKit: { slug: KIT, name: 'New PM Essentials' }, ...(await progress()) });
    expect(rows[0]?.scenarioProgress[0]).toMatchObject({ score: 6.2, completions: 1 });
  });

  it.each([10, 99, -1, 'ten', null])(
    'takes the score from the conversation, never from the body (%p)',
    async (score) => {
      const { conversation } = await startNext();
      await complete(conversation._id, 4.5);
      const row = dataOf(await update(conversation._id, score).expect(200), kitProgressRowSchema);
      expect(row).toMatchObject({ averageScore: 4.5, percent: 25 });
    },
  );

  it('refuses a conversation that is not completed', async () => {
    const { conversation } = await startNext();
    const running = failureOf(await update(conversation._id, 9).expect(409));
    expect(running.message).toBe('Only completed conversations count towards a learning track.');
    await ada.post(`/conversations/${conversation._id}/abandon`).expect(200);
    expect(failureOf(await update(conversation._id, 9).expect(409)).code).toBe('conflict');
    expect(await progress()).toMatchObject({ status: 'not_started', percent: 0 });
  });

  it('refuses a conversation of no track', async () => {
    const { _id } = await ada.start(fixture.scenario);
    await complete(_id, 9);
    expect(failureOf(await update(_id, 9).expect(409)).message).toBe(
      'This conversation does not belong to a learning track.',
    );
  });

  it('knows no conversation of somebody else’s, no branch and no other id', async () => {
    const other = await fixture.register();
    const { conversation } = await startNext(other);
    await complete(conversation._id, 9, other);
    const branch = dataOf(
      await other.post(`/conversations/${conversation._id}/branches`, { messageNumber: 2 }).expect(201),
      z.object({ _id: z.string() }),
    );
    for (const id of [conversation._id, branch._id, 'nonsense', '0123456789abcdef01234567']) {
      expect(failureOf(await update(id, 9).expect(404)).code).toBe('not_found');
    }
    expect(failureOf(await update(branch._id, 9, other).expect(404)).code).toBe('not_found');
    expect(await progress()).toMatchObject({ status: 'not_started' });
  });

  it.each([undefined, '', 7, null, { $gt: '' }, 'x'.repeat(101)])('refuses the id %p', async (id) => {
    const failure = failureOf(await update(id).expect(400));
    expect(failure).toMatchObject({ code: 'validation_failed', details: [{ path: 'body.conversationId' }] });
  });
});

describe('GET /starter-kits/my-progress', () => {
  it('says of every track how far one is', async () => {
    await complete((await startNext()).conversation._id, 8);
    await startNext(ada, 'pmo-leadership-track');
    const rows = dataOf(await ada.get('/starter-kits/my-progress').expect(200), z.array(kitProgressRowSchema));
    expect(
      rows.map(({ starterKit, status, percent, averageScore }) => [starterKit.slug, status, percent, averageScore]),
    ).toEqual([
      [KIT, 'in_progress', 25, 8],
      ['senior-pm-challenges', 'not_started', 0, null],
      ['pmo-leadership-track', 'in_progress', 0, null],
    ]);
    expect(rows[0]?.scenarioProgress[1]).toMatchObject({ scenario: { slug: SECOND }, status: 'in_progress' });
  });
});

describe('a track whose scenario left the library', () => {
  it('is a fault of ours, and said to be one', async () => {
    const library = tracks.flatMap(({ scenarios }) => scenarios);
    await fixture.database.scenarios.seed(library.filter((slug) => slug !== SECOND).map(scenarioFixture));
    try {
      expect(failureOf(await ada.get(`/starter-kits/${KIT}`).expect(500)).code).toBe('internal');
      expect((await kit(ada, 'pmo-leadership-track')).scenarios).toHaveLength(4);
    } finally {
      await fixture.database.scenarios.seed([fixture.scenario, ...library].map(scenarioFixture));
    }
  });
});
