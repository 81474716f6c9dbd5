/**
 * The words that stand beside an indicator in a report (product §12.14). What is judged decides the score; what is printed has to
 * do, for whoever reads it, what the indicator says. So a quotation that does not is changed for one that does, and where
 * the whole talk holds none, the report prints none.
 */
import { type ActKind, hasFault } from '@parley/rehearsal/reading';
import { parseText } from '@parley/rehearsal/language';
import { announcesUnwelcome, blames, inBoth, isRude, threatens } from '@parley/rehearsal/understanding';
import type { Evidence, IndicatorResult } from '@parley/shared';
import { CURRENT_RUBRIC } from '../rubric/index';
import { IN_DOUBT } from './assessment';
import { aroundOf, bears } from './clear-signs';
import { plainlyShows } from './plainly';
import { sentenceKey } from './spread';
import { clip, heardBefore, isHonest, namedIn, type Told } from './told';
import { soundsHarsh } from './undertones';

/** Where something was not so, a promise is no strength either. */
export const OF_A_PROMISE: ReadonlySet<string> = new Set([
  'put-in-writing',
  'owner-and-day',
  'committed-in-own-name',
  'promised-what-is-paid-for',
  'tied-to-their-interest',
]);
/** An offer is tied to somebody by their own words or by what is known of their worries. */
function tied(told: Told, { messageNumber, quote }: Evidence): boolean {
  const theirs = [
    heardBefore(told, messageNumber),
    ...told.scenario.concerns.flatMap(({ summary, worry }) => [summary, worry]),
  ].join(' ');
  return inBoth(namedIn(clip(quote)), namedIn(theirs)) >= 1;
}
/**
 * Whether the sentence that a quotation is cut from threatens, blames or belittles in any of its clauses, or announces something
 * unwelcome: its harmless half is praised by nobody who has read the other.
 */
const unkindBeside = ({ messages }: Told, { messageNumber, quote }: Evidence): boolean =>
  parseText(messages.find(({ number }) => number === messageNumber)?.content ?? '')
    .filter(({ text }) => text.includes(quote) || quote.includes(text))
    .some(
      (sentence) => threatens(sentence, []) || isRude(sentence) || blames(sentence) || announcesUnwelcome(sentence),
    );

/** Whether a strength can be told of these words beside all else that was said. */
function standsBeside(told: Told, id: string, evidence: Evidence): boolean {
  const { messageNumber } = evidence;
  const harsh = told.readings.some(
    (reading) =>
      reading.messageNumber === messageNumber && (hasFault(reading, 'rude', 'threat', 'blame') || soundsHarsh(reading)),
  );
  if (harsh || unkindBeside(told, evidence) || (OF_A_PROMISE.has(id) && !isHonest(told))) return false;
  return id !== 'tied-to-their-interest' || tied(told, evidence);
}

/** Below this nothing of a talk is quoted for it: good words for it would read as mockery. */
const NOTHING_TO_PRAISE = 2;
/** Who reads a sentence of more characters finds anything in it. */
const AT_A_GLANCE = 260;

/** Whether these words plainly do what the indicator names, as they are printed and beside all else that was said. */
export const plainlyStands = (told: Told, id: string, evidence: Evidence, printed = clip(evidence.quote)): boolean =>
  told.overall >= NOTHING_TO_PRAISE &&
  evidence.quote.length <= AT_A_GLANCE &&
  standsBeside(told, id, evidence) &&
  bears(id, printed, aroundOf(told.messages, evidence.messageNumber)) &&
  plainlyShows(told, id, evidence, printed);

/** What a whole talk shows, and no sentence of it. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set([
  'stayed-on-the-matter',
  'held-the-line',
  'moved-a-concern',
  'moved-to-decision',
  'took-up-what-was-raised',
]);

/** Acts whose words may show an indicator better than those it was judged by. */
const SHOWN_BY: Readonly<Record<string, readonly ActKind[]>> = {
  'said-where-things-stand': ['news', 'own', 'figure'],
  'spoke-in-particulars': ['figure', 'option', 'commit', 'news'],
  'answered-questions': ['figure', 'news', 'commit', 'option'],
  'owned-their-part': ['own'],
  'turned-no-into-next': ['option', 'propose', 'commit'],
  'trade-off-with-number': ['option'],
  'offered-two-ways': ['option'],
  'asked-priority-first': ['ask_priority'],
  'set-a-boundary': ['boundary'],
  'promised-what-is-paid-for': ['commit', 'option'],
  'gave-the-cause': ['cause'],
  'recommended-one': ['recommend'],
  'named-before-answering': ['acknowledge'],
  'followed-up': ['ask', 'ask_priority'],
  'gave-it-back': ['summarise'],
  'tied-to-their-interest': ['interest', 'option', 'commit'],
  'backed-with-fact': ['figure', 'news', 'cause'],
  'put-in-writing': ['commit', 'propose'],
  'owner-and-day': ['commit'],
  'recorded-agreement': ['summarise'],
  'named-their-stake': ['acknowledge'],
  'asked-their-side': ['ask', 'ask_priority'],
  'asked-for-decision': ['close', 'ask'],
  'committed-in-own-name': ['commit'],
};
const EARLY = 2;
/** What was judged, then what else was read as the same, in order; no sentence that says it loosely. */
function candidates({ readings, messages }: Told, id: string, judged: Evidence): readonly Evidence[] {
  const kinds = SHOWN_BY[id] ?? [];
  const early = id === 'said-where-things-stand' ? readings.slice(0, EARLY) : readings;
  const others = early.flatMap(({ messageNumber, acts }) =>
    acts
      .filter(({ kind, strength }) => kinds.includes(kind) && strength >= 0.5)
      .map(({ quote }) => ({ messageNumber, quote })),
  );
  return [
    judged,
    ...others.filter(({ messageNumber, quote }) =>
      messages.some(({ number, content }) => number === messageNumber && content.includes(quote)),
    ),
  ];
}

const SEEN = 'The whole conversation shows it, and no single sentence of it.';

/** The indicators, those that were met with words that plainly show them, or with none. */
export function withPlainWords(told: Told): readonly IndicatorResult[] {
  const carried = new Map<string, number>();
  const limit = CURRENT_RUBRIC.scoring.indicatorsPerSentence ?? Number.POSITIVE_INFINITY;
  const free = (evidence: Evidence): boolean => (carried.get(sentenceKey(evidence, told.messages)) ?? 0) < limit;
  return told.indicators.map((result): IndicatorResult => {
    const { id, verdict, evidence: judged } = result;
    if (verdict !== 'met' || judged === null) return result;
    if (OF_THE_WHOLE.has(id) && told.overall >= NOTHING_TO_PRAISE) return { ...result, evidence: null, reason: SEEN };
    const evidence = candidates(told, id, judged).find((one) => free(one) && plainlyStands(told, id, one, one.quote));
    if (evidence === undefined) return { ...result, evidence: null, unclear: true, reason: IN_DOUBT };
    const key = sentenceKey(evidence, told.messages);
    carried.set(key, (carried.get(key) ?? 0) + 1);
    return { ...result, evidence };
  });
}
