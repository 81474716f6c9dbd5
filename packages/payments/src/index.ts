export * from './money';
export * from './plan-prices';
export * from './portal-configuration';
export * from './pricing';
export * from './running-subscription';
export * from './stripe-client';
export * from './stripe-env';
export * from './stripe-faults';
