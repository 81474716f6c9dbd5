export type { ConnectOptions, Session } from './connection';
export * from './database';
export * from './errors';
export { newId } from './object-id';
