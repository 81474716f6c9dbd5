/** What Parley takes of an event of Stripe's: that something happened to somebody, never what (decision 0023). */
import { type Stripe } from '../stripe-client';

/** Events are believed for this long after they were signed (s), product §5.16. */
export const SIGNATURE_TOLERANCE_S = 300;

/** Who sent it is not known, or it is too old. Its message holds nothing of the body. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused';
}

export interface StripeEventNotice {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  readonly livemode: boolean;
  /** null where the event does not say (a dispute names its charge alone). */
  readonly customerId: string | null;
  readonly objectId: string | null;
}
