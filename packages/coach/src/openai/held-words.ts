/** What anything that a model writes to the student is held against: what they know, and how nobody would speak to them. */
import type { ScenarioContent } from '@parley/shared';
import { disarmed } from './fence';

/** Words between marks of quotation, of either kind. */
export const QUOTED = /[“"]([^“”"]+)[”"]/g;

/** On one line, and every quotation between the same marks. */
export const straightened = (text: string): string =>
  disarmed(text).replaceAll(/\s+/g, ' ').trim().replaceAll(QUOTED, '“$1”');

/** How the question calls both sides, and what stands in no sentence. */
const LETTERS = /\b[PS]\b|[{}<>[\]]/;
const OUT_OF_PLACE =
  /\b(?:the student|transcript|language model|prompt|as an ai|scor(?:es?|ed|ing)|rubric|json|\d+ points?|trust (?:rose|fell|curve))\b/i;
/** Whether it speaks of what the model was told, of itself or of marks, and not to the student of their talk. */
export const isOutOfPlace = (text: string): boolean => LETTERS.test(text) || OUT_OF_PLACE.test(text);

/** What the student was told of the case; what only the stakeholder knows is no part of it. */
export const knownToStudent = ({ situation, goal, facts }: ScenarioContent): readonly string[] => [
  situation,
  goal,
  ...facts.flatMap(({ knownBy, text }) => (knownBy === 'stakeholder' ? [] : [text])),
];
