/**
 * Why a sound draft can be sent (product §10.3): what its strongest sentence does, in its own words, by the classifier of
 * utterances where that is sure. A reason that is not beyond doubt is left out: a good draft is told so all the same.
 */
import { parseText, plainWords } from '../language/parse';
import { hasAct } from '../understanding/reading';
import type { UtteranceLabel } from '../understanding/utterance-labels';
import { chanceIn, inDraftsWords, type Moment } from './moment';
import { CHECKS } from './signs';

/** From here on (0-1) a sentence surely does so. */
const SURE = 0.7;
/** A sentence of fewer words shows nothing by itself. */
const LEAST_WORDS = 4;

type Reason = (quote: string, moment: Moment) => string;
/** What a sentence is good for, the weightiest first. */
const REASONS: readonly (readonly [labels: readonly UtteranceLabel[], Reason])[] = [
  [['promise_firm'], (quote, { person: { name } }) => `${quote} is something ${name} can hold you to`],
  [['offer', 'trade'], (quote, { person: { name } }) => `${quote} is a way that ${name} can say yes or no to`],
  [['own_fault'], (quote) => `${quote} owns what was yours, plainly`],
  [['refuse_reasoned'], (quote, { person: { name } }) => `${quote} tells ${name} plainly what will not be`],
  [['bad_news'], (quote) => `${quote} says plainly what is so`],
  [['recommend'], (quote) => `${quote} says which way you would go`],
  [['acknowledge'], (quote, { person: { name } }) => `${quote} shows ${name} that you heard it`],
];
/** What a question is good for. */
const QUESTIONS: readonly (readonly [labels: readonly UtteranceLabel[], Reason])[] = [
  [
    ['ask_check'],
    (_, { person: { name, he } }) =>
      `you ask whether you have it right, and ${name} can correct what ${he} ${he === 'they' ? 'have' : 'has'} to`,
  ],
  [['ask_yes'], (quote, { person: { name } }) => `${quote} asks ${name} for a plain answer`],
  [['ask_need'], (quote, { person: { name } }) => `${quote} asks what only ${name} can say`],
  [['ask_reason', 'ask_fact'], (quote, { person: { name } }) => `${quote} is a question ${name} can answer`],
];

interface Strength {
  readonly reason: string;
  readonly question: boolean;
}

const longEnough = (text: string): boolean => text.split(/\s+/).length >= LEAST_WORDS;
const quoted = (text: string): string => `“${inDraftsWords(text)}”`;

/** Words that can be quoted for a sentence: a whole one, and not what it was cut to in the middle. */
function strengthsOf(moment: Moment, reasons: typeof REASONS, question: boolean): readonly Strength[] {
  return reasons.flatMap(([labels, reason]) =>
    moment.draft.flatMap((sentence, at): Strength[] =>
      sentence.question === question && longEnough(sentence.text) && chanceIn(moment, at, ...labels) >= SURE
        ? [{ reason: reason(quoted(sentence.text), moment), question }]
        : [],
    ),
  );
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
