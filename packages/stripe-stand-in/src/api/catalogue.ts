import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { page, within } from '../http/list';
import { created, decimal, expand, flag, integer, metadata, paging, text, withoutEffect } from '../http/parameters';
import { invalid } from '../http/stripe-error';
import { addCoupon, addPrice, addProduct, isValid } from '../objects/catalogue';
import { find } from './find';

const interval = z.enum(['day', 'week', 'month', 'year']);

export const products = [
  endpoint(
    'post',
    '/v1/products',
    z.strictObject({
      active: flag.optional(),
      description: text.optional(),
      expand,
      id: text.optional(),
      metadata: metadata.optional(),
      name: text,
      ...withoutEffect('images', 'marketing_features', 'tax_code', 'unit_label', 'url', 'shippable'),
    }),
    ({ account, params }) => {
      const product = addProduct(account, params);
      product.active = params.active ?? true;
      account.emit('product.created', product, product.created);
      return product;
    },
  ),
  endpoint(
    'get',
    '/v1/products',
    z.strictObject({ ...paging, active: flag.optional(), created, ids: z.array(text).optional() }),
    ({ account, params }) =>
      page(
        '/v1/products',
        Object.values(account.state.products).filter(
          (product) =>
            (params.active === undefined || product.active === params.active) &&
            (params.ids === undefined || params.ids.includes(product.id)) &&
            within(product.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/products/:id', z.strictObject({ expand }), ({ account, id }) => find(account, 'products', id)),
];

export const prices = [
  endpoint(
    'post',
    '/v1/prices',
    z.strictObject({
      active: flag.optional(),
      currency: text.length(3),
      expand,
      lookup_key: text.max(200).optional(),
      metadata: metadata.optional(),
      nickname: text.optional(),
      product: text,
      recurring: z.strictObject({ interval, interval_count: integer.optional() }).optional(),
      transfer_lookup_key: flag.optional(),
      unit_amount: integer.pipe(z.int().min(0)),
      ...withoutEffect('tax_behavior', 'billing_scheme'),
    }),
    ({ account, params }) => {
      find(account, 'products', params.product, 'product');
      const holder = Object.values(account.state.prices).find(
        ({ lookup_key: key }) => key !== null && key === params.lookup_key,
      );
      if (holder && params.transfer_lookup_key !== true)
        throw invalid(
          `A price (\`${holder.id}\`) already uses that lookup key.`,
          'lookup_key',
          'resource_already_exists',
        );
      if (holder) holder.lookup_key = null;
      const price = addPrice(account, {
        product: params.product,
        amount: params.unit_amount,
        currency: params.currency,
        lookupKey: params.lookup_key,
        nickname: params.nickname,
        recurring: params.recurring
          ? { interval: params.recurring.interval, count: params.recurring.interval_count ?? 1 }
          : null,
        metadata: params.metadata,
      });
      price.active = params.active ?? true;
      account.emit('price.created', price, price.created);
      return price;
    },
  ),
  endpoint(
    'get',
    '/v1/prices',
    z.strictObject({
      ...paging,
      active: flag.optional(),
      created,
      currency: text.optional(),
      lookup_keys: z.array(text).max(10).optional(),
      product: text.optional(),
      recurring: z
        .strictObject({ interval: interval.optional(), usage_type: z.enum(['licensed', 'metered']).optional() })
        .optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    ({ account, params }) =>
      page(
        '/v1/prices',
        Object.values(account.state.prices).filter(
          (price) =>
            (params.active === undefined || price.active === params.active) &&
            (params.currency === undefined || price.currency === params.currency) &&
            (params.lookup_keys === undefined ||
              (price.lookup_key !== null && params.lookup_keys.includes(price.lookup_key))) &&
            (params.product === undefined || price.product === params.product) &&
            (params.recurring?.interval === undefined || price.recurring?.interval === params.recurring.interval) &&
            (params.type === undefined || price.type === params.type) &&
            within(price.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/prices/:id', z.strictObject({ expand }), ({ account, id }) => find(account, 'prices', id)),
  endpoint(
    'post',
    '/v1/prices/:id',
    z.strictObject({
      active: flag.optional(),
      expand,
      lookup_key: text.max(200).optional(),
      metadata: metadata.optional(),
      nickname: text.optional(),
      transfer_lookup_key: flag.optional(),
    }),
    ({ account, params, id }) => {
      const price = find(account, 'prices', id);
      price.active = params.active ?? price.active;
      price.nickname = params.nickname ?? price.nickname;
      price.lookup_key = params.lookup_key === undefined ? price.lookup_key : params.lookup_key || null;
      price.metadata = { ...price.metadata, ...params.metadata };
      account.emit('price.updated', price, account.now());
      return price;
    },
  ),
];

export const coupons = [
  endpoint(
    'post',
    '/v1/coupons',
    z.strictObject({
      amount_off: integer.optional(),
      currency: text.optional(),
      duration: z.enum(['forever', 'once', 'repeating']).optional(),
      duration_in_months: integer.optional(),
      expand,
      id: text.optional(),
      max_redemptions: integer.optional(),
      metadata: metadata.optional(),
      name: text.max(40).optional(),
      percent_off: decimal.pipe(z.number().gt(0).max(100)).optional(),
      redeem_by: integer.optional(),
    }),
    ({ account, params }) => {
      if ((params.percent_off === undefined) === (params.amount_off === undefined))
        throw invalid('You must pass exactly one of percent_off or amount_off.', 'percent_off');
      if (params.id !== undefined && account.state.coupons[params.id])
        throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
      const coupon = addCoupon(account, {
        id: params.id,
        name: params.name,
        percentOff: params.percent_off,
        amountOff: params.amount_off,
        currency: params.currency,
        duration: params.duration ?? 'once',
        months: params.duration_in_months,
        maxRedemptions: params.max_redemptions,
        redeemBy: params.redeem_by,
        metadata: params.metadata,
      });
      account.emit('coupon.created', coupon, coupon.created);
      return coupon;
    },
  ),
  endpoint('get', '/v1/coupons', z.strictObject({ ...paging, created }), ({ account, params }) =>
    page(
      '/v1/coupons',
      Object.values(account.state.coupons).filter((coupon) => within(coupon.created, params.created)),
      params,
    ),
  ),
  endpoint('get', '/v1/coupons/:id', z.strictObject({ expand }), ({ account, id }) => {
    const coupon = find(account, 'coupons', id);
    coupon.valid = isValid(coupon, account.now());
    return coupon;
  }),
  endpoint('delete', '/v1/coupons/:id', z.strictObject({}), ({ account, id }) => {
    const coupon = find(account, 'coupons', id);
    account.emit('coupon.deleted', coupon, account.now());
    coupon.valid = false;
    delete account.state.coupons[id];
    return { id, object: 'coupon', deleted: true };
  }),
];
