/** Before a trial or a plan ends: when, and what will and won't go on (product §5.8). */
import { PLANS, type EmailData } from '@parley/shared';
import { dayOf, inDays, momentOf } from '../dates';
import { button, paragraph } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext, Written } from '../template';

const AFTERWARDS =
  'After that you can still read and export everything you have done, and finish what you have begun. Beginning something new needs a plan.';

export function writeTrialEnding({ name, endsAt }: EmailData<'trial_ending'>, { brand, now }: LetterContext): Written {
  if (now >= endsAt) return null;
  return {
    subject: `Your free trial ends on ${dayOf(endsAt)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`Your free trial ends ${inDays(endsAt, now)}, on ${momentOf(endsAt)}.`),
      paragraph(AFTERWARDS),
      button('See the plans', `${brand.publicUrl}/pricing`),
    ],
    reason: 'You receive this message because your free trial is about to end.',
  };
}

export function writePlanExpiring(
  { name, planType, endsAt }: EmailData<'plan_expiring'>,
  { brand, now }: LetterContext,
): Written {
  if (now >= endsAt) return null;
  const plan = PLANS[planType].name;
  const next =
    planType === 'team_pilot' || planType === 'enterprise'
      ? button('Write to us about going on', `${brand.publicUrl}/contact?plan=team-renewal`)
      : button('See the plans', `${brand.publicUrl}/pricing`);
  return {
    subject: `Your ${plan} plan ends on ${dayOf(endsAt)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`Your ${plan} plan ends ${inDays(endsAt, now)}, on ${momentOf(endsAt)}.`),
      paragraph(AFTERWARDS),
      next,
    ],
    reason: 'You receive this message because your plan is about to end.',
  };
}
