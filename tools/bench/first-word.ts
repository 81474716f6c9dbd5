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

/** Asks the API whether it lives, again and again: how long its event loop keeps everybody waiting. */
export function probe(url: string): { stop(): Promise<readonly number[]> } {
  const took: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await fetch(`${url}/api/health/live`).then((answer) => answer.arrayBuffer());
      took.push(performance.now() - began);
      await setTimeout(PROBE_EVERY_MS);
    }
  })();
  return {
    async stop() {
      over.abort();
      await asking;
      return took;
    },
  };
}

/** One line a case, and one for the probes beside it. */
export function report(label: string, words: readonly (number | null)[], probes: readonly number[]): void {
  const came = words.filter((word) => word !== null);
  process.stdout.write(`${label}\n`);
  row('first words that came', `${came.length} of ${words.length}`, 'aim: all');
  row(
    'first word, median / p95 ms',
    `${median(came).toFixed(0)} / ${percentile(came, 0.95).toFixed(0)}`,
    'aim: p95 1000',
  );
  row(
    'is it alive? p99 / longest ms',
    `${percentile(probes, 0.99).toFixed(0)} / ${Math.max(...probes).toFixed(0)}`,
    'aim: p99 50',
  );
}
