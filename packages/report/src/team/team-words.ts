/** What the team's report says in sentences. Days are ISO dates in UTC. */
import { titleCase, type TeamReport } from '@parley/shared';
import { countText, dateText, numberText } from '../words';

/** '14 November 2026' */
export const dayOf = (day: string): string => dateText(day, 'UTC');

/** '14 Nov' */
export function shortDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');
}

/** 'Team Pilot, until 1 December 2026' */
export function planText({ planType, endsOn }: TeamReport['team']): string {
  return `${titleCase(planType)}, ${endsOn === null ? 'open-ended' : `until ${dayOf(endsOn)}`}`;
}

/** What it all comes to, at the top of the first page. */
export function summaryText({ completed, practising, seats, team, trend }: TeamReport): string {
  if (completed === 0)
    return `Nobody has completed a conversation since ${dayOf(team.startedOn)}, when the team began.`;
  const people =
    seats.members === 0
      ? 'The team has no members at the moment.'
      : `${numberText(practising)} of ${countText(seats.members, 'member')} ${practising === 1 ? 'has' : 'have'} completed at least one.`;
  return `${countText(completed, 'conversation')} completed since ${dayOf(team.startedOn)}. ${people} ${trend}`;
}

/** '61 of 3,000'; without a limit '61'. */
export function usedText(used: number, total: number | null): string {
  return total === null ? numberText(used) : `${numberText(used)} of ${numberText(total)}`;
}

/** The chart of weeks for those who can't see it. */
export function weeksSentence(weeks: TeamReport['weeks']): string {
  const [first] = weeks;
  const last = weeks.at(-1);
  if (!first || !last) return '';
  const span =
    weeks.length === 1
      ? `in the week of ${dayOf(first.startsOn)}`
      : `per week, from the week of ${dayOf(first.startsOn)} to the week of ${dayOf(last.startsOn)}`;
  const list = (figure: (week: TeamReport['weeks'][number]) => number) => weeks.map(figure).map(String).join(', ');
  return `Conversations completed ${span}: ${list(({ completed }) => completed)}. People who completed them: ${list(({ people }) => people)}.`;
}

/** The chart of scores for those who can't see it. */
export function distributionSentence(distribution: TeamReport['distribution']): string {
  const parts = distribution.flatMap((count, from) =>
    count === 0 ? [] : [`${numberText(count)} from ${scoreSpan(from)}`],
  );
  return `Conversations by score: ${parts.join(', ')}.`;
}

/** Of the bar that begins at this score: '6 to 6.9', '9 to 10'. */
export function scoreSpan(from: number): string {
  return from === 9 ? '9 to 10' : `${from} to ${from}.9`;
}
