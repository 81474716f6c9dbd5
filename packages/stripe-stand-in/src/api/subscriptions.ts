import { z } from 'zod';
import { begin, cancel, setEnding } from '../billing/subscriptions';
import { changePrice } from '../billing/price-change';
import { endpoint } from '../http/endpoint';
import { page, within } from '../http/list';
import { created, expand, flag, integer, metadata, paging, text, unsettable, withoutEffect } from '../http/parameters';
import { declined, invalid, missing } from '../http/stripe-error';
import type { Account } from '../account/account';
import type { Subscription } from '../objects/stored';
import { addSubscription, itemOf } from '../objects/subscription';
import { find } from './find';

const STATUSES = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const item = z.strictObject({
  id: text.optional(),
  metadata: metadata.optional(),
  price: text.optional(),
  quantity: integer.pipe(z.int().min(1)).optional(),
});
const cancellation = z.strictObject({
  comment: unsettable(text).optional(),
  feedback: unsettable(text).optional(),
});

const update = z.strictObject({
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancel_at: unsettable(integer).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellation.optional(),
  default_payment_method: text.optional(),
  description: unsettable(text.max(500)).optional(),
  expand,
  items: z.array(item).length(1).optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  proration_date: integer.optional(),
  ...withoutEffect('automatic_tax', 'off_session', 'payment_settings'),
});
type Update = z.output<typeof update>;

const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

function updateItems(account: Account, subscription: Subscription, params: Update): void {
  const [change] = params.items ?? [];
  if (!change) return;
  const current = itemOf(subscription);
  if (change.id === undefined)
    throw invalid('The stand-in changes the one item of a subscription: name its id', 'items[0][id]');
  if (change.id !== current.id) throw missing('subscription item', change.id, 'items[0][id]');
  const price = change.price === undefined ? current.price : find(account, 'prices', change.price, 'items[0][price]');
  if (price.recurring === null || !price.active)
    throw invalid('The price specified must be active and recurring.', 'items[0][price]');
  const quantity = change.quantity ?? current.quantity;
  if (price.id === current.price.id && quantity === current.quantity && params.billing_cycle_anchor !== 'now') return;
  changePrice(
    account,
    subscription,
    {
      price,
      quantity,
      proration: params.proration_behavior ?? 'create_prorations',
      anchor: params.billing_cycle_anchor ?? 'unchanged',
      coupons: [],
      whenDeclined: params.payment_behavior ?? 'allow_incomplete',
    },
    params.proration_date ?? account.now(subscription.customer),
  );
}

function updateEnding(account: Account, subscription: Subscription, params: Update): void {
  const at = account.now(subscription.customer);
  const details = subscription.cancellation_details;
  if (details && params.cancellation_details) {
    details.comment = params.cancellation_details.comment ?? null;
    details.feedback = params.cancellation_details.feedback ?? null;
  }
  if (params.cancel_at_period_end === true) setEnding(account, subscription, true, at);
  else if (typeof params.cancel_at === 'number') {
    if (params.cancel_at <= at) throw invalid('The value of `cancel_at` must be in the future.', 'cancel_at');
    subscription.cancel_at = params.cancel_at;
    subscription.canceled_at = at;
  } else if (params.cancel_at_period_end === false || params.cancel_at === null)
    setEnding(account, subscription, false, at);
}

export const subscriptions = [
  endpoint(
    'post',
    '/v1/subscriptions',
    z.strictObject({
      customer: text,
      description: text.optional(),
      discounts: z.array(z.strictObject({ coupon: text })).optional(),
      expand,
      items: z.array(item).length(1),
      metadata: metadata.optional(),
      payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
      ...withoutEffect('payment_settings', 'off_session'),
    }),
    ({ account, params }) => {
      const customer = find(account, 'customers', params.customer, 'customer');
      const [given] = params.items;
      const price = find(account, 'prices', given?.price ?? '', 'items[0][price]');
      if (price.recurring === null || !price.active)
        throw invalid('The price specified must be active and recurring.', 'items[0][price]');
      for (const { coupon } of params.discounts ?? []) find(account, 'coupons', coupon, 'discounts[0][coupon]');
      const hasCard = customer.invoice_settings.default_payment_method !== null;
      if (!hasCard && params.payment_behavior !== 'default_incomplete')
        throw invalid(
          'This customer has no attached payment source or default payment method.',
          undefined,
          'resource_missing',
        );
      const at = account.now(customer.id);
      const subscription = addSubscription(account, {
        customer,
        price,
        quantity: given?.quantity ?? 1,
        coupons: (params.discounts ?? []).map(({ coupon }) => coupon),
        metadata: params.metadata ?? {},
        description: params.description ?? null,
        checkoutSession: null,
        at,
      });
      const invoice = begin(account, subscription, at);
      if (invoice.status !== 'paid' && params.payment_behavior === 'error_if_incomplete') throw declined();
      return subscription;
    },
  ),
  endpoint(
    'get',
    '/v1/subscriptions',
    z.strictObject({
      ...paging,
      created,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum([...STATUSES, 'all', 'ended']).optional(),
    }),
    ({ account, params }) =>
      page(
        '/v1/subscriptions',
        Object.values(account.state.subscriptions).filter(
          (subscription) =>
            (params.customer === undefined || subscription.customer === params.customer) &&
            (params.price === undefined || itemOf(subscription).price.id === params.price) &&
            (params.status === 'all' ||
              (params.status === 'ended' && isOver(subscription)) ||
              (params.status === undefined && subscription.status !== 'canceled') ||
              subscription.status === params.status) &&
            within(subscription.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/subscriptions/:id', z.strictObject({ expand }), ({ account, id }) =>
    find(account, 'subscriptions', id),
  ),
  endpoint('post', '/v1/subscriptions/:id', update, ({ account, params, id }) => {
    const subscription = find(account, 'subscriptions', id);
    if (isOver(subscription))
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    if (params.default_payment_method !== undefined)
      find(account, 'paymentMethods', params.default_payment_method, 'default_payment_method');
    if (subscription.schedule !== null && (params.items !== undefined || params.cancel_at_period_end === true))
      throw invalid(
        `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior or item directly is not allowed. Please update the schedule instead.`,
      );
    updateItems(account, subscription, params);
    updateEnding(account, subscription, params);
    if (params.metadata !== undefined) subscription.metadata = { ...subscription.metadata, ...params.metadata };
    if (params.description !== undefined) subscription.description = params.description;
    if (params.default_payment_method !== undefined)
      subscription.default_payment_method = params.default_payment_method;
    account.emit('customer.subscription.updated', subscription, account.now(subscription.customer));
    return subscription;
  }),
  endpoint(
    'delete',
    '/v1/subscriptions/:id',
    z.strictObject({
      cancellation_details: cancellation.optional(),
      expand,
      ...withoutEffect('invoice_now', 'prorate'),
    }),
    ({ account, id }) => {
      const subscription = find(account, 'subscriptions', id);
      if (isOver(subscription)) throw missing('subscription', id);
      cancel(account, subscription, account.now(subscription.customer), 'cancellation_requested');
      return subscription;
    },
  ),
];
