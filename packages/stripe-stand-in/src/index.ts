export { startStripeStandIn, type StripeStandIn, type StripeStandInOptions } from './stand-in';
export type { Disturbance } from './events/delivery';
export type { Fault, SeenRequest } from './http/stripe-api';
export type { TestCard } from './objects/customer';
export type { StripeEvent } from './objects/stored';
