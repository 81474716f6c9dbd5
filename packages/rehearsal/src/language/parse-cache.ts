/**
 * Sentences that were parsed before. Those of the library can be brought along (they never change, and parsing them takes
 * seconds); of others the latest are kept.
 */
import type { Sentence, Term } from './sentence';

/** Characters of text whose sentences are kept: some 20 MB. A long conversation has 40,000. */
const CHARACTERS_KEPT = 250_000;

const tagSets = new Map<string, ReadonlySet<string>>();
/** One set for the same tags in the same order: there are some hundred of them, and hundreds of thousands of terms. */
export function tagSet(tags: Iterable<string>): ReadonlySet<string> {
  const list = [...tags];
  const name = list.join(' ');
  const known = tagSets.get(name) ?? new Set(list);
  tagSets.set(name, known);
  return known;
}

/** As written, the word, its root, the number of its tags, what stands after it. */
type PackedTerm = readonly [string, string, string, number, string];
/** Verbatim, question, negated, content, terms. */
type PackedSentence = readonly [string, boolean, boolean, readonly string[], readonly PackedTerm[]];

/** Parses as they are shipped: of each text its sentences as JSON, whose terms name their tags by number. */
export interface ParsedLibrary {
  readonly tags: readonly string[];
  readonly texts: readonly (readonly [text: string, sentences: string])[];
}

export interface ParseCache {
  has(text: string): boolean;
  remember(text: string, make: () => readonly Sentence[]): readonly Sentence[];
  /** From here on nothing is forgotten. */
  keepAll(): void;
  /** What was parsed here, to be brought along by another process; what was brought here is not in it again. */
  pack(): ParsedLibrary;
  /** Takes these parses for good; each is unpacked when it is first asked for. */
  bring(library: ParsedLibrary): void;
}

/** @param charactersKept of texts that were not brought along */
export function createParseCache(charactersKept = CHARACTERS_KEPT): ParseCache {
  let limit = charactersKept;
  const library = new Map<
    string,
    readonly Sentence[] | { readonly packed: string; readonly tags: readonly string[] }
  >();
  const latest = new Map<string, readonly Sentence[]>();
  let characters = 0;

  const brought = (text: string): readonly Sentence[] | undefined => {
    const known = library.get(text);
    if (known === undefined || !('packed' in known)) return known;
    const sentences = unpack(known.packed, known.tags);
    library.set(text, sentences);
    return sentences;
  };

  return {
    has: (text) => library.has(text) || latest.has(text),
    remember(text, make) {
      const known = brought(text) ?? latest.get(text);
      if (known !== undefined) return known;
      const sentences = make();
      latest.set(text, sentences);
      characters += text.length;
      for (const oldest of latest.keys()) {
        if (characters <= limit || oldest === text) break;
        latest.delete(oldest);
        characters -= oldest.length;
      }
      return sentences;
    },
    keepAll() {
      limit = Number.POSITIVE_INFINITY;
    },
    pack() {
      const numbers = new Map<string, number>();
      const numberOf = (tags: ReadonlySet<string>): number => {
        const name = [...tags].join(' ');
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        return number;
      };
      const texts = [...latest].map(([text, sentences]): [string, string] => [
        text,
        JSON.stringify(sentences.map((sentence) => packed(sentence, numberOf))),
      ]);
      return { tags: [...numbers.keys()], texts };
    },
    bring({ tags, texts }) {
      for (const [text, packedText] of texts) library.set(text, { packed: packedText, tags });
    },
  };
}

const packed = (
  { text, question, negated, content, terms }: Sentence,
  numberOf: (tags: ReadonlySet<string>) => number,
): PackedSentence => [
  text,
  question,
  negated,
  [...content],
  terms.map((term) => [term.text, term.word, term.root, numberOf(term.tags), term.after]),
];

function unpack(text: string, tags: readonly string[]): readonly Sentence[] {
  const sentences: readonly PackedSentence[] = JSON.parse(text);
  return sentences.map(([verbatim, question, negated, content, terms]) => ({
    text: verbatim,
    question,
    negated,
    content,
    terms: terms.map(([written, word, root, number, after]): Term => ({
      text: written,
      word,
      root,
      tags: tagSet((tags[number] ?? '').split(' ').filter((tag) => tag !== '')),
      after,
    })),
  }));
}
