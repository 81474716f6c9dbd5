/** Prices, checkout and the way to the payment provider's own pages (product §5.14, §5.15). */
import { createCustomerReader, createStripe, FALLBACK_PRICING, readPriceBook, syncCustomer } from '@parley/payments';
import { AppError } from '@parley/shared';
import { allowCaching } from '../../contract/cacheable';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { createPersonTurns } from '../../person-turns';
import { askingStripe, paymentsNotOpen } from './ask-stripe';
import { createCheckout } from './checkout';
import { requireSoldPlan } from './checkout.policy';
import { createCustomers } from './customers';
import { createPortal } from './portal';
import { createPriceList } from './price-list';
import { createStripePatience } from './stripe-patience';
import { presentSubscription } from './subscription.presenter';
import { createSubscriptions } from './subscriptions';

/** Whoever may keep the answer asks each time whether it still counts: the price that is shown is the price that is asked. */
const MAX_AGE_SECONDS = 0;
const LEASE_MS = 9_000;
/** How long a second click waits for the first (ms). */
const TURN_WAIT_MS = 20_000;

type PaymentHandlers = Handlers<
  | 'getPricing'
  | 'createCheckoutSession'
  | 'createPortalSession'
  | 'getSubscription'
  | 'cancelSubscription'
  | 'resumeSubscription'
>;

export function paymentHandlers(dependencies: ApiDependencies): PaymentHandlers {
  const { database, clock } = dependencies;
  const payments = openPayments(dependencies);
  const open = () => {
    if (payments === null) throw paymentsNotOpen();
    return payments;
  };
  return {
    getPricing: async ({ res }) => {
      const pricing = payments === null ? FALLBACK_PRICING : await payments.prices.shown();
      allowCaching(res, pricing, MAX_AGE_SECONDS);
      return pricing;
    },
    createCheckoutSession: async ({ caller, body }) => {
      requireSoldPlan(body.planType);
      const { beginCheckout } = open();
      return {
        url: await askingStripe(() => beginCheckout({ userId: caller.userId, ...body, priceId: body.priceId })),
      };
    },
    createPortalSession: async ({ caller }) => {
      const { customers, prices, portal } = open();
      const patience = createStripePatience();
      const url = await askingStripe(() =>
        customers.usingExisting(caller.userId, async (customerId) =>
          portal.open(customerId, await prices.ifSold(), patience),
        ),
      );
      if (url === null) throw new AppError('conflict', 'You have not bought a plan yet: there is nothing to manage.');
      return { url };
    },
    getSubscription: async ({ caller: { userId } }) => {
      if (payments !== null) return payments.subscriptions.show(userId);
      const record = await database.subscriptions.find(userId);
      const subscription = record && presentSubscription(record, clock(), false);
      return { subscription, invoices: record === null ? [] : null, paymentsOpen: false };
    },
    cancelSubscription: async ({ caller }) => {
      const { subscriptions } = open();
      return askingStripe(() => subscriptions.cancel(caller.userId));
    },
    resumeSubscription: async ({ caller }) => {
      const { subscriptions } = open();
      return askingStripe(() => subscriptions.resume(caller.userId));
    },
  };
}

/** What takes payments; null where this installation takes none. */
function openPayments({ settings, database, redis, backgroundWork, clock, logger }: ApiDependencies) {
  if (settings.stripe === null) return null;
  const { launchCoupon } = settings.stripe;
  const { publicUrl } = settings.brand;
  const stripe = createStripe(settings.stripe);
  const prices = createPriceList({ read: () => readPriceBook(stripe, launchCoupon), clock, logger });
  const customers = createCustomers({ stripe, database, clock });
  const portal = createPortal({ stripe, publicUrl });
  const turns = createPersonTurns({
    redis,
    redisPrefix: settings.redisPrefix,
    logger,
    name: 'checkout',
    leaseMs: LEASE_MS,
    waitMs: TURN_WAIT_MS,
    busy: () => new AppError('conflict', 'Your checkout is being prepared already. Please try again in a moment.'),
  });
  const beginCheckout = createCheckout({ stripe, database, prices, customers, portal, turns, publicUrl, clock });
  const reader = createCustomerReader({ stripe, launchCoupon });
  const post = (emailId: string) => backgroundWork.mail.post(emailId);
  const sync = (customerId: string) => syncCustomer({ database, stripe, reader, post, clock, logger }, customerId);
  const subscriptions = createSubscriptions({ stripe, database, customers, turns, sync, clock, logger });
  return { prices, customers, portal, beginCheckout, subscriptions };
}
