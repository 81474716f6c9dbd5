/** After registration: what the trial holds, and where to begin. */
import { PLANS, type EmailData } from '@parley/shared';
import { button, paragraph, type Letter } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext } from '../template';

export function writeWelcome({ name }: EmailData<'welcome'>, { brand }: LetterContext): Letter {
  const { credits, periodDays } = PLANS.free_trial;
  return {
    subject: `Welcome to ${brand.name}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `Your free trial has begun: ${credits ?? 'unlimited'} coaching sessions within ${periodDays ?? 0} days, with every feature, and no credit card.`,
      ),
      paragraph(
        'Pick a conversation you would rather not have, and have it here first. The stakeholder speaks first; you answer as you would at work, and at the end you read what worked and what did not, with your own words as evidence.',
      ),
      button('Choose a scenario', `${brand.publicUrl}/coaching-sessions`),
    ],
    reason: 'You receive this message because an account was opened with this address.',
  };
}
