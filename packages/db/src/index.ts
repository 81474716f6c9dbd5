export type { ConnectOptions, Session } from './connection';
export type * from './conversations/conversation-record';
export type * from './conversations/conversation-repository';
export * from './database';
export type * from './email-log/email-log-repository';
export * from './errors';
export type * from './generations/generation-repository';
export { newId } from './object-id';
