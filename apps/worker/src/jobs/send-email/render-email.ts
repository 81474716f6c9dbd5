/** From what the e-mail log holds to a subject, HTML and text. */
import { EMAIL_DATA, type EmailTemplate } from '@parley/shared';
import type { EmailRecord } from '@parley/db';
import type { z } from 'zod';
import { PermanentFailure } from '../../processor';
import type { LetterLinks } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import type { LetterContext, SecretContext, Written } from './template';
import { writePlanEnded, writePracticeErasure } from './templates/after-cancellation';
import { writeAccountClosing } from './templates/account-closing';
import { writeAssignmentAsked, writeAssignmentDue } from './templates/assignment';
import { writeEmailChangeNotice, writeEmailConfirmation } from './templates/email-change';
import { writeEnquiry } from './templates/enquiry';
import { writeLowCredits } from './templates/low-credits';
import { writeMonthlyProgress } from './templates/monthly-progress';
import { writePasswordChanged, writePasswordReset } from './templates/password';
import { writePaymentFailed, writePaymentLastNotice, writePlanPaused } from './templates/payment';
import { writePlanExpiring, writeTrialEnding } from './templates/plan-ending';
import { writeSimulationComplete } from './templates/simulation-complete';
import { writeTeamInvitation, writeTeamRemoved } from './templates/team';
import { writeTeamInherited, writeTeamWithoutOwner } from './templates/team-owner';
import { writeTeamEnding, writeTeamEndingNotice } from './templates/team-ending';
import { writeWelcome } from './templates/welcome';

/** An e-mail, ready to be sent. */
export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers: Readonly<Record<string, string>>;
}

/** What a letter is written from. */
export interface EmailToRender extends Pick<EmailRecord, 'template' | 'data'> {
  /** The token of the link in it; null where there is none. Never logged. */
  readonly secret: string | null;
}
type Write = (email: EmailToRender, context: LetterContext) => Written;

/** @throws PermanentFailure when the data is not what the template is filled with */
function parse<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new PermanentFailure(`The e-mail can not be filled in: ${parsed.error.message}`);
  return parsed.data;
}

function template<S extends z.ZodType>(
  schema: S,
  write: (data: z.output<S>, context: LetterContext) => Written,
): Write {
  return ({ data }, context) => write(parse(schema, data), context);
}

function secretTemplate<S extends z.ZodType>(
  schema: S,
  write: (data: z.output<S>, context: SecretContext) => Written,
): Write {
  return ({ data, secret }, context) => {
    if (secret === null) throw new PermanentFailure('The e-mail can not be filled in: its link has no token');
    return write(parse(schema, data), { ...context, secret });
  };
}

const TEMPLATES: Record<EmailTemplate, Write> = {
  welcome: template(EMAIL_DATA.welcome, writeWelcome),
  simulation_complete: template(EMAIL_DATA.simulation_complete, writeSimulationComplete),
  enquiry: template(EMAIL_DATA.enquiry, writeEnquiry),
  password_reset: secretTemplate(EMAIL_DATA.password_reset, writePasswordReset),
  password_changed: template(EMAIL_DATA.password_changed, writePasswordChanged),
  email_confirmation: secretTemplate(EMAIL_DATA.email_confirmation, writeEmailConfirmation),
  email_change_notice: template(EMAIL_DATA.email_change_notice, writeEmailChangeNotice),
  account_closing: template(EMAIL_DATA.account_closing, writeAccountClosing),
  trial_ending: template(EMAIL_DATA.trial_ending, writeTrialEnding),
  low_credits: template(EMAIL_DATA.low_credits, writeLowCredits),
  plan_expiring: template(EMAIL_DATA.plan_expiring, writePlanExpiring),
  monthly_progress: template(EMAIL_DATA.monthly_progress, writeMonthlyProgress),
  payment_failed: template(EMAIL_DATA.payment_failed, writePaymentFailed),
  payment_last_notice: template(EMAIL_DATA.payment_last_notice, writePaymentLastNotice),
  plan_paused: template(EMAIL_DATA.plan_paused, writePlanPaused),
  plan_ended: template(EMAIL_DATA.plan_ended, writePlanEnded),
  practice_erasure: template(EMAIL_DATA.practice_erasure, writePracticeErasure),
  team_invitation: secretTemplate(EMAIL_DATA.team_invitation, writeTeamInvitation),
  team_removed: template(EMAIL_DATA.team_removed, writeTeamRemoved),
  team_inherited: template(EMAIL_DATA.team_inherited, writeTeamInherited),
  team_without_owner: template(EMAIL_DATA.team_without_owner, writeTeamWithoutOwner),
  assignment_asked: template(EMAIL_DATA.assignment_asked, writeAssignmentAsked),
  assignment_due: template(EMAIL_DATA.assignment_due, writeAssignmentDue),
  team_ending: template(EMAIL_DATA.team_ending, writeTeamEnding),
  team_ending_notice: template(EMAIL_DATA.team_ending_notice, writeTeamEndingNotice),
};

/** What mail programs show as their own way to unsubscribe (RFC 8058). */
const unsubscribeHeaders = ({ oneClick }: LetterLinks) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * @param links null where no preference governs the e-mail
 * @returns null when there is nothing left to say
 * @throws PermanentFailure for data that does not fit, a link whose token is gone, or a template that is not known any more
 */
export function renderEmail(
  email: EmailToRender,
  context: LetterContext,
  links: LetterLinks | null,
): RenderedEmail | null {
  const write: Write | undefined = TEMPLATES[email.template];
  if (write === undefined) throw new PermanentFailure(`There is no e-mail template '${email.template}'`);
  const letter = write(email, context);
  if (letter === null) return null;
  const { brand } = context;
  return {
    subject: letter.subject,
    html: letterHtml(letter, brand, links),
    text: letterText(letter, brand, links),
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    headers: links === null ? {} : unsubscribeHeaders(links),
  };
}
