import { z } from 'zod';
import { retry } from '../billing/subscriptions';
import { endpoint } from '../http/endpoint';
import { page, within } from '../http/list';
import { created, expand, paging, text, withoutEffect } from '../http/parameters';
import { declined, invalid } from '../http/stripe-error';
import { find } from './find';

export const invoices = [
  endpoint(
    'get',
    '/v1/invoices',
    z.strictObject({
      ...paging,
      collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
      created,
      customer: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: text.optional(),
    }),
    ({ account, params }) =>
      page(
        '/v1/invoices',
        Object.values(account.state.invoices).filter(
          (invoice) =>
            (params.customer === undefined || invoice.customer === params.customer) &&
            (params.status === undefined || invoice.status === params.status) &&
            (params.subscription === undefined ||
              invoice.parent.subscription_details.subscription === params.subscription) &&
            (params.collection_method === undefined || params.collection_method === invoice.collection_method) &&
            within(invoice.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/invoices/:id', z.strictObject({ expand }), ({ account, id }) => find(account, 'invoices', id)),
  endpoint('get', '/v1/invoices/:id/lines', z.strictObject(paging), ({ account, params, id }) =>
    page(`/v1/invoices/${id}/lines`, find(account, 'invoices', id).lines.data.toReversed(), params),
  ),
  endpoint(
    'post',
    '/v1/invoices/:id/pay',
    z.strictObject({ expand, ...withoutEffect('off_session', 'forgive') }),
    ({ account, id }) => {
      const invoice = find(account, 'invoices', id);
      if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
      if (invoice.status !== 'open') throw invalid(`The invoice is ${invoice.status} and cannot be paid.`);
      if (!retry(account, invoice, account.now(invoice.customer))) throw declined();
      return invoice;
    },
  ),
  endpoint('post', '/v1/invoices/:id/void', z.strictObject({ expand }), ({ account, id }) => {
    const invoice = find(account, 'invoices', id);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw invalid(`You can only void open or uncollectible invoices; this one is ${invoice.status}.`);
    const at = account.now(invoice.customer);
    invoice.status = 'void';
    invoice.next_payment_attempt = null;
    invoice.status_transitions.voided_at = at;
    account.emit('invoice.voided', invoice, at);
    return invoice;
  }),
  endpoint(
    'get',
    '/v1/invoice_payments',
    z.strictObject({
      ...paging,
      created,
      invoice: text.optional(),
      payment: z
        .strictObject({ payment_intent: text.optional(), type: z.enum(['payment_intent', 'charge']) })
        .optional(),
      status: z.enum(['canceled', 'open', 'paid']).optional(),
    }),
    ({ account, params }) =>
      page(
        '/v1/invoice_payments',
        Object.values(account.state.invoicePayments).filter(
          (payment) =>
            (params.invoice === undefined || payment.invoice === params.invoice) &&
            (params.payment === undefined || payment.payment.payment_intent === params.payment.payment_intent) &&
            (params.status === undefined || payment.status === params.status) &&
            within(payment.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/invoice_payments/:id', z.strictObject({ expand }), ({ account, id }) =>
    find(account, 'invoicePayments', id),
  ),
];
