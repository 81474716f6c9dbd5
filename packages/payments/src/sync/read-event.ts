/** What is taken of an event of Stripe's: that something happened to somebody, never what (decision 0023). */
import { z } from 'zod';
import { Stripe } from 'stripe';

/** Events are believed for this long after they were signed (s), product §5.16. */
const SIGNATURE_TOLERANCE_S = 300;

/** Nobody knows who sent it, it is too old, or it is no event. The message holds nothing of what was sent. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused';
}

export interface StripeEventNotice {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  readonly livemode: boolean;
  /** null where the event does not say: a dispute names its charge alone. */
  readonly customerId: string | null;
  readonly objectId: string | null;
}

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.int().min(0),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().max(255).nullish(),
      customer: z.union([z.string().max(255), z.object({ id: z.string().max(255) })]).nullish(),
    }),
  }),
});

/**
 * Believes an event that is signed with the secret, by Stripe's own library.
 * @param body as it was sent, byte for byte
 * @param signature the header `Stripe-Signature`
 * @throws EventRefused
 */
export function readEvent(
  body: Buffer,
  signature: string | undefined,
  { webhookSecret, now }: { readonly webhookSecret: string; readonly now: Date },
): StripeEventNotice {
  if (signature === undefined) throw new EventRefused('It carries no signature');
  const event = eventSchema.safeParse(verified(body, signature, webhookSecret, now));
  if (!event.success) throw new EventRefused('It is signed, and no event');
  const { id, type, created, livemode, data } = event.data;
  const { customer } = data.object;
  return {
    id,
    type,
    created: new Date(created * 1000),
    livemode,
    customerId: (typeof customer === 'object' ? customer?.id : customer) ?? null,
    objectId: data.object.id ?? null,
  };
}

/** Stripe's words are not passed on: they quote the body. */
function verified(body: Buffer, signature: string, secret: string, now: Date): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, SIGNATURE_TOLERANCE_S, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new EventRefused('Its signature is not right, or too old');
    throw new EventRefused('It could not be read');
  }
}
