/** Which sentence of a labelled brief a text of its draft was made of, by the words that they share. */
import type { LabelledBrief, LabelledSentence } from './index';

const LITTLE = new Set(
  `
  a an the and or but so to of in on at for with by from as that this these those it its is are was were be been am will
  would can could has have had do does did not no he she they him her his hers their them i me my mine we us our you your
  if when than then there what which who also just only up out about s t ll ve re d m don doesn didn won isn wasn
`
    .trim()
    .split(/\s+/),
);

/** Words and figures that say something, in order. */
export const sayingWords = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/(?<=\d)[.,\s](?=\d{3})/g, '')
      .match(/\p{L}+|\d+(?:[.,:]\d+)*/gu) ?? []
  ).filter((word) => !LITTLE.has(word));

/** The same without endings that turn with the person: 'wants' and 'want'. */
const stem = (word: string): string => word.replace(/(?:'s|es|s|ed|d)$/, '');

/** The share of a text's words that stand in another. */
export function shareIn(words: readonly string[], other: ReadonlySet<string>): number {
  return words.length === 0 ? 0 : words.filter((word) => other.has(stem(word))).length / words.length;
}

export const stemsOf = (text: string): ReadonlySet<string> => new Set(sayingWords(text).map(stem));

const HALF = 0.6;

/** The sentences of the brief that a text was made of; none where it is nobody's. */
export function madeOf(text: string, { sentences }: LabelledBrief): readonly LabelledSentence[] {
  const words = sayingWords(text);
  if (words.length < 2) return [];
  const whole = new Set(words.map(stem));
  return sentences.filter((sentence) => {
    const said = sayingWords(sentence.text);
    const inText = shareIn(said, whole);
    return (
      (said.length >= 2 && inText >= HALF) ||
      (words.length >= 3 && shareIn(words, new Set(said.map(stem))) >= HALF && said.length >= 3)
    );
  });
}
