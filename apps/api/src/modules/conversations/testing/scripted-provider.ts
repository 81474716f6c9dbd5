/** An OpenAI-compatible endpoint on loopback: it streams a reply or a report, gives a tip, fails or falls silent as told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

const requestSchema = z.object({
  stream: z.boolean(),
  response_format: z.object({ type: z.literal('json_schema'), json_schema: z.object({ name: z.string() }) }).optional(),
});

export interface ScriptedProvider {
  readonly url: string;
  /** `silent` says some words and then nothing more. */
  mood: 'well' | 'silent' | 'down';
  close(): Promise<void>;
}

const WORDS = [
  'Six ',
  'weeks, ',
  'then, ',
  'you ',
  'say. ',
  'I ',
  'told ',
  'the ',
  'board ',
  'the ',
  'twelfth ',
  'myself, ',
  'and ',
  'I ',
  'want ',
  'to ',
  'know ',
  'what ',
  'stops ',
  'this ',
  'date ',
  'from ',
  'moving.',
];
const USAGE = { prompt_tokens: 1_000, completion_tokens: 50, prompt_tokens_details: { cached_tokens: 600 } };

async function bodyOf(request: IncomingMessage): Promise<z.infer<typeof requestSchema>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return requestSchema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
}

function speak(response: ServerResponse, words: readonly string[], mood: ScriptedProvider['mood']): void {
  const event = (value: object): void => void response.write(`data: ${JSON.stringify(value)}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of words) event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  if (mood === 'silent') return;
  event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  event({ choices: [], usage: USAGE });
  response.end('data: [DONE]\n\n');
}

/** An answer in one piece. */
function answer(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ choices: [{ index: 0, message: { content }, finish_reason: 'stop' }], usage: USAGE }));
}

/** A report that finds nothing worth naming, but for a word on the one sentence there is. */
const REPORT = JSON.stringify({
  acts: [{ sentence: 1, kind: 'news', worry: 1 }],
  worries: [],
  faults: [],
  dodged: [],
  indicators: [],
});

/** What is answered where a shape was asked for, by its name. */
const ANSWERS: Readonly<Record<string, string>> = {
  report: REPORT,
  review: JSON.stringify({ statements: [], left_out: [], insight: '', next: '' }),
  tip: JSON.stringify({ about: 'none', words: '', tip: 'Send it: it says what is so.' }),
};

export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (provider.mood === 'down')
        response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{"message":"down"}}');
      else {
        const name = body.response_format?.json_schema.name;
        const words = name === undefined ? WORDS : [ANSWERS[name] ?? ''];
        if (body.stream) speak(response, words, provider.mood);
        else answer(response, words.join(''));
      }
      return undefined;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The scripted provider has no port');
  const provider: ScriptedProvider = {
    url: `http://127.0.0.1:${address.port}/v1`,
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
