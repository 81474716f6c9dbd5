/** What the stakeholder asked for or doubted, told by their own words (product §12.14). */
import { WHO_SAID_SO } from '@parley/rehearsal';
import { arrangedTooOften } from '@parley/rehearsal/reading';
import { oneOf, parseText, plainWords } from '@parley/rehearsal/language';
import { inBoth, questionsIn } from '@parley/rehearsal/understanding';
import type { Evidence } from '@parley/shared';
import { denialsIn } from './denied';
import { cameBack } from './received';
import { glance, namedIn, opening, quoted, shownBy, textOf, themeOf, type Told } from './told';
import { bluffs, shownUndertones } from './undertones';

/** Something that was missing, with the theme under which a report says it once. */
export interface Missing {
  readonly theme: string;
  readonly text: string;
  readonly evidence: Evidence | null;
}
export const without = (theme: string, text: string): Missing => ({ theme: themeOf(theme), text, evidence: null });

/** Wants to see what was claimed. */
const PROOF = new RegExp(
  ` ${oneOf(
    'i believe (?:it|that) when|show me the|where could i (?:read|see)|who said so|prove it|who of them|who was that',
  )} `,
);
const wantsProof = (text: string): string | null =>
  parseText(text).find(
    (sentence) => WHO_SAID_SO.some((line) => sentence.text.includes(line)) || PROOF.test(plainWords(sentence)),
  )?.text ?? null;

interface Doubted {
  readonly quote: string;
  readonly messageNumber: number;
  readonly answer: string;
}
/** Claims that were denied, and those that nobody could look up and that the stakeholder wanted to see. */
function doubtsIn(told: Told): readonly Doubted[] {
  const denied = denialsIn(told.scenario, told.messages).flatMap(({ quote, messageNumber, answer }) =>
    quote === null ? [] : [{ quote, messageNumber, answer: opening(answer) }],
  );
  const unseen = told.readings.flatMap(({ messageNumber, unchecked = [] }) => {
    const answer = wantsProof(cameBack(told, messageNumber));
    const [quote] = unchecked;
    return answer === null || quote === undefined ? [] : [{ quote, messageNumber, answer }];
  });
  return [...denied, ...unseen]
    .filter((one, at, all) => all.findIndex(({ messageNumber }) => messageNumber === one.messageNumber) === at)
    .toSorted((left, right) => left.messageNumber - right.messageNumber);
}
const SHOWN = 2;
type Claimed = Pick<Doubted, 'messageNumber' | 'quote'>;
/** Claims for which the stakeholder asked to see something, where it happened more than once. */
export function notBelieved(told: Told): Missing | null {
  const doubts = doubtsIn(told).slice(0, SHOWN);
  const [first] = doubts;
  if (doubts.length < SHOWN || !first) return unbacked(told);
  const said = doubts.map(({ quote, answer }) => `to ${quoted(quote)} the answer was ${quoted(answer)}`);
  return {
    theme: themeOf('untrue'),
    text: `${told.scenario.persona.shortName} did not take your word for it: ${said.join(', and ')}.`,
    evidence: glance(first),
  };
}

/**
 * Agreements of others that nobody could look up, in two messages and more, or what was said to be arranged time and again, by
 * its form or as it is heard: they cap the score whether or not anybody asked.
 */
function unbacked({ readings }: Told): Missing | null {
  const agreed = readings.flatMap(({ messageNumber, unchecked = [] }) =>
    unchecked.slice(0, 1).map((quote) => ({ messageNumber, quote })),
  );
  const heard = bluffs(readings) ? shownUndertones(readings, 'bluff') : [];
  const hears = ({ messageNumber, quote }: Claimed): boolean =>
    heard.some((one) => one.messageNumber === messageNumber && one.quote === quote);
  const arranged = arrangedTooOften(readings).flatMap(({ messageNumber, arranged: said = [] }) => {
    const quotes = said.map((quote) => ({ messageNumber, quote }));
    return quotes.find(hears) ?? quotes[0] ?? [];
  });
  // What has the form of a claim and is heard as one, then what is heard, then what only has the form.
  const claimed = [...arranged.filter(hears), ...heard, ...arranged].filter(
    (one, at, all) => all.findIndex(({ messageNumber }) => messageNumber === one.messageNumber) === at,
  );
  const shown = (agreed.length >= SHOWN ? agreed : claimed)
    .slice(0, SHOWN)
    .toSorted((left, right) => left.messageNumber - right.messageNumber);
  const [first] = shown;
  if (shown.length < SHOWN || !first) return null;
  const said = shown.map(({ quote }) => quoted(quote)).join(', and ');
  return {
    theme: themeOf('untrue'),
    text:
      agreed.length >= SHOWN
        ? `You said that others had agreed, with nothing by which it could be looked up: ${said}.`
        : `You said time and again that something was arranged already, with nothing by which it could be seen: ${said}.`,
    evidence: glance({ messageNumber: first.messageNumber, quote: first.quote }),
  };
}

/** A question that is said to nobody, or only takes leave. */
const NO_QUESTION = / (?:right|eh|no|is it not|is not it|you know|do you know|are you not|see)$/;
const ENDS_ASKING = /\?[”’"')\s]*$/;
const LONG_ENOUGH = 4;
/** A figure that is asked for may stand in the very words before. */
const WANTS_FIGURE =
  / (?:what is the (?:limit|price|date|day|figure|number|sum)|how (?:much|many|long|often)|when|which day) /;
const HAS_FIGURE = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half)\b|day\b/i;
/** Says that something was left out. */
const LEFT_OUT =
  / (?:you have said nothing|i have heard nothing|have liked a word|nothing yet (?:about|on)|not said a word|what do i tell) /;
/** So much of the matter of a question stood in the student’s own words already. */
const ANSWERED_BEFORE = 3;
/** What the stakeholder still waited for in their last message, in their words. */
export function stillWaiting(told: Told): Missing | null {
  const last = told.readings.at(-1);
  if (!last || told.final.outcome === 'left') return null;
  const text = cameBack(told, last.messageNumber);
  const asked = questionsIn(text).findLast(
    (sentence) =>
      ENDS_ASKING.test(sentence.text) &&
      sentence.terms.length >= LONG_ENOUGH &&
      !NO_QUESTION.test(plainWords(sentence).trimEnd()),
  );
  const missed = parseText(text).find((sentence) => LEFT_OUT.test(plainWords(sentence)));
  const open = asked ?? missed;
  const name = told.scenario.persona.shortName;
  const given =
    asked !== undefined && WANTS_FIGURE.test(plainWords(asked)) && HAS_FIGURE.test(textOf(told, last.messageNumber));
  const said = told.messages.flatMap(({ role, content }) => (role === 'student' ? [content] : [])).join(' ');
  const toldBefore = asked !== undefined && inBoth(namedIn(asked.text), namedIn(said)) >= ANSWERED_BEFORE;
  if (!open || given || toldBefore) return null;
  return without(
    'still-waiting',
    asked === undefined
      ? shownBy(`You ended while ${name} still missed something`, open.text)
      : shownBy(`You ended before you had answered ${name}’s last question`, open.text),
  );
}
