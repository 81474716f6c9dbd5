/**
 * Stands between the application and a server that keeps state as Stripe does, and has every request judged by Stripe's
 * mock server too, where there is one: that refuses what Stripe's description of its API would refuse.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routePath } from './stripe-calls';

export interface SentRequest {
  /** 'POST /v1/subscriptions/*' */
  readonly route: string;
  readonly url: string;
  readonly body: string;
  /** What the mock server found wrong; null where it took it, or there is none. */
  readonly refused: string | null;
}

export interface StripeTee {
  readonly url: string;
  readonly sent: readonly SentRequest[];
  close(): Promise<void>;
}

/** @param judge the mock server's address; undefined where there is none */
export async function startStripeTee(target: string, judge: string | undefined): Promise<StripeTee> {
  const sent: SentRequest[] = [];
  const pass = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = req;
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const init = { method, headers: passedOn(req), ...(body === '' ? {} : { body }) };
    const verdict = judge === undefined ? null : await judged(await fetch(new URL(url, judge), init));
    const route = `${method} ${routePath(new URL(url, target).pathname)}`;
    sent.push({ route, url, body, refused: verdict });
    const answer = await fetch(new URL(url, target), init);
    res.writeHead(answer.status, { 'Content-Type': 'application/json' });
    res.end(await answer.text());
  };
  const server = createServer((req, res) => {
    pass(req, res).catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PASSED_ON = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'] as const;

function passedOn({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

async function judged(answer: Response): Promise<string | null> {
  const text = await answer.text();
  return answer.ok ? null : `${answer.status} ${text}`;
}
