import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createParser } from 'eventsource-parser';
import { call, register } from './api-client';
import { median, now, percentile, row } from './figures';

const CREDITS_OF_A_TRIAL = 20;

export interface StreamBench {
  readonly url: string;
  readonly providerUrl: string;
  readonly apiPid: () => number;
  readonly streams: number;
  readonly tokens: number;
}

interface Reading {
  /** Milliseconds from a token leaving the provider to its arrival here. */
  readonly latencies: number[];
  readonly complete: boolean;
}

/** Reads one event stream and times every token in it. `done` recognises the closing event. */
function read(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  textOf: (data: string) => string,
  done: (data: string) => boolean,
): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    let complete = false;
    let arrived = 0;
    let carry = '';
    const parser = createParser({
      onEvent: ({ data }) => {
        if (done(data)) complete = true;
        const text = carry + textOf(data);
        const end = text.lastIndexOf('.') + 1;
        carry = text.slice(end);
        for (const [, stamp] of text.slice(0, end).matchAll(/t(\d+)\./g)) latencies.push(arrived - Number(stamp) / 100);
      },
    });
    const outgoing = request(
      url,
      { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...headers } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          arrived = now();
          parser.feed(text);
        });
        response.once('end', () => resolve({ latencies, complete }));
        response.once('error', reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}

const direct = (providerUrl: string) =>
  read(
    `${providerUrl}/chat/completions`,
    {},
    { model: 'fake', stream: true, messages: [{ role: 'user', content: 'go' }] },
    (data) =>
      data === '[DONE]'
        ? ''
        : ((JSON.parse(data) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content ?? ''),
    (data) => data === '[DONE]',
  );

interface Frame {
  readonly type: string;
  readonly content?: string;
}
const through = (url: string, token: string, id: string) =>
  read(
    `${url}/api/conversations/${id}/messages`,
    { Authorization: `Bearer ${token}` },
    { message: 'What would it cost you if the date moved by a week?' },
    (data) => (JSON.parse(data) as Frame).content ?? '',
    (data) => (JSON.parse(data) as Frame).type === 'complete',
  );

const residentKilobytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);

async function prepare(url: string, count: number): Promise<{ token: string; id: string }[]> {
  const prepared: { token: string; id: string }[] = [];
  while (prepared.length < count) {
    const { token } = await register(url, `stream-${prepared.length}`);
    const [scenario] = await call<{ _id: string }[]>(url, token, 'GET', '/scenarios?limit=1');
    for (let used = 0; used < CREDITS_OF_A_TRIAL && prepared.length < count; used += 1) {
      const conversation = await call<{ _id: string }>(url, token, 'POST', '/conversations', {
        scenarioId: scenario?._id,
      });
      prepared.push({ token, id: conversation._id });
    }
  }
  return prepared;
}

/** What streaming through the API adds to reading the provider directly, all streams at once. */
export async function benchStream({ url, providerUrl, apiPid, streams, tokens }: StreamBench): Promise<void> {
  const prepared = await prepare(url, streams + 1);
  const warmUp = prepared.pop();
  if (warmUp) await through(url, warmUp.token, warmUp.id);

  const plain = await Promise.all(Array.from({ length: streams }, () => direct(providerUrl)));
  const before = residentKilobytes(apiPid());
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentKilobytes(apiPid()));
  }, 100);
  const ours = await Promise.all(prepared.map(({ token, id }) => through(url, token, id)));
  clearInterval(watch);

  const plainLatencies = plain.flatMap((reading) => reading.latencies);
  const ourLatencies = ours.flatMap((reading) => reading.latencies);
  const whole = ours.filter((reading) => reading.complete && reading.latencies.length === tokens).length;
  process.stdout.write(`Streaming, ${streams} at once, 20 tokens/s, ${tokens} tokens each\n`);
  row(
    'directly from the provider, p50 / p99 ms',
    `${median(plainLatencies).toFixed(2)} / ${percentile(plainLatencies, 0.99).toFixed(2)}`,
  );
  row(
    'through Parley, p50 / p99 ms',
    `${median(ourLatencies).toFixed(2)} / ${percentile(ourLatencies, 0.99).toFixed(2)}`,
  );
  row('added, p50 ms', (median(ourLatencies) - median(plainLatencies)).toFixed(2), 'aim: 2');
  row('added, p99 ms', (percentile(ourLatencies, 0.99) - percentile(plainLatencies, 0.99)).toFixed(2), 'aim: 10');
  row('streams that came whole', `${whole} of ${streams}`, 'aim: all');
  row('memory per stream, kB (peak of the API above idle)', ((peak - before) / streams).toFixed(0));
}
