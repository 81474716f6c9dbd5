/**
 * What a person gets of what is held about them (product §4.12): named field by field, so that neither the account's
 * secrets nor what stakeholders hide ever goes along.
 */
import type {
  ConversationRecord,
  CreditAccount,
  CreditEntry,
  EnquiryRecord,
  HeldEmail,
  HeldExport,
  HeldScenario,
  HeldTemplate,
  SubscriptionRecord,
  UserRecord,
  UserSession,
} from '@parley/db';
import type { EmailPreferences } from '@parley/shared';
import { presentConversation } from '../conversations/conversations.presenter';
import { presentTemplate } from '../custom-scenarios/custom-scenarios.presenter';
import { presentCreditLine, type LedgerNames } from '../plan/credits.presenter';
import { presentPlan } from '../plan/plan.presenter';
import { presentWholeOwnScenario } from '../scenarios/scenarios.presenter';

/** @param devices those that are signed in */
export function presentAccount(
  user: UserRecord,
  devices: readonly UserSession[],
  emailPreferences: EmailPreferences | null,
) {
  const {
    id,
    name,
    email,
    organization,
    photoURL,
    passwordHash,
    identities,
    pendingEmail,
    closing,
    createdAt,
    updatedAt,
  } = user;
  return {
    id,
    name,
    email,
    organization,
    photoURL,
    hasPassword: passwordHash !== null,
    signInMethods: identities.map(({ provider, subject, linkedAt }) => ({ provider, subject, linkedAt })),
    devices: devices.map(({ device, createdAt, lastSeenAt }) => ({ device, signedInAt: createdAt, lastSeenAt })),
    emailPreferences,
    pendingEmail,
    closing,
    createdAt,
    updatedAt,
  };
}

export function presentHeldPlan(account: CreditAccount, now: Date) {
  const { planStartedAt, planEndsAt, cancelledAt, billing, periodStart, periodEnd, creditsLeft } = account;
  const { paidUntil, paymentFailedAt, pausedAt } = account;
  return {
    ...presentPlan(account, now),
    planStartedAt,
    planEndsAt,
    cancelledAt,
    billing,
    paidUntil,
    paymentFailedAt,
    pausedAt,
    periodStart,
    periodEnd,
    creditsLeft,
  };
}

/** @param customerId by which the payment provider knows the person */
export function presentHeldSubscription(customerId: string | null, subscription: SubscriptionRecord | null) {
  if (subscription === null) return { customerId, subscription };
  const { userId: _person, customerId: _customer, ...held } = subscription;
  return { customerId, subscription: held };
}

export function presentHeldCredit(entry: CreditEntry, names: LedgerNames) {
  const { _id: id, ...line } = presentCreditLine(entry, names);
  return { id, ...line, key: entry.key, periodStart: entry.periodStart };
}

/** A conversation or a practice branch, with its report. */
export function presentHeldConversation(conversation: ConversationRecord) {
  const {
    generation: _generation,
    previousAttempt: _previous,
    ...held
  } = presentConversation(conversation, null, null);
  return { ...held, creditReturned: conversation.creditReturned };
}

export function presentHeldTemplate(template: HeldTemplate, userId: string) {
  return { ...presentTemplate(template, userId), deletedAt: template.deletedAt };
}

export function presentHeldScenario(scenario: HeldScenario) {
  const { bestScore: _best, ...held } = presentWholeOwnScenario(scenario, undefined);
  return { ...held, deletedAt: scenario.deletedAt };
}

export function presentHeldExport({ id, conversationId, kind, status, createdAt, expiresAt, file }: HeldExport) {
  return { id, conversationId, kind, status, bytes: file?.bytes ?? null, createdAt, expiresAt };
}

/** The letter as it is noted: for what reason, to whom, and what it was filled with. */
export function presentHeldEmail({ id, key, template, to, data, status, createdAt, sentAt }: HeldEmail) {
  return { id, reason: key, template, to: { name: to.name, address: to.address }, data, status, createdAt, sentAt };
}

export function presentHeldEnquiry(enquiry: EnquiryRecord) {
  const { id, kind, email, name, company, teamSize, message, plan, createdAt } = enquiry;
  return { id, kind, email, name, company, teamSize, message, plan, createdAt };
}
