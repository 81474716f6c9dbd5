/** The application, a stand-in for Stripe with state, and a clock that both go by. */
import { createCustomerReader, createStripe, syncCustomer, type StripeSettings } from '@parley/payments';
import { startStripeStandIn, type StripeStandIn } from '@parley/stripe-stand-in';
import type { BillingPeriod, SubscribedPlan } from '@parley/shared';
import type { Stripe } from 'stripe';
import request, { type Response } from 'supertest';
import { dataOf, signedIn, tokenOn, type SignedIn } from '../../../testing/client';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../testing/create-test-app';

export interface PayingWorld {
  readonly api: TestApp;
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  now(): Date;
  /** Time passes, at Stripe too. */
  passDays(days: number): void;
  /** The same, to that moment. */
  passTo(date: Date): void;
  /** A person who can press buttons, whatever the time. */
  person(): Promise<PayingPerson>;
  close(): Promise<void>;
}

export interface PayingPerson extends SignedIn {
  readonly id: string;
  get(path: string): Promise<Response>;
  post(path: string, body?: object): Promise<Response>;
  /** The address that a checkout leads to. */
  checkout(planType: SubscribedPlan, billingPeriod: BillingPeriod): Promise<string>;
  /** Goes to the checkout, pays there, and the event of it is heard. */
  subscribe(planType: SubscribedPlan, billingPeriod: BillingPeriod): Promise<void>;
  customerId(): Promise<string>;
  /** What the worker does when an event comes. */
  hear(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const lastPart = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

export interface PayingWorldOptions extends Pick<TestAppOptions, 'dependencies'> {
  /** Now, unless told otherwise. */
  readonly start?: Date;
  /** Another way to the stand-in. @returns its address */
  readonly by?: (url: string) => Promise<string>;
}

export async function createPayingWorld(options: PayingWorldOptions = {}): Promise<PayingWorld> {
  let now = options.start ?? new Date();
  const clock = () => now;
  const standIn = await startStripeStandIn({ port: 0, clock });
  const settings: StripeSettings = {
    secretKey: standIn.secretKey,
    webhookSecret: standIn.webhookSecret,
    apiBase: (await options.by?.(standIn.url)) ?? standIn.url,
    launchCoupon: 'launch',
  };
  const api = await createTestApp({
    settings: { stripe: settings },
    dependencies: { ...options.dependencies, clock },
  });
  const stripe = createStripe(settings);
  const reader = createCustomerReader({ stripe, launchCoupon: 'launch' });
  const { database } = api;
  const sync = (customerId: string) =>
    syncCustomer(
      { database, stripe, reader, post: async () => undefined, clock, logger: api.dependencies.logger },
      customerId,
    );

  const person = async (): Promise<PayingPerson> => {
    const ada = await signedIn(api, { now });
    const { user } = ada;
    const bearer = async () => `Bearer ${await tokenOn(api, user)}`;
    const post = async (path: string, body: object = {}) =>
      request(api.app)
        .post(`/api/payments/${path}`)
        .set('Authorization', await bearer())
        .send(body);
    const checkout: PayingPerson['checkout'] = async (planType, billingPeriod) =>
      dataOf('createCheckoutSession', await post('create-checkout-session', { planType, billingPeriod })).url;
    const customerId = async () => {
      const found = await database.customers.find(user.id);
      if (found === null) throw new Error('There is no customer yet');
      return found;
    };
    const hear = async () => void (await sync(await customerId()));
    return {
      ...ada,
      id: user.id,
      get: async (path) =>
        request(api.app)
          .get(`/api/payments/${path}`)
          .set('Authorization', await bearer()),
      post,
      checkout,
      async subscribe(planType, billingPeriod) {
        standIn.payCheckout(lastPart(await checkout(planType, billingPeriod)));
        await hear();
      },
      customerId,
      hear,
    };
  };

  const passTo = (date: Date): void => {
    now = date;
    standIn.advanceTo(now);
  };

  return {
    api,
    standIn,
    stripe,
    now: clock,
    passDays: (days) => passTo(new Date(now.getTime() + days * DAY_MS)),
    passTo,
    person,
    close: async () => {
      await api.close();
      await standIn.close();
    },
  };
}
