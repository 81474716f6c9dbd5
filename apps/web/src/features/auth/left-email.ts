/** The address somebody left in the footer on the way here, in a navigation state that a browser may have kept from an older version. */
export function leftEmailOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;
}
