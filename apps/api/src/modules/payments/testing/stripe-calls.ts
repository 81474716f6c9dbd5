/** Which requests the code can make of Stripe, read from the code itself: a new one is found without being told of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';

const ROOT = fileURLToPath(new URL('../../../../../../', import.meta.url));
/** Everything that is run where people pay; the stand-in is on the other side. */
const FOLDERS = ['apps/api/src', 'apps/worker/src', 'packages/payments/src'];
/** `stripe.checkout.sessions.create(`, on however many lines, whatever the client's object is called before `stripe`. */
const CALL = /\bstripe((?:\s*\.\s*[a-zA-Z]+)+)\s*\(/g;
/** What the library does without asking anybody. */
const LOCAL = new Set(['webhooks.constructEvent', 'webhooks.constructEventAsync', 'webhooks.generateTestHeaderString']);

/** 'checkout.sessions.create', each once, in alphabetical order. */
export function stripeCallsInCode(): string[] {
  const calls = FOLDERS.flatMap((folder) => sourcesBelow(join(ROOT, folder))).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, path = '']) => path.replaceAll(/\s/g, '').slice(1)),
  );
  return [...new Set(calls)].filter((call) => !LOCAL.has(call)).toSorted();
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(?:^|\/)testing\//.test(name))
    .map((name) => join(folder, name));
}

/**
 * 'POST /v1/checkout/sessions/*' for 'checkout.sessions.expire', as the library would send it.
 * @throws Error for a call that the library does not have
 */
export async function routeOf(call: string): Promise<string> {
  const sent: string[] = [];
  const stripe = new Stripe('sk_test_nothing', {
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      sent.push(`${init?.method ?? ''} ${routePath(url.pathname)}`);
      return Response.json({ id: 'x_1', object: 'list', data: [], has_more: false });
    }),
  });
  const path = call.split('.');
  const method = path.pop() ?? '';
  let owner: unknown = stripe;
  for (const part of path) owner = (owner as Record<string, unknown>)[part];
  const send = (owner as Record<string, unknown> | undefined)?.[method];
  if (typeof send !== 'function') throw new Error(`Stripe's library has no ${call}`);
  // Methods of one object take its id first; those of a collection refuse it.
  for (const args of [['sub_00000000'], []]) {
    try {
      await send.call(owner, ...args);
      break;
    } catch (error) {
      if (args.length === 0) throw error;
    }
  }
  const [route] = sent;
  if (route === undefined) throw new Error(`${call} asks for nothing`);
  return route;
}

/** With `*` in place of ids. */
export function routePath(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[a-z]+(?:_[a-z]+)*_(?=\w*\d)\w{8,}$/i.test(part) || part === 'launch' ? '*' : part))
    .join('/');
}
