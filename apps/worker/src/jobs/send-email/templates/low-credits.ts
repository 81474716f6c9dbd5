/** When a fifth of a period's sessions is left (product §15.1). */
import { PLANS, type EmailData } from '@parley/shared';
import { dateOf } from '../dates';
import { button, paragraph, type Letter } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext } from '../template';

export function writeLowCredits(
  { name, planType, creditsLeft, creditsTotal, renewsAt, onSeat }: EmailData<'low_credits'>,
  { brand }: LetterContext,
): Letter {
  const plan = planType === 'free_trial' ? 'your free trial' : onSeat ? 'your team seat' : PLANS[planType].name;
  const sessions = creditsLeft === 1 ? '1 session' : `${creditsLeft} sessions`;
  const of = renewsAt === null ? `your ${creditsTotal} sessions` : `this month’s ${creditsTotal} sessions`;
  return {
    subject: `You have ${sessions} left`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`You have ${creditsLeft} of ${of} left on ${plan}.`),
      paragraph(
        renewsAt === null
          ? 'You can still finish conversations you have started.'
          : `They renew on ${dateOf(renewsAt)}. You can still finish conversations you have started.`,
      ),
      ...(onSeat
        ? [paragraph('Your team’s admins can arrange more.'), button(`Open ${brand.name}`, brand.publicUrl)]
        : [button('See the plans', `${brand.publicUrl}/pricing`)]),
    ],
    reason: 'You receive this message because your sessions are running low.',
  };
}
