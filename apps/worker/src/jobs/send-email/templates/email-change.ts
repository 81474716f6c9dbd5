/** Another e-mail address: the link that confirms it, and the notice to the one that still counts (product §4.7). */
import { oneLine, type EmailData } from '@parley/shared';
import { momentOf } from '../dates';
import { button, paragraph, type Letter } from '../letter';
import { defused, greetingOf } from '../links';
import type { LetterContext, SecretContext } from '../template';

export function writeEmailConfirmation(
  { name, expiresAt }: EmailData<'email_confirmation'>,
  { brand, secret }: SecretContext,
): Letter {
  return {
    subject: `Confirm your new address for ${brand.name}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(`You asked to use this address for your ${brand.name} account.`),
      button('Confirm this address', `${brand.publicUrl}/confirm-email?token=${encodeURIComponent(secret)}`),
      paragraph(
        `The link works once, until ${momentOf(expiresAt)}. Until you open it, your account keeps the address it has.`,
      ),
      paragraph('If you did not ask, you need not do anything: without the link nothing happens.'),
    ],
    reason: `You receive this message because this address was given as the new one of a ${brand.name} account.`,
  };
}

export function writeEmailChangeNotice(
  { name, newEmail, at }: EmailData<'email_change_notice'>,
  { brand }: LetterContext,
): Letter {
  return {
    subject: `Another address was given for your ${brand.name} account`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph(
        `On ${momentOf(at)} somebody who knows your password asked to use ${defused(oneLine(newEmail))} for your account in place of this address. It changes once the link that we sent there is opened.`,
      ),
      paragraph('If that was you, there is nothing more to do here.'),
      paragraph(
        `If it was not, choose another password now: that ends the request and signs out every device. Then write to ${brand.supportEmail}.`,
      ),
      button('Choose another password', `${brand.publicUrl}/forgot-password`),
    ],
    reason: 'You receive this message because it concerns the safety of your account. No setting switches it off.',
  };
}
