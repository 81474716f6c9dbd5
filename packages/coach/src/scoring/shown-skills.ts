/** Which skills a talk showed, and which of them clearly lacks something: what the transcript comes near to is no lack (product §12.14). */
import { type IndicatorResult, type Skill, SKILLS } from '@parley/shared';
import { standsSomewhere } from './lacking';
import type { Told } from './told';

/** Fewer indicators tell little of a skill. */
const ENOUGH_OF_A_SKILL = 2;
export interface Shown {
  readonly skill: Skill;
  readonly share: number;
  readonly applicable: number;
  /** Whether something of it is clearly missing: what the transcript comes near to may have been done. */
  readonly missing: boolean;
}
/** The share of its indicators that was met, by skill, as far as they applied; the least first. */
export function shownSkills(told: Told): readonly Shown[] {
  return SKILLS.map((skill) => {
    const own = told.indicators.filter((one) => one.skill === skill && one.verdict !== 'not_applicable');
    const met = own.filter(({ verdict }) => verdict === 'met').length;
    const missing = own.some((one) => clearlyMissing(told, one));
    return { skill, share: own.length === 0 ? 0 : met / own.length, applicable: own.length, missing };
  })
    .filter(({ applicable }) => applicable >= ENOUGH_OF_A_SKILL)
    .toSorted((left, right) => left.share - right.share || right.applicable - left.applicable);
}
export const clearlyMissing = (told: Told, { id, verdict, unclear }: IndicatorResult): boolean =>
  verdict === 'not_met' && !unclear && !standsSomewhere(told, id);
export const nameOf = ({ skill }: Shown): string => skill.replaceAll('_', ' ');
/** The skill that showed least; null where several did as little, none showed less than the rest, or nothing of it is clearly missing. */
export function weakest(told: Told): Shown | null {
  const [least, next] = shownSkills(told);
  return least !== undefined && next !== undefined && least.missing && least.share < next.share ? least : null;
}
