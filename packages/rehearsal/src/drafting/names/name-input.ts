/**
 * What the classifier of names sees of words with capitals: where their embedding lies (names lie together), what they look like,
 * and what stands around them.
 */
import type { Similarity } from '../../similarity/similarity';
import { DIMENSIONS, hashOf } from '../../understanding/utterance-input';
import type { SparseInput } from '../../understanding/softmax';
import { unit } from '../../understanding/weight';
import type { Span } from '../brief/brief-line';
import {
  BEFORE_SOMEBODY,
  DOES,
  firstName,
  isGroup,
  isPlace,
  SPEAKS,
  tagsOf,
  titleOf,
  TO_SOMEBODY,
} from '../brief/names';
import { namesOrganisation, namesRole } from '../brief/roles';
import type { WrittenName } from './name-spans';

/** One mention with what stands around it, each side to the end of its line. */
interface Mention {
  readonly written: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Where it stands, 0 for the top of the brief and 1 for its end. */
  readonly place: number;
}

const PRONOUN_NEAR = /^[^\n\p{Lu}]{0,70}?\b(?:he|she|him|his|her|hers)\b/u;
const ROLE_BEHIND =
  /^\s?(?:,|\(|–|—|-|=|:|is|was)\s?(?:(?:the|our|their|an?|my|your|now|new|also)\s)*([\p{Ll}-]+(?:\s[\p{Ll}-]+){0,3})/u;
const ROLE_BEFORE = /([\p{L}-]+),?\s(?:\()?$/u;

/** Of a mention, in this order. */
const OF_A_MENTION: readonly ((mention: Mention) => boolean)[] = [
  ({ written }) => titleOf(written) !== null,
  ({ after }) => DOES.test(after),
  ({ after }) => SPEAKS.test(after),
  ({ after }) => PRONOUN_NEAR.test(after),
  ({ after }) => /^[’']s\s/u.test(after),
  ({ after }) => namesRole(ROLE_BEHIND.exec(after)?.[1] ?? ''),
  ({ after }) => /^\s?\(/u.test(after),
  ({ after }) => /^\s?:/u.test(after),
  ({ after }) => /^,?\s?$/u.test(after),
  ({ after }) => /^\s?[,;)]/u.test(after),
  ({ after }) => /^\s?[-–—>=]/u.test(after),
  ({ after }) => /^\s(?:and|&|or)\s\p{Lu}/u.test(after),
  ({ after }) => /^\s\p{Ll}+(?:s|ed)\b/u.test(after),
  ({ after }) => /^\s\d/u.test(after),
  ({ before }) => TO_SOMEBODY.test(before),
  ({ before }) => BEFORE_SOMEBODY.test(before),
  ({ before }) => namesRole(ROLE_BEFORE.exec(before)?.[1] ?? ''),
  ({ before }) => /\b(?:in|at|near|into|outside|around)\s(?:the\s)?$/iu.test(before),
  ({ before }) => /\b(?:from|of|for|to|via|by)\s$/iu.test(before),
  ({ before }) => /\b(?:the|an?|this|our|their)\s$/iu.test(before),
  ({ before }) => /(?:^|[.!?]["”)]?\s+|[-•*>]\s*)$/u.test(before),
  ({ before }) => before.trim() === '',
  ({ before }) => /^\W*(?:hi|hello|hey|dear|hallo|morning|olá|hola)\W*$/iu.test(before),
  ({ before }) =>
    /^\W*(?:from|to|cc|von|reporter|reported by|requester|assignee|assigned to|owner|raised by)\W*$/iu.test(before),
  ({ before }) => /^\W*(?:present|attending|attendees|there|participants|apologies)\b/iu.test(before),
  ({ before }) => /\p{Lu}\p{Ll}+(?:,|\s(?:and|&))\s$/u.test(before),
  ({ before }) => /[([]$/u.test(before),
  ({ before }) => /["“'‘]$/u.test(before),
  ({ before }) => /\d\s?$/u.test(before),
  ({ before, after }) => before.trim() === '' && after.trim() === '',
  ({ place }) => place < 0.1,
  ({ place }) => place > 0.9,
];

/** Of the words by themselves, in this order. */
const OF_A_NAME: readonly ((name: string, words: readonly string[], brief: string) => boolean)[] = [
  (_, { length }) => length === 1,
  (_, { length }) => length === 2,
  (_, { length }) => length > 2,
  (_, words) => words.some((word) => /^\p{Lu}{2,}$/u.test(word)),
  (_, words) => words.every((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word)),
  (_, words) => words.some((word) => /^\p{Lu}\.?$/u.test(word)),
  (name) => /[-’'/]/u.test(name),
  (name) => /[^ -~’]/u.test(name),
  (_, [first = '']) => firstName(first).known,
  (_, words) => firstName(words.at(-1) ?? '').known,
  (_, [first = '']) => isPlace(first),
  (_, words) => isPlace(words.at(-1) ?? ''),
  (_, [first = '']) => tagsOf(first.toLowerCase()).includes('Verb'),
  (_, [first = '']) => tagsOf(first.toLowerCase()).includes('Adjective'),
  (_, [first = '']) =>
    tagsOf(first.toLowerCase()).some((tag) => /^(?:Plural|Uncountable|Actor|Adverb|Preposition)$/.test(tag)),
  (name) => namesOrganisation(name),
  (name) => namesRole(name),
  (name) => isGroup(name),
  (name) => name.length < 4,
  (_, [first = ''], brief) =>
    new RegExp(String.raw`(?<!\p{L})${first.toLowerCase().replaceAll(/[^\p{L}]/gu, '.')}(?!\p{L})`, 'u').test(brief),
];

const MENTION_PLACES = 256;
const SHAPE_PLACES = 128;
const SIGNS = OF_A_NAME.length + 2;
const AROUND = SIGNS + OF_A_MENTION.length;
const SHAPES = AROUND + MENTION_PLACES;
const LIES = SHAPES + SHAPE_PLACES;
/** How many numbers the classifier weighs. */
export const NAME_INPUT_WIDTH = LIES + DIMENSIONS;

const lineBefore = (brief: string, at: number): string => brief.slice(brief.lastIndexOf('\n', at - 1) + 1, at);
const lineAfter = (brief: string, at: number): string => {
  const end = brief.indexOf('\n', at);
  return brief.slice(at, end < 0 ? undefined : end);
};

const TOKEN = /\p{L}+(?:[’']\p{L}+)?|\d+|[^\s\p{L}\d]/gu;
const EDGE = '¶';

function around({ before, after }: Mention): readonly string[] {
  const left = [EDGE, EDGE, ...(before.toLowerCase().match(TOKEN) ?? [])].slice(-2);
  const right = [...(after.toLowerCase().match(TOKEN) ?? []), EDGE, EDGE].slice(0, 2);
  const short = (word: string | undefined) => (/^\d+$/.test(word ?? '') ? '#' : (word ?? EDGE));
  return [`1<${short(left[1])}`, `2<${short(left[0])}`, `1>${short(right[0])}`, `2>${short(right[1])}`];
}

const shapes = (words: readonly string[]): readonly string[] => {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const plain = (word: string) => word.toLowerCase();
  return [
    `^${plain(first).slice(0, 2)}`,
    `$${plain(last).slice(-2)}`,
    `$${plain(last).slice(-3)}`,
    `f${plain(first).slice(-2)}`,
  ];
};

const EMBEDDING_SCALE = 2;
const AROUND_SCALE = 1;
const SHAPE_SCALE = 0.5;

/** What goes in for one of them, whose name was prepared. @returns null where it has no vector, as without the sentence model */
export function nameInput(
  { name, at: places }: WrittenName,
  brief: string,
  placing: Pick<Similarity, 'vector'>,
): SparseInput | null {
  const lies = placing.vector(name);
  if (lies?.length !== DIMENSIONS) return null;
  const words = name.split(/\s+/);
  const mentions = places.map(({ start, end }: Span): Mention => ({
    written: brief.slice(start, end),
    name,
    before: lineBefore(brief, start),
    after: lineAfter(brief, end),
    place: start / Math.max(1, brief.length),
  }));
  const numbers = new Map<number, number>();
  const add = (place: number, value: number): void => {
    numbers.set(place, (numbers.get(place) ?? 0) + value);
  };
  for (const [sign, of] of OF_A_NAME.entries()) if (of(name, words, brief)) add(sign, 1);
  if (mentions.length > 1) add(OF_A_NAME.length, 1);
  if (mentions.length > 2) add(OF_A_NAME.length + 1, 1);
  for (const [sign, of] of OF_A_MENTION.entries()) {
    const share = mentions.filter(of).length / mentions.length;
    if (share > 0) add(SIGNS + sign, share);
  }
  for (const mention of mentions)
    for (const word of around(mention)) add(AROUND + (hashOf(word) % MENTION_PLACES), AROUND_SCALE / mentions.length);
  for (const shape of shapes(words)) add(SHAPES + (hashOf(shape) % SHAPE_PLACES), SHAPE_SCALE);
  for (const [at, value] of unit(lies).entries()) add(LIES + at, EMBEDDING_SCALE * value);
  return { places: Uint16Array.from(numbers.keys()), values: Float32Array.from(numbers.values()) };
}
