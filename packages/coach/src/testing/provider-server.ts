/** A provider for tests: a real HTTP server on loopback that speaks the chat completions protocol and fails on request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

const requestSchema = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  temperature: z.number().optional(),
  stream_options: z.unknown().optional(),
});
export type ProviderRequest = z.infer<typeof requestSchema>;

/** What the server does with one request. The last step of a script answers all that follow. */
export type Step =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message?: string;
      readonly param?: string;
      readonly code?: string;
      readonly retryAfter?: string;
    }
  /** Words with a pause (ms) before each; all at once after as long where no stream was asked for. */
  | { readonly kind: 'slow'; readonly text: string; readonly gapMs: number }
  /** Some words, then the connection is cut. */
  | { readonly kind: 'break'; readonly text: string }
  /** Nothing at all, or some words and then nothing. */
  | { readonly kind: 'hang'; readonly after: 'request' | 'headers' | 'words' }
  /** These events of a stream, as they are; `done` sends the end mark after them. */
  | { readonly kind: 'events'; readonly events: readonly (object | string)[]; readonly done?: boolean }
  /** This body under this type, with status 200. */
  | { readonly kind: 'body'; readonly type: string; readonly body: string }
  | { readonly kind: 'answer'; readonly by: (request: ProviderRequest) => Step };

export interface ProviderServer {
  readonly url: string;
  readonly requests: readonly ProviderRequest[];
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

async function sendStream(
  response: ServerResponse,
  text: string,
  ends: 'whole' | 'cut' | 'hang',
  gapMs = 0,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }, null));
  for (const word of text.match(/\S+\s*/g) ?? []) {
    if (gapMs > 0) await setTimeout(gapMs);
    response.write(chunk({ content: word }, null));
  }
  if (ends === 'hang') return;
  if (ends === 'cut') {
    // Let what was written leave first: a reset would take it along.
    setImmediate(() => response.destroy());
    return;
  }
  response.write(chunk({}, 'stop'));
  response.write(
    `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

function perform(step: Step, request: ProviderRequest, response: ServerResponse): void {
  if (step.kind === 'answer') {
    perform(step.by(request), request, response);
    return;
  }
  if (step.kind === 'status') {
    response.writeHead(step.status, {
      'content-type': 'application/json',
      ...(step.retryAfter === undefined ? {} : { 'retry-after': step.retryAfter }),
    });
    response.end(
      JSON.stringify({
        error: { message: step.message ?? 'no', type: 'error', param: step.param ?? null, code: step.code ?? null },
      }),
    );
    return;
  }
  if (step.kind === 'body') {
    response.writeHead(200, { 'content-type': step.type });
    response.end(step.body);
    return;
  }
  if (step.kind === 'events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of step.events)
      response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
    response.end(step.done === false ? '' : 'data: [DONE]\n\n');
    return;
  }
  if (step.kind === 'hang') {
    if (step.after === 'words')
      void sendStream(
        response,
        'Quarter past was what I was given. Then I have to be somewhere else entirely, so tell me',
        'hang',
      );
    else if (step.after === 'headers') response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    return;
  }
  if (request.stream === true) {
    void sendStream(
      response,
      step.text,
      step.kind === 'break' ? 'cut' : 'whole',
      step.kind === 'slow' ? step.gapMs : 0,
    );
    return;
  }
  if (step.kind === 'slow') {
    const words = step.text.split(' ').length;
    void setTimeout(words * step.gapMs).then(() => perform({ kind: 'words', text: step.text }, request, response));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content: step.text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** Starts it on a free port. */
export async function startProvider(script: readonly Step[]): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const request = requestSchema.parse(JSON.parse(body));
      const step = script[Math.min(requests.length, script.length - 1)];
      requests.push(request);
      if (step) perform(step, request, response);
      return undefined;
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test provider has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
