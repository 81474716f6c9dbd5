/** Which mailbox an address reaches. For counting alone: accounts are told apart by their addresses as they are. */

/** Whose dots mean nothing, and under which other name they take mail. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** The same for addresses that (almost certainly) end in one mailbox: case, `+tags`, and with Google dots and the second domain. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1).replace(/\.+$/, '');
  const [local = ''] = lower.slice(0, Math.max(at, 0)).split('+');
  return GOOGLE.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
