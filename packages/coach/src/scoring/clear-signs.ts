/**
 * What a report may say aloud (product §12.14). A judgement decides a score; a finding is printed, with the student's own
 * words, and has to be true for whoever reads those words. So there are two further looks, both by plain signs in the
 * words: `bears` asks whether a quote itself does what it is printed for, `nearest` searches the whole transcript for
 * anything close to what a report would otherwise say was missing. Between the two lies 'no clear sign'.
 */
import { argumentsOf, parseText, plainWords, type Sentence } from '@parley/rehearsal/language';
import type { ActKind, FaultKind, Reading } from '@parley/rehearsal/reading';
import type { State } from '@parley/rehearsal/state';
import { asksTwice, inBoth, thingsIn, valueOf } from '@parley/rehearsal/understanding';
import type { IndicatorResult } from '@parley/shared';
import { clip } from './told';
import type { TranscriptMessage } from '../types';
import {
  ASKS_FOR_ACT,
  OFFERS,
  PROMISES,
  STAKE,
  STATES,
  THEIR_SIDE,
  COMFORTS,
  CONTRAST,
  EITHER,
  TO_THEM,
  UNSURE,
  WANTS_YES,
  BACK,
  CHOICE,
  DAY,
  DECIDE,
  FIGURE,
  NO,
  NUMBER_WORD,
  PAPER,
  PRICE,
  REFUSES,
  SORRY,
  STANDS,
  WAY,
  WE,
  WHY,
  WILL,
  YOU,
  asked,
  asksYou,
  holdable,
  long,
  said,
  type Line,
} from './signs';

/** What is said of an indicator that is neither met nor plainly missing. */
export const NO_CLEAR_SIGN = 'There is no clear sign of it in your words.';

export interface Searched {
  readonly messages: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
  readonly final: State;
}

/** What was said before a quote: the stakeholder's last words, and what the student had said. */
export interface Around {
  readonly heard: string;
  /** All that the stakeholder had said. */
  readonly told: readonly string[];
  readonly own: readonly string[];
}
type Sign = (line: Line, around: Around | null) => boolean;
/** Names what lies on the other side, and is no offer, order or promise. */
const names: Sign = (line) =>
  said(line) &&
  !asked(line) &&
  STAKE.test(line.words) &&
  !TO_THEM.test(line.words) &&
  !WILL.test(line.words) &&
  long(line, 7);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(parseText(text).flatMap((sentence) => [...thingsIn(sentence)]));
const past = ({ sentence }: Line): boolean => sentence.terms.some((term) => term.tags.has('PastTense'));
const keysIn = (sentence: Sentence): readonly string[] => {
  const { amounts, days } = argumentsOf(sentence);
  return [...amounts.map(({ text }) => `${valueOf(text) ?? text}`), ...days.map(({ key }) => key)];
};
/** How many figures and days, and how many things, a line has in common with the sentence that has most of them. */
function inCommon({ sentence }: Line, texts: readonly string[]): { readonly figures: number; readonly things: number } {
  const here = new Set(keysIn(sentence));
  return texts
    .flatMap((text) => parseText(text))
    .map((one) => ({
      figures: new Set(keysIn(one).filter((key) => here.has(key))).size,
      things: inBoth(thingsIn(sentence), thingsIn(one)),
    }))
    .reduce((most, one) => (2 * one.figures + one.things > 2 * most.figures + most.things ? one : most), {
      figures: 0,
      things: 0,
    });
}
/** Comes near to what was said: a figure or a day of it, or two of its things. */
function comesBackTo(line: Line, texts: readonly string[]): boolean {
  const { figures, things } = inCommon(line, texts);
  return figures >= 1 || things >= 2;
}
/** Says what one had said: its figures, or one of them with its thing. */
function saysAgain(line: Line, texts: readonly string[]): boolean {
  const { figures, things } = inCommon(line, texts);
  return figures >= 2 || (figures >= 1 && things >= 1);
}
/** Gives back what the other said: two of its things, or a figure and a thing. */
function givesBack(line: Line, texts: readonly string[]): boolean {
  const { figures, things } = inCommon(line, texts);
  return things >= 2 || (figures >= 1 && things >= 1) || figures >= 2;
}
/** Speaks of what was just said. */
const takesUp = ({ sentence }: Line, { heard }: Around): boolean => inBoth(thingsIn(sentence), wordsOf(heard)) >= 1;
/** Asks about what was just said, and not for a deed. */
const followsUp: Sign = (line, around) =>
  asked(line) &&
  !ASKS_FOR_ACT.test(line.words) &&
  (around === null || inBoth(thingsIn(line.sentence), wordsOf(around.heard)) >= 1);

/** What the words of a strength must themselves hold; what is missing here bears whatever it was judged by. */
const BEARS: Readonly<Record<string, Sign>> = {
  'said-where-things-stand': (line) =>
    said(line) &&
    FIGURE.test(line.sentence.text) &&
    !OFFERS.test(line.words) &&
    (STATES.test(line.words) || past(line)),
  'spoke-in-particulars': (line) => said(line) && FIGURE.test(line.sentence.text),
  'answered-questions': (line, around) =>
    said(line) && (around === null || (around.heard.includes('?') && takesUp(line, around))),
  'owned-their-part': (line) => said(line) && WE.test(line.words),
  'stayed-on-the-matter': (line, around) =>
    said(line) && (holdable(line) || WHY.test(line.words)) && (around === null || takesUp(line, around)),
  'turned-no-into-next': (line) => long(line, 8) && CONTRAST.test(line.words),
  'trade-off-with-number': (line) =>
    FIGURE.test(line.sentence.text) && (PRICE.test(line.words) || WAY.test(line.words)),
  'offered-two-ways': (line) => EITHER.test(line.words) && long(line),
  'asked-priority-first': (line) => asked(line) && long(line, 5) && !ASKS_FOR_ACT.test(line.words),
  'set-a-boundary': (line) => said(line) && REFUSES.test(line.words),
  'promised-what-is-paid-for': (line) => (WILL.test(line.words) || WE.test(line.words)) && PRICE.test(line.words),
  'held-the-line': (line, around) => said(line) && (around === null || saysAgain(line, around.own)),
  'gave-the-cause': (line) => said(line) && WHY.test(line.words),
  'recommended-one': (line) => CHOICE.test(line.words) && !asked(line),
  'answered-the-central': (line) => long(line),
  'named-before-answering': names,
  'followed-up': followsUp,
  'gave-it-back': (line, around) =>
    BACK.test(line.words) && long(line) && (around === null || givesBack(line, around.told)),
  'tied-to-their-interest': (line) => YOU.test(line.words),
  'backed-with-fact': (line) => said(line) && FIGURE.test(line.sentence.text) && long(line),
  'moved-a-concern': (line) => long(line),
  'put-in-writing': (line) => PAPER.test(line.words),
  'owner-and-day': (line) => said(line) && DAY.test(line.words),
  'recorded-agreement': (line) => said(line) && STANDS.test(line.words),
  'named-their-stake': names,
  'asked-their-side': (line) =>
    asked(line) && asksYou(line) && THEIR_SIDE.test(line.words) && !ASKS_FOR_ACT.test(line.words),
  // That nothing was passed over no quote can show.
  'took-up-what-was-raised': () => false,
  'asked-for-decision': (line) => asked(line) && YOU.test(line.words),
  'committed-in-own-name': (line) => said(line) && WILL.test(line.words),
  'moved-to-decision': (line) => long(line),
};

/** What may be close to an indicator; generous, since whatever it finds keeps a report from saying 'never'. */
const NEAR: Readonly<Record<string, (line: Line, last: number, around: Around) => boolean>> = {
  'said-where-things-stand': (line) => line.turn < 2 && (holdable(line) || asked(line)),
  'owned-their-part': (line) => SORRY.test(line.words) || (said(line) && WE.test(line.words) && past(line)),
  'turned-no-into-next': (line) => WAY.test(line.words) && long(line),
  'trade-off-with-number': (line) =>
    argumentsOf(line.sentence).amounts.some(({ kind }) => kind === 'money') ||
    ((FIGURE.test(line.sentence.text) || NUMBER_WORD.test(line.words)) && PRICE.test(line.words)),
  'offered-two-ways': (line) => WAY.test(line.words) && long(line, 8),
  'asked-priority-first': (line, last) => asked(line) && line.turn <= last / 2,
  'set-a-boundary': (line) => said(line) && NO.test(line.words),
  'promised-what-is-paid-for': (line) =>
    argumentsOf(line.sentence).amounts.some(({ kind }) => kind === 'money') || PRICE.test(line.words),
  'gave-the-cause': (line) => said(line) && (WHY.test(line.words) || (WE.test(line.words) && past(line))),
  'recommended-one': (line) => said(line) && CHOICE.test(line.words),
  'named-before-answering': (line) => said(line) && YOU.test(line.words) && long(line, 4),
  'followed-up': (line) => asked(line) && line.sentence.content.length >= 1,
  'gave-it-back': (line, _, { heard }) =>
    line.turn > 0 && ((BACK.test(line.words) && long(line)) || comesBackTo(line, [heard])),
  'tied-to-their-interest': (line) => YOU.test(line.words) && (WILL.test(line.words) || WAY.test(line.words)),
  'backed-with-fact': (line) => said(line) && (FIGURE.test(line.sentence.text) || NUMBER_WORD.test(line.words)),
  'put-in-writing': (line) => PAPER.test(line.words),
  'owner-and-day': (line) => DAY.test(line.words) && (WE.test(line.words) || YOU.test(line.words)),
  'recorded-agreement': (line, last, { own, heard }) =>
    line.turn >= last / 2 && said(line) && (STANDS.test(line.words) || comesBackTo(line, [...own, heard])),
  'named-their-stake': (line) => said(line) && YOU.test(line.words) && long(line, 4),
  'asked-their-side': (line) => asked(line) && YOU.test(line.words),
  'asked-for-decision': (line, last) =>
    (asked(line) && (DECIDE.test(line.words) || line.turn === last)) || WANTS_YES.test(line.words),
  'committed-in-own-name': (line) => WILL.test(line.words),
};

/** A lack that only a count or a weighing shows is told only where there was nothing at all of the kind. */
const OF_THE_WHOLE: Readonly<Record<string, (searched: Searched, lines: readonly Line[]) => boolean>> = {
  'spoke-in-particulars': (_, lines) => lines.filter(holdable).length < 2,
  'stayed-on-the-matter': (_, lines) => !lines.some((line) => line.turn > 0 && said(line) && holdable(line)),
  'answered-questions': (searched) => unanswered(searched) !== null,
  'held-the-line': () => false,
  'answered-the-central': ({ final, readings }) => {
    const central = final.concerns.find((concern) => concern.central);
    return central !== undefined && central.answeredAt === null && !touched(readings, central.id);
  },
  'moved-a-concern': ({ final }) =>
    final.concerns.every(({ answeredAt, settledAt }) => answeredAt === null && settledAt === null),
  // Whether words come near a worry is a matter of their sense, which is judged and not searched.
  'took-up-what-was-raised': () => false,
  'moved-to-decision': ({ final }) =>
    final.outcome === 'left' || final.concerns.every(({ level }) => level === 'open' || level === 'relapsed'),
};

/** The first message that went past a question: nothing in it but questions, and words too few to hold an answer. */
export function unanswered(searched: Searched): Reading | null {
  const lines = linesOf(searched);
  const answers = (reading: Reading): boolean =>
    lines.some((line) => line.messageNumber === reading.messageNumber && !asked(line) && long(line, 4));
  return searched.readings.find((reading) => reading.answer === 'dodged' && !answers(reading)) ?? null;
}

export const touched = (readings: readonly Reading[], concern: string): boolean =>
  readings.some(
    (reading) =>
      reading.acts.some((act) => act.concern === concern) || reading.concerns.some((step) => step.concern === concern),
  );

function linesOf({ messages, readings }: Searched): readonly Line[] {
  return readings.flatMap(({ messageNumber }, turn) =>
    parseText(messages.find(({ number }) => number === messageNumber)?.content ?? '').map((sentence) => ({
      messageNumber,
      turn,
      sentence,
      words: plainWords(sentence),
    })),
  );
}

/**
 * Whether the quote by itself does what the indicator names, as far as plain signs can tell.
 * @param around what was said before it, where the quote has to take something of that up; null where it is not known
 */
export function bears(indicator: string, quote: string, around: Around | null = null): boolean {
  const sign = BEARS[indicator];
  return (
    !sign ||
    parseText(quote).some((sentence) =>
      sign({ messageNumber: 0, turn: 0, sentence, words: plainWords(sentence) }, around),
    )
  );
}

/** What the words of a fault must themselves show, where a report prints them for it. */
const FAULT_SHOWN: Partial<Record<FaultKind, (line: Line) => boolean>> = {
  stacked: ({ sentence }) => asksTwice(sentence),
  over_promise: (line) => !asked(line) && PROMISES.test(line.words),
  hollow_comfort: (line) => !asked(line) && COMFORTS.test(line.words),
  contradict: (line) => FIGURE.test(line.sentence.text) || DAY.test(line.words),
  vague: (line) => !asked(line) && !holdable(line),
  hedge: (line) => !asked(line) && UNSURE.test(line.words),
  empty_commit: (line) =>
    !asked(line) && !holdable(line) && long(line, 7) && (WILL.test(line.words) || PROMISES.test(line.words)),
  empty_option: (line) => !asked(line) && !FIGURE.test(line.sentence.text),
  own_record: (line) => !asked(line) && WE.test(line.words),
};
/** Whether the quote by itself shows the fault, as far as plain signs can tell. */
export function showsFault(kind: FaultKind, quote: string): boolean {
  const sign = FAULT_SHOWN[kind];
  return (
    !sign ||
    parseText(quote).some((sentence) => sign({ messageNumber: 0, turn: 0, sentence, words: plainWords(sentence) }))
  );
}

/** Acts that come near an indicator, whatever their words are. */
const NEAR_ACTS: Readonly<Record<string, readonly ActKind[]>> = {
  'recommended-one': ['recommend', 'propose', 'commit', 'option'],
  'turned-no-into-next': ['option', 'propose', 'commit'],
  'offered-two-ways': ['option', 'recommend'],
  'gave-the-cause': ['cause', 'own'],
  'set-a-boundary': ['boundary'],
  'gave-it-back': ['summarise'],
  'named-before-answering': ['acknowledge'],
  'named-their-stake': ['acknowledge'],
  'asked-priority-first': ['ask_priority'],
};
const NAMING: ReadonlySet<string> = new Set(['named-before-answering', 'named-their-stake', 'tied-to-their-interest']);
/** What speaks of the central concern in its own words comes near to naming it. */
function namesCentral({ readings, final }: Searched): boolean {
  const central = final.concerns.find((concern) => concern.central)?.id;
  return central !== undefined && touched(readings, central);
}
const nearByActs = (id: string, searched: Searched): boolean =>
  searched.readings.some(({ acts }) => acts.some(({ kind }) => NEAR_ACTS[id]?.includes(kind) === true)) ||
  (NAMING.has(id) && namesCentral(searched));

/** What was said before a message. */
export const aroundOf = (messages: readonly TranscriptMessage[], number: number): Around => ({
  heard: messages.findLast((message) => message.role === 'stakeholder' && message.number < number)?.content ?? '',
  told: messages.flatMap((message) =>
    message.role === 'stakeholder' && message.number < number ? [message.content] : [],
  ),
  own: messages.flatMap((message) => (message.role === 'student' && message.number < number ? [message.content] : [])),
});

/** Acts whose words are printed as the cause of a gain of trust, by the indicator that names the same. */
const NAMED_BY: Partial<Record<ActKind, string>> = {
  ask_priority: 'asked-priority-first',
  ask: 'followed-up',
  news: 'said-where-things-stand',
  own: 'owned-their-part',
  cause: 'gave-the-cause',
  figure: 'backed-with-fact',
  option: 'offered-two-ways',
  recommend: 'recommended-one',
  boundary: 'set-a-boundary',
  commit: 'owner-and-day',
  summarise: 'gave-it-back',
  close: 'asked-for-decision',
  interest: 'tied-to-their-interest',
};

/** Whether the quote by itself is such an act. What names a stake is told by its sense alone, which no sign in a quote shows. */
export function bearsAct(kind: ActKind, quote: string, around: Around | null = null): boolean {
  const indicator = NAMED_BY[kind];
  return indicator !== undefined && bears(indicator, quote, around);
}

/** What the words of such a fault show is no matter of searching. */
const SHOWN_BY: Readonly<Record<string, FaultKind>> = {
  'held-the-line': 'contradict',
  'promised-what-is-paid-for': 'over_promise',
};

/** The indicators, those marked as unclear that were not met and that something in the whole transcript comes near. */
export function withDoubt(results: readonly IndicatorResult[], searched: Searched): readonly IndicatorResult[] {
  const lines = linesOf(searched);
  const last = searched.readings.length - 1;
  const around = ({ messageNumber }: Line): Around => aroundOf(searched.messages, messageNumber);
  const missing = (id: string): boolean => {
    const whole = OF_THE_WHOLE[id];
    if (whole) return whole(searched, lines);
    const near = NEAR[id];
    return !near || (!lines.some((line) => near(line, last, around(line))) && !nearByActs(id, searched));
  };
  return results.map((result) => {
    const kind = SHOWN_BY[result.id];
    const shown = searched.readings.some(({ faults }) =>
      faults.some(
        (fault) =>
          fault.kind === kind &&
          fault.quote === result.evidence?.quote &&
          showsFault(fault.kind, clip(fault.quote ?? '')),
      ),
    );
    if (result.verdict !== 'not_met' || result.unclear || shown || missing(result.id)) return result;
    return { ...result, unclear: true, evidence: null, reason: NO_CLEAR_SIGN };
  });
}
