/** What the stakeholder opens with: their own words from the brief, where they wrote or said some; else a plain question. */
import type { TalkKind } from './aims';
import type { Told } from './told';

const MOST_WORDS = 58;
const MOST_SENTENCES = 4;
/** Whoever has said that much needs no question after it (words). */
const ENOUGH = 14;
const LEAST_CHARACTERS = 60;
const REPROACH = /\b(?:why|nobody|not|never|found out|twice|again|straight|only|last|heard|fool|promised)\b|n['’]t\b/i;
/** Points at what one reads and not hears, or at somebody else who was there. */
const POINTS = new RegExp(
  [
    String.raw`^@|\s@\p{L}|\b(?:below|above|attached|attachment|this (?:e-?mail|`,
    String.raw`mail|thread|ticket)|your (?:e-?mail|mail|message|reminders?)|^thanks|`,
    String.raw`^thank you|honest mail|newsletter|as announced|i refer to|dear|`,
    String.raw`hi both|hi all|@\p{L})\b|\p{Extended_Pictographic}|^(?:wrong upload|`,
    String.raw`sure|fair enough)`,
  ].join(''),
  'iu',
);

const words = (text: string): number => text.split(/\s+/).length;

/** How much a sentence of theirs says what they came for. */
const weight = ({ sentence, spoken, asks }: Told): number =>
  (REPROACH.test(sentence.text) ? 1 : 0) +
  (asks ? 1 : 0) +
  Math.min(1.5, sentence.figures.length * 0.6) +
  (sentence.text.endsWith('?') ? 0.6 : 0) +
  (sentence.quoted ? 0.8 : 0) +
  (/^(?:I|We|You|Nobody|Why)\b/.test(spoken ?? '') ? 0.4 : 0) -
  (/\(/.test(spoken ?? '') ? 0.8 : 0) -
  (/^(?:This|That|They|It|He|She|So|And|But|Also|These|There|His|Her|Their)\b/.test(spoken ?? '') ? 0.7 : 0);

/** With what somebody opens who has been asked to come, and doesn't know yet what for. */
export const OPENERS: Readonly<Record<TalkKind, readonly string[]>> = {
  asked: ['I have a quarter of an hour. What do you need?'],
  told: ['From your face I take it that it isn’t good news. Go on.'],
  conduct: ['You said you wanted a word with me. What is it?'],
};

export interface Opening {
  readonly text: string;
  readonly used: readonly string[];
}

/** Whether they can say it to somebody who sits before them. */
export const sayable = (entry: Told): boolean =>
  entry.knownBy === 'both' &&
  entry.spoken !== null &&
  words(entry.spoken) >= 3 &&
  words(entry.spoken) <= 48 &&
  !POINTS.test(entry.spoken);

/** Sentences that stand one after the other in what they wrote, the weightiest stretch of it. */
function stretch(told: readonly Told[]): readonly Told[] {
  let best: { readonly entries: readonly Told[]; readonly value: number } = { entries: [], value: 0 };
  for (let from = 0; from < told.length; from += 1) {
    const entries: Told[] = [];
    let length = 0;
    for (const entry of told.slice(from, from + MOST_SENTENCES)) {
      const first = entries[0];
      if (!sayable(entry) || (first !== undefined && entry.sentence.part !== first.sentence.part)) break;
      length += words(entry.spoken ?? '');
      if (length > MOST_WORDS) break;
      entries.push(entry);
      // What opens their message opens the talk best; a pronoun with nothing before it doesn't.
      const value =
        entries.reduce((sum, one) => sum + Math.max(0, weight(one)), 0) +
        (from === 0 ? 0.8 : 0) -
        (/^(?:This|That|They|It|He|She|So|And|But|Also|These|There|Either|At the moment)\b/.test(
          entries[0]?.spoken ?? '',
        )
          ? 1.2
          : 0);
      if (value > best.value) best = { entries: [...entries], value };
    }
  }
  return best.entries;
}

/**
 * @param plain what anybody in this place would open with: lines about the matter, the first that fits is taken
 * @param project what it is about, as one speaks of it
 * @param kind where the student begins the talk: what the other said elsewhere, of other things, doesn't open it then
 */
export function openingOf(
  told: readonly Told[],
  project: string,
  plain: readonly string[],
  kind: TalkKind | null,
): Opening {
  const own = told.filter((entry) => entry.own && (kind === null || kind === 'asked' || entry.written));
  const chosen = kind === 'conduct' && own.every((entry) => !entry.written) ? [] : stretch(own);
  const asked =
    chosen.length > 0 || kind !== null ? chosen : stretch(told.filter((entry) => entry.theirs && !entry.own));
  const used = asked.flatMap(({ spoken }) => spoken?.replaceAll(/\s*\([^)]*\)/g, '') ?? []);
  const [question] = plain;
  let text = used.join(' ');
  if (question !== undefined && !text.includes('?') && words(text) <= (kind === null ? MOST_WORDS - 14 : ENOUGH))
    text = `${text} ${question}`.trim();
  if (text.length < LEAST_CHARACTERS)
    text = `${project === 'this' ? 'Good that you’re here.' : `So we speak about ${project}.`} ${text}`.trim();
  if (text.length < LEAST_CHARACTERS) text = `${text} Sit down, please.`;
  return { text, used: [...used, ...plain.filter((line) => text.includes(line))] };
}
