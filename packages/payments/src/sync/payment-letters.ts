/** Which letters a change of a subscription owes, each once per reason (product §5.16, §15.1). Pure. */
import { subscriptionEnd, type SubscriptionRecord } from '@parley/db';
import type { OwedEmail } from '@parley/shared';
import type { Derived } from './derive-subscription';

export interface PaymentLetter {
  /** The reason. */
  readonly key: string;
  /** @param name as the person wrote it */
  readonly letter: (name: string) => OwedEmail;
}

/**
 * What ends by time alone is the daily job's to tell.
 * @param before our copy until now; null where there was none
 */
export function paymentLetters(
  before: SubscriptionRecord | null,
  { subscription, pausedBy }: Derived,
): readonly PaymentLetter[] {
  if (subscription === null) return [];
  const { id, planType, paidUntil, paymentFailedAt, pausedAt } = subscription;
  const letters: PaymentLetter[] = [];
  if (paymentFailedAt !== null && paymentFailedAt.getTime() !== before?.paymentFailedAt?.getTime()) {
    const until = subscriptionEnd({ endsAt: null, paidUntil });
    letters.push({
      key: `payment_failed:${id}:${paymentFailedAt.toISOString()}`,
      letter: (name) => ({ template: 'payment_failed', data: { name, planType, until } }),
    });
  }
  if (pausedAt !== null && pausedBy !== null && pausedAt.getTime() !== before?.pausedAt?.getTime()) {
    const why = pausedBy === 'refund' ? 'refunded' : 'disputed';
    letters.push({
      key: `plan_paused:${id}:${pausedAt.toISOString()}`,
      letter: (name) => ({ template: 'plan_paused', data: { name, planType, why } }),
    });
  }
  return letters;
}
