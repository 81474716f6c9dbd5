/** Claims that the student takes back later as not so: the surest sign that they were false (product §12.15). */
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { TranscriptMessage } from '../types';
import type { Admission } from '../understanding/reading';
import { asserts } from './asserting';
import { thingsIn } from './matter';

const ADMITS = new RegExp(
  ` ${oneOf(
    'i told you wrong|i lied|i (?:just |only )?made (?:that|it|this|them) up|i was bluffing|i exaggerated',
    '(?:that|it) was not (?:quite |really |entirely )?true',
    '(?:done|signed|finished|fixed|agreed|sent|ready) as in',
    '(?:maybe |perhaps |honestly )+i (?:have|had|did) not (?:told|tell|asked|ask|signed|sign|sent|send|done|do|paid|pay)',
    String.raw`maybe (?:\S+ ){1,5}is (?:only )?an? \S+ and not`,
    '(?:may|might) still be|you were not (?:at|in|there)',
  )} `,
);
const POINTS_BACK = / (?:made (?:that|it|this|them) up|that was not|it was not|i lied) /;
/** Roots so long that a common beginning makes them one: 'sign' and 'signature'. */
const STEM = 4;
const alike = (left: string, right: string): boolean =>
  left === right || (Math.min(left.length, right.length) >= STEM && (left.startsWith(right) || right.startsWith(left)));

/** How many things of one sentence the other names, too, under any form of the word. */
export const inBothForms = (left: ReadonlySet<string>, right: ReadonlySet<string>): number =>
  [...left].filter((word) => [...right].some((other) => alike(word, other))).length;

/** Words of any sentence, which name nothing that it could be recognised by. */
const PASSING: ReadonlySet<string> = new Set([
  'already',
  'actually',
  'basically',
  'last',
  'tell',
  'say',
  'hand',
  'know',
]);
/** What a sentence names, without words of any sentence. */
export const named = (sentence: Sentence): ReadonlySet<string> =>
  new Set([...thingsIn(sentence)].filter((word) => !PASSING.has(word)));

const ASKS_BEHIND =
  /[,;:–-]\s+(?=(?:and |but |so )?(?:what|who|when|why|how|is|are|do|does|did|can|could|will|would|shall|should)\b)/i;
/** What a sentence states; of a question what stands before it asks: 'They have not begun, I exaggerated; does that change anything?' */
function statedIn(sentence: Sentence): readonly Sentence[] {
  if (!sentence.question) return [sentence];
  const [before = '', asked] = sentence.text.split(ASKS_BEHIND, 2);
  return asked === undefined ? [] : parseText(`${before}.`);
}

/**
 * What of the student's earlier claims a message takes back as not so.
 * @param earlier the student's messages before it
 */
export function admittedIn(
  sentences: readonly Sentence[],
  earlier: readonly TranscriptMessage[],
): readonly Admission[] {
  return sentences.flatMap((sentence, at): readonly Admission[] => {
    if (!statedIn(sentence).some((stated) => ADMITS.test(plainWords(stated)))) return [];
    // 'There is no firm. I made that up.': what is meant may stand in the sentence before.
    const meant = [
      sentence,
      ...(POINTS_BACK.test(plainWords(sentence)) ? sentences.slice(Math.max(0, at - 1), at) : []),
    ];
    const here = new Set(meant.flatMap((one) => [...claimed(one)]));
    const [claim] = earlier
      .flatMap(({ number, content }) =>
        parseText(content).map((said) => ({ messageNumber: number, said, common: inBothForms(here, claimed(said)) })),
      )
      .filter(({ said, common }) => common >= 1 && asserts(said) && !ADMITS.test(plainWords(said)))
      .toSorted((left, right) => right.common - left.common || right.messageNumber - left.messageNumber);
    return claim ? [{ messageNumber: claim.messageNumber, quote: claim.said.text }] : [];
  });
}

const claimed = (sentence: Sentence): ReadonlySet<string> =>
  new Set([...named(sentence), ...(/ done /.test(plainWords(sentence)) ? ['done'] : [])]);
