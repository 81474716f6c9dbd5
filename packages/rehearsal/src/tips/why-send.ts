/**
 * Why a sound draft can be sent (product §10.3): what its strongest sentence does, in its own words, by the classifier of
 * utterances where that is sure. A reason that is not beyond doubt is left out: a good draft is told so all the same.
 */
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { takesOn } from '../understanding/owning';
import { hasAct } from '../understanding/reading';
import type { UtteranceLabel } from '../understanding/utterance-labels';
import { chanceIn, inAskedWords, inDraftsWords, type Moment } from './moment';
import { CHECKS, OWN } from './signs';

/** From here on (0-1) a sentence surely does so. */
const SURE = 0.7;
/** A sentence of fewer words shows nothing by itself. */
const LEAST_WORDS = 4;

type Reason = (quote: string, moment: Moment) => string;
interface Good {
  readonly labels: readonly UtteranceLabel[];
  /** What the words that are quoted for it have to hold by themselves. */
  readonly form: RegExp;
  /** What they have to do by themselves, beside their form; of a whole sentence less is asked than of a part. */
  readonly also?: (said: Sentence, whole: boolean) => boolean;
  readonly reason: Reason;
  /** From where on (0-1) that is believed, where it is not as for the others. */
  readonly least?: number;
}
/** That a question asks for something to be told is surer than for what. */
const ASKED = 0.55;
const ANY = /./;
/** Somebody takes something on: 'I ring him today', 'you have it on Friday'. */
const TAKES_ON = new RegExp(
  ` (?:${oneOf(
    '(?:i|we) (?:will|shall|promise|am going to|are going to) (?!not )',
    '(?:i|we) (?:bring|send|write|ring|call|come|put|tell|take|pay|give|ask|speak|see|stop|freeze|lend|print)',
    'you (?:will )?(?:have|get) (?:it|the|a|an|my|our|them|both|that|this|all|one)',
    '(?:from|by) (?:me|us)',
  )}) ?`,
);
/** Somebody puts a way forward. */
const PUTS = new RegExp(
  ` (?:${oneOf(
    '(?:i|we) (?:can|could|would|propose|suggest|offer|give|put|take|move|drop|let|keep|leave)',
    'what if|could we|how about|my (?:proposal|offer|suggestion)|instead|you (?:get|keep)|if you',
  )}) ?`,
);
const REFUSES = / (?:not|no|never|nothing|without|only) /;
const OWNS = / (?:my|mine|our|ours|i|we|me|us) /;
/** 'I wouldn’t want that either' owns nothing, and of a long sentence 'we had a sample' may be the half that does not. */
const owns = (said: Sentence, whole: boolean): boolean =>
  takesOn(said) || OWN.test(plainWords(said)) || (whole && !/ would /.test(plainWords(said)));
/** What a sentence is good for, the weightiest first. */
const REASONS: readonly Good[] = [
  {
    labels: ['promise_firm'],
    form: TAKES_ON,
    reason: (quote, { person: { name } }) => `${quote} is something ${name} can hold you to`,
  },
  {
    labels: ['offer', 'trade'],
    form: PUTS,
    reason: (quote, { person: { name } }) => `${quote} is a way that ${name} can say yes or no to`,
  },
  { labels: ['own_fault'], form: OWNS, also: owns, reason: (quote) => `${quote} owns what was yours, plainly` },
  {
    labels: ['refuse_reasoned'],
    form: REFUSES,
    reason: (quote, { person: { name } }) => `${quote} tells ${name} plainly what will not be`,
  },
  { labels: ['bad_news'], form: ANY, reason: (quote) => `${quote} says plainly what is so` },
  { labels: ['recommend'], form: PUTS, reason: (quote) => `${quote} says which way you would go` },
];
/** What a question is good for. */
const QUESTIONS: readonly Good[] = [
  {
    labels: ['ask_yes'],
    form: ANY,
    reason: (quote, { person: { name } }) => `${quote} asks ${name} for a plain answer`,
  },
  {
    labels: ['ask_need'],
    form: ANY,
    reason: (quote, { person: { name } }) => `${quote} asks what only ${name} can say`,
  },
  {
    labels: ['ask_reason', 'ask_fact', 'ask_check', 'ask_need'],
    form: ANY,
    least: ASKED,
    reason: (quote, { person: { name } }) => `${quote} is a question ${name} can answer`,
  },
];
/** 'I don’t know yet whether he asks something for it' promises and offers nothing. */
const NOT_YET = / (?:not know|can not|could not|not sure|no idea|have not) /;

interface Strength {
  readonly reason: string;
  readonly question: boolean;
}

const longEnough = (text: string): boolean => text.split(/\s+/).length >= LEAST_WORDS;
const quoted = (text: string, question: boolean): string => `“${(question ? inAskedWords : inDraftsWords)(text)}”`;

/** The clause of a sentence that holds a form, and the whole of it where it is short; null where none does. */
function shownIn(text: string, { form, also = () => true }: Good): string | null {
  const holds = (part: string): boolean =>
    parseText(part).some(
      (one) => form.test(plainWords(one)) && !NOT_YET.test(plainWords(one)) && also(one, part === text),
    );
  if (text.split(/\s+/).length <= SHORT && holds(text)) return text;
  return text.split(/[,;:]\s+|\s[-–]\s/).find((part) => longEnough(part) && holds(part)) ?? null;
}
const SHORT = 14;

function strengthsOf(moment: Moment, reasons: readonly Good[], question: boolean): readonly Strength[] {
  return reasons.flatMap((good) => {
    const { labels, form, reason, least = SURE } = good;
    return moment.draft.flatMap((sentence, at): Strength[] => {
      if (sentence.question !== question || chanceIn(moment, at, ...labels) < least) return [];
      const shown = form === ANY ? sentence.text : shownIn(sentence.text, good);
      return shown === null || !longEnough(shown)
        ? []
        : [{ reason: reason(quoted(shown, question), moment), question }];
    });
  });
}

/** Asks whether it was heard right, whatever the classifier calls it. */
const checks = ({ draft, reading }: Moment): boolean => {
  const last = draft.at(-1);
  return (
    last?.question === true &&
    draft.length > 1 &&
    parseText(last.text).some((one) => CHECKS.test(plainWords(one))) &&
    hasAct(reading, 'summarise', 'acknowledge', 'commit', 'option')
  );
};

/** Reasons to send a sound draft, the weightiest first; the last is true of any. */
export function whySend(moment: Moment): readonly string[] {
  const { name, him } = moment.person;
  const asks = moment.draft.at(-1)?.question === true;
  const given = strengthsOf(moment, REASONS, false);
  const asked = checks(moment)
    ? [{ reason: `it puts together what stands, and ${name} can correct it`, question: true }]
    : strengthsOf(moment, QUESTIONS, true);
  const wait = `Then give ${him} time to answer.`;
  const both = asks ? ', and you end with a question' : '';
  return [
    ...(checks(moment) ? asked : given).map(
      ({ reason, question }) => `Send it: ${reason}${question ? '' : both}. ${wait}`,
    ),
    ...(checks(moment) ? given : asked).map(({ reason }) => `Send it: ${reason}. ${wait}`),
    asks
      ? `Send it as it is: it is plain, and it leaves the word to ${name}. ${wait}`
      : `Send it as it is: it is plain, and nothing in it stands in its way. ${wait}`,
  ];
}
