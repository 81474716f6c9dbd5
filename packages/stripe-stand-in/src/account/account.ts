/** The account at the payment provider: its state, its time, its ids and its log of events. */
import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import type { StripeEvent } from '../objects/stored';
import { secondsOf } from './calendar';
import type { State } from './state';

/** How a payment that failed is tried again, and what becomes of the subscription when all has failed. */
export interface DunningRules {
  /** Days between one attempt and the next. */
  readonly retryAfterDays: readonly number[];
  readonly whenAllFailed: 'cancel' | 'leave_unpaid' | 'leave_past_due';
  /** Seconds between an invoice of a renewal and its payment; Stripe takes an hour. */
  readonly invoiceDelay: number;
}

interface AccountOptions {
  readonly state: State;
  readonly clock: () => Date;
  readonly dunning: DunningRules;
  readonly origin: string;
}

export class Account {
  readonly state: State;
  readonly dunning: DunningRules;
  /** Where its pages are. */
  readonly origin: string;
  private readonly clock: () => Date;
  /** The request that is being answered, for the events it causes. */
  request: StripeEvent['request'] = null;

  constructor({ state, clock, dunning, origin }: AccountOptions) {
    this.origin = origin;
    this.state = state;
    this.clock = clock;
    this.dunning = dunning;
  }

  /** The wall clock: events are signed by it, whatever time the account has reached. */
  wall(): Date {
    return this.clock();
  }

  /** Seconds: the clock, or the moment that was reached by advancing, whichever is later. */
  now(customer?: string | null): number {
    const ahead = customer ? (this.state.ahead[customer] ?? 0) : 0;
    return Math.max(secondsOf(this.clock()), this.state.reached, ahead);
  }

  /** An id that nobody guesses and that sorts in the order of making. */
  id(prefix: string): string {
    this.state.sequence += 1;
    const order = this.state.sequence.toString(36).toUpperCase().padStart(6, '0');
    return `${prefix}_${order}${randomBytes(12).toString('hex')}`;
  }

  /** Writes an event into the log, with the object as it is at this moment, and hands it to the delivery. */
  emit(
    type: Stripe.Event.Type,
    object: { readonly id: string; readonly object: string },
    at: number,
    previous?: Record<string, unknown>,
  ): void {
    const event: StripeEvent = {
      id: this.id('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: at,
      data: structuredClone({ object, ...(previous && { previous_attributes: previous }) }),
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.state.events[event.id] = event;
    this.state.deliveries.push({ eventId: event.id, attempts: 0, due: this.wall().getTime() });
  }
}
