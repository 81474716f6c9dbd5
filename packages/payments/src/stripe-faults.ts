/** What it means that a request to Stripe failed, told without anything that must not be read in a log. */
import { Stripe } from 'stripe';

/** Stripe can't be reached, is too slow or too busy, or has a fault of its own: the same request may succeed later. */
export function isStripeUnavailable(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode } = error;
  // Without a status there was no answer, or one that could not be read.
  if (statusCode === undefined)
    return error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError;
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

/**
 * A failure at Stripe as it may be logged: which kind, for which request. Without what Stripe's own error carries: headers
 * and the whole answer, which may hold a card or a person.
 */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';

  constructor({ type, statusCode, code, param, requestId, message }: Stripe.errors.StripeError) {
    const facts = [type, statusCode, code, param, requestId].filter((fact) => fact !== undefined && fact !== '');
    super(`${message} (${facts.join(', ')})`);
  }
}

/** The error as it may be logged; anything but Stripe's stays what it is. */
export function loggable(error: unknown): unknown {
  return error instanceof Stripe.errors.StripeError ? new StripeFault(error) : error;
}
