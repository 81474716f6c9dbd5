/** What a comparison with the last attempt says, in words. */
import type { PreviousAttempt } from '@parley/shared';
import { clockText, countText, dateText } from './words';

/** Differences below it are no difference: scores carry one decimal. */
const LEAST = 0.05;

export interface SkillMove {
  readonly skill: PreviousAttempt['skills'][number]['skill'];
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

/** Skills that scored otherwise than before: the greatest move first, gains before losses of the same size. */
export function skillMoves(skills: PreviousAttempt['skills']): SkillMove[] {
  return skills
    .map(({ skill, before, after }) => ({ skill, before, after, change: Number((after - before).toFixed(1)) }))
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.change - a.change);
}

/** 'on 14 November', with the year where it is another one; 'earlier the same day, at 09:12'. */
export function attemptDay(earlier: string, later: string, timeZone?: string): string {
  const day = dateText(earlier, timeZone);
  if (day === dateText(later, timeZone)) return `earlier the same day, at ${clockText(earlier, timeZone)}`;
  const year = day.slice(-4);
  return `on ${dateText(later, timeZone).endsWith(year) ? day.slice(0, -5) : day}`;
}

/** '0.8 more than on 14 November.' */
export function scoreSentence(overall: number, earlier: number, day: string): string {
  const change = overall - earlier;
  if (Math.abs(change) < LEAST) return `The same score as ${day}.`;
  return `${Math.abs(change).toFixed(1)} ${change > 0 ? 'more' : 'less'} than ${day}.`;
}

/** What lies behind the difference, counted; on the reader's side, and never more than the judgements say. */
export function changeSentence(overall: number, { overallScore, newlyMet, noLongerMet }: PreviousAttempt): string {
  const change = overall - overallScore;
  const gained = newlyMet.length;
  const lost = noLongerMet.length;
  const indicators = (count: number) => countText(count, 'indicator');
  if (gained === 0 && lost === 0) {
    return Math.abs(change) < LEAST
      ? 'The same indicators are met as well.'
      : 'The same indicators are met. What made the difference stands in the other lines of the sum below.';
  }
  if (lost === 0) return `You met ${indicators(gained)} that you missed then, and lost none.`;
  if (gained === 0)
    return `${indicators(lost)} that you met then ${lost === 1 ? 'is' : 'are'} missing now. You have done it before, so you can have it back.`;
  if (change <= -LEAST)
    return `Even so, you met ${indicators(gained)} that you missed then. What you lost you have done before, so you can have it back.`;
  return `You met ${indicators(gained)} that you missed then, and lost ${lost} that you had.`;
}
