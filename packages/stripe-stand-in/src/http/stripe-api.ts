/** Stripe's HTTP over an account: key, version, idempotency, parameters, answer, error. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Account } from '../account/account';
import { DAY } from '../account/calendar';
import { ENDPOINTS } from '../api';
import type { Endpoint } from './endpoint';
import { expanded } from './expand';
import { readParameters } from './parameters';
import { invalid, StripeRefusal } from './stripe-error';

/** How the API behaves while it is meant to be broken. */
export interface Fault {
  /** Only where the address begins so, such as '/v1/prices'. */
  readonly path?: string;
  /** Answers this instead of doing anything. */
  readonly status?: number;
  /** Waits before it answers (ms). */
  readonly delayMs?: number;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly params: unknown;
  readonly idempotencyKey: string | null;
}

interface StripeApiOptions {
  readonly account: Account;
  readonly secretKey: string;
  /** What has been asked so far, the newest last. */
  readonly seen: SeenRequest[];
  readonly fault: () => Fault | null;
  /** Called after every request that may have changed something, before it is answered. */
  readonly changed: () => void;
}

const KEEP_ANSWERS = DAY;
const SEEN_AT_MOST = 2000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly replayed?: boolean;
}

function checkKey(request: Request, secretKey: string): void {
  const header = request.get('authorization');
  const basic = /^Basic (.+)$/.exec(header ?? '')?.[1];
  const given =
    /^Bearer (.+)$/.exec(header ?? '')?.[1] ??
    (basic === undefined ? undefined : Buffer.from(basic, 'base64').toString().split(':')[0]);
  if (given === undefined) throw new StripeRefusal('You did not provide an API key.', { status: 401 });
  if (given !== secretKey)
    throw new StripeRefusal(`Invalid API Key provided: ${given.slice(0, 8)}****`, { status: 401 });
}

/** In the address, or in the form. */
const paramsOf = (request: Request): Record<string, unknown> => ({
  ...request.query,
  ...(request.body as Record<string, unknown> | undefined),
});

/** Its shapes are of one version; an older one would be answered wrongly. */
function checkVersion(request: Request): void {
  const version = request.get('stripe-version') ?? Stripe.API_VERSION;
  if (version !== Stripe.API_VERSION) throw invalid(`Invalid Stripe API version: ${version}`);
}

/** @throws StripeRefusal when the same key came with something else before */
function keptAnswer(account: Account, key: string, fingerprint: string): Answer | null {
  const kept = account.state.kept[key];
  if (kept === undefined || kept.at < account.now() - KEEP_ANSWERS) return null;
  if (kept.fingerprint !== fingerprint)
    throw new StripeRefusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { status: 400, type: 'idempotency_error' },
    );
  return { status: kept.status, body: kept.body, replayed: true };
}

function answerOf(account: Account, endpoint: Endpoint, request: Request, requestId: string): Answer {
  const given = paramsOf(request);
  const key = request.method === 'GET' ? undefined : request.get('idempotency-key');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.path, given]))
    .digest('hex');
  const kept = key === undefined ? null : keptAnswer(account, key, fingerprint);
  if (kept) return kept;

  const params = readParameters(endpoint.params, given);
  const paths = z.object({ expand: z.array(z.string()).optional() }).parse(params).expand ?? [];
  account.request = { id: requestId, idempotency_key: key ?? null };
  const answer = ((): Answer => {
    try {
      const object = endpoint.answer({ account, params: params as never, id: String(request.params['id'] ?? '') });
      return { status: 200, body: expanded(account, object, paths) };
    } catch (error) {
      // A declined card is an answer that is kept; a request that was wrong may be put right and sent again.
      if (error instanceof StripeRefusal && error.details.status === 402)
        return { status: 402, body: error.toBody(requestId) };
      throw error;
    } finally {
      account.request = null;
    }
  })();
  if (key !== undefined) account.state.kept[key] = { fingerprint, ...answer, at: account.now() };
  return answer;
}

/** The API below /v1. */
export function stripeApi({ account, secretKey, seen, fault, changed }: StripeApiOptions): Router {
  const router = express.Router();
  const newRequestId = () => account.id('req');

  router.use(async (request, response, next) => {
    const broken = fault();
    const applies = broken !== null && (broken.path === undefined || request.originalUrl.startsWith(broken.path));
    if (applies && broken.delayMs !== undefined) await pause(broken.delayMs);
    if (applies && broken.status !== undefined) {
      const refusal = new StripeRefusal('The stand-in was told to fail.', { status: broken.status, type: 'api_error' });
      response.status(broken.status).json(refusal.toBody(newRequestId()));
      return;
    }
    next();
  });
  router.use(express.urlencoded({ extended: true, limit: '1mb', parameterLimit: 1000 }));

  for (const endpoint of ENDPOINTS) {
    router[endpoint.method](endpoint.path.slice('/v1'.length), (request, response) => {
      const requestId = newRequestId();
      response.set({ 'Request-Id': requestId, 'Stripe-Version': Stripe.API_VERSION });
      checkKey(request, secretKey);
      checkVersion(request);
      const idempotencyKey = request.get('idempotency-key') ?? null;
      seen.push({
        method: request.method,
        path: request.originalUrl.split('?')[0] ?? '',
        params: paramsOf(request),
        idempotencyKey,
      });
      if (seen.length > SEEN_AT_MOST) seen.shift();
      const { status, body, replayed = false } = answerOf(account, endpoint, request, requestId);
      if (request.method !== 'GET' && !replayed) changed();
      if (idempotencyKey !== null) response.set('Idempotency-Key', idempotencyKey);
      if (replayed) response.set('Idempotent-Replayed', 'true');
      response.status(status).json(body);
    });
  }

  router.use((request) => {
    throw new StripeRefusal(`Unrecognized request URL (${request.method}: ${request.originalUrl.split('?')[0]}).`, {
      status: 404,
    });
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof StripeRefusal)) {
      next(error);
      return;
    }
    response.status(error.details.status).json(error.toBody(newRequestId()));
  });
  return router;
}
