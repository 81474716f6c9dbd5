/**
 * What the classifier of purposes sees of a sentence: where its two embeddings lie, its words and pairs of words with a mark for
 * everyone who is named, what the grammar read in it, and a little of the sentences before and after it.
 */
import { DIMENSIONS, hashOf, tokensOf, wordsAndPairs } from '../../understanding/utterance-input';
import type { SparseInput } from '../../understanding/softmax';
import type { Similarity } from '../../similarity/similarity';
import { unit } from '../../understanding/weight';
import { MARKS } from '../brief/first-person';
import { escaped } from '../brief/names';
import type { Person } from '../brief/people';
import type { Sides } from '../brief/stakeholder';
import type { Told } from '../brief/told';

/** Words and pairs of words of the sentence share so many places, those of its neighbours so many more. */
const PLACES = 1024;
const NEAR_PLACES = 256;

const EMBEDDING_SCALE = 4;
const WORDS_SCALE = 5;
const NEAR_SCALE = 1.5;
const SIGN_SCALE = 0.6;
const NEAR_SIGN_SCALE = 0.35;

/** A sentence with what stands around it. */
interface Seen {
  readonly told: Told;
  readonly before: Told | undefined;
  /** Where it stands, 0 for the first and 1 for the last. */
  readonly place: number;
  readonly sides: Sides;
  /** A part of the brief that the stakeholder or anybody else wrote. */
  readonly written: boolean;
}

const has = (text: string, pattern: RegExp): boolean => pattern.test(text);

/** Plain signs, in this order. */
const SIGNS: readonly ((seen: Seen) => boolean)[] = [
  ({ told, sides }) => told.sentence.narrator === sides.stakeholder,
  ({ told, sides }) => told.sentence.narrator !== null && told.sentence.narrator === sides.student,
  ({ told }) => told.sentence.narrator === null,
  ({ told, sides }) =>
    told.sentence.narrator !== null &&
    told.sentence.narrator !== sides.stakeholder &&
    told.sentence.narrator !== sides.student,
  ({ told }) => told.sentence.internal,
  ({ told }) => told.sentence.quoted,
  ({ told }) => told.sentence.list,
  ({ told }) => told.sentence.confidential,
  ({ told }) => told.own,
  ({ told }) => told.aim,
  ({ told }) => told.advice,
  ({ told }) => told.asks,
  ({ told }) => told.theirs,
  ({ told }) => told.knownBy === 'both',
  ({ told }) => told.knownBy === 'student',
  ({ told }) => told.knownBy === 'hidden',
  ({ told }) => told.knownBy === 'meta',
  ({ told }) => told.claims.some(({ attitude }) => attitude === 'says'),
  ({ told }) => told.claims.some(({ attitude }) => attitude === 'wants' || attitude === 'asks'),
  ({ told }) => told.claims.some(({ attitude }) => attitude === 'fears'),
  ({ told }) => told.claims.some(({ attitude }) => attitude === 'refuses'),
  ({ told }) => told.claims.some(({ attitude }) => attitude === 'did' || attitude === 'has'),
  ({ told }) => told.claims.some(({ guessed }) => guessed),
  ({ told }) => told.mark.startsWith(MARKS.subject),
  ({ told }) => told.mark.includes(MARKS.subject),
  ({ told }) => told.mark.includes(MARKS.object),
  ({ told }) => told.mark.includes(MARKS.owner),
  ({ told }) => has(told.mark, /^\W*(?:I|we)\b/i),
  ({ told }) => has(told.mark, /\b(?:I|me|my|we|us|our)\b/i),
  ({ told }) => has(told.mark, /\b(?:you|your)\b/i),
  ({ told, sides }) => told.sentence.people.some((person) => person !== sides.stakeholder && person !== sides.student),
  ({ told, sides }) => {
    const [first] = told.sentence.people;
    return first !== undefined && first !== sides.stakeholder && told.sentence.text.indexOf(first.name) < 4;
  },
  ({ told }) => told.sentence.figures.some(({ kind }) => kind === 'money'),
  ({ told }) => told.sentence.figures.some(({ kind }) => kind === 'day'),
  ({ told }) => told.sentence.figures.length > 0,
  ({ told }) => told.sentence.text.endsWith('?'),
  ({ told }) => has(told.sentence.text, /[“”"]/),
  ({ told }) => has(told.sentence.text, /^\W*\(/),
  ({ told }) => has(told.sentence.text, /:$/),
  ({ told }) => told.sentence.text.split(/\s+/).length < 5,
  ({ told }) => told.sentence.text.split(/\s+/).length < 9,
  ({ told }) => told.sentence.text.split(/\s+/).length > 22,
  ({ place }) => place < 0.15,
  ({ place }) => place < 0.4,
  ({ place }) => place > 0.65,
  ({ place }) => place > 0.85,
  ({ written }) => written,
  ({ told }) => told.sentence.part > 0,
  ({ told, before }) => before !== undefined && before.sentence.part !== told.sentence.part,
  ({ told, before }) => before !== undefined && told.sentence.start - before.sentence.end > 1,
];

const SIGNED = 2 * DIMENSIONS;
const NEAR = SIGNED + SIGNS.length;
const NEAR_WORDS = NEAR + 2 * SIGNS.length;
const OWN_WORDS = NEAR_WORDS + 2 * NEAR_PLACES;
/** How many numbers the classifier weighs. */
export const PURPOSE_INPUT_WIDTH = OWN_WORDS + PLACES;

/** The sentence with a mark for the stakeholder and another for everybody else. */
function withoutNames(told: Told, sides: Sides): string {
  const others = told.sentence.people.filter((person): person is Person => person !== sides.stakeholder);
  const names = others.flatMap((person) => [...person.aliases]).toSorted((left, right) => right.length - left.length);
  const text = told.mark
    .replaceAll(MARKS.subject, ' them ')
    .replaceAll(MARKS.object, ' themo ')
    .replaceAll(MARKS.owner, ' themp ')
    .replaceAll(/¤[RM]/g, ' themr ');
  return names.length === 0
    ? text
    : text.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\d])(?:${names.map(escaped).join('|')})(?![\p{L}\d])`, 'giu'),
        'somebody',
      );
}

/** What is asked for a vector: the sentence as it stands. */
export const textToPlace = ({ sentence }: Told): string => sentence.text;

const hashed = (words: Iterable<string>, from: number, places: number): ReadonlySet<number> =>
  new Set(Array.from(words, (word) => from + (hashOf(word) % places)));

/** Where a prepared text lies, and where it lies by what it means (decision 0038). */
export type Placing = Pick<Similarity, 'vector' | 'meant'>;

const vectorOf = (text: string, placing: Placing): readonly number[] | null => {
  const [lies, means] = [placing.vector(text), placing.meant(text)];
  return lies?.length === DIMENSIONS && means?.length === DIMENSIONS ? [...unit(lies), ...unit(means)] : null;
};

/**
 * One for each sentence, in order.
 * @returns null where a sentence has no vector, or one of another length than the classifier was fitted for
 */
export function purposeInputs(told: readonly Told[], sides: Sides, placing: Placing): readonly SparseInput[] | null {
  const writing = new Set(told.flatMap(({ sentence, own }) => (own ? [sentence.part] : [])));
  const signs = told.map((entry, at) =>
    SIGNS.flatMap((sign, index) =>
      sign({
        told: entry,
        before: told[at - 1],
        place: told.length < 2 ? 0 : at / (told.length - 1),
        sides,
        written: writing.has(entry.sentence.part),
      })
        ? [index]
        : [],
    ),
  );
  const tokens = told.map((entry) => tokensOf(withoutNames(entry, sides)));
  const inputs: SparseInput[] = [];
  for (const [at, entry] of told.entries()) {
    const placed = vectorOf(textToPlace(entry), placing);
    if (placed === null) return null;
    const own = hashed(wordsAndPairs(tokens[at] ?? []), OWN_WORDS, PLACES);
    const near = [-1, 1].map((by, side) => ({
      words: hashed(new Set(tokens[at + by] ?? []), NEAR_WORDS + side * NEAR_PLACES, NEAR_PLACES),
      signs: (signs[at + by] ?? []).map((sign) => NEAR + side * SIGNS.length + sign),
    }));
    const each = WORDS_SCALE / Math.sqrt(Math.max(1, own.size));
    const numbers: (readonly [number, number])[] = [
      ...placed.map((value, place) => [place, value * EMBEDDING_SCALE] as const),
      ...(signs[at] ?? []).map((sign) => [SIGNED + sign, SIGN_SCALE] as const),
      ...near.flatMap((side) => side.signs.map((sign) => [sign, NEAR_SIGN_SCALE] as const)),
      ...near.flatMap((side) =>
        Array.from(side.words, (word) => [word, NEAR_SCALE / Math.sqrt(Math.max(1, side.words.size))] as const),
      ),
      ...Array.from(own, (word) => [word, each] as const),
    ];
    inputs.push({
      places: Uint16Array.from(numbers, ([place]) => place),
      values: Float32Array.from(numbers, ([, value]) => value),
    });
  }
  return inputs;
}
