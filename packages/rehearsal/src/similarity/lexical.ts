/** Similarity without a model: shared roots, weighed by how rare a word is in what was seen. The fallback of the embeddings. */
import { parseText } from '../language/parse';
import type { Similarity } from './similarity';

type Bag = ReadonlyMap<string, number>;

function bagOf(text: string): Bag {
  const bag = new Map<string, number>();
  for (const sentence of parseText(text)) for (const word of sentence.content) bag.set(word, 1);
  return bag;
}

/** Long words say more about a matter than short ones; it stands in for frequencies that are not there. */
const weight = (word: string): number => 0.5 + Math.min(word.length, 9) / 6;

/** Cosine of weighted roots. Deterministic, needs no preparation, hears no synonyms. */
export function createLexicalSimilarity(): Similarity {
  const bags = new Map<string, Bag>();
  const bag = (text: string): Bag => {
    const known = bags.get(text);
    if (known) return known;
    if (bags.size > 4000) bags.clear();
    const made = bagOf(text);
    bags.set(text, made);
    return made;
  };
  const norm = (words: Bag): number => Math.sqrt([...words.keys()].reduce((sum, word) => sum + weight(word) ** 2, 0));
  const cosine = (left: string, right: string): number => {
    const a = bag(left);
    const b = bag(right);
    if (a.size === 0 || b.size === 0) return 0;
    const shared = [...a.keys()].filter((word) => b.has(word)).reduce((sum, word) => sum + weight(word) ** 2, 0);
    return shared / (norm(a) * norm(b));
  };
  return {
    name: 'lexical',
    related: 0.24,
    close: 0.42,
    prepare: async () => undefined,
    vector: () => null,
    meant: () => null,
    compare: cosine,
    sounds: cosine,
    cosine,
    dispose: async () => undefined,
  };
}
