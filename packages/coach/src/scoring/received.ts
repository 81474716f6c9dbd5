/** How the stakeholder took a message, by plain words of what they said next: a report claims nothing against it (product §12.14). */
import { oneOf, parseText, plainWords } from '@parley/rehearsal/language';
import type { Told } from './told';

/** Turned down, doubted, or asked for again. */
const OBJECTS = new RegExp(
  ` ${oneOf(
    'not yet|otherwise not|not enough|no opinion|not in my books|as it is (?:now )?no|that is not (?:an answer|what|it|so)',
    'i (?:can not|could not|will not|do not|would not) (?:say yes|accept|sign|agree|believe|follow|see how|take)',
    'count again|i never said|i did not|it is not (?:frozen|so|true|done|signed)|you have read me|still no|i refuse',
    'i asked|you have not (?:said|told|answered)|what you have not',
  )} `,
);
const REFUSES = /^ (?:no|nearly|hardly|not quite|never|wrong) /;
const DENIES = new RegExp(
  ` ${oneOf('not (?:so|true|correct|right|possible)|can not be|cannot be|never|nobody|i (?:did|have|do) not|not what')} |^ no `,
);
/** Taken, or thanked for. */
const ACCEPTS = new RegExp(
  ` ${oneOf(
    '(?:i will|i would|i can) (?:sign|take|accept|put my name|shake|carry|do|have|come)',
    'i (?:sign|accept|take|agree)|agreed|it is a deal|you have a deal|that is so|acceptable|we will make it work',
    'you have moved me|put me on|now we can|that will do|that would do|good enough|thank you|thanks',
  )} `,
);
const AGREES = /^ (?:yes|yeah|aye|agreed|good|fine|all right|right then|deal|with pleasure) /;

const answersTo = ({ messages }: Told, number: number): string =>
  messages.find((message) => message.role === 'stakeholder' && message.number > number)?.content ?? '';

/** Whether what came back to a message turns it down, in one of its first sentences. */
export const objectsIn = (told: Told, number: number): boolean =>
  parseText(answersTo(told, number))
    .slice(0, 3)
    .map(plainWords)
    .some((words) => OBJECTS.test(words) || REFUSES.test(words));

/** The sentence by which what came back denies a message; null where it does not begin with one. */
export const denialOf = (told: Told, number: number): string | null =>
  parseText(answersTo(told, number))
    .slice(0, 2)
    .find((sentence) => DENIES.test(plainWords(sentence)))?.text ?? null;

/** Whether what came back to a message takes it. */
export const acceptsIn = (told: Told, number: number): boolean =>
  parseText(answersTo(told, number))
    .map(plainWords)
    .some((words) => ACCEPTS.test(words) || AGREES.test(words));

/** Further signs that somebody is not won: a no at the end, a condition, an offer that falls short. */
const NOT_WON = new RegExp(
  ` ${oneOf(
    'not (?:all|for|as|really|so|if|from|to|without)|come up to|does not come|never mind|not what|depends|that is not|do not believe|almost|nearly|if|until|otherwise|but|yet',
    'i (?:had|have) not|i would not|i did not|on one condition|unless|which i must avoid|no meaning|in pencil|say more',
  )} `,
);
const OBLIGED = / (?:obliged|grateful|appreciate|i believe (?:that|it)|correct|i am moved) /;
const ENDS_NO = / no $/;
const BEGINNING = 3;
/** Whether what came back to a message takes it at once, and neither objects nor holds back. */
export const wonBy = (told: Told, number: number): boolean => {
  const [first, ...rest] = parseText(answersTo(told, number)).slice(0, BEGINNING).map(plainWords);
  return (
    first !== undefined &&
    (ACCEPTS.test(first) || AGREES.test(first) || OBLIGED.test(first)) &&
    [first, ...rest].every((words) => !NOT_WON.test(words) && !ENDS_NO.test(words)) &&
    !objectsIn(told, number)
  );
};
/** The words that came back to a message. */
export const cameBack = (told: Told, number: number): string => answersTo(told, number);

/** Whether the talk ended on what the author lets somebody say who agrees. */
export const endedWell = (told: Told): boolean =>
  told.scenario.closings.agreement.some((line) =>
    answersTo(told, told.readings.at(-1)?.messageNumber ?? 0).includes(line),
  );

const LAST = 3;
/** Whether the stakeholder took what was said: in one of their last answers, and they turned nothing down since this message. */
export function takenSince(told: Told, number: number): boolean {
  const last = told.readings.slice(-LAST).map(({ messageNumber }) => messageNumber);
  const since = told.readings.filter(({ messageNumber }) => messageNumber >= number);
  return (
    since.every(({ messageNumber }) => !objectsIn(told, messageNumber)) && last.some((one) => acceptsIn(told, one))
  );
}
