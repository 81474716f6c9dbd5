/** The client-side half of product §4.2, with the texts the server uses. */
import { hasVisibleText } from '@parley/shared';

/** 'Name is required', or undefined. */
export function requiredMessage(label: string, value: string): string | undefined {
  return hasVisibleText(value) ? undefined : `${label} is required`;
}

/** Catches slips; whether an address exists only a letter to it can tell. */
export function emailMessage(value: string): string | undefined {
  return (
    requiredMessage('Email', value) ??
    (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : 'Please enter a valid email address')
  );
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
