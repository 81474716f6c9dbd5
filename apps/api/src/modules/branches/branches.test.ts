/** Trying another line, over HTTP: what it costs (nothing), what it changes (nothing), and what it shows. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { createLexicalSimilarity } from '@parley/coach/testing';
import { scenarios } from '@parley/content';
import {
  branchListSchema,
  comparisonSchema,
  conversationSchema,
  conversationSummarySchema,
  conversationTotalsSchema,
  libraryScenarioSchema,
  planSchema,
  type Comparison,
  type Conversation,
} from '@parley/shared';
import { z } from 'zod';
import { scenarioFixture } from '../conversations/testing/scenario-fixture';
import { eventually } from '../conversations/testing/eventually';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type Person,
  type ConversationFixture,
} from '../conversations/testing/conversation-fixture';

const UNKNOWN_ID = '64b7f0c2a1d3e4f5a6b7c8d9';
const LINES = [
  'We will miss the twelfth.',
  'It is about the crew.',
  'I will write to you on Friday.',
  'Nothing more from me.',
];
const ended = z.object({ conversation: conversationSchema, creditReturned: z.boolean().optional() });

let fixture: ConversationFixture;
let ada: Person;

beforeAll(async () => {
  fixture = await createConversationFixture();
});
afterAll(() => fixture.closeFixture());
beforeEach(async () => {
  fixture.coach.answer = ['I see', ' that.'];
  fixture.coach.onCompare = async () => null;
  ada = await fixture.register();
});

/** A conversation in which all lines were said and answered: own messages are 2, 4, 6 and 8. */
async function talked(person = ada, scenario = fixture.scenario, lines: readonly string[] = LINES): Promise<string> {
  const { _id } = await person.start(scenario);
  for (const message of lines) await person.post(`/conversations/${_id}/messages`, { message }).expect(200);
  return _id;
}

const tryAt = (id: string, messageNumber: unknown, person = ada) =>
  person.post(`/conversations/${id}/branches`, { messageNumber });
const branchAt = async (id: string, messageNumber: number): Promise<Conversation> =>
  dataOf(await tryAt(id, messageNumber).expect(201), conversationSchema);
const branchesOf = async (id: string) =>
  dataOf(await ada.get(`/conversations/${id}/branches`).expect(200), branchListSchema);
const stored = async (id: string) => JSON.stringify(await fixture.database.conversations.findWithContent(id));

describe('POST /conversations/:id/branches', () => {
  it('copies what was said before the message, in a running conversation and in a completed one', async () => {
    const id = await talked();
    const running = await branchAt(id, 4);
    expect(running).toMatchObject({
      status: 'in_progress',
      branchOf: { conversationId: id, messageNumber: 4 },
      feedback: null,
      generation: null,
    });
    const original = await ada.conversation(id);
    expect(original.branchOf).toBeNull();
    expect(running.messages).toEqual(original.messages.slice(0, 3));
    expect(running.scenario).toEqual(original.scenario);
    await ada.post(`/conversations/${id}/end`).expect(200);
    expect((await branchAt(id, 8)).messages).toEqual(original.messages.slice(0, 7));
  });

  it('gives an unused branch at that message again, to a double click too', async () => {
    const id = await talked();
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryAt(id, 4).expect(201)));
    expect(new Set(answers.map((answer) => dataOf(answer, conversationSchema)._id)).size).toBe(1);
    expect(await branchesOf(id)).toMatchObject({ left: 2, branches: [{ messageNumber: 4, slot: 1, line: null }] });
  });

  it('begins exactly three, whoever asks at once', async () => {
    const id = await talked(ada, fixture.scenario, [...LINES, 'Five.', 'Six.', 'Seven.', 'Eight.', 'Nine.', 'Ten.']);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => tryAt(id, 2 * at + 2)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(7);
    expect(failureOf(refused[0] ?? { body: null }).message).toContain('three other lines');
    expect(await branchesOf(id)).toMatchObject({ left: 0, branches: [{ slot: 1 }, { slot: 2 }, { slot: 3 }] });
  });

  it('costs nothing: with no credit left, and after the plan is over', async () => {
    const id = await talked();
    for (let spent = 0; spent < 19; spent += 1) {
      await fixture.database.inTransaction((session) =>
        fixture.database.credits.charge({ userId: ada.id, key: `spent:${spent}`, session, now: new Date() }),
      );
    }
    const { _id } = await branchAt(id, 2);
    const longAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
    await fixture.database.credits.setPlan({
      userId: ada.id,
      plan: { type: 'free_trial', startedAt: longAgo },
      now: new Date(),
    });
    await ada.post(`/conversations/${_id}/messages`, { message: 'The date has moved.' }).expect(200);
    await branchAt(id, 4);
    expect(
      (await fixture.database.credits.listEntries(ada.id, 100)).filter(({ kind }) => kind === 'charge'),
    ).toHaveLength(20);
  });

  it.each([
    ['the opening', 1],
    ['a reply', 3],
    ['nothing at all', 90],
  ])('is refused in place of %s', async (_what, messageNumber) => {
    const failure = failureOf(await tryAt(await talked(), messageNumber).expect(400));
    expect(failure).toMatchObject({
      code: 'validation_failed',
      message: 'Another line can be tried in place of your own messages only.',
    });
  });

  it.each([[undefined], ['4'], [0], [2.5], [{ $gt: 0 }]])(
    'is refused for the message number %p',
    async (messageNumber) => {
      expect(failureOf(await tryAt(await talked(), messageNumber).expect(400)).code).toBe('validation_failed');
    },
  );

  it('is refused from a branch, and from a conversation that was abandoned', async () => {
    const id = await talked();
    const { _id } = await branchAt(id, 4);
    expect(failureOf(await tryAt(_id, 2).expect(409)).message).toContain('another line already');
    await ada.post(`/conversations/${id}/abandon`).expect(200);
    expect(failureOf(await tryAt(id, 2).expect(409)).message).toContain('was abandoned');
  });

  it('waits for a reply that is still being given, and for feedback that is being made', async () => {
    const id = await talked();
    fixture.coach.answer = null;
    const before = fixture.coach.turns.length;
    const reader = await ada.say(id, 'One more thing.');
    const turn = await fixture.coach.turn(before + 1);
    expect(failureOf(await tryAt(id, 2).expect(409)).message).toBe(
      'Dana Whitfield is still answering. Wait for the reply, then try another line.',
    );
    turn.say('Well.').end();
    await reader.end();
    await branchAt(id, 2);
    const usual = fixture.coach.onAssess;
    let judge: () => void = () => undefined;
    const judging = new Promise<void>((resolve) => (judge = resolve));
    fixture.coach.onAssess = async (context, now) => {
      await judging;
      return usual(context, now);
    };
    const ending = ada.post(`/conversations/${id}/end`).then((answer) => answer);
    await eventually('the scoring to begin', async () => (await ada.conversation(id)).isAnalysing);
    expect(failureOf(await tryAt(id, 4).expect(409)).message).toContain('feedback is being prepared');
    judge();
    expect((await ending).status).toBe(200);
    fixture.coach.onAssess = usual;
    await branchAt(id, 4);
  });

  it('is limited per person', async () => {
    const limited = await createConversationFixture({ settings: { rateLimitScale: 1 / 15 } });
    try {
      limited.coach.answer = ['Yes.'];
      const person = await limited.register();
      const id = await talked(person, limited.scenario, LINES.slice(0, 2));
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await tryAt(id, 2, person)).status);
      expect(statuses).toEqual([201, 201, 429, 429]);
    } finally {
      await limited.closeFixture();
    }
  });
});

describe("other people's conversations", () => {
  it('are not found, nor are their branches, nor what never was', async () => {
    const id = await talked();
    const { _id } = await branchAt(id, 4);
    const mine = await talked();
    const eve = await fixture.register();
    const hers = await talked(eve);
    for (const wrong of [id, UNKNOWN_ID, 'not-an-id', '__proto__']) {
      await tryAt(wrong, 2, eve).expect(404);
      await eve.get(`/conversations/${wrong}/branches`).expect(404);
      await eve.get(`/conversations/${wrong}/branches/${_id}/comparison`).expect(404);
    }
    await eve.get(`/conversations/${_id}`).expect(404);
    await eve.post(`/conversations/${_id}/messages`, { message: 'Let me in' }).expect(404);
    await eve.post(`/conversations/${_id}/end`).expect(404);
    await eve.post(`/conversations/${_id}/abandon`).expect(404);
    await eve.post(`/conversations/${_id}/coaching-tip`, { message: 'Let me in, please' }).expect(404);
    await eve.get(`/conversations/${hers}/branches/${_id}/comparison`).expect(404);
    // A branch belongs to its own conversation, and is none itself.
    await ada.get(`/conversations/${mine}/branches/${_id}/comparison`).expect(404);
    await ada.get(`/conversations/${_id}/branches`).expect(404);
    await ada.get(`/conversations/${id}/branches/${id}/comparison`).expect(404);
    expect((await ada.conversation(_id)).messages).toHaveLength(3);
  });
});

describe('a branch', () => {
  it('is spoken in like a conversation: streamed, resumed, with tips, and with its own words in its own place', async () => {
    const id = await talked();
    const { _id } = await branchAt(id, 4);
    fixture.coach.answer = null;
    const before = fixture.coach.turns.length;
    const reader = await ada.say(_id, 'Let me begin with the crew.');
    const turn = await fixture.coach.turn(before + 1);
    turn.say('That ', 'is ');
    await reader.until('two words', ({ text }) => text === 'That is ');
    const generationId = reader.of('status')[0]?.generationId ?? '';
    const lastId = reader.frames.at(-1)?.id;
    reader.drop();
    await tryAt(id, 4).expect(201);
    const resumed = await ada.resume(_id, generationId, lastId);
    turn.say('new.').end();
    await resumed.end();
    expect(resumed.of('complete')[0]?.message).toMatchObject({ number: 5, content: 'That is new.' });
    // The stakeholder is the same one: same seed, and the same conversation before.
    expect(turn.context.seed).toBe(id);
    expect(turn.context.messages.map(({ content }) => content)).toEqual([
      expect.any(String),
      LINES[0],
      'I see that.',
      'Let me begin with the crew.',
    ]);
    expect((await ada.conversation(_id)).messages.map(({ content }) => content).slice(3)).toEqual([
      'Let me begin with the crew.',
      'That is new.',
    ]);
    await ada.post(`/conversations/${_id}/coaching-tip`, { message: 'I think the date might move' }).expect(200);
    fixture.coach.answer = ['Go on.'];
    await ada.post(`/conversations/${_id}/messages`, { message: 'And the cost, then.' }).expect(200);
    expect((await ada.conversation(_id)).messages).toHaveLength(7);
  });

  it('is taken over from a process that was lost', async () => {
    let now = new Date();
    const theatre = await createConversationFixture({ dependencies: { clock: () => now } });
    const peer = await theatre.peer();
    try {
      theatre.coach.answer = ['I see.'];
      peer.coach.answer = ['From elsewhere.'];
      const person = await theatre.register();
      const id = await talked(person, theatre.scenario, LINES.slice(0, 1));
      const { _id } = dataOf(await tryAt(id, 2, person).expect(201), conversationSchema);
      theatre.coach.answer = null;
      const before = theatre.coach.turns.length;
      const reader = await person.say(_id, 'Another beginning.');
      (await theatre.coach.turn(before + 1)).say('Never fin');
      await reader.until('a word', ({ text }) => text !== '');
      now = new Date(now.getTime() + 60_000);
      await peer.backgroundWork.sweep();
      await eventually('the reply from elsewhere', async () => (await person.conversation(_id)).messages.length === 3);
      expect((await person.conversation(_id)).messages.at(-1)?.content).toBe('From elsewhere.');
      reader.drop();
    } finally {
      await peer.close();
      await theatre.closeFixture();
    }
  });

  it('counts nowhere, and leaves its conversation as it was', async () => {
    const id = await talked();
    await ada.post(`/conversations/${id}/end`).expect(200);
    const figures = async () => ({
      list: dataOf(await ada.get('/conversations').expect(200), z.array(conversationSummarySchema)),
      totals: dataOf(await ada.get('/conversations/totals').expect(200), conversationTotalsSchema),
      plan: dataOf(await ada.get('/users/plan').expect(200), planSchema),
      best: dataOf(await ada.get('/scenarios').expect(200), z.array(libraryScenarioSchema)).map(
        ({ bestScore }) => bestScore,
      ),
      ledger: await fixture.database.credits.listEntries(ada.id, 100),
      conversation: await ada.conversation(id),
      stored: await stored(id),
    });
    const before = await figures();
    for (const messageNumber of [2, 4, 6]) {
      const { _id } = await branchAt(id, messageNumber);
      await ada.post(`/conversations/${_id}/messages`, { message: 'Said another way.' }).expect(200);
      if (messageNumber === 4) await ada.post(`/conversations/${_id}/end`).expect(200);
      if (messageNumber === 6) await ada.post(`/conversations/${_id}/abandon`).expect(200);
    }
    expect(await figures()).toEqual(before);
  });

  it('is never scored: ending or abandoning it closes it, and no more', async () => {
    const id = await talked();
    const assessed = fixture.coach.assessments;
    for (const how of ['end', 'abandon']) {
      const { _id } = await branchAt(id, 2);
      await ada.post(`/conversations/${_id}/messages`, { message: 'Said another way.' }).expect(200);
      for (let times = 0; times < 2; times += 1) {
        expect(dataOf(await ada.post(`/conversations/${_id}/${how}`).expect(200), ended).conversation).toMatchObject({
          status: 'abandoned',
          feedback: null,
        });
      }
      await ada.post(`/conversations/${_id}/messages`, { message: 'Still there?' }).expect(409);
    }
    const untouched = await branchAt(id, 4);
    const answer = dataOf(await ada.post(`/conversations/${untouched._id}/abandon`).expect(200), ended);
    expect(answer.creditReturned).toBe(false);
    expect(fixture.coach.assessments).toBe(assessed);
    expect((await ada.conversation(id)).status).toBe('in_progress');
  });
});

describe('GET /conversations/:id/branches', () => {
  it('lists the tries with their lines, in the order in which they were begun', async () => {
    const id = await talked();
    expect(await branchesOf(id)).toEqual({ branches: [], left: 3 });
    const first = await branchAt(id, 6);
    await ada
      .post(`/conversations/${first._id}/messages`, { message: `Said another way. ${'x'.repeat(400)}` })
      .expect(200);
    const second = await branchAt(id, 2);
    const { branches, left } = await branchesOf(id);
    expect(left).toBe(1);
    expect(branches).toMatchObject([
      { _id: first._id, messageNumber: 6, slot: 1, status: 'in_progress' },
      { _id: second._id, messageNumber: 2, slot: 2, line: null },
    ]);
    expect(branches[0]?.line).toHaveLength(300);
  });
});

describe('GET /conversations/:id/branches/:branchId/comparison', () => {
  // What is compared is the engine's own matter (its tests compare by meaning); here it is what comes over HTTP.
  const engine = createCoach({ similarity: createLexicalSimilarity(), delay: async () => undefined });
  afterAll(() => engine.dispose());
  const board = scenarios.find(({ slug }) => slug === 'the-board-already-has-the-date');

  const compare = async (id: string, branchId: string): Promise<Comparison> =>
    dataOf(await ada.get(`/conversations/${id}/branches/${branchId}/comparison`).expect(200), comparisonSchema);

  it('holds both lines against each other, concerns named only after the end', async () => {
    if (board === undefined) throw new Error('The library has no such scenario');
    await fixture.database.scenarios.seed([scenarioFixture(fixture.scenario), board]);
    fixture.coach.onCompare = (original, branch, point) => engine.compare(original, branch, point);
    const id = await talked(ada, board.slug, ['We will align on a robust way forward.', 'Trust the process.']);
    const { _id } = await branchAt(id, 2);
    const concern = board.concerns.find(({ central }) => central);
    const line = `${concern?.acknowledgedBy[0] ?? ''} ${concern?.settledBy[0] ?? ''} Two ports go live on 1 October and nine on 12 November, which costs £38,000 more. I recommend it.`;
    await ada.post(`/conversations/${_id}/messages`, { message: line }).expect(200);
    const running = await compare(id, _id);
    expect(running).toMatchObject({
      messageNumber: 2,
      engine: 'rehearsal',
      original: [{ messageNumber: 2, line: 'We will align on a robust way forward.', reply: 'I see that.' }],
      branch: [{ messageNumber: 2, line, reply: 'I see that.' }],
    });
    expect(running.branch[0]?.trust).toBeGreaterThan(running.original[0]?.trust ?? 100);
    const met = running.indicators.filter(({ after }) => after === 'met');
    expect(met.length).toBeGreaterThan(2);
    for (const { evidence } of met) expect(line).toContain(evidence?.quote);
    expect(running.worries.length).toBeGreaterThan(0);
    for (const { summary } of board.concerns) expect(JSON.stringify(running)).not.toContain(summary);
    await ada.post(`/conversations/${id}/end`).expect(200);
    const over = await compare(id, _id);
    expect(over.indicators).toEqual(running.indicators);
    expect(over.worries.map(({ summary }) => summary)).toContain(concern?.summary);
  });

  it('is none before there is a reaction', async () => {
    const id = await talked();
    const { _id } = await branchAt(id, 2);
    fixture.coach.onCompare = (original, branch, point) => engine.compare(original, branch, point);
    expect(failureOf(await ada.get(`/conversations/${id}/branches/${_id}/comparison`).expect(409)).message).toContain(
      'no reaction to compare yet',
    );
  });

  it('says so when none comes, and keeps the cause to itself', async () => {
    const id = await talked();
    const { _id } = await branchAt(id, 2);
    fixture.coach.onCompare = () => Promise.reject(new Error('the thread is gone'));
    const failure = failureOf(await ada.get(`/conversations/${id}/branches/${_id}/comparison`).expect(503));
    expect(failure.message).toBe('Both lines could not be compared just now. Your try is kept.');
  });
});
