export * from './assignments/assignment-record';
export type * from './assignments/assignment-repository';
export type * from './branches/branch-repository';
export type { ConnectOptions, Session } from './connection';
export type { BestReport } from './conversations/best-report';
export type * from './conversations/conversation-record';
export type * from './conversations/conversation-repository';
export type * from './conversations/conversation-usage';
export type * from './conversations/dialogue-store';
export type { PracticeMoments } from './conversations/practice-moments';
export type { PractisedReport } from './conversations/practised-reports';
export {
  creditsRenewAt,
  isPlanOver,
  isPlanRunning,
  nextBillingDate,
  type CreditAccount,
  type PlanTerms,
} from './credits/credit-account';
export { causeOf, type EntryCause } from './credits/credit-keys';
export type * from './credits/credit-repository';
export type * from './credits/ending-plans';
export { GRACE_DAYS, subscriptionEnd, type SubscriptionTerms } from './credits/subscription-terms';
export type { MonthsDuePage, MonthsDueQuery } from './credits/months-due';
export type { LowCredits } from './credits/low-credits';
export * from './database';
export type * from './email-log/email-log-repository';
export type * from './enquiries/enquiry-repository';
export { creditsExhausted, PAUSED_BY_REFUND, planEnded } from './credits/refusals';
export * from './errors';
export type * from './erasure/erasure-repository';
export { practiceKeptUntil } from './erasure/practice-retention';
export type { PracticeRetentionRepository } from './erasure/practice-retention';
export type * from './exports/export-repository';
export type * from './generations/generation-repository';
export type { MigrationLog, MigrationState } from './migrations/migrate';
export { newId } from './object-id';
export { restorableUntil, RESTORABLE_MS } from './restorable';
export type * from './payments/checkout-repository';
export type * from './payments/customer-repository';
export type * from './payments/subscription-record';
export type * from './payments/subscription-repository';
export type * from './payments/webhook-event-repository';
export type * from './scenarios/own-scenario-repository';
export type * from './scenarios/scenario-repository';
export type * from './teams/team-records';
export type * from './teams/team-repository';
export type * from './templates/template-repository';
export type * from './users/mailable-users';
export type * from './users/user-email-preferences';
export type * from './users/account-closing';
export type * from './users/user-identities';
export type * from './users/pending-email';
export type * from './users/user-model';
export type * from './users/user-passwords';
export type * from './users/user-repository';
export type * from './users/user-sessions';
export type { Vitals } from './vitals';
