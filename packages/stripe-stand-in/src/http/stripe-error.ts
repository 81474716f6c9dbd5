/** A refusal as Stripe words it: status, type, code, message and the parameter at fault. */

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface ErrorDetails {
  readonly status: number;
  readonly type?: ErrorType;
  readonly code?: string;
  readonly param?: string;
  readonly declineCode?: string;
}

export class StripeRefusal extends Error {
  constructor(
    message: string,
    readonly details: ErrorDetails,
  ) {
    super(message);
  }

  /** The body of the answer. */
  toBody(requestId: string) {
    const { type = 'invalid_request_error', code, param, declineCode } = this.details;
    return {
      error: {
        ...(code !== undefined && {
          code,
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
        }),
        ...(declineCode !== undefined && { decline_code: declineCode }),
        message: this.message,
        ...(param !== undefined && { param }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
        type,
      },
    };
  }
}

/** What a request may not ask for: 400. */
export const invalid = (message: string, param?: string, code?: string): StripeRefusal =>
  new StripeRefusal(message, {
    status: 400,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });

/** An id that nothing has: 404 where the address names it, 400 where a parameter does. */
export const missing = (what: string, id: string, param?: string): StripeRefusal =>
  new StripeRefusal(`No such ${what}: '${id}'`, {
    status: param === undefined ? 404 : 400,
    code: 'resource_missing',
    param: param ?? 'id',
  });

/** The customer's card said no: 402. */
export const declined = (message = 'Your card was declined.'): StripeRefusal =>
  new StripeRefusal(message, {
    status: 402,
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'generic_decline',
  });
