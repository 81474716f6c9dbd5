export * from './plan-prices';
export * from './stripe-client';
export * from './stripe-env';
