import { afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { SILENT } from '../engine';
import { noDelay } from '../testing/rehearse';
import { startProvider, type ProviderRequest, type ProviderServer, type Step } from '../testing/provider-server';
import { jsonIn } from './json';
import { createProvider } from './provider';
import { createStructured, InvalidAnswer, type Shape } from './structured';

const servers: ProviderServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const DAY: Shape<{ day: string }> = {
  name: 'day',
  wire: z.object({ day: z.string().max(20), others: z.array(z.string()).max(3) }),
  read: z.object({ day: z.string() }),
};
const GOOD: Step = { kind: 'words', text: '{"day": "Thursday", "others": []}' };

async function asking(script: readonly Step[]) {
  const server = await startProvider(script);
  servers.push(server);
  const provider = createProvider({
    options: { apiKey: 'test', baseUrl: server.url, model: 'fake', attempts: 1 },
    logger: SILENT,
    delay: noDelay,
  });
  const structured = createStructured(provider, SILENT);
  return {
    server,
    ask: () =>
      structured.ask(
        DAY,
        {
          messages: [
            { role: 'system', content: 'Name a day.' },
            { role: 'user', content: 'When?' },
          ],
          maxTokens: 50,
          temperature: 0,
          purpose: 'assess',
        },
        {},
      ),
  };
}

/** Takes no format stronger than this one. */
const taking =
  (weakest: string, status = 400) =>
  (request: ProviderRequest): Step => {
    const format = request.response_format;
    const kind =
      format === undefined
        ? 'text'
        : format.type === 'json_schema'
          ? JSON.stringify(format).includes('maxItems')
            ? 'json_schema'
            : 'bare_schema'
          : format['schema'] === undefined
            ? 'json_object'
            : 'guided_object';
    const order = ['json_schema', 'bare_schema', 'guided_object', 'json_object', 'text'];
    if (order.indexOf(kind) >= order.indexOf(weakest)) return GOOD;
    return {
      kind: 'status',
      status,
      message:
        kind === 'json_schema' && weakest === 'bare_schema'
          ? "Invalid schema for response_format 'day': In context=('properties', 'others'), 'maxItems' is not permitted."
          : `response_format ${format?.type ?? ''} is not supported`,
    };
  };

describe('answers of a given shape', () => {
  it.each([
    ['json_schema', 1],
    ['bare_schema', 2],
    ['guided_object', 2],
    ['json_object', 3],
    ['text', 4],
  ] as const)('come from a server that takes %s, which is remembered', async (weakest, requests) => {
    const { ask, server } = await asking([{ kind: 'answer', by: taking(weakest) }]);
    expect(await ask()).toEqual({ day: 'Thursday' });
    expect(server.requests).toHaveLength(requests);
    await ask();
    expect(server.requests).toHaveLength(requests + 1);
  });

  it('are asked for without the lengths of texts, which a server that makes a grammar of them may end by', async () => {
    const { ask, server } = await asking([GOOD]);
    await ask();
    expect(JSON.stringify(server.requests[0]?.response_format)).toContain('maxItems');
    expect(JSON.stringify(server.requests[0]?.response_format)).not.toContain('maxLength');
  });

  it('come from a server whose framework answers 500 to a format it does not know', async () => {
    const { ask } = await asking([{ kind: 'answer', by: taking('guided_object', 500) }]);
    expect(await ask()).toEqual({ day: 'Thursday' });
  });

  it('are not weakened twice by two questions at a time', async () => {
    const { ask, server } = await asking([{ kind: 'answer', by: taking('guided_object') }]);
    await Promise.all([ask(), ask(), ask()]);
    expect(server.requests.at(-1)?.response_format).toMatchObject({ type: 'json_object', schema: {} });
  });

  it('put the shape into the prompt where the server takes no schema', async () => {
    const { ask, server } = await asking([{ kind: 'answer', by: taking('text') }]);
    await ask();
    expect(server.requests.at(-1)?.messages[0]?.content).toContain('"day"');
  });

  it('put the shape into the prompt for a server that takes a schema and no notice of it', async () => {
    const { ask, server } = await asking([
      {
        kind: 'answer',
        by: (request) =>
          request.messages[0]?.content.includes('JSON schema')
            ? GOOD
            : { kind: 'words', text: 'On Thursday, I think.' },
      },
    ]);
    expect(await ask()).toEqual({ day: 'Thursday' });
    expect(server.requests).toHaveLength(2);
    await ask();
    expect(server.requests).toHaveLength(3);
  });

  it('are repaired once, and no more', async () => {
    const { ask, server } = await asking([{ kind: 'words', text: '{"date": 4}' }]);
    await expect(ask()).rejects.toThrow(InvalidAnswer);
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.messages.at(-1)?.content).toContain('does not fit');
  });
});

describe('jsonIn', () => {
  it.each([
    ['{"a": 1}', { a: 1 }],
    ['Sure! Here it is:\n```json\n{"a": [1, 2,],}\n```\nAnything else?', { a: [1, 2] }],
    ['{"a": "a } in a \\" text", "b": {"c": null}} {"d": 2}', { a: 'a } in a " text', b: { c: null } }],
    ['{"acts": [{"kind": "news", "sentence": 1}, {"kind": "option", "sente', { acts: [{ kind: 'news', sentence: 1 }] }],
    ['{"a": 1, "b": "cut off in the mid', { a: 1 }],
  ])('reads %j', (text, value) => {
    expect(jsonIn(text)).toEqual(value);
  });

  it.each(['', 'no object here', '{', '{"a', '[1, 2]'])('finds nothing in %j', (text) => {
    expect(jsonIn(text)).toBeUndefined();
  });
});
