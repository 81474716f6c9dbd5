/** Failures of the payment provider as the person hears of them (product §5.14). */
import { isStripeUnavailable, loggable, PricesMisconfigured } from '@parley/payments';
import { AppError } from '@parley/shared';
import { Stripe } from 'stripe';

const UNAVAILABLE =
  'The payment provider cannot be reached at the moment. Nothing was charged. Please try again in a few minutes.';
const REFUSED = 'Something went wrong on our side. Nothing was charged. Please try again.';
/** Seconds after which trying again makes sense. */
const RETRY_SECONDS = 30;

/** An installation without keys (product §5.14). */
export const paymentsNotOpen = (): AppError =>
  new AppError('conflict', 'Online payment is not open on this installation yet.');

export const providerUnavailable = (cause?: unknown): AppError =>
  new AppError('upstream_unavailable', UNAVAILABLE, { cause: loggable(cause), retryAfter: RETRY_SECONDS });

/**
 * Does what asks Stripe.
 * @throws AppError upstream_unavailable while Stripe can't be reached, internal where it refuses what we sent; what the
 * work throws otherwise
 */
export async function askingStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isStripeUnavailable(error)) throw providerUnavailable(error);
    if (error instanceof Stripe.errors.StripeError || error instanceof PricesMisconfigured)
      throw new AppError('internal', REFUSED, { cause: loggable(error), internal: 'Stripe refused a request of ours' });
    throw error;
  }
}
