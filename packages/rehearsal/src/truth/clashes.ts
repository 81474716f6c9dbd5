/** A figure or a day that the student gives otherwise than before, for the same thing. */
import { argumentsOf } from '../language/arguments';
import { lastingDay } from '../language/days';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { WEEKDAYS } from '../language/vocabulary';
import { valueOf } from '../understanding/case-index';
import { clausesOf } from '../meaning/clauses';
import { inBoth, sameMatter, thingsIn } from './matter';

/** Words by which a sentence speaks of another thing, of a condition, or says itself that something changed. */
const OTHER_THING = new RegExp(
  ` ${oneOf(
    'another|other|second|third|extra|more|plus|also|then|rest|remaining|next|again|every|each|half|per',
    'instead|or|either|rather|if|unless|because|once|whichever|would|could|might',
    'i said|i was wrong|sorry|not|i meant|i mean|correction|changed|moved|down to|up to',
  )} `,
);
/** Of the words of the shorter sentence, how many both must share to give a figure for one thing. */
const SAME_FIGURE = 0.6;

export interface Clash {
  readonly old: string;
  readonly new: string;
}

type Day = ReturnType<typeof argumentsOf>['days'][number];
/** 'Monday, I said Monday' is one day. */
const preciseDays = (sentence: Sentence): readonly Day[] =>
  argumentsOf(sentence).days.filter(
    (day, at, days) => day.precise && days.findIndex((other) => other.key === day.key) === at,
  );
/** Whether two days are of one sort and differ: 'fri' and '12 nov' may be the same day. */
const differ = (left: string, right: string): boolean => left !== right && WEEKDAYS.has(left) === WEEKDAYS.has(right);

/** 'All of them joint accounts, and I have known since January 4': the day is that of the knowing, and of no account. */
function dayOfAnother(earlier: Sentence, now: Sentence, day: Day): boolean {
  const part = clausesOf(earlier.text)
    .slice(1)
    .findLast((clause) => clause.includes(day.text));
  return (
    part !== undefined &&
    KNOWN_SINCE.test(part) &&
    parseText(part).every((clause) => inBoth(thingsIn(clause), thingsIn(now)) === 0)
  );
}
const KNOWN_SINCE = /\b(?:known|knew|heard|told|learn(?:ed|t)|found out|aware|seen|saw|read|asked|said)\b/i;

/** What is due by Thursday is there where it comes by Wednesday: nothing is gone back on. */
const DUE = /\b(?:by|before|until|no later than)\s+(?:\S+\s+){0,2}$/i;
const dueAt = ({ text }: Sentence, day: Day): boolean =>
  DUE.test(text.slice(0, Math.max(0, text.toLowerCase().indexOf(day.text.toLowerCase()))));
const WEEK = 7;
/** Of two weekdays without a date the nearer is meant: Wednesday after Thursday is the day before. */
const NEARER = 3;
const IN_WEEK: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
function comesSooner(earlier: Sentence, old: Day, now: Sentence, day: Day): boolean {
  const [from, to] = [IN_WEEK.indexOf(old.key.slice(0, 3)), IN_WEEK.indexOf(day.key.slice(0, 3))];
  const back = (from - to + WEEK) % WEEK;
  return from >= 0 && to >= 0 && back <= NEARER && dueAt(earlier, old) && dueAt(now, day);
}

function clashOf(earlier: Sentence, now: Sentence): Clash | null {
  if (!sameMatter(earlier, now, SAME_FIGURE)) return null;
  const [oldDay, newDay] = [preciseDays(earlier), preciseDays(now)];
  if (
    oldDay.length === 1 &&
    newDay.length === 1 &&
    oldDay[0] &&
    newDay[0] &&
    differ(oldDay[0].key, newDay[0].key) &&
    !dayOfAnother(earlier, now, oldDay[0]) &&
    !comesSooner(earlier, oldDay[0], now, newDay[0])
  ) {
    const days = [lastingDay(oldDay[0].text), lastingDay(newDay[0].text)];
    if (days[0] && days[1] && days[0] !== days[1]) return { old: days[0], new: days[1] };
  }
  const [before, after] = [argumentsOf(earlier).amounts, argumentsOf(now).amounts];
  for (const amount of after) {
    const same = before.filter((said) => said.kind === amount.kind && amount.kind !== 'count');
    const value = valueOf(amount.text);
    if (
      same.length === 1 &&
      same[0] &&
      after.filter((said) => said.kind === amount.kind).length === 1 &&
      value !== null &&
      valueOf(same[0].text) !== null &&
      valueOf(same[0].text) !== value
    )
      return { old: same[0].text, new: amount.text };
  }
  return null;
}

/** The same day or the same figure for the same thing: what came before it has been dealt with. */
const agrees = (earlier: Sentence, now: Sentence): boolean => {
  const [before, after] = [argumentsOf(earlier), argumentsOf(now)];
  const values = new Set(before.amounts.map((amount) => valueOf(amount.text)).filter((value) => value !== null));
  const days = new Set(before.days.filter((day) => day.precise).map((day) => day.key));
  return (
    sameMatter(earlier, now, SAME_FIGURE) &&
    (after.amounts.some((amount) => values.has(valueOf(amount.text) ?? Number.NaN)) ||
      after.days.some((day) => days.has(day.key)))
  );
};

function firstClash(sentences: readonly Sentence[], earlier: readonly string[]): Clash | null {
  const said = earlier
    .flatMap((message) => parseText(message))
    .filter((sentence) => !sentence.question)
    .toReversed();
  for (const sentence of sentences) {
    for (const before of said) {
      const clash = clashOf(before, sentence);
      if (clash) return clash;
      if (agrees(before, sentence)) break;
    }
  }
  return null;
}

/** A figure or a day given otherwise than before, whether it is said that it changed or not. */
export const changeFrom = (text: string, earlier: readonly string[]): Clash | null =>
  firstClash(
    parseText(text).filter((sentence) => !sentence.question),
    earlier,
  );

/** 'It takes two days' speaks of what stands before it: of what, the sentence alone doesn't tell. */
const OF_SOMETHING_BEFORE = /^ (?:and |but |so )?(?:it|that|this|they) /;

/** Whether a sentence states a figure or a day as if there had never been another. */
const silent = (sentence: Sentence): boolean => {
  const words = plainWords(sentence).replace(' as i said ', ' ');
  return !sentence.question && !OTHER_THING.test(words) && !OF_SOMETHING_BEFORE.test(words);
};

/** A change that one sentence passes over in silence. */
export const clashIn = (sentence: Sentence, earlier: readonly string[]): Clash | null =>
  silent(sentence) ? firstClash([sentence], earlier) : null;
