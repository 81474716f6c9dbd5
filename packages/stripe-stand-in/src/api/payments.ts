import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { page, within } from '../http/list';
import { created, expand, integer, metadata, paging, text } from '../http/parameters';
import { invalid } from '../http/stripe-error';
import { closeDispute, refundCharge } from '../objects/payment';
import { find } from './find';

export const payments = [
  endpoint(
    'get',
    '/v1/payment_intents',
    z.strictObject({ ...paging, created, customer: text.optional() }),
    ({ account, params }) =>
      page(
        '/v1/payment_intents',
        Object.values(account.state.paymentIntents).filter(
          (intent) =>
            (params.customer === undefined || intent.customer === params.customer) &&
            within(intent.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/payment_intents/:id', z.strictObject({ expand }), ({ account, id }) =>
    find(account, 'paymentIntents', id),
  ),
  endpoint('get', '/v1/payment_methods/:id', z.strictObject({ expand }), ({ account, id }) =>
    find(account, 'paymentMethods', id),
  ),
  endpoint(
    'get',
    '/v1/charges',
    z.strictObject({ ...paging, created, customer: text.optional(), payment_intent: text.optional() }),
    ({ account, params }) =>
      page(
        '/v1/charges',
        Object.values(account.state.charges).filter(
          (charge) =>
            (params.customer === undefined || charge.customer === params.customer) &&
            (params.payment_intent === undefined || charge.payment_intent === params.payment_intent) &&
            within(charge.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/charges/:id', z.strictObject({ expand }), ({ account, id }) => find(account, 'charges', id)),
  endpoint(
    'post',
    '/v1/refunds',
    z.strictObject({
      amount: integer.optional(),
      charge: text.optional(),
      expand,
      metadata: metadata.optional(),
      payment_intent: text.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
    }),
    ({ account, params }) => {
      const { charge: chargeId, payment_intent: intentId } = params;
      if ((chargeId === undefined) === (intentId === undefined))
        throw invalid('You must provide exactly one of charge or payment_intent.');
      const id = chargeId ?? find(account, 'paymentIntents', intentId ?? '', 'payment_intent').latest_charge;
      if (id === null) throw invalid(`PaymentIntent ${intentId} has no charge to refund.`, 'payment_intent');
      const charge = find(account, 'charges', id, 'charge');
      return refundCharge(account, {
        charge,
        amount: params.amount,
        reason: params.reason,
        metadata: params.metadata,
      });
    },
  ),
  endpoint(
    'get',
    '/v1/refunds',
    z.strictObject({ ...paging, charge: text.optional(), created, payment_intent: text.optional() }),
    ({ account, params }) =>
      page(
        '/v1/refunds',
        Object.values(account.state.refunds).filter(
          (refund) =>
            (params.charge === undefined || refund.charge === params.charge) &&
            (params.payment_intent === undefined || refund.payment_intent === params.payment_intent) &&
            within(refund.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/refunds/:id', z.strictObject({ expand }), ({ account, id }) => find(account, 'refunds', id)),
  endpoint(
    'get',
    '/v1/disputes',
    z.strictObject({ ...paging, charge: text.optional(), created, payment_intent: text.optional() }),
    ({ account, params }) =>
      page(
        '/v1/disputes',
        Object.values(account.state.disputes).filter(
          (dispute) =>
            (params.charge === undefined || dispute.charge === params.charge) &&
            (params.payment_intent === undefined || dispute.payment_intent === params.payment_intent) &&
            within(dispute.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/disputes/:id', z.strictObject({ expand }), ({ account, id }) => find(account, 'disputes', id)),
  endpoint('post', '/v1/disputes/:id/close', z.strictObject({ expand }), ({ account, id }) =>
    closeDispute(account, find(account, 'disputes', id), 'lost'),
  ),
];
