/** What only the forms ask beside the rules they share with the server (product §4.2; `field-rules.ts` of @parley/shared). */

/** @param differs what is said where the two are not the same */
export function confirmationMessage(
  password: string,
  confirmation: string,
  differs = 'Passwords do not match',
): string | undefined {
  if (confirmation === '') return 'Please confirm your password';
  return password === confirmation ? undefined : differs;
}

/** Leaves out what is undefined, so that the record holds messages only. */
export function messages<Name extends string>(found: Record<Name, string | undefined>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as Partial<
    Record<Name, string>
  >;
}
