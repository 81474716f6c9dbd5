/** What the student goes back on: a figure loosened, a no that becomes a yes, a promise taken back, denied or moved to another day. */
import type { TranscriptMessage } from '../types';
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS, WEEKDAYS } from '../language/vocabulary';
import { valueOf, type CaseIndex } from './case-index';
import type { Fault, Reading } from './reading';
import { refuses } from './refusing';
import { substanceOf } from './substance';

const REVISIONS = [
  ' actually ',
  ' more like ',
  ' in fact ',
  ' turns out ',
  ' could be more ',
  ' might be more ',
  ' might be higher ',
  ' might go up ',
  ' could go up ',
  ' i was wrong about ',
  ' forget what i said ',
  ' scratch that ',
  ' changed my mind ',
  ' on second thought ',
  ' not sure about the ',
  ' do not know how much ',
  ' can not promise that ',
];
const CONDITIONS = [' if ', ' unless ', ' instead ', ' provided ', ' in exchange ', ' only ', ' after '];

interface Before {
  readonly student: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
}

const concrete = (sentence: Sentence): Set<string> =>
  new Set(sentence.content.filter((word) => !ABSTRACT_WORDS.has(word)));

function revisesFigure(index: CaseIndex, sentence: Sentence, before: Before): boolean {
  const words = plainWords(sentence);
  if (!REVISIONS.some((marker) => words.includes(marker))) return false;
  const earlier = before.student
    .flatMap((message) => parseText(message.content))
    .flatMap((said) => substanceOf(index, said).amounts);
  if (earlier.length === 0) return false;
  const now = substanceOf(index, sentence).amounts;
  if (now.length === 0) return /how much|higher|more|go up|not sure/.test(words);
  return now.some((amount) =>
    earlier.some((said) => said.kind === amount.kind && valueOf(said.text) !== valueOf(amount.text)),
  );
}

function takesBackRefusal(sentence: Sentence, before: Before): boolean {
  const words = plainWords(sentence);
  if (sentence.negated || sentence.question || CONDITIONS.some((condition) => words.includes(condition))) return false;
  if (!/\b(?:will|can|yes|ok|okay|sure|fine)\b/.test(words)) return false;
  const here = concrete(sentence);
  return before.readings.some((reading) =>
    reading.acts.some((act) => {
      if (act.kind !== 'boundary') return false;
      const refused = parseText(act.quote).flatMap((said) => [...concrete(said)]);
      const shared = refused.filter((word) => here.has(word)).length;
      return refused.length >= 2 && shared >= 2 && shared / refused.length >= 0.6;
    }),
  );
}

const promisesBefore = (before: Before): readonly Sentence[] =>
  before.readings.flatMap((reading) =>
    reading.acts.filter((act) => act.kind === 'commit').flatMap((act) => parseText(act.quote)),
  );

/** Roots of the thing promised: days and figures are compared for themselves. */
const things = (sentence: Sentence): Set<string> => {
  const days = new Set(argumentsOf(sentence).days.flatMap((day) => day.text.toLowerCase().split(/\s+/)));
  return new Set([...concrete(sentence)].filter((word) => !days.has(word) && !WEEKDAYS.has(word) && !/\d/.test(word)));
};
const shared = (left: ReadonlySet<string>, right: ReadonlySet<string>): number =>
  [...left].filter((word) => right.has(word)).length;
/** Two sentences speak of one thing when most of the shorter's words stand in the longer too. */
function sameThing(left: Sentence, right: Sentence): boolean {
  const [one, other] = [things(left), things(right)];
  const least = Math.min(one.size, other.size);
  const both = shared(one, other);
  return least >= 1 && both >= Math.min(2, least) && both / least >= 0.5;
}

const DENIAL =
  / (?:i|we) (?:never|did not|have never|have not) (?:\S+ )?(?:say|said|promise|promised|agree|agreed|mention|mentioned|commit|committed|offer|offered|claim|claimed|mean|meant) /;
const TAKEN_BACK = new RegExp(
  ` ${oneOf(
    'forget (?:what i (?:said|promised)|that promise|the promise)',
    '(?:that|the) (?:promise|offer) is off',
    'i (?:can not|will not|can no longer) keep (?:that|the|my) (?:promise|word)',
    'i take back (?:the|my|that) (?:promise|offer|word)',
    String.raw`what i (?:said|promised) (?:before|earlier|on \S+)? ?(?:does not|no longer) (?:hold|count|stand)`,
  )} `,
);

/** 'I never said Friday': what one did say, denied. Of a thing that was never spoken of it is plain truth. */
function deniesOwnWords(sentence: Sentence, before: Before): boolean {
  if (!DENIAL.test(plainWords(sentence)) || sentence.question) return false;
  const days = new Set(argumentsOf(sentence).days.map((day) => day.key));
  const here = things(sentence);
  return before.student
    .flatMap((message) => parseText(message.content))
    .some((said) => {
      if (said.question || said.negated) return false;
      if (argumentsOf(said).days.some((day) => days.has(day.key))) return true;
      return here.size >= 2 && shared(here, things(said)) >= 2;
    });
}

/** A promise that is now refused, or called off in so many words. */
function takesBackPromise(sentence: Sentence, before: Before): boolean {
  const words = plainWords(sentence);
  const promises = promisesBefore(before);
  if (sentence.question || promises.length === 0 || CONDITIONS.some((condition) => words.includes(condition)))
    return false;
  if (TAKEN_BACK.test(words)) return true;
  const mine = / (?:i|we|you) (?:will not|can not|cannot|am not|are not|do not|will no longer|can no longer) /.test(
    words,
  );
  return (
    mine &&
    (refuses(sentence) ||
      / (?:will not|can not|am not going to|are not going to) (?:get|make|have|be able|send|come|ring|mail|bring) /.test(
        words,
      )) &&
    promises.some(
      (promise) => !promise.negated && shared(things(promise), things(sentence)) >= 2 && sameThing(promise, sentence),
    )
  );
}

/** Whether two days are of one sort and differ: 'fri' and '12 nov' may be the same day. */
function differ(left: string, right: string): boolean {
  const weekday = (key: string): boolean => WEEKDAYS.has(key);
  const date = (key: string): boolean => /^\d{1,2} [a-z]{3}$/.test(key);
  return left !== right && ((weekday(left) && weekday(right)) || (date(left) && date(right)));
}

/** The same thing promised for another day, with no word about the change. */
function movesDay(sentence: Sentence, before: Before): boolean {
  const words = plainWords(sentence);
  if (
    sentence.question ||
    sentence.negated ||
    / (?:if|unless|because|instead|not|rather|either|or|since|sorry|second|rest|other|next|again|every|each|from) /.test(
      words,
    )
  )
    return false;
  const days = argumentsOf(sentence).days.filter((day) => day.precise);
  const [day] = days;
  if (
    !day ||
    days.length !== 1 ||
    !/ (?:will|shall|get|gets|have|send|bring|mail|ring|deliver|come|finish|ready|done) /.test(words)
  )
    return false;
  return promisesBefore(before).some((promise) => {
    const then = argumentsOf(promise).days.filter((entry) => entry.precise);
    const [first] = then;
    return (
      first !== undefined &&
      then.length === 1 &&
      differ(first.key, day.key) &&
      shared(things(promise), things(sentence)) >= 2 &&
      sameThing(promise, sentence)
    );
  });
}

/** Sentences in which the student contradicts what they said before. */
export function contradictions(index: CaseIndex, sentences: readonly Sentence[], before: Before): readonly Fault[] {
  return sentences
    .filter(
      (sentence) =>
        revisesFigure(index, sentence, before) ||
        takesBackRefusal(sentence, before) ||
        deniesOwnWords(sentence, before) ||
        takesBackPromise(sentence, before) ||
        movesDay(sentence, before),
    )
    .map((sentence) => ({ kind: 'contradict' as const, quote: sentence.text }));
}
