/** What a stakeholder can say to somebody who sits before them. */
import type { Told } from './told';

/** Points at what one reads and not hears, or at somebody else who was there. */
const POINTS = new RegExp(
  [
    String.raw`^@|\s@\p{L}|\b(?:(?:see|as|mentioned|listed|points?|mails?)\s(?:below|above)|(?:below|above)(?=[.,;:]|$)|attached|attachment|this (?:e-?mail|`,
    String.raw`mail|thread|ticket)|your (?:e-?mail|mail|message|reminders?)|^thanks|`,
    String.raw`^thank you|honest mail|newsletter|as announced|i refer to|dear|`,
    String.raw`hi both|hi all|@\p{L})\b|\p{Extended_Pictographic}|^(?:wrong upload|`,
    String.raw`sure|fair enough)|\bmy (?:answers|comments|remarks) (?:are |stand )?(?:in|below|between)\b`,
  ].join(''),
  'iu',
);

const LEAST_WORDS = 3;
const MOST_WORDS = 48;

export function sayable({ knownBy, spoken }: Told): boolean {
  const words = spoken?.split(/\s+/).length ?? 0;
  return knownBy === 'both' && spoken !== null && words >= LEAST_WORDS && words <= MOST_WORDS && !POINTS.test(spoken);
}
