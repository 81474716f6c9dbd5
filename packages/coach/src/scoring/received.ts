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

/** Whether what came back to a message takes it. */
export const acceptsIn = (told: Told, number: number): boolean =>
  parseText(answersTo(told, number))
    .map(plainWords)
    .some((words) => ACCEPTS.test(words) || AGREES.test(words));

const LAST = 3;
/** Whether the stakeholder took what was said: in one of their last answers, and they turned nothing down since this message. */
export function takenSince(told: Told, number: number): boolean {
  const last = told.readings.slice(-LAST).map(({ messageNumber }) => messageNumber);
  const since = told.readings.filter(({ messageNumber }) => messageNumber >= number);
  return (
    since.every(({ messageNumber }) => !objectsIn(told, messageNumber)) && last.some((one) => acceptsIn(told, one))
  );
}
