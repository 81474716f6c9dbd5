/** What the stakeholder asked for or doubted, told by their own words (product §12.14). */
import { WHO_SAID_SO } from '@parley/rehearsal';
import { oneOf, parseText, plainWords } from '@parley/rehearsal/language';
import { inBoth, questionsIn } from '@parley/rehearsal/understanding';
import type { Evidence } from '@parley/shared';
import { denialsIn } from './denied';
import { acceptsIn, cameBack } from './received';
import { glance, matterIn, namedIn, opening, quoted, shownBy, textOf, themeOf, type Told } from './told';

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

/** Agreements of others that nobody could look up, in two messages and more: they cap the score whether or not anybody asked. */
function unbacked({ readings }: Told): Missing | null {
  const shown = readings
    .flatMap(({ messageNumber, unchecked = [] }) => {
      const [quote] = unchecked;
      return quote === undefined ? [] : [{ messageNumber, quote }];
    })
    .slice(0, SHOWN);
  const [first] = shown;
  if (shown.length < SHOWN || !first) return null;
  const said = shown.map(({ quote }) => quoted(quote)).join(', and ');
  return {
    theme: themeOf('untrue'),
    text: `You said that others had agreed, with nothing by which it could be looked up: ${said}.`,
    evidence: glance(first),
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
  / (?:you have said nothing|i have heard nothing|have liked a word|nothing (?:yet )?(?:about|on)|not said a word|what do i tell) /;
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
  if (!open || given) return null;
  return without(
    'still-waiting',
    asked === undefined
      ? shownBy(`You ended while ${name} still missed something`, open.text)
      : shownBy(`You ended before you had answered ${name}’s last question`, open.text),
  );
}

/** Says what is wanted, or on what it depends. */
const WANTS = new RegExp(
  ` ${oneOf(
    'i (?:would|will|do|still|only|just|must|also| )*(?:want|need) (?!you to understand)',
    'i would (?:like|be glad) to (?:know|see|hear)|i must know|i ask (?:only|that)|on one condition|only if|as long as',
    'what i (?:need|want)|somebody (?:must|has to)|there wants',
  )}`,
);
/** Of two things named, one always comes back somewhere. */
const NAMES = 2;
/** The worry that a sentence speaks of. */
function worryIn({ scenario }: Told, words: ReadonlySet<string>): string | null {
  const [best] = scenario.concerns
    .map(({ id, summary, worry }) => ({ id, near: inBoth(namedIn(`${summary} ${worry}`), words) }))
    .toSorted((left, right) => right.near - left.near);
  return best !== undefined && best.near >= 1 ? best.id : null;
}
const PLAINLY = 0.6;
const plainlyTouched = (readings: Told['readings'], worry: string): boolean =>
  readings.some(({ acts }) => acts.some(({ concern, strength }) => concern === worry && strength >= PLAINLY));
/** What somebody said they want, and what nothing that was said afterwards comes near. */
export function wantedInVain(told: Told): Missing | null {
  const until = told.readings.at(-1)?.messageNumber ?? 0;
  const name = told.scenario.persona.shortName;
  const persona = namedIn(told.scenario.persona.name);
  for (const { role, number, content } of told.messages) {
    if (role !== 'stakeholder' || number < 2 || number > until) continue;
    for (const sentence of parseText(content)) {
      const words = new Set([...matterIn(sentence.text)].filter((word) => !persona.has(word)));
      if (
        sentence.question ||
        / as much as /.test(plainWords(sentence)) ||
        !WANTS.test(plainWords(sentence)) ||
        words.size < NAMES
      )
        continue;
      const worry = worryIn(told, words);
      const later = told.readings.filter(({ messageNumber }) => messageNumber > number);
      const after = later.map(({ messageNumber }) => textOf(told, messageNumber)).join(' ');
      if (inBoth(words, namedIn(after)) > 0 || (worry !== null && plainlyTouched(later, worry))) continue;
      if (later.length === 0 || acceptsIn(told, later[0]?.messageNumber ?? 0)) continue;
      return without('wanted-in-vain', `${name} said ${quoted(sentence.text)}, and nothing you said came back to it.`);
    }
  }
  return null;
}
