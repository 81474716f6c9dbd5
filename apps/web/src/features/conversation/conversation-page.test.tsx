import { beforeEach, describe, expect, it } from '@jest/globals';
import { sampleConversation, sampleFeedback, sampleMessages } from '@parley/report/testing';
import type { Conversation } from '@parley/shared';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { samplePlan } from '@/testing/samples';
import { eventStream, fail, frames, ok, scriptApi, type ScriptedApi } from '@/testing/scripted-api';
import { ConversationPage } from './conversation-page';

const ID = 'c1';
const conversation = (overrides: Partial<Conversation> = {}): Conversation =>
  sampleConversation({ _id: ID, messages: sampleMessages(1), startedAt: new Date().toISOString(), ...overrides });
const [, own, reply] = sampleMessages(3);
if (!own || !reply) throw new Error('The sample has three messages');
const STATUS = { type: 'status', generationId: 'g1', state: 'thinking', studentMessage: own };
const COMPLETE = { type: 'complete', message: reply, stakeholderLeft: false };

function open(conversation: Conversation | null, answers: Parameters<typeof scriptApi>[0] = {}): ScriptedApi {
  const api = scriptApi({
    'GET /users/plan': () => ok(samplePlan()),
    'GET /config': () => ok({}),
    'GET /conversations/*/branches': () => ok({ branches: [], left: 3 }),
    [`GET /conversations/${ID}`]: () =>
      conversation === null ? fail(404, 'not_found', 'No such conversation.') : ok(conversation),
    ...answers,
  });
  renderPage({
    at: `/coaching-sessions/${ID}`,
    path: '/coaching-sessions/:id',
    page: <ConversationPage next={<p>what comes next</p>} />,
  });
  return api;
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply to Graham' });
const lines = () => screen.getAllByRole('article').map((line) => line.textContent);
const routes = (api: ScriptedApi, route: string) => api.asked.filter((asked) => asked.route === route);
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('a conversation in progress', () => {
  it('shows the scenario, the goal and who one talks to', async () => {
    open(conversation());
    expect(await screen.findByRole('heading', { name: 'The Board Already Has the Date' })).toBeTruthy();
    const panel = screen.getByRole('complementary', { name: 'Scenario' });
    for (const words of [
      'Leave with a date you can keep',
      'Graham Tilley',
      'executive sponsor',
      'Chief operating officer',
      'The board was promised 1 October',
    ])
      expect(panel.textContent).toContain(words);
    expect(lines()).toHaveLength(1);
  });

  it('sends with Enter, streams the reply in and reads it out by sentences', async () => {
    const api = open(conversation(), {
      'POST /conversations/*/messages': () =>
        eventStream(
          frames([STATUS, { type: 'chunk', content: 'Six weeks. In ' }, { type: 'chunk', content: 'June' }, COMPLETE]),
        ),
    });
    await userEvent.type(await box(), `${own.content}{Enter}`);
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[2]).toContain(reply.content);
    expect((await box()).value).toBe('');
    const [sent] = routes(api, `POST /conversations/${ID}/messages`);
    expect(sent?.body).toEqual({ message: own.content, clientMessageId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(sent?.headers.get('accept')).toBe('text/event-stream');
    const heard = [...document.querySelectorAll('[aria-live="polite"] p')].map((sentence) => sentence.textContent);
    expect(heard).toEqual([
      'Graham: Six weeks.',
      'In June you told me the schedule had float in it.',
      'What happened to the float?',
    ]);
  });

  it('makes a new line with Shift+Enter, and sends nothing that is only white space', async () => {
    const api = open(conversation());
    await userEvent.type(await box(), '  {Enter}one{Shift>}{Enter}{/Shift}two');
    expect((await box()).value).toBe('  one\ntwo');
    expect(routes(api, `POST /conversations/${ID}/messages`)).toHaveLength(0);
  });

  it('lets one type ahead while the other speaks, and sends nothing then', async () => {
    let release: () => void = () => undefined;
    const api = open(conversation(), {
      'POST /conversations/*/messages': () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode(frames([STATUS, { type: 'chunk', content: 'Six' }])));
              release = () => {
                controller.enqueue(new TextEncoder().encode(frames([COMPLETE], 3)));
                controller.close();
              };
            },
          }),
        ),
    });
    await userEvent.type(await box(), `${own.content}{Enter}`);
    await screen.findByText('Graham is still speaking');
    await userEvent.type(await box(), 'Thinking ahead{Enter}');
    expect((await box()).value).toBe('Thinking ahead');
    expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
    await act(async () => release());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(false));
    expect(routes(api, `POST /conversations/${ID}/messages`)).toHaveLength(1);
  });

  it('keeps a draft over a reload, and counts near the end of 4,000 characters', async () => {
    window.sessionStorage.setItem(`conversation:${ID}:draft`, 'x'.repeat(3990));
    open(conversation());
    expect((await box()).value).toHaveLength(3990);
    expect(screen.getByText('10 characters left')).toBeTruthy();
    await userEvent.type(await box(), 'y'.repeat(12));
    expect(screen.getByText('2 characters too many')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  });

  it('takes a running reply up again after a reload', async () => {
    const api = open(conversation({ messages: sampleMessages(2), generation: { id: 'g1', status: 'running' } }), {
      'GET /conversations/*/generations/g1/events': () =>
        eventStream(frames([STATUS, { type: 'chunk', content: 'Six' }, COMPLETE])),
    });
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(routes(api, `GET /conversations/${ID}/generations/g1/events`)).toHaveLength(1);
    expect(routes(api, `POST /conversations/${ID}/messages`)).toHaveLength(0);
  });

  it('falls back on the call without streaming under the same name', async () => {
    const api = open(conversation(), {
      'POST /conversations/*/messages': ({ headers }) => {
        if (headers.get('accept') === 'text/event-stream') throw new TypeError('connection reset');
        return ok(conversation({ messages: sampleMessages(3) }));
      },
    });
    await userEvent.type(await box(), `${own.content}{Enter}`);
    await waitFor(() => expect(lines()).toHaveLength(3));
    const [streamed, whole] = routes(api, `POST /conversations/${ID}/messages`);
    expect(whole?.body).toEqual(streamed?.body);
  });

  it('says honestly when a message did not get through, keeps it, and tries again', async () => {
    const api = open(conversation(), {
      'POST /conversations/*/messages': () => {
        throw new TypeError('offline');
      },
    });
    await userEvent.type(await box(), `${own.content}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to send message');
    expect(lines()[1]).toContain('not sent');
    expect(window.sessionStorage.getItem(`conversation:${ID}:outgoing`)).toContain(own.content);
    api.answer('POST /conversations/*/messages', () => eventStream(frames([STATUS, COMPLETE])));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(window.sessionStorage.getItem(`conversation:${ID}:outgoing`)).toBeNull();
    const names = new Set(routes(api, `POST /conversations/${ID}/messages`).map(({ body }) => JSON.stringify(body)));
    expect(names.size).toBe(1);
  });

  it('gives back what could not be said because the conversation went on in another window', async () => {
    const api = open(conversation(), {
      'POST /conversations/*/messages': () =>
        fail(409, 'conflict', 'A reply to your last message is still on its way.'),
    });
    await screen.findByRole('textbox');
    api.answer(`GET /conversations/${ID}`, () => ok(conversation({ messages: sampleMessages(3) })));
    await userEvent.type(await box(), 'Said in this window{Enter}');
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect((await box()).value).toBe('Said in this window');
    expect(screen.getByText(/went on in another window/)).toBeTruthy();
    expect(window.sessionStorage.getItem(`conversation:${ID}:outgoing`)).toBeNull();
  });

  it('finds an undelivered message again after a reload, and lets it be edited', async () => {
    window.sessionStorage.setItem(`conversation:${ID}:outgoing`, 'c7\nI never\narrived');
    open(conversation());
    expect(await screen.findByText('This message was not sent yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit the message' }));
    expect((await box()).value).toBe('I never\narrived');
    expect(lines()).toHaveLength(1);
  });

  it('offers another try for a turn that failed before', async () => {
    open(conversation({ messages: sampleMessages(2), generation: { id: 'g1', status: 'failed' } }));
    expect(await screen.findByText('The reply did not come through. What you said is kept.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit the message' })).toBeNull();
  });

  it('warns above 20 messages and more strongly above 30', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...own,
        number: index + 1,
        role: index % 2 === 0 ? ('stakeholder' as const) : ('student' as const),
      }));
    open(conversation({ messages: many(21) }));
    expect((await screen.findByText('21 messages.')).closest('.warn')?.className).toContain('warn-fair');
    cleanup();
    open(conversation({ messages: many(31) }));
    expect((await screen.findByText('31 messages.')).closest('.warn')?.className).toContain('warn-poor');
    await userEvent.click(screen.getByRole('button', { name: 'End Now' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('shows a notice of the product as a stage direction, and that the stakeholder has left', async () => {
    const [first] = sampleMessages(1);
    open(
      conversation({
        stakeholderLeft: true,
        messages: first ? [{ ...first, notice: 'The provider fell silent; the built-in engine went on.' }] : [],
      }),
    );
    expect(await screen.findByText('The provider fell silent; the built-in engine went on.')).toBeTruthy();
    expect(screen.getByText('(Graham has left the conversation.)')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('live tips', () => {
  it('are a switch that is remembered', async () => {
    open(conversation());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Real-time coaching' }));
    expect(window.localStorage.getItem('realTimeCoaching')).toBe('true');
  });

  it('lead to the prices where the plan has none', async () => {
    open(conversation(), {
      'GET /users/plan': () =>
        ok(samplePlan({ planType: 'solo_core', entitlements: { ...samplePlan().entitlements, liveTips: false } })),
    });
    expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('mark the words they quote', async () => {
    window.localStorage.setItem('realTimeCoaching', 'true');
    const api = open(conversation(), {
      'POST /conversations/*/coaching-tip': () =>
        ok({ tip: 'He asked two things. Answer we’re still on first.', quotes: ['we’re still on'] }),
    });
    await userEvent.type(await box(), 'A draft of more than fifteen characters');
    const tip = within(screen.getByRole('complementary', { name: 'Coaching tip' }));
    expect((await tip.findByText('we’re still on', undefined, { timeout: 3000 })).tagName).toBe('MARK');
    expect(routes(api, `POST /conversations/${ID}/coaching-tip`).map(({ body }) => body)).toEqual([
      { message: 'A draft of more than fifteen characters' },
    ]);
  });
});

describe('the end', () => {
  const end = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'End Simulation & Get Feedback' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Simulation' }),
    );
  };

  it('asks first, shows the analysis and then the report', async () => {
    let release: () => void = () => undefined;
    const api = open(conversation({ messages: sampleMessages() }), {
      'POST /conversations/*/end': async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return ok({
          conversation: conversation({ messages: sampleMessages(), status: 'completed', feedback: sampleFeedback() }),
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'End Simulation & Get Feedback' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep talking' }));
    expect(routes(api, `POST /conversations/${ID}/end`)).toHaveLength(0);
    await end();
    expect(await screen.findByRole('heading', { name: 'Reading your conversation with Graham' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Analysis' })).toBeTruthy();
    await act(async () => release());
    expect(await screen.findByRole('heading', { name: 'Why this score' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your Progress & History' }).getAttribute('href')).toBe(
      '/coaching-history',
    );
    expect(screen.getByRole('button', { name: 'Export PDF' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export as Markdown' })).toBeTruthy();
  });

  it('asks again while the analysis runs on, until the report is there', async () => {
    const analysing = conversation({ messages: sampleMessages(), isAnalysing: true });
    let asked = 0;
    open(null, {
      [`GET /conversations/${ID}`]: () => {
        asked += 1;
        return ok(
          asked < 2
            ? analysing
            : conversation({ messages: sampleMessages(), status: 'completed', feedback: sampleFeedback() }),
        );
      },
    });
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Why this score' }, { timeout: 5000 })).toBeTruthy();
  });

  it('opens the conversation again when the analysis failed', async () => {
    open(conversation({ messages: sampleMessages(3) }), {
      'POST /conversations/*/end': () => fail(503, 'upstream_unavailable', 'Your feedback could not be prepared.'),
    });
    await end();
    expect(await screen.findByText('Your feedback could not be prepared.')).toBeTruthy();
    expect(await box()).toBeTruthy();
  });

  it('finds the report when only the answer was lost', async () => {
    const api = open(conversation({ messages: sampleMessages() }), {
      'POST /conversations/*/end': () => {
        throw new TypeError('connection reset');
      },
    });
    await screen.findByRole('textbox');
    api.answer(`GET /conversations/${ID}`, () =>
      ok(conversation({ messages: sampleMessages(), status: 'completed', feedback: sampleFeedback() })),
    );
    await end();
    expect(await screen.findByRole('heading', { name: 'Why this score' })).toBeTruthy();
  });

  it('can be to abandon it: no feedback, back to the scenarios', async () => {
    open(conversation(), {
      'POST /conversations/*/abandon': () =>
        ok({ conversation: conversation({ status: 'abandoned' }), creditReturned: true }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Abandon Simulation' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Abandon this simulation?' }));
    expect(dialog.getByText(/you get the session back/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Abandon Simulation' }));
    await waitFor(() => expect(address()).toBe('/coaching-sessions'));
    expect(screen.getByText('Simulation abandoned. You got the session back.')).toBeTruthy();
  });

  it('says when abandoning failed', async () => {
    open(conversation({ messages: sampleMessages(3) }), {
      'POST /conversations/*/abandon': () => new Response('', { status: 500 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Abandon Simulation' }));
    expect(await screen.findByText('There will be no feedback, and the session stays used.')).toBeTruthy();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Abandon Simulation' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to abandon simulation');
  });
});

describe('a conversation that is over', () => {
  it('is read again as its transcript where it was abandoned, and can be rehearsed again', async () => {
    const api = open(conversation({ status: 'abandoned', messages: sampleMessages(3) }), {
      'POST /conversations': () => ok(conversation({ _id: 'c2' })),
      'GET /conversations/c2': () => ok(conversation({ _id: 'c2' })),
    });
    expect(await screen.findByText(/You abandoned this conversation/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Rehearse again' }));
    await waitFor(() => expect(address()).toBe('/coaching-sessions/c2'));
    expect(routes(api, 'POST /conversations').map(({ body }) => body)).toEqual([
      { scenarioId: sampleConversation().scenario._id },
    ]);
  });
});

describe('a conversation that does not load', () => {
  it('is said to be gone (product §2.12)', async () => {
    open(null);
    expect(
      await screen.findByText(
        "This conversation doesn't exist or might have been deleted. Please try another simulation.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Scenarios' })).toBeTruthy();
  });

  it('can be tried again', async () => {
    const api = open(conversation(), { [`GET /conversations/${ID}`]: () => new Response('', { status: 500 }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load simulation');
    api.answer(`GET /conversations/${ID}`, () => ok(conversation()));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await box()).toBeTruthy();
  });
});

describe('another line', () => {
  const branch = {
    _id: 'b1',
    messageNumber: 4,
    slot: 1,
    status: 'in_progress',
    line: 'Another line.',
    startedAt: own.timestamp,
  };
  const branchLinks = () => screen.findAllByRole('link', { name: /^Try another line/ });

  it('can be tried from every own message of a running conversation, and earlier tries are read there', async () => {
    open(conversation({ messages: sampleMessages(5) }), {
      'GET /conversations/*/branches': () => ok({ branches: [branch], left: 2 }),
    });
    expect((await branchLinks()).map((link) => link.getAttribute('href'))).toEqual(
      [2, 4].map((number) => `/coaching-sessions/${ID}/messages/${number}/try`),
    );
    expect((await screen.findByRole('link', { name: 'Read try 1' })).getAttribute('href')).toBe(
      `/coaching-sessions/${ID}/try/b1`,
    );
  });

  it('can be tried from the transcript of the report, as long as there are tries left', async () => {
    open(conversation({ messages: sampleMessages(), status: 'completed', feedback: sampleFeedback() }), {
      'GET /conversations/*/branches': () => ok({ branches: [branch], left: 0 }),
    });
    expect(await screen.findByRole('link', { name: 'Read try 1' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Try another line/ })).toBeNull();
  });

  it('that was tried is found by its own id too', async () => {
    open(conversation({ branchOf: { conversationId: 'c9', messageNumber: 2 } }));
    await waitFor(() => expect(address()).toBe(`/coaching-sessions/c9/try/${ID}`));
  });
});
