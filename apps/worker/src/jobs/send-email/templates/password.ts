/** The link that leads to a new password, and the notice that there is one (product §4.9, §4.10). */
import type { EmailData } from '@parley/shared';
import { momentOf } from '../dates';
import { button, paragraph, type Letter } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext, SecretContext } from '../template';

export function writePasswordReset(
  { name, expiresAt }: EmailData<'password_reset'>,
  { brand, secret }: SecretContext,
): Letter {
  return {
    subject: `Choose a new ${brand.name} password`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`Somebody, most likely you, asked for a new password for your ${brand.name} account.`),
      button('Choose a new password', `${brand.publicUrl}/reset-password?token=${encodeURIComponent(secret)}`),
      paragraph(
        `The link works once, until ${momentOf(expiresAt)}. A new password signs you out on every device; you sign in again with it.`,
      ),
      paragraph(
        'If you did not ask, you need not do anything: your password stays as it is, and nobody can change it without this letter.',
      ),
    ],
    reason: `You receive this message because ${brand.name} was asked for a new password for this address.`,
  };
}

const HOW = {
  changed: { what: 'was changed in the settings', ended: 'Every other device was signed out.' },
  reset: { what: 'was changed through a link that we mailed to you', ended: 'Every device was signed out.' },
} as const;

export function writePasswordChanged(
  { name, how, at }: EmailData<'password_changed'>,
  { brand }: LetterContext,
): Letter {
  return {
    subject: `Your ${brand.name} password was changed`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`The password of your ${brand.name} account ${HOW[how].what}, on ${momentOf(at)}. ${HOW[how].ended}`),
      paragraph('If that was you, there is nothing to do.'),
      paragraph(
        `If it was not, somebody else knows your password or reads your mail. Choose another password now, and write to ${brand.supportEmail}.`,
      ),
      button('Choose another password', `${brand.publicUrl}/forgot-password`),
    ],
    reason: 'You receive this message because it concerns the safety of your account. No setting switches it off.',
  };
}
