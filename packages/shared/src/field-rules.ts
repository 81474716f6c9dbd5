/**
 * What forms may be filled in with, and what is said when they are not: one set of limits, patterns and texts for the
 * schemas of the API and the forms of the pages. Plain functions, so that a browser can import them without zod.
 */
import { ENQUIRY_MESSAGE_MAX_CHARACTERS } from './limits';
import { oneLine, VISIBLE, writtenText } from './text';

export const NAME_MAX_CHARACTERS = 100;
export const ORGANIZATION_MAX_CHARACTERS = 200;
export const EMAIL_MAX_CHARACTERS = 254;

/** Catches slips; whether an address exists only a letter to it can tell. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const NO_EMAIL = 'Please enter a valid email address';

export const requiredText = (label: string): string => `${label} is required`;
export const tooLongText = (label: string, max: number): string => `${label} must be at most ${max} characters long`;

/** An address as it is kept and compared. */
export const keptEmail = (email: string): string => email.trim().toLowerCase();

function textFault(label: string, max: number, text: string): string | undefined {
  if (!VISIBLE.test(text)) return requiredText(label);
  return text.length > max ? tooLongText(label, max) : undefined;
}

/** What is wrong with a line that has to be there, in words for the user; undefined when nothing is. */
export function lineFault(label: string, max: number, line: string): string | undefined {
  return textFault(label, max, oneLine(line));
}

/** The same for a line that may be left out. */
export function optionalLineFault(label: string, max: number, line: string): string | undefined {
  return oneLine(line).length > max ? tooLongText(label, max) : undefined;
}

/** The same for a text of several lines that has to be there. */
export function proseFault(label: string, max: number, prose: string): string | undefined {
  return textFault(label, max, writtenText(prose));
}

/** The same for the message of an enquiry. */
export function enquiryMessageFault(message: string): string | undefined {
  return proseFault('Message', ENQUIRY_MESSAGE_MAX_CHARACTERS, message);
}

/** The same for an e-mail address. */
export function emailFault(email: string): string | undefined {
  const kept = keptEmail(email);
  if (kept === '') return requiredText('Email');
  if (kept.length > EMAIL_MAX_CHARACTERS) return tooLongText('Email', EMAIL_MAX_CHARACTERS);
  return EMAIL_PATTERN.test(kept) ? undefined : NO_EMAIL;
}
