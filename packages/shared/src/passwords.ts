/** What a new password may be. Plain functions, so that a browser can import them without zod. */
import { COMMON_PASSWORDS } from './common-passwords';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from './limits';

/** Whose password it is to be, as far as is known. */
export interface PasswordOwner {
  readonly name?: string;
  readonly organization?: string;
  readonly email?: string;
}

/** The form in which passwords are measured, hashed and compared (NFKC): the same keys give the same bytes on every system. */
export function normalisedPassword(password: string): string {
  return password.normalize('NFKC');
}

/** What is wrong with a new password, whosever it is to be, in words for the user; undefined when nothing is. */
export function newPasswordFault(password: string): string | undefined {
  if (password === '') return 'Password is required';
  // Halves of surrogate pairs are no text: they would all be hashed as the same replacement character.
  if (/\p{Cs}/u.test(password)) return 'Password contains a character that can not be used';
  const normalised = normalisedPassword(password);
  if (Array.from(normalised).length < PASSWORD_MIN_CHARACTERS)
    return `Password must be at least ${PASSWORD_MIN_CHARACTERS} characters long`;
  if (new TextEncoder().encode(normalised).length > PASSWORD_MAX_BYTES)
    return `Password must be at most ${PASSWORD_MAX_BYTES} bytes long`;
  return COMMON_PASSWORDS.has(normalised.toLowerCase())
    ? 'This password is one of the most common ones. Please choose another'
    : undefined;
}

/** Letters and digits alone, without case and accents: 'José O’Neil' and 'joseoneil' are one. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * What is wrong with a new password of this person: it is their name or organization (whole, or one of its words) or their
 * e-mail (whole, what stands before the @, or before its tag), in any case and with other signs in between.
 */
export function ownPasswordFault(
  password: string,
  { name = '', organization = '', email = '' }: PasswordOwner,
): string | undefined {
  const words = [name, organization].flatMap((text) => [text, ...text.split(/\s+/)]);
  const own = [...words, email, email.split('@')[0] ?? '', email.split(/[+@]/)[0] ?? ''].map(folded);
  const given = folded(password);
  return given !== '' && own.includes(given) ? 'Password must not be your name, organization or email' : undefined;
}
