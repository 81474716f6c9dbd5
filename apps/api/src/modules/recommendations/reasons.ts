/** The reasons of recommendations in words for the user (product §22.2). Pure. */
import { sentenceCase, type Difficulty, type Skill, type StakeholderType } from '@parley/shared';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

const lower = (value: string): string => sentenceCase(value).toLowerCase();
const score = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);
/** 'the last five', 'the last conversation'. */
const theLast = (count: number): string =>
  count === 1 ? 'the last conversation' : `the last ${NUMBERS[count] ?? String(count)}`;

export function firstWords(difficulty: Difficulty): string {
  return difficulty === 'easy' ? 'An easy one to begin with' : 'A good one to begin with';
}

export function trackWords(name: string, place: number, of: number): string {
  return `Next on ${name}: ${place} of ${of}`;
}

export type SkillPlace = 'lowest' | 'second lowest';

export function skillWords(
  skill: Skill,
  { average, place, over }: { average: number; place: SkillPlace; over: number },
): string {
  return `Your ${place} skill over ${theLast(over)}: ${lower(skill)}, ${score(average)}`;
}

export function levelWords(average: number, over: number, difficulty: Difficulty): string {
  const standing =
    over === 1
      ? `The last conversation scored ${score(average)}`
      : `You average ${score(average)} over ${theLast(over)}`;
  return `${standing}: ${difficulty === 'easy' ? 'an easy' : `a ${difficulty}`} one you have not tried`;
}

export function untriedWords(): string {
  return 'One you have not tried yet';
}

export function stakeholderWords(type: StakeholderType): string {
  return `Somebody you have not faced yet: ${lower(type)}`;
}

export function repeatWords(best: number): string {
  return `Your best here is ${score(best)}; the better score stays`;
}
