/** What is said to one point of a message, and what goes beside what else is said (product §11.2). */
import type { CommonQuestion } from '@parley/shared';
import { alternatives } from '../language/one-of';
import type { Meant } from '../meaning/meanings';
import { type DialogueAct, putsForward, wantsAnswer } from '../understanding/dialogue';
import { said, saidAgain } from './authored';
import { wordsIn } from './breath';
import type { Point } from './points';
import type { Speaker } from './speaker';
import { INSTEAD, meaningOf, standing, SURE, surely } from './sureness';
import { toChoice } from './terms';

/**
 * At most so many answers to one message, and another one only beside short ones, or where it is surely asked for; a third
 * only where all of them are soon said (words).
 */
export const ANSWERS = 3;
export const ONE_BREATH = 60;
export const LONG_BREATH = 76;
const SURELY_TOO = 0.6;

export interface Reply {
  readonly point: Point;
  readonly line: string;
  readonly meant: Meant | null;
}

/** Less sure than this, two days that they are left to choose from are no more than that. */
const BY_NAME = 0.6;

export function toMeaning(speaker: Speaker, point: Point): Reply | null {
  const meanings = surely(point);
  const chooses = point.sentence.question && (point.wants === 'day' || point.either);
  if (chooses && (meanings[0]?.probability ?? 0) < BY_NAME) {
    const choice = toChoice(speaker, point);
    if (choice !== null) return { point, line: choice, meant: null };
  }
  const [first] = meanings;
  if (first === undefined) return null;
  for (const meant of meanings) {
    const line = standing(meant) < standing(first) - INSTEAD ? null : said(speaker, meant, point);
    if (line !== null) return { point, line, meant };
  }
  const again = wantsAnswer(point.act) ? saidAgain(speaker, first) : null;
  return again === null ? null : { point, line: again, meant: first };
}

export const isStatement = ({ meant }: Reply): boolean => meant?.target.kind === 'statement';
/** 'Agreed?' and 'Did I get that right?' ask about what stands before them, and are answered with it. */
export const COVERED: ReadonlySet<CommonQuestion> = new Set([
  'is_that_acceptable',
  'did_i_get_it_right',
  'will_you_support_me',
]);
export const ASSENTS: ReadonlySet<DialogueAct> = new Set(['asks_for_yes', 'gives_back', 'asks_for_decision']);
/** Whether it only asks for a yes to what was answered before it in the same message. */
export const asksAfter = (point: Point, points: readonly Point[]): boolean => {
  const target = meaningOf(point)?.target;
  return (
    point.leans &&
    ASSENTS.has(point.act) &&
    (target === undefined || (target.kind === 'common' && COVERED.has(target.id))) &&
    points.slice(0, points.indexOf(point)).some((before) => putsForward(before.act) && meaningOf(before) !== null)
  );
};

/** It takes up what was put forward, and would sound as if it answered the question. */
const TAKING_UP = alternatives(`
  yes no yeah nah aye never good thanks? agreed exactly correct right that(?:’s|\\sis) it(?:’s|\\sis) so then
`);
export const TAKES_UP = new RegExp(`^(?:${TAKING_UP})\\b`, 'i');

export const inBreath = ({ line }: Reply, replies: readonly Reply[], most: number): boolean =>
  wordsIn([...replies.map((reply) => reply.line), line].join(' ')) <= most;
/** Whether an answer goes beside others: it is another one, short enough or surely asked for. */
export const fitsBeside = (reply: Reply, replies: readonly Reply[], least: number = SURE.also): boolean =>
  // The same answer in other words answers nothing more.
  replies.every(({ line, meant }) => line !== reply.line && (meant === null || meant.target !== reply.meant?.target)) &&
  (replies.length === 0 ||
    (inBreath(reply, replies, ONE_BREATH) && (reply.meant?.probability ?? 1) >= least) ||
    ((reply.meant?.probability ?? 0) >= SURELY_TOO && (replies.length === 1 || inBreath(reply, replies, LONG_BREATH))));

/** Whether more is asked for than a yes, a no or a condition to something else. */
export const inquires = (point: Point): boolean =>
  point.either || (point.act === 'wants_to_know' && point.wants !== 'yes_no') || point.act === 'asks_for_decision';
