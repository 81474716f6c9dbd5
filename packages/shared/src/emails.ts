/** E-mails the product sends, and what each is filled with (product §15.1). */
import { z } from 'zod';
import { ASSIGNMENT_KINDS } from './assignments';
import type { EmailPreference } from './email-preferences';
import { enquirySchema } from './enquiries';
import { PLAN_TYPES, SUBSCRIBED_PLANS, TEAM_PLANS } from './plan-catalogue';
import { SKILLS } from './vocabularies';

/** What an e-mail is about. */
export const EMAIL_TEMPLATES = [
  'welcome',
  'simulation_complete',
  'enquiry',
  'password_reset',
  'password_changed',
  'email_confirmation',
  'email_change_notice',
  'account_closing',
  'trial_ending',
  'low_credits',
  'plan_expiring',
  'monthly_progress',
  'payment_failed',
  'payment_last_notice',
  'plan_paused',
  'plan_ended',
  'practice_erasure',
  'team_invitation',
  'team_removed',
  'team_inherited',
  'team_without_owner',
  'assignment_asked',
  'assignment_due',
  'team_ending',
  'team_ending_notice',
] as const;
export type EmailTemplate = (typeof EMAIL_TEMPLATES)[number];

/** As the person wrote it; the letter greets with what of it is safe to repeat. */
const name = z.string();

const practisedMonthSchema = z.object({
  /** '2026-11', in UTC */
  month: z.string(),
  /** Conversations that were scored. */
  completed: z.int().min(0),
  /** 0-10; null where none was. */
  averageScore: z.number().nullable(),
});
const monthlyProgressSchema = z.object({
  /** At most six, the oldest first; the last is the one that the letter is about. */
  months: z.array(practisedMonthSchema).min(1),
  /** The skill with the lowest average (0-10) of that month; null where none was scored. */
  weakest: z.object({ skill: z.enum(SKILLS), average: z.number() }).nullable(),
});
/** What of an assignment its letters are written from, and by which it is looked at again when they are sent. */
const assignmentLetterSchema = z.object({
  name,
  teamName: z.string(),
  teamId: z.string(),
  assignmentId: z.string(),
  memberId: z.string(),
  kind: z.enum(ASSIGNMENT_KINDS),
  slug: z.string(),
  title: z.string(),
  dueOn: z.iso.date(),
});
export type PractisedMonth = z.infer<typeof practisedMonthSchema>;
export type MonthlyProgress = z.infer<typeof monthlyProgressSchema>;

/** What each template is filled with. A link's token is no part of it (product §15.6). */
export const EMAIL_DATA = {
  welcome: z.object({ name }),
  simulation_complete: z.object({
    name,
    conversationId: z.string(),
    scenarioTitle: z.string(),
    stakeholderName: z.string(),
    /** 0-10 */
    overallScore: z.number(),
    strengths: z.array(z.string()),
    areasForImprovement: z.array(z.string()),
  }),
  enquiry: enquirySchema,
  /** With the token of the link `/reset-password?token=…` as its secret. */
  password_reset: z.object({ name, expiresAt: z.date() }),
  /** `reset`: through the mailed link. */
  password_changed: z.object({ name, how: z.enum(['changed', 'reset']), at: z.date() }),
  /** To the new address, with the token of the link `/confirm-email?token=…` as its secret. */
  email_confirmation: z.object({ name, newEmail: z.string(), expiresAt: z.date() }),
  /** To the address that still counts, when another one is asked for. */
  email_change_notice: z.object({ name, newEmail: z.string(), at: z.date() }),
  /**
   * `erasedAt`: until then the person can sign in and reopen the account. `planEndsAt`: of a subscription that is cancelled
   * with it, the end of what is paid for; null where there is none.
   */
  account_closing: z.object({
    name,
    closedAt: z.date(),
    erasedAt: z.date(),
    planEndsAt: z.date().nullable().default(null),
  }),
  trial_ending: z.object({ name, endsAt: z.date() }),
  low_credits: z.object({
    name,
    planType: z.enum(PLAN_TYPES),
    creditsLeft: z.int().min(0),
    creditsTotal: z.int().min(1),
    /** When credits begin anew; null where they don't. */
    renewsAt: z.date().nullable(),
    /** On a team's seat: what is left is the team's. */
    onSeat: z.boolean().default(false),
  }),
  /** `cancelled`: a subscription that its owner can resume until then, not a plan that was arranged by hand. */
  plan_expiring: z.object({
    name,
    planType: z.enum(PLAN_TYPES),
    endsAt: z.date(),
    cancelled: z.boolean().default(false),
  }),
  monthly_progress: monthlyProgressSchema.extend({ name }),
  /** `until`: how long the plan goes on unpaid. */
  payment_failed: z.object({ name, planType: z.enum(SUBSCRIBED_PLANS), until: z.date() }),
  payment_last_notice: z.object({ name, planType: z.enum(SUBSCRIBED_PLANS), until: z.date() }),
  /** `unpaid`: the grace is over. */
  plan_paused: z.object({
    name,
    planType: z.enum(SUBSCRIBED_PLANS),
    why: z.enum(['unpaid', 'refunded', 'disputed']),
  }),
  /** `erasesAt`: until when what was practised is kept. */
  plan_ended: z.object({ name, planType: z.enum(SUBSCRIBED_PLANS), endedAt: z.date(), erasesAt: z.date() }),
  practice_erasure: z.object({ name, erasesAt: z.date() }),
  /**
   * To the invited address, with the token of the link `/invitations/…` as its secret. `invitedBy`: as that person wrote
   * their name; empty where the account is gone.
   */
  team_invitation: z.object({
    name,
    teamName: z.string(),
    organization: z.string(),
    invitedBy: z.string(),
    expiresAt: z.date(),
  }),
  team_removed: z.object({ name, teamName: z.string(), at: z.date() }),
  /** To the admin to whom a team passes whose owner closed their account. */
  team_inherited: z.object({ name, teamName: z.string() }),
  /** To the operator: there is no admin to whom it could pass. */
  team_without_owner: z.object({ teamId: z.string(), teamName: z.string(), seatsTaken: z.int().min(0) }),
  /** `askedBy`: the name of who asks, looked up when it is sent. */
  assignment_asked: assignmentLetterSchema.extend({ note: z.string(), askedBy: z.string().optional() }),
  /** Scenarios completed, of how many. */
  assignment_due: assignmentLetterSchema.extend({ completed: z.int().min(0), of: z.int().min(1) }),
  /** To the owner; the one after it to the operator. */
  team_ending: z.object({ name, teamName: z.string(), planType: z.enum(TEAM_PLANS), endsAt: z.date() }),
  team_ending_notice: z.object({
    teamId: z.string(),
    teamName: z.string(),
    organization: z.string(),
    planType: z.enum(TEAM_PLANS),
    /** null where the owner's account is gone. */
    ownerEmail: z.string().nullable(),
    /** null means unlimited. */
    seats: z.int().min(1).nullable(),
    seatsTaken: z.int().min(0),
    endsAt: z.date(),
  }),
} satisfies Record<EmailTemplate, z.ZodType>;

export type EmailData<T extends EmailTemplate> = z.infer<(typeof EMAIL_DATA)[T]>;

/** The preference that governs a template; what is missing here is sent whatever is preferred. */
export const PREFERENCE_OF: Partial<Record<EmailTemplate, EmailPreference>> = {
  simulation_complete: 'simulationComplete',
  trial_ending: 'trialEnding',
  low_credits: 'lowCreditsWarning',
  plan_expiring: 'planExpiration',
  monthly_progress: 'monthlyProgress',
  team_ending: 'planExpiration',
};

/**
 * Templates whose letter holds a link that opens something by itself. Its token, and what the letter is filled with, are
 * made when the letter is sent: the e-mail log holds neither (product §15.6).
 */
export const TEMPLATES_WITH_SECRET = [
  'password_reset',
  'email_confirmation',
  'team_invitation',
] as const satisfies readonly EmailTemplate[];
export type TemplateWithSecret = (typeof TEMPLATES_WITH_SECRET)[number];

/** What the row of such a letter holds in their place: no more than what they are looked up by when it is sent. */
export const LOOKED_UP_BY = {
  password_reset: z.object({}),
  email_confirmation: z.object({}),
  /** An invitation that is sent again ends at another moment: the letter of before is of no use then. */
  team_invitation: z.object({ memberId: z.string(), endsAt: z.date() }),
} satisfies Record<TemplateWithSecret, z.ZodType>;

/** An e-mail of one template as it is owed: with its data, where that is not made when it is sent. */
export type OwedEmail = {
  [T in EmailTemplate]: {
    readonly template: T;
    readonly data: T extends TemplateWithSecret ? z.infer<(typeof LOOKED_UP_BY)[T]> : EmailData<T>;
  };
}[EmailTemplate];

/** An e-mail of one template as it is sent: its data, and the secret of its link where it has one. */
export type EmailContent = {
  [T in EmailTemplate]: { readonly template: T; readonly data: EmailData<T> } & (T extends TemplateWithSecret
    ? { readonly secret: string }
    : { readonly secret?: never });
}[EmailTemplate];
