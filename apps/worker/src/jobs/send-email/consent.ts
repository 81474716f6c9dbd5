/** Whether an e-mail is still wanted when it is sent, and the ways to want no more of its kind (product §15.5, §15.7). */
import type { Database, EmailRecord } from '@parley/db';
import { unsubscribeToken } from '@parley/platform';
import { PREFERENCE_OF, type Brand } from '@parley/shared';
import type { LetterLinks } from './letter';

/** Without links where no preference governs it: it is about the account itself, and always sent. */
export type Consent =
  | { readonly wanted: true; readonly links: LetterLinks | null }
  | { readonly wanted: false; readonly why: string };

/** @throws MongoDB's error while it is away */
export async function consentTo(
  email: Pick<EmailRecord, 'template' | 'userId'>,
  users: Pick<Database['users'], 'mailSettings'>,
  { publicUrl }: Pick<Brand, 'publicUrl'>,
): Promise<Consent> {
  const preference = PREFERENCE_OF[email.template];
  if (preference === undefined) return { wanted: true, links: null };
  const { userId } = email;
  const person = userId === null ? null : await users.mailSettings(userId);
  if (userId === null || person === null) return { wanted: false, why: 'The account is gone' };
  if (person.isClosing) return { wanted: false, why: 'The account is closed' };
  if (!person.preferences[preference]) return { wanted: false, why: `${preference} is switched off` };
  const token = unsubscribeToken(person.unsubscribeKey, { userId, preference });
  return {
    wanted: true,
    links: {
      settings: `${publicUrl}/settings?tab=notifications`,
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
      oneClick: `${publicUrl}/api/unsubscribe/${token}`,
    },
  };
}
