/**
 * What a draft is there for (product §10.3): a question, an offer, a promise, an apology, a refusal, an insult, an excuse …
 * What spoils it comes first (`spoilt.ts`). Else the moves that were read in it decide, with the forms that English has for
 * these and the classifier of utterances: two of them agree, or the classifier is sure.
 */
import type { Statement } from '@parley/shared';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { Meant } from '../meaning/meanings';
import { doesItself } from '../rehearsal/red-line';
import { type ActKind, hasAct, hasFault } from '../understanding/reading';
import type { UtteranceLabel } from '../understanding/utterance-labels';
import { agreesAt, chanceIn, type Moment } from './moment';
import {
  ALREADY,
  ASKS_FOR_IT,
  CHECKS,
  COURTESY,
  KNOWN_BY,
  NOT_OWN,
  NOT_KNOWN,
  OURS,
  OWN,
  PLAIN_NO,
  REFUSES,
  SORRY,
  SUMS_UP,
  TRADES,
  WANTS_TO_KNOW,
} from './signs';
import { type Spoilt, spoiltBy } from './spoilt';
import type { SpoiltKind } from './spoilt-kinds';

export type DraftFunction =
  // What can't be read, or is meant for nobody here.
  | 'noise'
  | 'other_language'
  | 'out_of_role'
  | 'copy'
  | 'repeat'
  | SpoiltKind
  // What this person turns down.
  | 'turned_down'
  // What says little.
  | 'courtesy'
  | 'fragment'
  // What carries something.
  | 'apology'
  | 'summary'
  | 'acknowledgement'
  | 'question'
  | 'refusal'
  | 'trade'
  | 'offer'
  | 'promise'
  | 'recommendation'
  | 'news'
  | 'unknown_yet'
  | 'done_already'
  | 'statement';

/** What a draft is, and the words of it that show that; null where it is the draft as a whole. */
export interface ReadDraft {
  readonly kind: DraftFunction;
  readonly quote: string | null;
}

/** From here on (0-1) what a sentence means of the case is surely meant. */
const SURELY_MEANT = 0.65;
/** From here on (0-1) the classifier decides alone. */
const SURE = 0.6;
/** From here on (0-1) it bears out a move or a form of words. */
const BORNE_OUT = 0.25;

/** What the draft puts forward of what the author of the case foresaw. */
export const statementsIn = ({ meant }: Moment): readonly Statement[] =>
  meant.flatMap((one) =>
    one !== null && one.probability >= SURELY_MEANT && one.target.kind === 'statement' ? [one.target.statement] : [],
  );

interface Bearing {
  readonly acts?: readonly ActKind[];
  readonly forms?: readonly RegExp[];
  readonly labels: readonly UtteranceLabel[];
  /** What the classifier may call it as well where a move or a form tells of it. */
  readonly near?: readonly UtteranceLabel[];
  /** From where on (0-1) the classifier decides alone, where that is not as for the others. */
  readonly least?: number;
  /** Forms of words with which it is something else. */
  readonly not?: RegExp;
}

/** The sentence that does it: the classifier is sure, or does not speak against the move or the form of words. */
function sentenceThat(
  moment: Moment,
  { acts = [], forms = [], labels, near = [], least = SURE, not }: Bearing,
): string | null {
  const { draft, reading } = moment;
  const found = draft.findIndex((sentence, at) => {
    const words = plainWords(sentence);
    if (not?.test(words) === true) return false;
    if (chanceIn(moment, at, ...labels) >= least) return true;
    const told =
      reading.acts.some(({ kind, quote }) => acts.includes(kind) && quote === sentence.text) ||
      forms.some((form) => form.test(words));
    return told && agreesAt(moment, at, BORNE_OUT, ...labels, ...near);
  });
  return draft[found]?.text ?? null;
}

function unreadable({ reading, draft }: Moment): DraftFunction | null {
  if (reading.understood === 'noise') return 'noise';
  if (reading.understood === 'other_language') return 'other_language';
  if (hasFault(reading, 'scorer', 'role_break')) return 'out_of_role';
  if (hasFault(reading, 'copy')) return 'copy';
  if (hasFault(reading, 'repeat')) return 'repeat';
  const lines = draft.map(plainWords);
  const polite = lines.length > 0 && lines.every((words) => COURTESY.test(words) && words.trim() !== 'no');
  return polite ? 'courtesy' : null;
}

const FRAGMENT_WORDS = 3;
const isFragment = ({ draft, asking, amount, day }: Moment): boolean =>
  !asking &&
  amount === null &&
  day === null &&
  draft.reduce((sum, { terms }) => sum + terms.filter(({ word }) => word !== '').length, 0) <= FRAGMENT_WORDS;

/** What nobody could do is no promise. */
const UNABLE = / (?:neither|nor|nobody could|could not|would not) /;
/** In this order: an apology may come with an offer, and is answered as an apology. */
const CARRYING: readonly (readonly [DraftFunction, Bearing])[] = [
  ['trade', { forms: [TRADES], labels: ['trade'], near: ['offer', 'promise_firm'] }],
  ['refusal', { forms: [REFUSES, PLAIN_NO], labels: ['refuse_reasoned'], near: ['refuse_flat', 'bad_news'] }],
  ['recommendation', { acts: ['recommend'], labels: ['recommend'], near: ['offer'] }],
  ['promise', { acts: ['commit'], labels: ['promise_firm'] }],
  [
    'offer',
    { acts: ['option', 'propose'], labels: ['offer'], near: ['trade', 'recommend', 'promise_firm', 'ask_yes'] },
  ],
  ['news', { acts: ['news', 'figure', 'cause'], labels: ['bad_news', 'cause'], near: ['status'] }],
  // What is said of others without being kind to them comes near it.
  ['acknowledgement', { acts: ['acknowledge', 'summarise'], labels: ['acknowledge', 'summary'], least: 0.9 }],
  ['summary', { acts: ['summarise'], labels: ['summary'], near: ['acknowledge'] }],
];

/** What is turned down has to be surer: who is told so in error drops a good line. */
const SURELY_TURNED_DOWN = 0.66;
/** A no at the head of what the author has somebody say to an offer. */
const TURNS_DOWN = new RegExp(
  [
    String.raw`^(?:no|nah|never)\b`,
    // 'Not as a bare date' takes it in another way.
    String.raw`^not (?!(?:as|like|before|without|if|until|yet|on|for|by|quite|the|only)\b)`,
    "^I (?:can|will|won|do|don)[’']?(?:t| not) |^I(?:[’']ll| shall| will) not |^I (?:cannot|shan[’']t) ",
  ].join('|'),
  'i',
);
/** A question that wants something done. */
const REQUESTS =
  / (?:could|can|would|will|may|might|shall|should) (?:we|you|it|this|that|they|the|i) (?!tell |explain |say |know |show |describe |have known )| let us /;
/** Another way in the same sentence: what is turned down is not what is offered. */
const OTHERWISE = / (?:rather(?! than)|instead(?! of)|or) /;
/** Two ways are put to the other, and one of them may be turned down. */
const CHOICE = / (?:two|three) (?:ways|options|paths) | which (?:one|of the (?:two|three)|way) /;
/** Whether the words that come nearest to what was foreseen deny something of their own. */
const deniedIn = ({ clause }: Meant): boolean =>
  clause
    .split(/[,;:]\s+/)
    .flatMap((part) => parseText(part))
    .find(({ content }) => content.length >= 2)?.negated ?? false;
/** What somebody says to an offer, or to a question that asks for a deed; null for whatever else was meant. */
function answerTo({ target }: Meant, sentence: Sentence): string | null {
  if (target.kind === 'statement') return target.statement.kind === 'offer' ? (target.statement.says[0] ?? null) : null;
  const asksDeed = sentence.question && REQUESTS.test(plainWords(sentence));
  return asksDeed && target.kind === 'answer' ? (target.answer.says[0] ?? null) : null;
}
/** The sentence that offers or asks for what this person turns down in so many words. */
function turnedDownIn(moment: Moment): string | null {
  const { draft, meant } = moment;
  if (draft.some((sentence) => CHOICE.test(plainWords(sentence)))) return null;
  const at = meant.findIndex(
    (one, place) =>
      one !== null &&
      one.probability >= SURELY_TURNED_DOWN &&
      draft[place] !== undefined &&
      chanceIn(moment, place, 'ask_fact', 'ask_reason', 'ask_need') < SURE &&
      chanceIn(moment, place, 'promise_firm') < SURE &&
      TURNS_DOWN.test(answerTo(one, draft[place]) ?? '') &&
      !deniedIn(one) &&
      !OTHERWISE.test(plainWords(draft[place])),
  );
  return draft[at]?.text ?? null;
}

/** States of mind are no deeds. */
const MINDS =
  / (?:i|we) (?:know|hear|see|understand|mean|believe|wonder|feel|remember|like|hate|care|hold|have|am|are) /;
/** The sentence in which somebody says what they do themselves, without a 'will': 'I take the stair off you.' */
const deedIn = ({ draft }: Moment): string | null =>
  draft.find((sentence) => !sentence.question && doesItself(sentence) && !MINDS.test(plainWords(sentence)))?.text ??
  null;

/** From here on (0-1) a fault is owned where nothing but the classifier tells of it: reports of others come near it. */
const OWNED = 0.8;
/** The same beside a move that owns something. */
const HALF_OWNED = 0.5;
/** The sentence that owns something where a move in the draft does. */
const ownedIn = (moment: Moment): string | null =>
  hasAct(moment.reading, 'own')
    ? sentenceThat(moment, { labels: ['apology', 'own_fault'], least: HALF_OWNED, not: NOT_OWN })
    : null;
/** The apology of a draft: said in so many words, a fault owned, or foreseen for the case. */
const apologyIn = (moment: Moment): string | null =>
  sentenceThat(moment, { forms: [SORRY, OWN], labels: ['apology', 'own_fault'], least: OWNED, not: NOT_OWN }) ??
  ownedIn(moment) ??
  moment.draft.find((sentence) => !sentence.question && OURS.test(plainWords(sentence)))?.text ??
  (statementsIn(moment).some(({ kind }) => kind === 'admission') ? (moment.draft[0]?.text ?? null) : null);

/** From here on (0-1) a sentence gives back what was heard. */
const GIVEN_BACK = 0.5;
/** A draft that asks whether it has understood. */
function summaryIn(moment: Moment): string | null {
  const { draft, reading } = moment;
  const last = draft.at(-1);
  if (last === undefined || !last.question) return null;
  const summed = hasAct(reading, 'summarise', 'acknowledge') || draft.length > 1;
  const asks = CHECKS.test(plainWords(last)) && summed;
  const sums = SUMS_UP.test(plainWords(draft[0] ?? last)) || chanceIn(moment, 0, 'summary') >= GIVEN_BACK;
  const wants = REQUESTS.test(plainWords(last));
  return asks || (sums && !wants && chanceIn(moment, draft.length - 1, 'ask_check') >= SURE) ? last.text : null;
}

const isBare = (quote: string): boolean => quote.split(/\s+/).length <= 3;
/** Means to learn something. */
const LEARNS: readonly UtteranceLabel[] = ['ask_fact', 'ask_reason', 'ask_need'];

/** What the draft is there for: what spoils it before all that it carries. */
export function readDraft(moment: Moment): ReadDraft {
  const { draft, asking } = moment;
  const not = unreadable(moment);
  if (not !== null) return { kind: not, quote: null };
  const spoilt: Spoilt | null = spoiltBy(moment);
  if (spoilt !== null) return spoilt;
  if (isFragment(moment)) return { kind: 'fragment', quote: null };
  const lines = draft.map(plainWords);
  const notKnown =
    lines.some((words) => NOT_KNOWN.test(words)) &&
    lines.some((words) => KNOWN_BY.test(words) || (moment.day !== null && ASKS_FOR_IT.test(words))) &&
    !lines.some((words) => SORRY.test(words));
  const sorry = notKnown ? null : apologyIn(moment);
  if (sorry !== null) return { kind: 'apology', quote: sorry };
  const summary = summaryIn(moment);
  if (summary !== null) return { kind: 'summary', quote: summary };
  if (notKnown) return { kind: 'unknown_yet', quote: null };
  const refused = turnedDownIn(moment);
  if (refused !== null) return { kind: 'turned_down', quote: refused };
  const put = new Set(statementsIn(moment).map(({ kind }) => kind));
  // 'It costs us a lot, and I would like to know which sheets it hangs on.'
  if (WANTS_TO_KNOW.test(lines.at(-1) ?? '')) return { kind: 'question', quote: null };
  if (asking && !put.has('offer')) return { kind: 'question', quote: null };
  for (const [kind, bearing] of CARRYING) {
    // What is told before a question leads up to it.
    if (kind === 'news' && draft.at(-1)?.question === true) return { kind: 'question', quote: null };
    const quote = sentenceThat(moment, bearing);
    // 'No, Graham.' only begins what is told.
    if (kind === 'refusal' && draft.length > 1 && quote !== null && isBare(quote)) continue;
    // A no before a question answers what was asked.
    if (kind === 'refusal' && draft.at(-1)?.question === true && chanceIn(moment, draft.length - 1, ...LEARNS) >= SURE)
      continue;
    // What is offered with its price or day gives nothing back.
    if (kind === 'acknowledgement' && put.has('offer') && (moment.amount ?? moment.day) !== null) break;
    if (quote === null || (kind === 'promise' && parseText(quote).some((one) => UNABLE.test(plainWords(one)))))
      continue;
    const deed = kind === 'news' ? deedIn(moment) : null;
    return deed === null ? { kind, quote } : { kind: moment.day === null ? 'offer' : 'promise', quote: deed };
  }
  if (put.has('offer')) return { kind: 'offer', quote: null };
  if (put.has('refusal')) return { kind: 'refusal', quote: null };
  const deed = deedIn(moment);
  if (deed !== null) return { kind: moment.day === null ? 'offer' : 'promise', quote: deed };
  if (put.has('news')) return { kind: 'news', quote: null };
  if (lines.some((words) => ALREADY.test(words)) && moment.day === null) return { kind: 'done_already', quote: null };
  return { kind: draft.some(({ question }) => question) ? 'question' : 'statement', quote: null };
}
