import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { page, within } from '../http/list';
import { created, expand, metadata, paging, text, unsettable, withoutEffect } from '../http/parameters';
import { addCustomer } from '../objects/customer';
import { cancel } from '../billing/subscriptions';
import { find } from './find';

const writable = {
  description: unsettable(text).optional(),
  email: unsettable(text.max(512)).optional(),
  expand,
  metadata: metadata.optional(),
  name: unsettable(text.max(256)).optional(),
  phone: unsettable(text.max(20)).optional(),
  preferred_locales: z.array(text).optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
  ...withoutEffect('address', 'shipping', 'tax', 'tax_exempt', 'tax_id_data'),
};

/** What is set to '' goes; what is not named stays. */
function mergeMetadata(before: Record<string, string>, given: Record<string, string> | undefined) {
  if (given === undefined) return before;
  const merged = Object.keys(given).length === 0 ? {} : { ...before, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

export const customers = [
  endpoint('post', '/v1/customers', z.strictObject(writable), ({ account, params }) =>
    addCustomer(account, {
      email: params.email,
      name: params.name,
      description: params.description,
      phone: params.phone,
      locales: params.preferred_locales,
      metadata: params.metadata,
    }),
  ),
  endpoint(
    'get',
    '/v1/customers',
    z.strictObject({ ...paging, created, email: text.optional() }),
    ({ account, params }) =>
      page(
        '/v1/customers',
        Object.values(account.state.customers).filter(
          (customer) =>
            (params.email === undefined || customer.email === params.email) && within(customer.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/customers/:id', z.strictObject({ expand }), ({ account, id }) => find(account, 'customers', id)),
  endpoint('post', '/v1/customers/:id', z.strictObject(writable), ({ account, params, id }) => {
    const customer = find(account, 'customers', id);
    const method = params.invoice_settings?.default_payment_method;
    if (method !== undefined) {
      find(account, 'paymentMethods', method, 'invoice_settings[default_payment_method]');
      customer.invoice_settings.default_payment_method = method;
    }
    if (params.email !== undefined) customer.email = params.email;
    if (params.name !== undefined) customer.name = params.name;
    if (params.description !== undefined) customer.description = params.description;
    if (params.phone !== undefined) customer.phone = params.phone;
    if (params.preferred_locales !== undefined) customer.preferred_locales = params.preferred_locales;
    customer.metadata = mergeMetadata(customer.metadata, params.metadata);
    account.emit('customer.updated', customer, account.now(id));
    return customer;
  }),
  endpoint('delete', '/v1/customers/:id', z.strictObject({}), ({ account, id }) => {
    const customer = find(account, 'customers', id);
    const at = account.now(id);
    for (const subscription of Object.values(account.state.subscriptions)) {
      const over = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
      if (subscription.customer === id && !over) cancel(account, subscription, at, 'cancellation_requested');
    }
    account.emit('customer.deleted', customer, at);
    delete account.state.customers[id];
    return { id, object: 'customer', deleted: true };
  }),
];
