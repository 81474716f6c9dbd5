import { z } from 'zod';
import { DAY, HOUR } from '../account/calendar';
import { expireSession } from '../billing/passing-time';
import { endpoint } from '../http/endpoint';
import { page, within } from '../http/list';
import { created, expand, flag, integer, metadata, paging, text, withoutEffect } from '../http/parameters';
import { invalid } from '../http/stripe-error';
import { isValid } from '../objects/catalogue';
import { addCheckoutSession } from '../objects/checkout-session';
import { find } from './find';

const url = z.url({ protocol: /^https?$/ });

const create = z.strictObject({
  allow_promotion_codes: flag.optional(),
  cancel_url: url.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text }))
    .max(1)
    .optional(),
  expand,
  expires_at: integer.optional(),
  line_items: z.array(z.strictObject({ price: text, quantity: integer.pipe(z.int().min(1)).optional() })).length(1),
  locale: text.optional(),
  metadata: metadata.optional(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  subscription_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      ...withoutEffect('proration_behavior'),
    })
    .optional(),
  success_url: text,
  ui_mode: z.enum(['hosted_page']).optional(),
  ...withoutEffect(
    'automatic_tax',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'custom_text',
    'customer_update',
    'origin_context',
    'payment_method_collection',
    'payment_method_options',
    'payment_method_types',
    'saved_payment_method_options',
    'tax_id_collection',
  ),
});

export const checkout = [
  endpoint('post', '/v1/checkout/sessions', create, ({ account, params }) => {
    if (params.mode !== 'subscription') throw invalid(`The stand-in knows no mode ${params.mode}`, 'mode');
    if (params.allow_promotion_codes !== undefined && params.discounts !== undefined)
      throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.');
    if (params.customer !== undefined && params.customer_email !== undefined)
      throw invalid('You may only specify one of these parameters: customer, customer_email.');
    const [item] = params.line_items;
    const price = find(account, 'prices', item?.price ?? '', 'line_items[0][price]');
    if (!price.active)
      throw invalid(`The price specified is inactive. This field only accepts active prices.`, 'line_items[0][price]');
    if (price.recurring === null)
      throw invalid(
        'You must provide at least one recurring price in `subscription` mode when using prices.',
        'line_items',
      );
    if (item?.quantity === undefined)
      throw invalid('Quantity is required. Add `quantity` to `line_items[0]`', 'line_items[0][quantity]');
    const customer = params.customer === undefined ? null : find(account, 'customers', params.customer, 'customer');
    const at = account.now(customer?.id);
    for (const { coupon: id } of params.discounts ?? []) {
      const coupon = find(account, 'coupons', id, 'discounts[0][coupon]');
      if (!isValid(coupon, at))
        throw invalid(`Coupon ${id} is used up and cannot be applied.`, 'discounts[0][coupon]', 'coupon_expired');
    }
    const expiresAt = params.expires_at ?? at + DAY;
    if (expiresAt < at + HOUR / 2 || expiresAt > at + DAY)
      throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at');
    return addCheckoutSession(account, {
      customer,
      email: params.customer_email ?? null,
      price,
      quantity: item.quantity,
      coupons: (params.discounts ?? []).map(({ coupon }) => coupon),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      reference: params.client_reference_id ?? null,
      metadata: params.metadata ?? {},
      subscriptionMetadata: params.subscription_data?.metadata ?? {},
      description: params.subscription_data?.description ?? null,
      expiresAt,
      allowPromotionCodes: params.allow_promotion_codes ?? null,
      locale: params.locale ?? null,
      at,
    });
  }),
  endpoint(
    'get',
    '/v1/checkout/sessions',
    z.strictObject({
      ...paging,
      created,
      customer: text.optional(),
      payment_intent: text.optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
      subscription: text.optional(),
    }),
    ({ account, params }) =>
      page(
        '/v1/checkout/sessions',
        Object.values(account.state.checkoutSessions).filter(
          (session) =>
            (params.customer === undefined || session.customer === params.customer) &&
            (params.payment_intent === undefined || session.payment_intent === params.payment_intent) &&
            (params.status === undefined || session.status === params.status) &&
            (params.subscription === undefined || session.subscription === params.subscription) &&
            within(session.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/checkout/sessions/:id', z.strictObject({ expand }), ({ account, id }) =>
    find(account, 'checkoutSessions', id),
  ),
  endpoint('post', '/v1/checkout/sessions/:id/expire', z.strictObject({ expand }), ({ account, id }) => {
    const session = find(account, 'checkoutSessions', id);
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    expireSession(account, session, account.now(session.customer));
    return session;
  }),
];
