/** What a portal session is opened for. */
import { z } from 'zod';
import type { Account } from '../account/account';
import { integer, text } from '../http/parameters';
import { invalid } from '../http/stripe-error';
import type { PortalConfiguration, PortalSession } from '../objects/stored';
import { itemOf } from '../objects/subscription';
import { find } from './find';

/** As a request names it. */
export const flow = z.strictObject({
  after_completion: z
    .strictObject({
      hosted_confirmation: z.strictObject({ custom_message: text.optional() }).optional(),
      redirect: z.strictObject({ return_url: text }).optional(),
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: text }).optional(),
  subscription_update: z.strictObject({ subscription: text }).optional(),
  subscription_update_confirm: z
    .strictObject({
      discounts: z.array(z.strictObject({ coupon: text })).optional(),
      items: z.array(z.strictObject({ id: text, price: text.optional(), quantity: integer.optional() })).length(1),
      subscription: text,
    })
    .optional(),
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm']),
});

/** @throws StripeRefusal for what the configuration does not allow, or another customer's subscription */
export function readFlow(
  account: Account,
  given: z.output<typeof flow> | undefined,
  customer: string,
  { features: allowed }: PortalConfiguration,
): PortalSession['flow'] {
  if (given === undefined) return null;
  const { type, after_completion: after } = given;
  const refuse = (feature: string): never => {
    throw invalid(`This flow needs the feature ${feature} in the portal configuration.`, 'flow_data[type]');
  };
  const details = type === 'payment_method_update' ? undefined : given[type];
  if (type === 'payment_method_update') {
    if (!allowed.payment_method_update.enabled) refuse('payment_method_update');
  } else {
    if (details === undefined)
      throw invalid(`Missing required param: flow_data[${type}].`, `flow_data[${type}]`, 'parameter_missing');
    const subscription = find(account, 'subscriptions', details.subscription, `flow_data[${type}][subscription]`);
    if (subscription.customer !== customer)
      throw invalid(
        `The subscription \`${subscription.id}\` does not belong to the customer \`${customer}\`.`,
        `flow_data[${type}][subscription]`,
      );
    if (type === 'subscription_cancel' && subscription.cancel_at_period_end)
      throw invalid(
        'This subscription is already set to be canceled at period end.',
        `flow_data[${type}][subscription]`,
      );
    if (type === 'subscription_cancel' ? !allowed.subscription_cancel.enabled : !allowed.subscription_update.enabled)
      refuse(type === 'subscription_cancel' ? 'subscription_cancel' : 'subscription_update');
    if (type === 'subscription_update_confirm') readUpdate(account, given, allowed);
  }
  const confirm = given.subscription_update_confirm;
  return {
    after_completion: {
      hosted_confirmation:
        after?.type === 'hosted_confirmation'
          ? { custom_message: after.hosted_confirmation?.custom_message ?? null }
          : null,
      redirect: after?.type === 'redirect' && after.redirect ? after.redirect : null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: given.subscription_cancel ? { retention: null, ...given.subscription_cancel } : null,
    subscription_pause: null,
    subscription_update: given.subscription_update ?? null,
    subscription_update_confirm: confirm
      ? {
          discounts: confirm.discounts?.map(({ coupon }) => ({ coupon, promotion_code: null })) ?? null,
          items: confirm.items.map(({ id, price, quantity = 1 }) => ({ id, price: price ?? null, quantity })),
          subscription: confirm.subscription,
        }
      : null,
    type,
  };
}

function readUpdate(
  account: Account,
  { subscription_update_confirm: confirm }: z.output<typeof flow>,
  { subscription_update: allowed }: PortalConfiguration['features'],
): void {
  const at = 'flow_data[subscription_update_confirm]';
  const [change] = confirm?.items ?? [];
  if (!confirm || !change) return;
  const subscription = find(account, 'subscriptions', confirm.subscription, `${at}[subscription]`);
  if (subscription.schedule !== null)
    throw invalid(
      `The subscription \`${subscription.id}\` cannot be updated because it is managed by the subscription schedule \`${subscription.schedule}\`.`,
      `${at}[subscription]`,
    );
  if (subscription.cancel_at_period_end)
    throw invalid(
      `The subscription \`${subscription.id}\` cannot be updated because it is set to cancel at period end.`,
      `${at}[subscription]`,
    );
  const item = itemOf(subscription);
  if (change.id !== item.id) throw invalid(`No such subscription item: '${change.id}'`, `${at}[items][0][id]`);
  const price = find(account, 'prices', change.price ?? item.price.id, `${at}[items][0][price]`);
  if (price.id === item.price.id && (change.quantity ?? item.quantity) === item.quantity)
    throw invalid(`The item \`${item.id}\` must change the price or quantity of the subscription.`, `${at}[items][0]`);
  if (!allowed.default_allowed_updates.includes('price'))
    throw invalid('The configuration does not allow updating the price.', `${at}[items][0][price]`);
  if (!(allowed.products ?? []).some(({ prices }) => prices.includes(price.id)))
    throw invalid(`The price \`${price.id}\` is not in the configuration's products.`, `${at}[items][0][price]`);
}
