/** The client-side half of S1 §5, with the texts the server uses. */
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from '@parley/shared';

/** 'Name is required', or undefined. */
export function requiredMessage(label: string, value: string): string | undefined {
  return value.trim() === '' ? `${label} is required` : undefined;
}

/** Catches slips; whether an address exists only a letter to it can tell. */
export function emailMessage(value: string): string | undefined {
  return (
    requiredMessage('Email', value) ??
    (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : 'Please enter a valid email address')
  );
}

export function newPasswordMessage(value: string): string | undefined {
  if (value === '') return 'Password is required';
  if (value.length < PASSWORD_MIN_CHARACTERS)
    return `Password must be at least ${PASSWORD_MIN_CHARACTERS} characters long`;
  return new TextEncoder().encode(value).length > PASSWORD_MAX_BYTES
    ? `Password must be at most ${PASSWORD_MAX_BYTES} bytes long`
    : undefined;
}

export function confirmationMessage(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return 'Please confirm your password';
  return password === confirmation ? undefined : 'Passwords do not match';
}

/** Leaves out what is undefined, so that the record holds messages only. */
export function messages<Name extends string>(found: Record<Name, string | undefined>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as Partial<
    Record<Name, string>
  >;
}
