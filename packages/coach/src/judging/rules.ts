/** The rules of the built-in judge, one for each indicator that it judges. */
import type { Rule } from './case';
import { LISTENING } from './rules-listening';
import { SOLVING } from './rules-solving';
import { TALKING } from './rules-talking';

const ALL: Readonly<Record<string, Rule>> = { ...TALKING, ...SOLVING, ...LISTENING };

/**
 * The rule of each indicator, in the order of the indicators.
 * @throws Error that names them where indicators have no rule: nobody could ever meet those
 */
export function rulesFor(
  indicators: readonly { readonly id: string }[],
  rules: Readonly<Record<string, Rule>> = ALL,
): readonly { readonly id: string; readonly rule: Rule }[] {
  const found = indicators.flatMap(({ id }) => {
    const rule = Object.hasOwn(rules, id) ? rules[id] : undefined;
    return rule ? [{ id, rule }] : [];
  });
  if (found.length < indicators.length) {
    const known = new Set(found.map(({ id }) => id));
    const missing = indicators.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    throw new Error(`The built-in judge has no rule for ${missing.join(', ')}`);
  }
  return found;
}
