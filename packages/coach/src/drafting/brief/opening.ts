/** What the stakeholder opens with: their own words from the brief, where there are any. */
import type { Told } from './told';

const MOST_WORDS = 62;
/** What weighs less opens no talk. */
const SAYS_ENOUGH = 0.8;
const LEAST_CHARACTERS = 60;
const REPROACH = /\b(?:why|nobody|not|never|found out|twice|again|straight|only|last|heard|fool|promised)\b|n['’]t\b/i;

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

export interface Opening {
  readonly text: string;
  readonly used: readonly string[];
}

/** @param spare lines to go on with where they said little */
export function openingOf(told: readonly Told[], project: string, spare: readonly string[]): Opening {
  const own = told.filter(
    (entry) =>
      entry.theirs &&
      entry.knownBy === 'both' &&
      entry.spoken !== null &&
      words(entry.spoken) >= 4 &&
      words(entry.spoken) <= 48,
  );
  const ranked = own.toSorted((left, right) => weight(right) - weight(left));
  const chosen: Told[] = [];
  for (const entry of ranked) {
    const length = [...chosen, entry].reduce((sum, { spoken }) => sum + words(spoken ?? ''), 0);
    if (length <= MOST_WORDS && chosen.length < 3 && (chosen.length === 0 || weight(entry) >= SAYS_ENOUGH))
      chosen.push(entry);
  }
  const used = chosen
    .toSorted((left, right) => left.sentence.start - right.sentence.start)
    .flatMap(({ spoken }) => spoken?.replaceAll(/\s*\([^)]*\)/g, '') ?? []);
  let text = used.join(' ');
  if (!text.includes('?') && words(text) <= MOST_WORDS - 14)
    text = `${text} ${spare[0] ?? `So where do we stand with ${project}?`}`.trim();
  if (text.length < LEAST_CHARACTERS) text = `You wanted to talk about ${project}, and so did I. ${text}`;
  return { text, used: [...used, ...spare.filter((line) => text.includes(line))] };
}
