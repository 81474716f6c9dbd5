/** What a portal configuration allows. */
import { z } from 'zod';
import type { Account } from '../account/account';
import { flag, integer, text, unsettable } from '../http/parameters';
import { invalid } from '../http/stripe-error';
import type { PortalConfiguration } from '../objects/stored';
import { find } from './find';

const proration = z.enum(['always_invoice', 'create_prorations', 'none']);
/** As a request names them. */
export const features = z.strictObject({
  customer_update: z
    .strictObject({
      allowed_updates: unsettable(
        z.array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id'])),
      ).optional(),
      enabled: flag,
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      cancellation_reason: z.strictObject({ enabled: flag, options: z.array(text).optional() }).optional(),
      enabled: flag,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: proration.optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      default_allowed_updates: unsettable(z.array(z.enum(['price', 'promotion_code', 'quantity']))).optional(),
      enabled: flag,
      products: unsettable(
        z.array(
          z.strictObject({
            adjustable_quantity: z
              .strictObject({ enabled: flag, maximum: integer.optional(), minimum: integer.optional() })
              .optional(),
            prices: z.array(text),
            product: text,
          }),
        ),
      ).optional(),
      proration_behavior: proration.optional(),
      schedule_at_period_end: z
        .strictObject({
          conditions: unsettable(
            z.array(z.strictObject({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) })),
          ).optional(),
        })
        .optional(),
    })
    .optional(),
});

/** What is said, over what was allowed before. @throws StripeRefusal for products and prices that are not there */
export function readFeatures(
  account: Account,
  given: z.output<typeof features> | undefined,
  before: PortalConfiguration['features'],
): PortalConfiguration['features'] {
  const { subscription_update: update, subscription_cancel: cancel } = given ?? {};
  const merged = structuredClone(before);
  if (given?.invoice_history) merged.invoice_history.enabled = given.invoice_history.enabled;
  if (given?.payment_method_update) merged.payment_method_update.enabled = given.payment_method_update.enabled;
  if (given?.customer_update)
    merged.customer_update = {
      allowed_updates: given.customer_update.allowed_updates ?? [],
      enabled: given.customer_update.enabled,
    };
  if (cancel)
    merged.subscription_cancel = {
      cancellation_reason: {
        enabled: cancel.cancellation_reason?.enabled ?? false,
        feedback_options: null,
        options: cancel.cancellation_reason?.options ?? [],
      },
      enabled: cancel.enabled,
      mode: cancel.mode ?? merged.subscription_cancel.mode,
      proration_behavior: cancel.proration_behavior ?? merged.subscription_cancel.proration_behavior,
    };
  if (update) {
    const products = update.products?.map(({ product, prices, adjustable_quantity: quantity }, index) => {
      find(account, 'products', product, `features[subscription_update][products][${index}][product]`);
      for (const price of prices)
        find(account, 'prices', price, `features[subscription_update][products][${index}][prices]`);
      return {
        adjustable_quantity: {
          enabled: quantity?.enabled ?? false,
          maximum: quantity?.maximum ?? null,
          minimum: quantity?.minimum ?? 0,
        },
        prices,
        product,
      };
    });
    const earlier = merged.subscription_update;
    merged.subscription_update = {
      billing_cycle_anchor: update.billing_cycle_anchor ?? earlier.billing_cycle_anchor,
      default_allowed_updates: update.default_allowed_updates ?? earlier.default_allowed_updates,
      enabled: update.enabled,
      products: products ?? earlier.products ?? null,
      proration_behavior: update.proration_behavior ?? earlier.proration_behavior,
      schedule_at_period_end: {
        conditions: update.schedule_at_period_end?.conditions ?? earlier.schedule_at_period_end.conditions,
      },
      trial_update_behavior: 'end_trial',
    };
    if (update.enabled && (merged.subscription_update.products ?? []).length === 0)
      throw invalid(
        'You must provide products when subscription_update is enabled.',
        'features[subscription_update][products]',
      );
  }
  return merged;
}
