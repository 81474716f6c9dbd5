import { beforeEach, describe, expect, it } from '@jest/globals';
import { sampleConversation, sampleFeedback, sampleMessages } from '@parley/report/testing';
import type { BranchList, Comparison, Conversation } from '@parley/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '@/testing/render-page';
import { samplePlan } from '@/testing/samples';
import { eventStream, fail, frames, ok, scriptApi, type ScriptedApi } from '@/testing/scripted-api';
import { BranchPage } from './branch-page';

const ID = 'c1';
const BRANCH = 'b1';
const OTHER = 'Before anything else: what would you say to them on Thursday?';
const REPLY = 'That it will not move again.';
const [, , , own, reply] = sampleMessages(5);
if (!own || !reply) throw new Error('The sample has five messages');
const said = { ...own, content: OTHER };
const heard = { ...reply, content: REPLY };

const original = (overrides: Partial<Conversation> = {}) =>
  sampleConversation({
    _id: ID,
    messages: sampleMessages(7),
    status: 'completed',
    feedback: sampleFeedback(),
    ...overrides,
  });
const branch = (messages = sampleMessages(3), overrides: Partial<Conversation> = {}) =>
  sampleConversation({ _id: BRANCH, messages, branchOf: { conversationId: ID, messageNumber: 4 }, ...overrides });
const row = (slot: number, line: string | null = OTHER): BranchList['branches'][number] => ({
  _id: `b${slot}`,
  messageNumber: 4,
  slot,
  status: 'in_progress',
  line,
  startedAt: own.timestamp,
});
const list = (...branches: BranchList['branches']): BranchList => ({ branches, left: 3 - branches.length });
const turn = (line: string, answer: string, trust: number, delta: number, reason: string) => ({
  messageNumber: 4,
  line,
  reply: answer,
  trust,
  delta,
  reason,
});
const comparison = (overrides: Partial<Comparison> = {}): Comparison => ({
  messageNumber: 4,
  trustBefore: 48,
  original: [turn(own.content, reply.content, 53, 5, 'you owned it')],
  branch: [turn(OTHER, REPLY, 58, 10, 'you asked what matters')],
  indicators: [
    {
      id: 'asked',
      label: 'Asked for the other side’s priority before proposing',
      skill: 'negotiation_skills',
      before: 'not_met',
      after: 'met',
      evidence: { messageNumber: 4, quote: 'what would you say to them on Thursday?', side: 'branch' },
    },
  ],
  indicatorsCompared: 30,
  worries: [{ summary: 'standing before the board with a second date', before: 'open', after: 'heard' }],
  engine: 'rehearsal',
  rubricVersion: '1.1',
  ...overrides,
});

const STATUS = { type: 'status', generationId: 'g1', state: 'thinking', studentMessage: said };
const STREAM = () =>
  eventStream(
    frames([STATUS, { type: 'chunk', content: REPLY }, { type: 'complete', message: heard, stakeholderLeft: false }]),
  );

function open(at: string, answers: Parameters<typeof scriptApi>[0] = {}): ScriptedApi {
  const api = scriptApi({
    'GET /users/plan': () => ok(samplePlan()),
    'GET /config': () => ok({}),
    [`GET /conversations/${ID}`]: () => ok(original()),
    [`GET /conversations/${BRANCH}`]: () => ok(branch()),
    [`GET /conversations/${ID}/branches`]: () => ok(list()),
    [`POST /conversations/${ID}/branches`]: () => ok(branch()),
    [`POST /conversations/${BRANCH}/messages`]: STREAM,
    [`GET /conversations/${ID}/branches/${BRANCH}/comparison`]: () => ok(comparison()),
    ...answers,
  });
  const page = (
    <Routes>
      <Route path="messages/:number/try" element={<BranchPage />} />
      <Route path="try/:branchId" element={<BranchPage />} />
    </Routes>
  );
  renderPage({ at: `/coaching-sessions/${ID}/${at}`, path: '/coaching-sessions/:id/*', page });
  return api;
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Another line to Graham' });
const side = (name: string) => screen.findByRole('article', { name });
const asked = (api: ScriptedApi, route: string) => api.asked.filter((one) => one.route === route);
const tries = () => screen.findByRole('complementary', { name: 'Your tries' });

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('another line, not said yet', () => {
  it('shows what was said and what came back, the conversation before it, and an empty editor', async () => {
    const api = open('messages/4/try');
    expect((await side('What you said, message 4')).textContent).toContain(own.content);
    expect((await side('What you said, message 4')).textContent).toContain(reply.content);
    expect((await box()).value).toBe('');
    expect((await box()).placeholder).toBe('Say it another way');
    const before = screen.getByRole('region', { name: 'The conversation up to here' });
    expect(before.querySelector('details')?.textContent).toContain(sampleMessages(1)[0]?.content);
    expect((await tries()).textContent).toContain('3 of 3 left');
    expect(screen.getAllByRole('link', { name: 'Back to the report' })).toHaveLength(2);
    expect(asked(api, `POST /conversations/${ID}/branches`)).toHaveLength(0);
  });

  it('begins a try with its line, streams the reaction in, and compares', async () => {
    const api = open('messages/4/try');
    await userEvent.type(await box(), `${OTHER}{Enter}`);
    expect((await side('What you tried, message 4')).textContent).toContain(OTHER);
    await waitFor(async () => expect((await side('What you tried, message 4')).textContent).toContain(REPLY));
    expect(asked(api, `POST /conversations/${ID}/branches`).map(({ body }) => body)).toEqual([{ messageNumber: 4 }]);
    expect(asked(api, `POST /conversations/${BRANCH}/messages`).map(({ body }) => body)).toEqual([
      { message: OTHER, clientMessageId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    expect(screen.getByTestId('address').textContent).toBe(`/coaching-sessions/${ID}/try/${BRANCH}`);
    expect((await side('What you said, message 4')).textContent).toContain('Trust 48 to 53: you owned it.');
    expect((await side('What you tried, message 4')).textContent).toContain('Trust 48 to 58: you asked what matters.');
    const changes = screen.getByRole('region', { name: 'What changed' });
    expect(changes.textContent).toContain('One more indicator is met.');
    expect(changes.textContent).toContain('Now met');
    expect(changes.querySelector('mark')?.textContent).toBe('what would you say to them on Thursday?');
    expect(changes.textContent).toContain(
      'Standing before the board with a second date: not taken up after what you said, heard after what you tried.',
    );
  });

  it('keeps the draft, and the words when the try can not begin', async () => {
    const refused = 'You have tried three other lines in this conversation, which is all there are.';
    open('messages/4/try', { [`POST /conversations/${ID}/branches`]: () => fail(409, 'conflict', refused) });
    await userEvent.type(await box(), `${OTHER}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe(refused);
    expect((await box()).value).toBe(OTHER);
  });

  it('says so when every try is used, and lists them', async () => {
    open('messages/4/try', { [`GET /conversations/${ID}/branches`]: () => ok(list(row(1), row(2, null), row(3))) });
    expect(await screen.findByText(/All three tries of this conversation are used/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    const links = within(await tries()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [1, 2, 3].map((slot) => [`Try ${slot}, message 4`, `/coaching-sessions/${ID}/try/b${slot}`]),
    );
    expect((await tries()).textContent).toContain('Not said yet.');
  });

  it.each([
    ['an abandoned conversation', { status: 'abandoned', feedback: null }, /was abandoned/],
    [
      'one that is being analysed',
      { status: 'in_progress', isAnalysing: true, feedback: null },
      /feedback is being prepared/,
    ],
  ] as const)('offers no editor in %s', async (_what, overrides, words) => {
    open('messages/4/try', { [`GET /conversations/${ID}`]: () => ok(original(overrides)) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['3', '90', 'x'])('is refused in place of message %s', async (number) => {
    open(`messages/${number}/try`);
    expect((await screen.findByRole('alert')).textContent).toContain('in place of your own messages only');
  });
});

describe('a try', () => {
  const answered = () => ok(branch([...sampleMessages(3), said, heard]));

  it('is opened again, gone on with, and compared over the same number of messages', async () => {
    const [sixth, seventh] = [
      { ...own, number: 6, content: 'And the money?' },
      { ...reply, number: 7, content: 'Whatever it takes.' },
    ];
    const api = open(`try/${BRANCH}`, {
      [`GET /conversations/${BRANCH}`]: answered,
      [`GET /conversations/${ID}/branches`]: () => ok(list(row(1))),
      [`POST /conversations/${BRANCH}/messages`]: () =>
        eventStream(
          frames([
            { ...STATUS, studentMessage: sixth },
            { type: 'complete', message: seventh, stakeholderLeft: false },
          ]),
        ),
    });
    expect((await side('What you tried, message 4')).textContent).toContain(REPLY);
    expect(await screen.findByRole('region', { name: 'What changed' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Try once more 2 of 3 left' }).getAttribute('href')).toBe(
      `/coaching-sessions/${ID}/messages/4/try`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Go on from here' }));
    expect(document.activeElement).toBe(await box());
    expect((await side('What you said, message 6')).textContent).toContain(sampleMessages(6)[5]?.content);
    await userEvent.type(await box(), 'And the money?{Enter}');
    expect((await side('What you tried, message 6')).textContent).toContain('And the money?');
    await waitFor(() => expect(asked(api, `GET /conversations/${ID}/branches/${BRANCH}/comparison`)).toHaveLength(2));
    expect(
      await screen.findByText(
        /The conversation ended after this message, so what came later in your try is not compared/,
      ),
    ).toBeTruthy();
  });

  it('says plainly when nothing changed', async () => {
    const same = comparison({ branch: [turn(OTHER, REPLY, 53, 5, 'you owned it')], indicators: [], worries: [] });
    open(`try/${BRANCH}`, {
      [`GET /conversations/${BRANCH}`]: answered,
      [`GET /conversations/${ID}/branches/${BRANCH}/comparison`]: () => ok(same),
    });
    expect(
      await screen.findByText(
        'Nothing changed. Trust stands at 53 either way, and all 30 indicators came out the same.',
      ),
    ).toBeTruthy();
  });

  it('is kept when the comparison fails, and can be compared again', async () => {
    const api = open(`try/${BRANCH}`, {
      [`GET /conversations/${BRANCH}`]: answered,
      [`GET /conversations/${ID}/branches/${BRANCH}/comparison`]: () =>
        fail(503, 'upstream_unavailable', 'Both lines could not be compared just now. Your try is kept.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Both lines could not be compared');
    api.answer(`GET /conversations/${ID}/branches/${BRANCH}/comparison`, () => ok(comparison()));
    await userEvent.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(await screen.findByRole('region', { name: 'What changed' })).toBeTruthy();
  });

  it('whose reply broke off can be tried again, or taken back', async () => {
    open(`try/${BRANCH}`, {
      [`GET /conversations/${BRANCH}`]: () =>
        ok(branch([...sampleMessages(3), said], { generation: { id: 'g1', status: 'failed' } })),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('What you said is kept.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await side('What you tried, message 4')).textContent).toContain(REPLY));
  });

  it('that nobody spoke in yet has its editor', async () => {
    open(`try/${BRANCH}`, { [`GET /conversations/${ID}/branches`]: () => ok(list(row(1, null))) });
    expect((await box()).placeholder).toBe('Say it another way');
    expect(screen.queryByRole('button', { name: 'Go on from here' })).toBeNull();
  });

  it('in which the stakeholder left can not be gone on with', async () => {
    open(`try/${BRANCH}`, {
      [`GET /conversations/${BRANCH}`]: () =>
        ok(branch([...sampleMessages(3), said, heard], { stakeholderLeft: true })),
    });
    expect(await screen.findByText('(Graham has left the conversation.)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go on from here' })).toBeNull();
  });

  it('of another conversation, or of none, is not found', async () => {
    open(`try/${BRANCH}`, {
      [`GET /conversations/${BRANCH}`]: () =>
        ok(branch(sampleMessages(3), { branchOf: { conversationId: 'c2', messageNumber: 4 } })),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('This try does not exist.');
  });
});
