/** What the notes column says about the week and the streak. Pure. */
import { STREAK_MAX_DAYS, WEEKLY_GOAL, type Streak } from './practice';

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** 'six'; figures from 13 on. */
export function numberWord(count: number): string {
  return WORDS[count] ?? count.toLocaleString('en-US');
}

/** From so many days on the streak's text is another (product §7.8). */
const WEEK_DAYS = 7;

/** What follows the figure of a streak of at least one day. */
export function streakWords({ days, practisedToday }: Streak): string {
  const next = practisedToday ? 'tomorrow' : 'today';
  if (days >= STREAK_MAX_DAYS) return 'days in a row, which is as far as we count.';
  if (days >= WEEK_DAYS) return `days in a row: a week or more without a gap. Practise ${next} to keep it.`;
  const unit = days === 1 ? 'day' : 'days in a row';
  return `${unit}. Practise ${next} to make it ${numberWord(days + 1)}.`;
}

/** What stands under the weekly goal. `waiting` is the first name of who waits in an unfinished conversation. */
export function goalWords(done: number, waiting: string | undefined): string {
  const left = WEEKLY_GOAL - done;
  if (left <= 0) return `Done: ${numberWord(done)} completed since Sunday.`;
  if (waiting !== undefined)
    return left === 1
      ? `Finish with ${waiting} and this week is done.`
      : `Finish with ${waiting}, then ${numberWord(left - 1)} more this week.`;
  return left === WEEKLY_GOAL
    ? 'Three completed conversations, from Sunday to Saturday.'
    : `${left === 1 ? 'One' : 'Two'} more this week.`;
}
