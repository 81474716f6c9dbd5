/** Values of a template in words. */
import { sentenceCase, SKILLS } from '@parley/shared';

/** A skill by its name; an objective in one's own words as it was written. */
export function objectiveText(objective: string): string {
  return SKILLS.some((skill) => skill === objective) ? sentenceCase(objective) : objective;
}

/** 'Client, Vendor and End user'. */
export function listText(values: readonly string[]): string {
  const words = values.map(sentenceCase);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
