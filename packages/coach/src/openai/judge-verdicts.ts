/** Which of a model's verdicts stand: those whose sentence does what the indicator names. And which of its reasons may be shown. */
import type { Reading } from '@parley/rehearsal/reading';
import { type CaseIndex, substanceOf } from '@parley/rehearsal/understanding';
import type { Evidence } from '@parley/shared';
import type { Indicator } from '../rubric/index';
import { CURRENT_RUBRIC } from '../rubric/index';
import type { Judgement } from '../scoring/assessment';
import { bears } from '../scoring/clear-signs';
import type { TranscriptMessage } from '../types';
import { type Claims, meant, type Numbered } from './judge-reading';
import { indicatorAt, type ModelVerdict } from './judge-tasks';
import { knownFigures } from './reply-figures';

export interface AskedOf {
  readonly indicators: readonly Indicator[];
  readonly index: CaseIndex;
  /** Everything of the student that the model was shown. */
  readonly sentences: readonly Numbered[];
  /** What was read in the messages, all things considered, and by code alone. */
  readonly readings: readonly Reading[];
  readonly builtIn: readonly Reading[];
  readonly messages: readonly TranscriptMessage[];
}

/** One sentence shows no more indicators than the rubric lets it; a model that names it for still more was not looking. */
const MOST_PER_SENTENCE = CURRENT_RUBRIC.scoring.indicatorsPerSentence ?? 5;
const OVERLOOKED = 2;
/** An act that code finds with this strength lends its sentence substance. */
const SUBSTANTIAL = 0.4;
const NO_CLEAR_SIGN = 'There is no clear sign of it in your words.';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
/** So many words in a row of the rubric's own are recited, and no reason. */
const RECITED = 6;
const runs = (words: readonly string[], length: number): readonly string[] =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));

/** A reason is shown where it speaks to the student of this conversation: no figure, no quotation and no example from elsewhere. */
function reasonCheck(messages: readonly TranscriptMessage[], index: CaseIndex): (reason: string) => boolean {
  const transcript = messages.map(({ content }) => content).join('\n');
  const lower = wordsOf(transcript).join(' ');
  const figures = knownFigures(`${transcript}\n${index.publicText}`, '');
  const rubric = new Set(
    CURRENT_RUBRIC.indicators.flatMap(({ lookedFor, positive, negative, evidence }) =>
      [lookedFor, positive, negative, evidence].flatMap((text) => runs(wordsOf(text), RECITED)),
    ),
  );
  return (reason) => {
    const words = wordsOf(reason);
    if (
      words.length < 4 ||
      !/\byou(?:r|rs)?\b/i.test(reason) ||
      /\b(?:P\d*|S|indicator|rubric|sentence \d)\b/.test(reason)
    )
      return false;
    if (figures.unknownIn(reason) !== null) return false;
    const quotes = [...reason.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, quote = '']) => wordsOf(quote).join(' '));
    return quotes.every((quote) => lower.includes(quote)) && !runs(words, RECITED).some((run) => rubric.has(run));
  };
}

const sameSentence = (left: Evidence, right: Evidence): boolean =>
  left.messageNumber === right.messageNumber && (left.quote.includes(right.quote) || right.quote.includes(left.quote));

/** Whether there is anything in a sentence, as code sees it: of this case, with particulars, or a move that counts. */
function substantial({ sentence, messageNumber }: Numbered, { index, builtIn }: AskedOf): boolean {
  const reading = builtIn.find((entry) => entry.messageNumber === messageNumber);
  return (
    substanceOf(index, sentence).grounded ||
    (reading?.acts.some((act) => act.strength >= SUBSTANTIAL && sentence.text.includes(act.quote)) ?? false)
  );
}

/**
 * Verdict by verdict. A 'met' stands on a sentence that bears it, of a message that gave something. What the model finds missing
 * is missing; what it does not name stays as code judged it. Whether an indicator applies is code's to say. What only one of the
 * two finds met counts, and is shown by no words (`alone`).
 */
export function judgementsOf(
  given: readonly (ModelVerdict | null)[],
  byCode: readonly Judgement[],
  asked: AskedOf,
  claims: Claims,
): readonly Judgement[] {
  const { indicators, sentences, readings } = asked;
  const mayShow = reasonCheck(asked.messages, asked.index);
  const carried = new Map<string, number>();
  const empty = new Set(readings.filter(({ acts }) => acts.length === 0).map(({ messageNumber }) => messageNumber));
  const unclear = (indicator: string): Judgement => ({
    indicator,
    verdict: 'not_met',
    evidence: null,
    reason: NO_CLEAR_SIGN,
    unclear: true,
  });

  const byModel = ({ id, strength, improvement }: Indicator, said: ModelVerdict, own: Judgement): Judgement => {
    const words = meant(sentences, said.sentence);
    const reason = said.reason.trim();
    if (said.verdict === 'missing') {
      // Words that prove the opposite are not missing.
      if (own.verdict === 'not_applicable') return own;
      return own.verdict === 'not_met'
        ? { ...own, reason: mayShow(reason) ? reason : own.reason }
        : { indicator: id, verdict: 'not_met', evidence: null, reason: mayShow(reason) ? reason : improvement };
    }
    if (said.verdict !== 'met') return own.verdict === 'met' ? unclear(id) : own;
    const key = words ? `${words.at.messageNumber}:${words.at.sentence.text}` : '';
    const load = carried.get(key) ?? 0;
    carried.set(key, load + 1);
    const proved =
      words !== null &&
      !empty.has(words.at.messageNumber) &&
      bears(id, words.at.sentence.text) &&
      substantial(words.at, asked);
    const holds = claims.count(proved && load < MOST_PER_SENTENCE + OVERLOOKED) && load < MOST_PER_SENTENCE;
    if (!holds || !words) return own.verdict === 'met' ? own : own.verdict === 'not_applicable' ? own : unclear(id);
    const evidence = { messageNumber: words.at.messageNumber, quote: words.quote };
    // Models slip in a number: where code has words for it as well, these are shown.
    const shown = own.verdict === 'met' ? (own.evidence ?? evidence) : evidence;
    return {
      indicator: id,
      verdict: 'met',
      evidence: shown,
      reason: mayShow(reason) && sameSentence(shown, evidence) ? reason : strength,
      ...(own.verdict === 'met' ? {} : { alone: true as const }),
    };
  };

  return indicators.map((indicator, at): Judgement => {
    const own = byCode.find((entry) => entry.indicator === indicator.id) ?? unclear(indicator.id);
    const verdicts = given.filter((entry): entry is ModelVerdict => entry !== null && indicatorAt(entry) === at);
    // In two halves of a conversation it may be met in either.
    const said = verdicts.find(({ verdict }) => verdict === 'met') ?? verdicts[0];
    if (said) return byModel(indicator, said, own);
    return own.verdict === 'met' ? { ...own, alone: true } : own;
  });
}
