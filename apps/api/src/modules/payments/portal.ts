/** Stripe's own pages for who pays already: invoices, card, cancellation, and the confirmation of another plan. */
import {
  ensurePortalConfiguration,
  planOfPriceKey,
  PRICE_KEYS,
  stripeRefusal,
  type PriceBook,
  type RunningSubscription,
  type SoldPrice,
} from '@parley/payments';
import { AppError } from '@parley/shared';
import type { Stripe } from 'stripe';
import type { StripePatience } from './stripe-patience';

export interface ChangeRequest {
  readonly customerId: string;
  readonly running: RunningSubscription;
  readonly price: SoldPrice;
  readonly book: PriceBook;
  readonly patience: StripePatience;
}

export interface Portal {
  /** The way in, also where prices can't be had. @returns the URL, which counts for a few minutes */
  open(customerId: string, book: PriceBook | null, patience: StripePatience): Promise<string>;
  /** A page that names what the change costs and asks for a yes. @returns its URL */
  confirmChange(request: ChangeRequest): Promise<string>;
}

export function createPortal({ stripe, publicUrl }: { readonly stripe: Stripe; readonly publicUrl: string }): Portal {
  const billingTab = `${publicUrl}/settings?tab=billing`;
  /** The dashboard, told which plan to wait for (product §7.14). */
  const dashboardAfter = ({ sold }: PriceBook, price: SoldPrice): string => {
    const key = PRICE_KEYS.find((one) => one !== 'team_pilot' && sold[one].priceId === price.priceId);
    const bought = planOfPriceKey(key);
    const query = new URLSearchParams({
      payment: 'success',
      ...(bought && { plan: bought.planType, billing: bought.billing }),
    });
    return `${publicUrl}/dashboard?${query.toString()}`;
  };
  /** Of one set of prices, as this process has seen to it. */
  let seenTo: { readonly sold: string; readonly configuration: string } | null = null;

  const configurationFor = async (book: PriceBook | null): Promise<string> => {
    const sold = book?.sold ?? null;
    const key = JSON.stringify(sold);
    if (seenTo?.sold !== key)
      seenTo = { sold: key, configuration: await ensurePortalConfiguration(stripe, { publicUrl, sold }) };
    return seenTo.configuration;
  };

  const create = async (
    params: Stripe.BillingPortal.SessionCreateParams,
    book: PriceBook | null,
    patience: StripePatience,
  ): Promise<string> => {
    const attempt = async () =>
      stripe.billingPortal.sessions.create({ ...params, configuration: await configurationFor(book) }, patience());
    try {
      return (await attempt()).url;
    } catch (error) {
      // Somebody has switched it off or changed it at Stripe: made anew, once.
      if (stripeRefusal(error)?.param !== 'configuration') throw error;
      seenTo = null;
      return (await attempt()).url;
    }
  };

  return {
    open: (customerId, book, patience) => create({ customer: customerId, return_url: billingTab }, book, patience),
    confirmChange({ customerId, running, price, book, patience }) {
      const { item } = running;
      if (item === null)
        throw new AppError('conflict', 'Your subscription cannot be changed here. Please write to our support.');
      const discounts = running.hasDiscount || book.coupon === null ? {} : { discounts: [{ coupon: book.coupon }] };
      return create(
        {
          customer: customerId,
          return_url: billingTab,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: running.id,
              items: [{ id: item.id, price: price.priceId, quantity: 1 }],
              ...discounts,
            },
            after_completion: {
              type: 'redirect',
              redirect: { return_url: waitsForPeriodEnd(item, price) ? billingTab : dashboardAfter(book, price) },
            },
          },
        },
        book,
        patience,
      );
    },
  };
}

/** Less, or for a shorter time, begins with the next period: the portal's own rule, so that we lead to where it is seen. */
function waitsForPeriodEnd(item: NonNullable<RunningSubscription['item']>, price: SoldPrice): boolean {
  if (item.interval !== price.interval) return price.interval === 'month';
  return price.amount < item.amount;
}
