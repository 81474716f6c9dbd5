/**
 * What the student goes back on: a figure or a day given otherwise for the same thing, a no that becomes a yes, a promise
 * taken back, denied or moved to another day (product §12.15).
 */
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { TranscriptMessage } from '../types';
import { valueOf, type CaseIndex } from '../understanding/case-index';
import type { Reading } from '../understanding/reading';
import { refuses } from '../understanding/refusing';
import { substanceOf } from '../understanding/substance';
import { type Clash, clashIn } from './clashes';
import { inBoth, sameMatter, thingsIn } from './matter';

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
/** Of the words of the shorter sentence, how many both must share to speak of one promise. */
const SAME_PROMISE = 0.5;
const CONDITIONS = [' if ', ' unless ', ' instead ', ' provided ', ' in exchange ', ' only ', ' after '];

/** What was said, and read, before a sentence. */
export interface SaidBefore {
  readonly student: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
}

const sentencesBefore = ({ student }: SaidBefore): readonly Sentence[] =>
  student.flatMap((message) => parseText(message.content));

/** What every price is told with names no thing. */
const PRICING: ReadonlySet<string> = new Set(['cost', 'price', 'run', 'actually', 'fact']);

/** What stands on its own in a list or between two conjunctions: 'by Wednesday, actually; and ten accounts by the 17th'. */
const MEMBERS = /[;:]\s+|,\s+(?:and|but|so)\s+/;
/** 'Actually it is more like 9,000': a figure that was given for this thing, loosened or given up in one and the same breath. */
const revisesFigure = (index: CaseIndex, sentence: Sentence, before: SaidBefore): boolean =>
  !sentence.question &&
  sentence.text
    .split(MEMBERS)
    .flatMap((member) => parseText(member))
    .some((member) => revisesIn(index, member, before));
function revisesIn(index: CaseIndex, sentence: Sentence, before: SaidBefore): boolean {
  const words = plainWords(sentence);
  if (!REVISIONS.some((marker) => words.includes(marker))) return false;
  const here = new Set([...thingsIn(sentence)].filter((word) => !PRICING.has(word)));
  const earlier = sentencesBefore(before)
    .filter((said) => here.size === 0 || inBoth(here, thingsIn(said)) >= 1)
    .flatMap((said) => substanceOf(index, said).amounts);
  if (earlier.length === 0) return false;
  const now = substanceOf(index, sentence).amounts;
  if (now.length === 0) return /how much|higher|more|go up|not sure/.test(words);
  return now.some((amount) =>
    earlier.some((said) => said.kind === amount.kind && valueOf(said.text) !== valueOf(amount.text)),
  );
}

function takesBackRefusal(sentence: Sentence, before: SaidBefore): boolean {
  const words = plainWords(sentence);
  if (sentence.negated || sentence.question || CONDITIONS.some((condition) => words.includes(condition))) return false;
  // 'Before any branch opens we count every account' still refuses what it refused until they are counted.
  if (/ (?:before|until) /.test(words) || !/\b(?:will|can|yes|ok|okay|sure|fine)\b/.test(words)) return false;
  const here = thingsIn(sentence);
  return before.readings.some((reading) =>
    reading.acts.some((act) => {
      if (act.kind !== 'boundary') return false;
      const refused = parseText(act.quote).flatMap((said) => [...thingsIn(said)]);
      const shared = refused.filter((word) => here.has(word)).length;
      return refused.length >= 2 && shared >= 2 && shared / refused.length >= 0.6;
    }),
  );
}

const promisesBefore = (before: SaidBefore): readonly Sentence[] =>
  before.readings.flatMap((reading) =>
    reading.acts.filter((act) => act.kind === 'commit').flatMap((act) => parseText(act.quote)),
  );

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
function deniesOwnWords(sentence: Sentence, before: SaidBefore): boolean {
  if (!DENIAL.test(plainWords(sentence)) || sentence.question) return false;
  const days = new Set(argumentsOf(sentence).days.map((day) => day.key));
  const here = thingsIn(sentence);
  return sentencesBefore(before).some((said) => {
    if (said.question || said.negated) return false;
    const both = inBoth(here, thingsIn(said));
    if (argumentsOf(said).days.some((day) => days.has(day.key))) return here.size <= 1 || both >= 1;
    return both >= 2;
  });
}

/** A promise that is now refused, or called off in so many words. */
function takesBackPromise(sentence: Sentence, before: SaidBefore): boolean {
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
    promises.some((promise) => !promise.negated && sameMatter(promise, sentence, SAME_PROMISE))
  );
}

/** A sentence in which the student goes back on what they said. */
export interface Reversal {
  readonly sentence: Sentence;
  /** What was given for one thing before, and what is given now; null where a promise or a refusal is taken back. */
  readonly clash: Clash | null;
  /** Said as if it had never been otherwise, or denied in so many words. */
  readonly denied: boolean;
}

/** Where the student goes back on what they said before. */
export function reversals(index: CaseIndex, sentences: readonly Sentence[], before: SaidBefore): readonly Reversal[] {
  const earlier = before.student.map((message) => message.content);
  return sentences.flatMap((sentence): readonly Reversal[] => {
    const clash = clashIn(sentence, earlier);
    const denied = clash !== null || deniesOwnWords(sentence, before);
    return denied ||
      revisesFigure(index, sentence, before) ||
      takesBackRefusal(sentence, before) ||
      takesBackPromise(sentence, before)
      ? [{ sentence, clash, denied }]
      : [];
  });
}
