/** When money does not come, or went back: what happens, by when, and what helps (product §5.20). */
import { PLANS, type EmailData } from '@parley/shared';
import { dayOf, inDays, momentOf } from '../dates';
import { button, paragraph } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext, Written } from '../template';

const billing = ({ brand }: LetterContext): string => `${brand.publicUrl}/settings?tab=billing`;

const PAY = 'Pay the unpaid invoice or update your payment method in Billing & Plans, and your plan continues.';

/** A subscription that ends is followed by erasing, also where it ends since it stayed unpaid (product §21.2). */
const MEANWHILE =
  'While it is paused you can read and export everything you have done, and finish conversations you have started. ' +
  'If your subscription ends, what you practised is erased later; we write to you at least a week before.';

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
        `Your plan goes on until ${momentOf(until)} with the sessions you have left. ${PAY} Otherwise it is paused on that day.`,
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
    subject: `Your ${plan} plan will be paused on ${dayOf(until)} unless your payment goes through`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `The payment for your ${plan} plan is overdue. The plan will be paused ${inDays(until, context.now)}, on ${momentOf(until)}, and any sessions left will expire.`,
      ),
      paragraph(PAY),
      button('Update your payment', billing(context)),
      paragraph(MEANWHILE),
    ],
    reason: 'You receive this message because a payment for your plan is overdue.',
  };
}

const WHY_PAUSED: Record<EmailData<'plan_paused'>['why'], (plan: string) => string> = {
  unpaid: (plan) => `The payment for your ${plan} plan has not come in, so the plan is paused from now on.`,
  refunded: (plan) => `A payment for your ${plan} plan was refunded, so the plan is paused from now on.`,
  disputed: (plan) =>
    `A payment for your ${plan} plan is being disputed with the bank, so the plan is paused until that is settled.`,
};

const WHAT_HELPS: Record<EmailData<'plan_paused'>['why'], (supportEmail: string) => string> = {
  unpaid: () => PAY,
  refunded: (supportEmail) =>
    `To start a plan again, or if you did not expect this refund, please write to us at ${supportEmail}.`,
  disputed: () =>
    'If you did not mean to dispute it, please tell your bank and write to us: most of these are misunderstandings.',
};

export function writePlanPaused({ name, planType, why }: EmailData<'plan_paused'>, context: LetterContext): Written {
  const plan = PLANS[planType].name;
  return {
    subject: `Your ${plan} plan is paused`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`${WHY_PAUSED[why](plan)} You can’t start new conversations on it.`),
      paragraph(WHAT_HELPS[why](context.brand.supportEmail)),
      button('Open Billing & Plans', billing(context)),
      paragraph(MEANWHILE),
    ],
    reason: 'You receive this message because your plan was paused.',
  };
}
