/** A server that answers by script: what a test expects to be asked, and what is said to it. */
import { explainPrinted } from '@parley/config/jest/printed';
import type { ErrorDetail } from '@parley/shared';

interface Asked {
  /** 'GET /conversations/totals' */
  readonly route: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
}
type Answer = (asked: Asked) => Response | Promise<Response>;

export interface ScriptedApi {
  readonly asked: readonly Asked[];
  /** Replaces or adds the answer to a route; the last part of a path may be '*'. */
  answer(route: string, answer: Answer): void;
}

export const ok = (data: unknown, page?: unknown): Response =>
  Response.json({ success: true, data, ...(page === undefined ? {} : { page }) });
export const fail = (status: number, code: string, message: string, details?: readonly ErrorDetail[]): Response =>
  Response.json({ success: false, code, message, details, requestId: 'r1' }, { status });

/** The text of an event stream with frames numbered from `first`. */
export function frames(list: readonly unknown[], first = 1): string {
  return list.map((frame, index) => `id: 1-${first + index}\ndata: ${JSON.stringify(frame)}\n\n`).join('');
}
export const eventStream = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });

const pattern = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split('*')
      .map((part) => part.replaceAll(/[.?]/g, String.raw`\$&`))
      .join('[^/]+')}$`,
  );

/** The calls that were scripted to fail, in this test file: the client logs each of them. */
const failures = new Set<string>();
const failureOf = (...call: readonly unknown[]): string => call.map(String).join(' ');

explainPrinted(([, message, details]) => {
  if (message !== 'API call failed' || typeof details !== 'object' || details === null) return false;
  const { method, url, status } = details as Record<string, unknown>;
  return failures.has(failureOf(method, url, status));
});

/** Stands in for the network until the test is over. A call that no answer was written for fails like a dead line. */
export function scriptApi(answers: Record<string, Answer>): ScriptedApi {
  const routes = new Map(Object.entries(answers));
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://parley.test');
    const one: Asked = {
      route: `${init?.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`,
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init?.headers),
      signal: init?.signal ?? null,
    };
    asked.push(one);
    const found = [...routes].toReversed().find(([route]) => pattern(route).test(one.route));
    if (!found) throw new TypeError(`Nothing answers ${one.route}`);
    const address = `${url.pathname}${url.search}`;
    try {
      const response = await found[1](one);
      if (!response.ok) failures.add(failureOf(init?.method, address, response.status));
      return response;
    } catch (error) {
      failures.add(failureOf(init?.method, address, 0));
      throw error;
    }
  };
  return { asked, answer: (route, answer) => void routes.set(route, answer) };
}
