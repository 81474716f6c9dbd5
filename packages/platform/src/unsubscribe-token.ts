/**
 * The token of a letter's link to want no more of its kind (product §15.7): who, which preference, and a signature under
 * the person's own key. It says nothing that the letter does not say, and is good for nothing else.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isEmailPreference, type EmailPreference } from '@parley/shared';

export interface UnsubscribeSubject {
  readonly userId: string;
  readonly preference: EmailPreference;
}

const signatureOf = (key: string, { userId, preference }: UnsubscribeSubject): string =>
  createHmac('sha256', key).update(`unsubscribe:${userId}:${preference}`).digest('base64url');

/** Letters, digits, dots, dashes and underscores. */
export function unsubscribeToken(key: string, subject: UnsubscribeSubject): string {
  return `${subject.userId}.${subject.preference}.${signatureOf(key, subject)}`;
}

/** Whom and what a token names, to find the key it has to be signed with; null for anything that is none. */
export function readUnsubscribeToken(token: string): UnsubscribeSubject | null {
  const [userId = '', preference = '', signature, ...rest] = token.split('.');
  if (signature === undefined || rest.length > 0 || !isEmailPreference(preference)) return null;
  return { userId, preference };
}

/** Whether this key signed it. Takes the same time whatever the token is. */
export function isUnsubscribeToken(token: string, key: string, subject: UnsubscribeSubject): boolean {
  const digest = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(digest(token), digest(unsubscribeToken(key, subject)));
}
