/** What the student promised, held until its day is asked after. */
import { lastingDay } from '../language/days';
import type { State } from '../state/state';
import type { TranscriptMessage } from '../types';
import { changeFrom } from './clashes';

/**
 * The latest promise with a day that is old enough to be asked after; each day is asked after once, and none that was
 * moved since.
 * @param said the student's messages
 * @param wait how many of them must have followed
 */
export function promiseDue(
  state: State,
  said: readonly TranscriptMessage[],
  wait: number,
  asked: (day: string) => boolean,
): string | null {
  for (const promise of state.promises.toReversed()) {
    const day = promise.day === null ? null : lastingDay(promise.day);
    const since = said.filter((message) => message.number > promise.messageNumber);
    if (day === null || since.length < wait || asked(day)) continue;
    if (since.every((message) => changeFrom(message.content, [promise.quote])?.old !== day)) return day;
  }
  return null;
}
