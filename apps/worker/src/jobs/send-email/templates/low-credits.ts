/** When a fifth of a period's sessions is left (product §15.1). */
import { PLANS, type EmailData } from '@parley/shared';
import { dateOf } from '../dates';
import { button, paragraph, type Letter } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext } from '../template';

export function writeLowCredits(
  { name, planType, creditsLeft, creditsTotal, renewsAt }: EmailData<'low_credits'>,
  { brand }: LetterContext,
): Letter {
  const plan = PLANS[planType].name;
  const sessions = creditsLeft === 1 ? '1 session' : `${creditsLeft} sessions`;
  const of = renewsAt === null ? `the ${creditsTotal} sessions` : `this month’s ${creditsTotal} sessions`;
  return {
    subject: `You have ${sessions} left`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`${creditsLeft} of ${of} on your ${plan} ${creditsLeft === 1 ? 'is' : 'are'} left.`),
      paragraph(
        renewsAt === null
          ? 'What you have begun you can always finish, and everything you have done stays readable.'
          : `They begin anew on ${dateOf(renewsAt)}. What you have begun you can always finish.`,
      ),
      button('See the plans', `${brand.publicUrl}/pricing`),
    ],
    reason: 'You receive this message because your sessions are running low.',
  };
}
