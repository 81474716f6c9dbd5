import { z } from 'zod';
import type { Account } from '../account/account';
import { endpoint } from '../http/endpoint';
import { page } from '../http/list';
import { expand, flag, integer, metadata, paging, text, unsettable, withoutEffect } from '../http/parameters';
import { invalid } from '../http/stripe-error';
import { addConfiguration, addPortalSession, NO_FEATURES } from '../objects/portal';
import type { PortalConfiguration, PortalSession } from '../objects/stored';
import { itemOf } from '../objects/subscription';
import { find } from './find';

const proration = z.enum(['always_invoice', 'create_prorations', 'none']);
const features = z.strictObject({
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

const configuration = {
  business_profile: z
    .strictObject({
      headline: unsettable(text.max(60)).optional(),
      privacy_policy_url: text.optional(),
      terms_of_service_url: text.optional(),
    })
    .optional(),
  default_return_url: unsettable(text).optional(),
  expand,
  features: features.optional(),
  login_page: z.strictObject({ enabled: flag }).optional(),
  metadata: metadata.optional(),
  name: unsettable(text).optional(),
};

function readFeatures(
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

const flow = z.strictObject({
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
function readFlow(
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

export const portal = [
  endpoint('post', '/v1/billing_portal/configurations', z.strictObject(configuration), ({ account, params }) =>
    addConfiguration(account, {
      name: params.name ?? null,
      returnUrl: params.default_return_url ?? null,
      metadata: params.metadata ?? {},
      businessProfile: definedOf(params.business_profile ?? {}),
      features: readFeatures(account, params.features, NO_FEATURES),
    }),
  ),
  endpoint(
    'get',
    '/v1/billing_portal/configurations',
    z.strictObject({ ...paging, active: flag.optional(), is_default: flag.optional() }),
    ({ account, params }) =>
      page(
        '/v1/billing_portal/configurations',
        Object.values(account.state.portalConfigurations).filter(
          (each) =>
            (params.active === undefined || each.active === params.active) &&
            (params.is_default === undefined || each.is_default === params.is_default),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/billing_portal/configurations/:id', z.strictObject({ expand }), ({ account, id }) =>
    find(account, 'portalConfigurations', id),
  ),
  endpoint(
    'post',
    '/v1/billing_portal/configurations/:id',
    z.strictObject({ ...configuration, active: flag.optional() }),
    ({ account, params, id }) => {
      const found = find(account, 'portalConfigurations', id);
      found.features = readFeatures(account, params.features, found.features);
      found.business_profile = { ...found.business_profile, ...definedOf(params.business_profile ?? {}) };
      if (params.active !== undefined) found.active = params.active;
      if (params.default_return_url !== undefined) found.default_return_url = params.default_return_url;
      if (params.name !== undefined) found.name = params.name;
      if (params.metadata !== undefined) found.metadata = { ...found.metadata, ...params.metadata };
      found.updated = account.now();
      account.emit('billing_portal.configuration.updated', found, found.updated);
      return found;
    },
  ),
  endpoint(
    'post',
    '/v1/billing_portal/sessions',
    z.strictObject({
      configuration: text.optional(),
      customer: text,
      expand,
      flow_data: flow.optional(),
      locale: text.optional(),
      return_url: text.optional(),
      ...withoutEffect('after_expiration'),
    }),
    ({ account, params }) => {
      const customer = find(account, 'customers', params.customer, 'customer');
      const chosen =
        params.configuration ??
        Object.values(account.state.portalConfigurations).find(({ is_default: isDefault }) => isDefault)?.id;
      if (chosen === undefined)
        throw invalid(
          'No configuration provided and your test mode default configuration has not been created.',
          'configuration',
        );
      const found = find(account, 'portalConfigurations', chosen, 'configuration');
      if (!found.active) throw invalid(`The configuration ${found.id} is inactive.`, 'configuration');
      return addPortalSession(account, {
        customer: customer.id,
        configuration: found.id,
        returnUrl: params.return_url ?? found.default_return_url,
        flow: readFlow(account, params.flow_data, customer.id, found),
        locale: params.locale ?? null,
      });
    },
  ),
];

/** Only what was said. */
function definedOf<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
