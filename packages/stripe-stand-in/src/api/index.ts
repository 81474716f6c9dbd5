/** Every call of Stripe's API that the stand-in knows. */
import type { Endpoint } from '../http/endpoint';
import { coupons, prices, products } from './catalogue';
import { checkout } from './checkout';
import { customers } from './customers';
import { events } from './events';
import { invoices } from './invoices';
import { payments } from './payments';
import { portal } from './portal';
import { schedules } from './schedules';
import { subscriptions } from './subscriptions';

export const ENDPOINTS: readonly Endpoint[] = [
  ...customers,
  ...products,
  ...prices,
  ...coupons,
  ...checkout,
  ...subscriptions,
  ...schedules,
  ...invoices,
  ...payments,
  ...portal,
  ...events,
];
