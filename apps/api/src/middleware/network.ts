/** Which addresses count as one. */
import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Who asks: the connection's address, or what a proxy that is trusted says it is. */
export function addressOf(req: Request): string {
  return req.ip ?? 'unknown';
}

/** The eight groups of an IPv6 address as numbers in hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

function prefixOf(address: string, groups: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  return isIPv6(address) ? `${groupsOf(address).slice(0, groups).join(':')}::/${groups * 16}` : address;
}

/** Whoever has one IPv6 address has a whole /64 of them: they count as one. IPv4 addresses count singly, mapped or not. */
export function networkOf(address: string): string {
  return prefixOf(address, 4);
}

/** Likewise with the /48 that a site may have for the asking. */
export function widerNetworkOf(address: string): string {
  return prefixOf(address, 3);
}
