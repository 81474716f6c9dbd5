/** Whom else a brief names, beside the one it was drafted about. */
import type { BriefPart } from '@parley/shared';
import { understoodOf } from './marks';

/** So many fit beside a field; whoever comes later in a brief is hardly the one. */
const MOST = 8;

const within = (name: string, other: string): boolean => ` ${other.toLowerCase()} `.includes(` ${name.toLowerCase()} `);

/** Each by the longest form of their name, in the order of the brief. */
export function othersIn({ understood }: BriefPart): readonly string[] {
  const known = understoodOf(understood, ['stakeholder']);
  const named = understoodOf(understood, ['person']);
  return named
    .filter(
      (name, at) =>
        known.every((one) => !within(name, one)) &&
        named.every((other, place) => other === name || !within(name, other) || (within(other, name) && place > at)),
    )
    .slice(0, MOST);
}
