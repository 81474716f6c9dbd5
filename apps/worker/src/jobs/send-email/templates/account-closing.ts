/** After closing an account: until when it can be had back, and what goes then (product §4.13). */
import type { EmailData } from '@parley/shared';
import { dateOf, momentOf } from '../dates';
import { button, paragraph, type Letter } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext } from '../template';

export function writeAccountClosing(
  { name, closedAt, erasedAt, planEndsAt }: EmailData<'account_closing'>,
  { brand }: LetterContext,
): Letter {
  return {
    subject: `Your ${brand.name} account is closed and will be erased on ${dateOf(erasedAt)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `Your ${brand.name} account was closed on ${momentOf(closedAt)}. Every device was signed out, and nothing can be begun or read in it any more.`,
      ),
      paragraph(
        `On ${dateOf(erasedAt)} we erase what is in it: your conversations, reports, exported files, scenarios and templates, and your name and e-mail address. What stays is a record of sessions and payments that no longer identifies you.`,
      ),
      ...(planEndsAt === null
        ? []
        : [
            paragraph(
              `Your plan is cancelled with it: it does not renew, and nothing more is charged. Reopening your account does not restart the subscription. You can resume it in Billing & Plans until ${dateOf(planEndsAt)}.`,
            ),
          ]),
      paragraph(
        'Changed your mind? Sign in before that day and reopen the account. Everything will be as you left it.',
      ),
      button('Sign in and reopen it', `${brand.publicUrl}/login`),
      paragraph(
        `If it was not you who closed it, reopen it and choose another password, or write to ${brand.supportEmail}.`,
      ),
    ],
    reason: 'You receive this message because your account was closed.',
  };
}
