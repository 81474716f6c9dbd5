/** After registration: what the trial holds, and where to begin. */
import { PLANS, type Brand } from '@parley/shared';
import { z } from 'zod';
import { button, html, page, paragraph } from '../html';
import { greetingOf } from '../links';
import type { RenderedEmail } from '../rendered-email';

export const welcomeDataSchema = z.object({ name: z.string() });

export function renderWelcome({ name }: z.infer<typeof welcomeDataSchema>, brand: Brand): RenderedEmail {
  const { credits, periodDays } = PLANS.free_trial;
  const subject = `Welcome to ${brand.name}`;
  const greeting = greetingOf(name);
  const trial = `your free trial has begun: ${credits ?? 'unlimited'} coaching sessions within ${periodDays ?? 0} days, with every feature, and no credit card.`;
  const advice =
    'Pick a conversation you would rather not have, and have it here first. The stakeholder speaks first; you answer as you would at work, and at the end you read what worked and what did not, with your own words as evidence.';
  const url = `${brand.publicUrl}/coaching-sessions`;
  const reason = 'You receive this message because an account was opened with this address.';
  return {
    subject,
    html: page(
      brand,
      subject,
      [paragraph(greeting), paragraph(trial), paragraph(advice), button('Choose a scenario', url)],
      html`${reason}`,
    ),
    text: [
      greeting,
      trial,
      advice,
      `Choose a scenario: ${url}`,
      `${reason}\n${brand.name} · ${brand.office} · ${brand.supportEmail}`,
    ].join('\n\n'),
  };
}
