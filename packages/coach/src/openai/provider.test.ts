import { afterEach, describe, expect, it } from '@jest/globals';
import type { OpenAiOptions, ProviderUsage } from '@parley/shared';
import { SILENT } from '../engine';
import { noDelay } from '../testing/rehearse';
import { startProvider, type ProviderRequest, type ProviderServer, type Step } from '../testing/provider-server';
import { DEFAULT_TIMEOUTS, patienceWith } from './options';
import type { Ask } from './ask';
import { createProvider } from './provider';

const servers: ProviderServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const ASK: Ask = {
  messages: [{ role: 'user', content: 'And the date?' }],
  maxTokens: 50,
  temperature: 0.7,
  stop: ['\nYou:'],
  purpose: 'reply',
};

/** Long enough for a busy machine; short where a server hangs on purpose. */
const LONG = { connect: 20_000, firstToken: 20_000, idle: 20_000, whole: 40_000 };
const timeoutsFor = (step: Step): Partial<OpenAiOptions> =>
  step.kind === 'hang'
    ? { timeouts: { ...LONG, [{ request: 'connect', headers: 'firstToken', words: 'idle' }[step.after]]: 700 } }
    : {};

async function providerOn(script: readonly Step[], options: Partial<OpenAiOptions> = {}) {
  const server = await startProvider(script);
  servers.push(server);
  const waits: number[] = [];
  const used: ProviderUsage[] = [];
  let time = Date.parse('2026-11-21T12:00:00Z');
  const provider = createProvider({
    options: { apiKey: 'test', baseUrl: server.url, model: 'fake', timeouts: LONG, ...options },
    logger: SILENT,
    delay: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
      await noDelay();
    },
    random: () => 0.5,
    now: () => time,
  });
  const call = { onUsage: (usage: ProviderUsage) => void used.push(usage) };
  return {
    server,
    waits,
    used,
    said: async (signal?: AbortSignal) => {
      let text = '';
      for await (const piece of provider.stream(ASK, signal === undefined ? call : { ...call, signal })) text += piece;
      return text;
    },
    whole: () => provider.complete(ASK, call),
    stream: (signal: AbortSignal) => provider.stream(ASK, { ...call, signal }),
  };
}

const piece = (content: string | null, finish: string | null = null, more: object = {}): object => ({
  choices: [{ index: 0, delta: { content, ...more }, finish_reason: finish }],
});
const GOOD: Step = { kind: 'words', text: 'Thursday, at noon.' };
const answer = (message: object, finish = 'stop', more: object = {}): Step => ({
  kind: 'body',
  type: 'application/json',
  body: JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }], ...more }),
});

describe('trying again', () => {
  it('doubles its pauses, less a part by chance, and gives up after its tries', async () => {
    const { said, waits, server } = await providerOn([{ kind: 'status', status: 500 }], { attempts: 4, backoff: 400 });
    await expect(said()).rejects.toThrow('500');
    expect(waits).toEqual([300, 600, 1_200]);
    expect(server.requests).toHaveLength(4);
  });

  it.each([
    ['2', 2_000],
    ['0.5', 500],
    ['Sat, 21 Nov 2026 12:00:03 GMT', 3_000],
  ])('waits as long as Retry-After: %s asks', async (retryAfter, wait) => {
    const { said, waits } = await providerOn([{ kind: 'status', status: 429, retryAfter }, GOOD]);
    expect(await said()).toBe('Thursday, at noon.');
    expect(waits).toEqual([wait]);
  });

  it('does not keep anybody waiting for a server that asks for a minute', async () => {
    const { said, server } = await providerOn([{ kind: 'status', status: 429, retryAfter: '60' }, GOOD]);
    await expect(said()).rejects.toThrow('429');
    expect(server.requests).toHaveLength(1);
  });

  it('begins no try after its time', async () => {
    const { said, server } = await providerOn([{ kind: 'status', status: 429, retryAfter: '9' }], { attempts: 6 });
    await expect(said()).rejects.toThrow('429');
    expect(server.requests).toHaveLength(2);
  });

  it.each<readonly [string, Step]>([
    ['hangs before the headers', { kind: 'hang', after: 'request' }],
    ['hangs before the first word', { kind: 'hang', after: 'headers' }],
    [
      'sends a web page with status 200',
      { kind: 'body', type: 'text/html; charset=utf-8', body: '<html><body>Bad gateway</body></html>' },
    ],
    ['sends no JSON in an event', { kind: 'events', events: ['{"choices": [{'] }],
    ['sends events of another kind', { kind: 'events', events: [{ choices: 'none' }] }],
    [
      'tells an error inside the stream',
      { kind: 'events', events: [{ error: { message: 'overloaded', type: 'server_error' } }] },
    ],
    ['ends before it said anything', { kind: 'events', events: [], done: false }],
    ['ends without a reason', { kind: 'events', events: [piece('')] }],
    [
      'calls a tool and says nothing',
      {
        kind: 'events',
        events: [
          piece(null, null, {
            tool_calls: [{ index: 0, id: 't', type: 'function', function: { name: 'grade', arguments: '{}' } }],
          }),
          piece(null, 'tool_calls'),
        ],
      },
    ],
    ['stops with no words', { kind: 'events', events: [piece('', 'stop')] }],
    [
      'thinks and says nothing',
      { kind: 'events', events: [piece('<think>What do they want'), piece('?</think>'), piece('', 'stop')] },
    ],
  ])('a stream that %s is tried again', async (_, step) => {
    const { said, server, used } = await providerOn([step, GOOD], timeoutsFor(step));
    expect(await said()).toBe('Thursday, at noon.');
    expect(server.requests).toHaveLength(2);
    expect(used.map(({ outcome }) => outcome)).toEqual(['failed', 'completed']);
  });

  it.each<readonly [string, Step]>([
    ['a web page', { kind: 'body', type: 'text/html', body: '<html></html>' }],
    ['half of its JSON', { kind: 'body', type: 'application/json', body: '{"choices": [{"mess' }],
    ['JSON that is no completion', { kind: 'body', type: 'application/json', body: '{"error": {"message": "later"}}' }],
    ['no choice', { kind: 'body', type: 'application/json', body: '{"choices": []}' }],
    [
      'a call of a tool',
      answer(
        { content: null, tool_calls: [{ id: 't', type: 'function', function: { name: 'grade', arguments: '{}' } }] },
        'tool_calls',
      ),
    ],
  ])('an answer of %s is asked for again', async (_, step) => {
    const { whole, server } = await providerOn([step, GOOD]);
    expect(await whole()).toBe('Thursday, at noon.');
    expect(server.requests).toHaveLength(2);
  });

  it.each<readonly [string, Step, string]>([
    ['the filter took', { kind: 'events', events: [piece('', 'content_filter')] }, 'declined'],
    [
      'the model refused',
      { kind: 'events', events: [piece(null, null, { refusal: 'I can’t talk about that.' }), piece(null, 'stop')] },
      'declined',
    ],
    ['nobody pays for', { kind: 'status', status: 429, code: 'insufficient_quota' }, '429'],
    ['nobody may have', { kind: 'status', status: 403 }, '403'],
  ])('a reply that %s is not asked for again', async (_, step, message) => {
    const { said, server } = await providerOn([step, GOOD]);
    await expect(said()).rejects.toThrow(message);
    expect(server.requests).toHaveLength(1);
  });

  it.each<readonly [string, Step, string]>([
    ['is cut', { kind: 'break', text: 'Six weeks, then. And the board' }, 'terminated'],
    ['falls silent', { kind: 'hang', after: 'words' }, 'in time (idle'],
    ['is filtered', { kind: 'events', events: [piece('Six weeks'), piece('', 'content_filter')] }, 'declined'],
    ['sends nonsense', { kind: 'events', events: [piece('Six weeks'), '{"cho'] }, 'malformed'],
  ])('a stream that %s after its first word fails, and is not begun again', async (_, step, message) => {
    const { said, server, used } = await providerOn([step, GOOD], timeoutsFor(step));
    await expect(said()).rejects.toThrow(message);
    expect(server.requests).toHaveLength(1);
    expect(used).toMatchObject([{ outcome: 'failed', estimated: true }]);
    expect(used[0]?.completionTokens).toBeGreaterThan(4);
  });
});

describe('whoever waits', () => {
  it('waits longer than the last try may take', () => {
    const { silence, reply, assessment } = patienceWith({ apiKey: 'k', model: 'm', timeouts: { firstToken: 60_000 } });
    expect(silence).toBeGreaterThan(DEFAULT_TIMEOUTS.retry + DEFAULT_TIMEOUTS.connect + 60_000);
    expect(reply).toBeGreaterThan(DEFAULT_TIMEOUTS.retry + DEFAULT_TIMEOUTS.whole);
    expect(assessment).toBeGreaterThan(DEFAULT_TIMEOUTS.assessment);
  });
});

describe('what servers do differently', () => {
  it('takes a whole answer from a server that does not stream', async () => {
    const { said, used } = await providerOn([
      answer({ role: 'assistant', content: 'Thursday.' }, 'stop', {
        usage: { prompt_tokens: 9, completion_tokens: 3 },
      }),
    ]);
    expect(await said()).toBe('Thursday.');
    expect(used).toMatchObject([{ promptTokens: 9, completionTokens: 3, estimated: false }]);
  });

  it('joins content that comes in parts', async () => {
    const { whole } = await providerOn([
      answer({
        content: [
          { type: 'text', text: 'Thurs' },
          { type: 'text', text: 'day.' },
        ],
      }),
    ]);
    expect(await whole()).toBe('Thursday.');
  });

  it.each([
    [['<think>They ask for the date.</think>', 'Thursday.']],
    [['<th', 'ink>They </th', 'ere> ask</thi', 'nk>\n\n', 'Thursday.']],
    [['<reasoning depth="2">x</reasoning><think>y</think>Thursday.']],
    [['\n', 'Thursday.']],
  ])('leaves out what is thought aloud: %j', async (pieces) => {
    const { said } = await providerOn([
      { kind: 'events', events: [...pieces.map((text) => piece(text)), piece('', 'stop')] },
    ]);
    expect(await said()).toBe('Thursday.');
    const { whole } = await providerOn([answer({ content: pieces.join('') })]);
    expect(await whole()).toBe('Thursday.');
  });

  it('keeps words that only begin like thinking', async () => {
    const { said } = await providerOn([
      { kind: 'events', events: [piece('<'), piece('thirty days'), piece('', 'stop')] },
    ]);
    expect(await said()).toBe('<thirty days');
  });

  it('takes an answer that ran out of tokens as far as it goes', async () => {
    const { said } = await providerOn([{ kind: 'events', events: [piece('Thursday, and'), piece('', 'length')] }]);
    expect(await said()).toBe('Thursday, and');
  });

  it('gives a model that thinks first more room, and remembers', async () => {
    const { said, server } = await providerOn([{ kind: 'events', events: [piece('', 'length')] }, GOOD]);
    expect(await said()).toBe('Thursday, at noon.');
    await said();
    expect(server.requests.map((request) => request.max_tokens)).toEqual([50, 400, 400]);
  });

  it('does not wait for a count that never comes', async () => {
    const { said, used } = await providerOn([
      { kind: 'events', events: [piece('Thursday.'), piece('', 'stop')], done: false },
    ]);
    expect(await said()).toBe('Thursday.');
    expect(used).toMatchObject([{ outcome: 'completed', estimated: true }]);
  });

  it('learns one refused parameter after the other, and asks for none of them again', async () => {
    const refusing = (request: ProviderRequest): Step => {
      if (request.max_tokens !== undefined)
        return {
          kind: 'status',
          status: 400,
          message:
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          param: 'max_tokens',
        };
      if (request.temperature !== undefined)
        return {
          kind: 'status',
          status: 400,
          message:
            "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
          param: 'temperature',
        };
      if (request.stream_options !== undefined)
        return {
          kind: 'status',
          status: 422,
          message:
            '[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]',
        };
      return GOOD;
    };
    const { said, server } = await providerOn([{ kind: 'answer', by: refusing }]);
    expect(await said()).toBe('Thursday, at noon.');
    expect(server.requests).toHaveLength(4);
    await said();
    expect(server.requests).toHaveLength(5);
    expect(server.requests[4]).toMatchObject({ max_completion_tokens: 50 });
  });

  it('asks for no more tokens than a server gives', async () => {
    const { whole, server } = await providerOn([
      {
        kind: 'status',
        status: 400,
        message: 'max_tokens is too large: 50. This model supports at most 32 completion tokens.',
        param: 'max_tokens',
      },
      GOOD,
    ]);
    expect(await whole()).toBe('Thursday, at noon.');
    expect(server.requests.map((request) => request.max_tokens)).toEqual([50, 32]);
  });
});

describe('the count', () => {
  const PRICED: Partial<OpenAiOptions> = { prices: { input: 0.15, cachedInput: 0.075, output: 0.6, currency: 'USD' } };

  it('is the server’s last one, with the cached part at its own price', async () => {
    const counted = (completion: number): object => ({
      prompt_tokens: 1_000,
      completion_tokens: completion,
      prompt_tokens_details: { cached_tokens: 400 },
    });
    const { said, used } = await providerOn(
      [
        {
          kind: 'events',
          events: [
            { ...piece('Thurs'), usage: counted(1) },
            { ...piece('day.', 'stop'), usage: counted(2) },
          ],
        },
      ],
      PRICED,
    );
    await said();
    expect(used).toEqual([
      {
        purpose: 'reply',
        model: 'fake',
        outcome: 'completed',
        promptTokens: 1_000,
        cachedTokens: 400,
        completionTokens: 2,
        estimated: false,
        costMicros: Math.round(600 * 0.15 + 400 * 0.075 + 2 * 0.6),
        currency: 'USD',
      },
    ]);
  });

  it('is estimated where the server does not count, and has no cost without prices', async () => {
    const { whole, used } = await providerOn([answer({ content: 'Thursday, at noon, with the test results.' })]);
    await whole();
    expect(used).toMatchObject([{ estimated: true, costMicros: null, currency: null }]);
    expect(used[0]?.promptTokens).toBeGreaterThan(0);
  });

  it('has every request that failed, and nothing read where it was refused', async () => {
    const { said, used } = await providerOn(
      [{ kind: 'status', status: 503 }, { kind: 'hang', after: 'headers' }, GOOD],
      { ...PRICED, ...timeoutsFor({ kind: 'hang', after: 'headers' }) },
    );
    await said();
    expect(used).toMatchObject([
      { outcome: 'failed', promptTokens: 0, costMicros: 0, estimated: false },
      { outcome: 'failed', estimated: true },
      { outcome: 'completed', promptTokens: 100 },
    ]);
    expect(used[1]?.promptTokens).toBeGreaterThan(0);
  });

  it('has one that nobody wanted to the end, once', async () => {
    const { stream, used } = await providerOn([{ kind: 'hang', after: 'words' }]);
    const controller = new AbortController();
    const reading = (async () => {
      for await (const text of stream(controller.signal)) if (text !== '') controller.abort(new Error('gone'));
    })();
    await expect(reading).rejects.toThrow('gone');
    expect(used).toMatchObject([{ outcome: 'cancelled', estimated: true }]);
  });

  it('ends with a reader that stops reading', async () => {
    const { stream, used } = await providerOn([{ kind: 'hang', after: 'words' }]);
    for await (const text of stream(new AbortController().signal)) if (text !== '') break;
    expect(used).toMatchObject([{ outcome: 'cancelled' }]);
  });

  it('asks nothing for a call that was cancelled before', async () => {
    const { said, server, used } = await providerOn([GOOD]);
    await expect(said(AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    expect([server.requests.length, used.length]).toEqual([0, 0]);
  });
});
