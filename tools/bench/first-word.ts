import { setTimeout } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { call, register } from './api-client';
import { median, percentile, row } from './figures';

export interface Person {
  readonly token: string;
}
export interface Seat extends Person {
  readonly conversationId: string;
}

/** Somebody with a trial of their own. */
export const somebody = (url: string, name: string): Promise<Person> => register(url, name);

export async function scenarioIds(url: string, { token }: Person): Promise<readonly string[]> {
  const listed = await call<{ _id: string }[]>(url, token, 'GET', '/scenarios?limit=100');
  return listed.map(({ _id }) => _id);
}

export async function begin(url: string, { token }: Person, scenarioId: string): Promise<Seat> {
  const { _id } = await call<{ _id: string }>(url, token, 'POST', '/conversations', { scenarioId });
  return { token, conversationId: _id };
}

/** Milliseconds from sending a message to the first word of its reply; null where none comes. */
export async function firstWord(url: string, { token, conversationId }: Seat, message: string): Promise<number | null> {
  const began = performance.now();
  const leave = new AbortController();
  const response = await fetch(`${url}/api/conversations/${conversationId}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
    signal: leave.signal,
  });
  if (!response.ok || response.body === null) return null;
  let word: number | null = null;
  let failed = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      const { type } = JSON.parse(data) as { type: string };
      if (type === 'chunk') word ??= performance.now() - began;
      if (type === 'error') failed = true;
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    if (word !== null || failed) break;
  }
  leave.abort();
  return word;
}

/** Asks for a tip; the status of the answer. */
export async function tip(url: string, { token, conversationId }: Seat, message: string): Promise<number> {
  const response = await fetch(`${url}/api/conversations/${conversationId}/coaching-tip`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
  });
  await response.arrayBuffer();
  return response.status;
}

const PROBE_EVERY_MS = 25;
/** Opens `/metrics` on the API's own port. */
export const METRICS_TOKEN = 'a-benchmark-may-read-the-metrics';

/** The event loop's delay since it was asked last, p99 and longest (ms), as the API itself measures it. */
async function eventLoopDelay(url: string): Promise<readonly [p99: number, longest: number]> {
  const text = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } }).then((answer) =>
    answer.text(),
  );
  const of = (name: string): number =>
    1_000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds\\S* (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return [of('p99'), of('max')];
}

/** What went on while others were busy. */
export interface Probed {
  /** How long the API took to say that it lives (ms), again and again. */
  readonly alive: readonly number[];
  readonly eventLoop: readonly [p99: number, longest: number];
}

/** Asks the API whether it lives, again and again, and how long its event loop kept everybody waiting. */
export async function probe(url: string): Promise<{ stop(): Promise<Probed> }> {
  const alive: number[] = [];
  const over = new AbortController();
  await eventLoopDelay(url);
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await fetch(`${url}/api/health/live`).then((answer) => answer.arrayBuffer());
      alive.push(performance.now() - began);
      await setTimeout(PROBE_EVERY_MS);
    }
  })();
  return {
    async stop() {
      over.abort();
      await asking;
      return { alive, eventLoop: await eventLoopDelay(url) };
    },
  };
}

/** One line a case, and two for what went on beside it. */
export function report(label: string, words: readonly (number | null)[], { alive, eventLoop }: Probed): void {
  const came = words.filter((word) => word !== null);
  process.stdout.write(`${label}\n`);
  row('first words that came', `${came.length} of ${words.length}`, 'aim: all');
  row(
    'first word, median / p95 ms',
    `${median(came).toFixed(0)} / ${percentile(came, 0.95).toFixed(0)}`,
    'aim: p95 1000',
  );
  row('event loop delay, p99 / longest ms', eventLoop.map((delay) => delay.toFixed(0)).join(' / '), 'aim: p99 50');
  row('is it alive? p99 / longest ms', `${percentile(alive, 0.99).toFixed(0)} / ${Math.max(...alive).toFixed(0)}`);
}
