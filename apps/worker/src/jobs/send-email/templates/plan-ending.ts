/** Before a trial or a plan ends: when, and what will and won't go on (product §5.8). */
import { PLANS, type EmailData } from '@parley/shared';
import { dateOf, dayOf, inDays, momentOf } from '../dates';
import { button, paragraph, type Block } from '../letter';
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

export function writePlanExpiring(data: EmailData<'plan_expiring'>, context: LetterContext): Written {
  const { name, planType, endsAt, cancelled } = data;
  const { now } = context;
  if (now >= endsAt) return null;
  const plan = PLANS[planType].name;
  return {
    subject: `Your ${plan} plan ends on ${dayOf(endsAt)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`Your ${plan} plan ends ${inDays(endsAt, now)}, on ${momentOf(endsAt)}.`),
      ...(cancelled ? afterCancelled(data, context) : afterArranged(data, context)),
    ],
    reason: 'You receive this message because your plan is about to end.',
  };
}

/** What was practised is kept for 30 days (product §21.2); until the plan ends it can be resumed. */
const afterCancelled = ({ endsAt }: EmailData<'plan_expiring'>, { brand }: LetterContext): readonly Block[] => [
  paragraph(
    'After that you can read, export and finish your work for 30 days. ' +
      'Then your conversations, reports, exported files and your own scenarios and templates are erased; ' +
      'your account and settings stay.',
  ),
  paragraph(`Changed your mind? Resume your subscription in Billing & Plans before ${dateOf(endsAt)}.`),
  button('Open Billing & Plans', `${brand.publicUrl}/settings?tab=billing`),
];

const afterArranged = ({ planType }: EmailData<'plan_expiring'>, { brand }: LetterContext): readonly Block[] => [
  paragraph(AFTERWARDS),
  planType === 'team_pilot' || planType === 'enterprise'
    ? button('Write to us about going on', `${brand.publicUrl}/contact?plan=team-renewal`)
    : button('See the plans', `${brand.publicUrl}/pricing`),
];
