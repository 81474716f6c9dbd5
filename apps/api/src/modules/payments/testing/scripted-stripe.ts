/** A server that answers as Stripe would, or as it should not: for prices, and for faults. What it was asked is kept. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { StripeSettings } from '@parley/payments';

export interface AskedRequest {
  /** 'POST /v1/checkout/sessions' */
  readonly call: string;
  readonly query: URLSearchParams;
  /** What was sent, form-encoded. */
  readonly body: URLSearchParams;
  readonly idempotencyKey: string | null;
}
export interface ScriptedAnswer {
  readonly status?: number;
  /** Left out, the connection is cut off. */
  readonly body?: unknown;
  readonly delayMs?: number;
}
type Script = (request: AskedRequest) => ScriptedAnswer;

export interface ScriptedStripe {
  readonly settings: StripeSettings;
  readonly asked: AskedRequest[];
  /** How often a call was made. */
  count(call: string): number;
  /** What `METHOD /path` answers from now on; `*` stands for one part of a path. */
  on(call: string, script: Script | ScriptedAnswer): void;
  close(): Promise<void>;
}

export const SCRIPTED_KEY = 'sk_test_scriptedSecret42';

export async function startScriptedStripe(): Promise<ScriptedStripe> {
  const scripts = new Map<string, Script>();
  const asked: AskedRequest[] = [];
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const request = await readRequest(req);
    asked.push(request);
    const script = scripts.get(request.call) ?? scripts.get(request.call.replace(/\/[a-z]+_[^/]+/, '/*'));
    const { status = 200, body, delayMs = 0 } = script?.(request) ?? unknownCall(request);
    if (delayMs > 0) await pause(delayMs);
    if (body === undefined) {
      req.socket.destroy();
      return;
    }
    res.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_scripted' });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      secretKey: SCRIPTED_KEY,
      webhookSecret: 'whsec_scripted',
      apiBase: `http://127.0.0.1:${port}`,
      launchCoupon: 'launch',
    },
    asked,
    count: (call) => asked.filter((one) => one.call === call).length,
    on: (call, script) => void scripts.set(call, typeof script === 'function' ? script : () => script),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(req: IncomingMessage): Promise<AskedRequest> {
  const url = new URL(req.url ?? '/', 'http://stripe');
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return {
    call: `${req.method ?? ''} ${url.pathname}`,
    query: url.searchParams,
    body: new URLSearchParams(text),
    idempotencyKey: req.headers['idempotency-key']?.toString() ?? null,
  };
}

const unknownCall = ({ call }: AskedRequest): ScriptedAnswer => ({
  status: 404,
  body: refusal({ message: `Unrecognized request URL (${call})` }),
});

/** The body of a refusal. */
export const refusal = (error: {
  message: string;
  code?: string;
  param?: string;
  type?: string;
}): { readonly error: object } => ({ error: { type: 'invalid_request_error', ...error } });

const PRICES = {
  solo_core_monthly: { product: 'prod_core', unit_amount: 1999, interval: 'month' },
  solo_core_yearly: { product: 'prod_core', unit_amount: 19992, interval: 'year' },
  solo_pro_monthly: { product: 'prod_pro', unit_amount: 3999, interval: 'month' },
  solo_pro_yearly: { product: 'prod_pro', unit_amount: 39992, interval: 'year' },
  team_pilot: { product: 'prod_pilot', unit_amount: 95600, interval: null },
} as const;
type PriceKey = keyof typeof PRICES;

/** A price as Stripe lists it. @param given what differs, e.g. its amount */
export function listedPrice(key: PriceKey, given: Record<string, unknown> = {}): Record<string, unknown> {
  const { product, unit_amount, interval } = PRICES[key];
  return {
    id: `price_${key}`,
    object: 'price',
    active: true,
    currency: 'usd',
    lookup_key: key,
    nickname: null,
    unit_amount,
    recurring: interval === null ? null : { interval, interval_count: 1 },
    product: { id: product, object: 'product', name: `The ${product}`, description: null },
    ...given,
  };
}

export const listOf = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });

export const launchCoupon = (given: Record<string, unknown> = {}) => ({
  id: 'launch',
  object: 'coupon',
  name: 'Launch',
  percent_off: 20,
  amount_off: null,
  currency: null,
  duration: 'forever',
  duration_in_months: null,
  max_redemptions: null,
  times_redeemed: 3,
  valid: true,
  ...given,
});

export const NO_SUCH_COUPON: ScriptedAnswer = {
  status: 404,
  body: refusal({ message: "No such coupon: 'launch'", code: 'resource_missing', param: 'coupon' }),
};

/** All prices, and the launch coupon. */
export function sellsEverything(stripe: ScriptedStripe): void {
  const keys = Object.keys(PRICES) as PriceKey[];
  stripe.on('GET /v1/prices', { body: listOf(keys.map((key) => listedPrice(key))) });
  stripe.on('GET /v1/coupons/launch', { body: launchCoupon() });
}
