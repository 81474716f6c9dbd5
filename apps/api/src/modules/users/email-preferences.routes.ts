/** Which e-mails one gets, chosen in the settings or by the link of an e-mail (product §15.5, §15.7). */
import { isUnsubscribeToken, readUnsubscribeToken, type UnsubscribeSubject } from '@parley/platform';
import { AppError } from '@parley/shared';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';

export function emailPreferenceHandlers({
  database: { users },
  clock,
  settings: { brand },
}: ApiDependencies): Handlers<'getEmailPreferences' | 'saveEmailPreferences' | 'unsubscribe' | 'openUnsubscribe'> {
  /** @throws AppError not_found for whatever no letter of ours held */
  const subjectOf = async (token: string): Promise<UnsubscribeSubject> => {
    const subject = readUnsubscribeToken(token);
    const person = subject && (await users.mailSettings(subject.userId));
    if (!subject || !person || !isUnsubscribeToken(token, person.unsubscribeKey, subject))
      throw new AppError('not_found', 'This link is not one of ours, or its account is gone. Nothing was changed.');
    return subject;
  };

  return {
    getEmailPreferences: async ({ caller }) => found(await users.findEmailPreferences(caller.userId)),

    saveEmailPreferences: async ({ caller, body }) =>
      found(await users.saveEmailPreferences(caller.userId, body, clock())),

    unsubscribe: async ({ params }) => {
      const { userId, preference } = await subjectOf(params.token);
      await users.switchEmailOff(userId, preference, clock());
      return { preference, wanted: false };
    },

    openUnsubscribe: async ({ params }) => `${brand.publicUrl}/unsubscribe?token=${encodeURIComponent(params.token)}`,
  };
}

function found<T>(of: T | null): T {
  if (of === null) throw new AppError('not_found', 'Account not found');
  return of;
}
