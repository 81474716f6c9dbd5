/** After a cancelled plan is over: what happens to what was practised, by when, and how to keep it (product §21.2). */
import { PLANS, type EmailData } from '@parley/shared';
import { dateOf, dayOf, inDays } from '../dates';
import { button, list, paragraph } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext, Written } from '../template';

const settingsOf = ({ brand }: LetterContext): string => `${brand.publicUrl}/settings`;

const HOW_TO_KEEP = list('Two ways to keep it', [
  'Download it: “Download My Data” in your settings gives you all of it as one file.',
  'Choose a plan before that day: then everything stays as it is.',
]);

export function writePlanEnded(
  { name, planType, endedAt, erasesAt }: EmailData<'plan_ended'>,
  { brand, now }: LetterContext,
): Written {
  if (now >= erasesAt) return null;
  const plan = PLANS[planType].name;
  return {
    subject: `Your ${plan} plan has ended`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`Your ${plan} plan ended on ${dateOf(endedAt)}. Nothing more will be charged for it.`),
      paragraph(
        `We keep what you practised until ${dateOf(erasesAt)}: conversations, reports, exported files, scenarios and templates. ` +
          'Until then you can read it, export it and finish what you have begun. ' +
          'After that it is erased; your account and its settings stay. We write again a week before.',
      ),
      ...HOW_TO_KEEP,
      button('See the plans', `${brand.publicUrl}/pricing`),
      paragraph('Thank you for practising with us.'),
    ],
    reason: 'You receive this message because your plan has ended.',
  };
}

export function writePracticeErasure(
  { name, erasesAt }: EmailData<'practice_erasure'>,
  context: LetterContext,
): Written {
  if (context.now >= erasesAt) return null;
  return {
    subject: `What you practised will be erased on ${dayOf(erasesAt)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        'Your plan ended and you have no new one, so what you practised is erased ' +
          `${inDays(erasesAt, context.now)}, on ${dateOf(erasesAt)}: ` +
          'every conversation with its report, exported files, and scenarios and templates of your own. ' +
          'It can’t be brought back after that. Your account, its settings and your sign-in stay.',
      ),
      ...HOW_TO_KEEP,
      button('Open your settings', settingsOf(context)),
    ],
    reason: 'You receive this message because what is kept after a cancelled plan is about to be erased.',
  };
}
