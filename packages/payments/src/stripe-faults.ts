/** What it means that a request to Stripe failed, told without anything that must not be read in a log. */
import { Stripe } from 'stripe';

/** Stripe can't be reached, is too slow or too busy, or has a fault of its own: the same request may succeed later. */
export function isStripeUnavailable(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode } = error;
  if (statusCode === undefined) return error instanceof Stripe.errors.StripeConnectionError;
  return statusCode >= 500 || statusCode === 429 || statusCode === 409;
}

/** Nobody knows whether the request was carried out: there was no answer. */
export function isStripeSilent(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeConnectionError;
}

/** Stripe says that what the request names is not there, is used up, or can't be used that way. */
export function stripeRefusal(error: unknown): { readonly code: string | null; readonly param: string | null } | null {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  return { code: error.code ?? null, param: error.param ?? null };
}

/** A failure at Stripe as it may be logged: which kind, for which request; no key, no header, no address, no card. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';
  readonly type: string;
  readonly statusCode: number | null;
  readonly code: string | null;
  readonly param: string | null;
  /** Stripe's own name of the request, to look it up in its dashboard. */
  readonly requestId: string | null;

  constructor(error: Stripe.errors.StripeError) {
    super(withoutSecrets(error.message));
    this.type = error.type;
    this.statusCode = error.statusCode ?? null;
    this.code = error.code ?? null;
    this.param = error.param ?? null;
    this.requestId = error.requestId ?? null;
  }
}

/** The error as it may be logged; anything but Stripe's stays what it is. */
export function loggable(error: unknown): unknown {
  return error instanceof Stripe.errors.StripeError ? new StripeFault(error) : error;
}

const SECRETS = /\b(?:(?:sk|rk|pk)_(?:test|live)|whsec)_[\w*]+|\b\w+_secret_\w+/g;

function withoutSecrets(text: string): string {
  return text.replaceAll(SECRETS, '[redacted]');
}
