/** When money does not come, or went back: what happens, by when, and what helps (product §5.20). */
import { PLANS, type EmailData } from '@parley/shared';
import { dayOf, inDays, momentOf } from '../dates';
import { button, paragraph } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext, Written } from '../template';

const billing = ({ brand }: LetterContext): string => `${brand.publicUrl}/settings?tab=billing`;

const NOTHING_LOST =
  'Nothing you have done is lost: you can read and export all of it, and finish what you have begun.';

export function writePaymentFailed(
  { name, planType, until }: EmailData<'payment_failed'>,
  context: LetterContext,
): Written {
  if (context.now >= until) return null;
  const plan = PLANS[planType].name;
  return {
    subject: `Your payment for ${plan} did not go through`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `We could not collect the payment for your ${plan} plan. Most often a card has expired, or the bank asks for a confirmation.`,
      ),
      paragraph(
        `Your plan goes on until ${momentOf(until)} with the sessions you have left. Update your payment method or pay the open invoice before that, and it simply continues; otherwise it is paused on that day.`,
      ),
      button('Update your payment', billing(context)),
      paragraph('If you have settled it already, there is nothing more to do.'),
    ],
    reason: 'You receive this message because a payment for your plan failed.',
  };
}

export function writePaymentLastNotice(
  { name, planType, until }: EmailData<'payment_last_notice'>,
  context: LetterContext,
): Written {
  if (context.now >= until) return null;
  const plan = PLANS[planType].name;
  return {
    subject: `Your ${plan} plan is paused on ${dayOf(until)} unless it is paid`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `The payment for your ${plan} plan is still open. The plan is paused ${inDays(until, context.now)}, on ${momentOf(until)}, and the sessions that are left of it lapse then.`,
      ),
      paragraph('A working payment method, or the open invoice paid, is all it takes to go on.'),
      button('Update your payment', billing(context)),
      paragraph(NOTHING_LOST),
    ],
    reason: 'You receive this message because a payment for your plan is open.',
  };
}

const WHY_PAUSED: Record<EmailData<'plan_paused'>['why'], (plan: string) => string> = {
  unpaid: (plan) => `The payment for your ${plan} plan has not come in, so the plan is paused from now on.`,
  refunded: (plan) => `A payment for your ${plan} plan was refunded, so the plan is paused from now on.`,
  disputed: (plan) =>
    `A payment for your ${plan} plan is being disputed with the bank, so the plan is paused until that is settled.`,
};

const WHAT_HELPS: Record<EmailData<'plan_paused'>['why'], string> = {
  unpaid: 'Once the open invoice is paid your plan goes on, with its full month of sessions.',
  refunded: 'You can choose a plan again at any time. If the refund surprises you, please write to us.',
  disputed:
    'If you did not mean to dispute it, please tell your bank and write to us: most of these are misunderstandings.',
};

export function writePlanPaused({ name, planType, why }: EmailData<'plan_paused'>, context: LetterContext): Written {
  const plan = PLANS[planType].name;
  return {
    subject: `Your ${plan} plan is paused`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`${WHY_PAUSED[why](plan)} Nothing new can be begun on it.`),
      paragraph(WHAT_HELPS[why]),
      button('Open Billing & Plans', billing(context)),
      paragraph(NOTHING_LOST),
    ],
    reason: 'You receive this message because your plan was paused.',
  };
}
