/** Objects by their ids, or Stripe's refusal. */
import type { Account } from '../account/account';
import type { State } from '../account/state';
import { missing } from '../http/stripe-error';

type Collections = {
  [K in keyof State]: State[K] extends Record<string, infer T>
    ? T extends { readonly id: string }
      ? K
      : never
    : never;
}[keyof State];

const WORDS: Partial<Record<Collections, string>> = {
  checkoutSessions: 'checkout.session',
  paymentIntents: 'payment_intent',
  invoicePayments: 'invoice_payment',
  portalConfigurations: 'configuration',
  portalSessions: 'session',
  schedules: 'subscription_schedule',
  paymentMethods: 'payment_method',
};

/**
 * The object of this id.
 * @param param the parameter that named it; none where the address did
 * @throws StripeRefusal when there is none
 */
export function find<K extends Collections>(
  account: Account,
  collection: K,
  id: string,
  param?: string,
): State[K][string] {
  const objects = account.state[collection] as Record<string, State[K][string]>;
  const found = Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (found === undefined) throw missing(WORDS[collection] ?? collection.slice(0, -1), id, param);
  return found;
}
