/**
 * Towards which concern words lean. Embeddings alone confuse the concerns of one case, which all speak of the same
 * project; words alone miss a paraphrase. So three kinds of evidence are added: how near the text comes to what is said
 * about each concern once that which all concerns share is taken out; how much its words and parts of words belong to
 * one concern rather than to the others; and the cues that the author named.
 */
import { parseText } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { cueHits, textsAbout, type CaseIndex, type ConcernIndex } from './case-index';

/** What each kind of evidence weighs. Fitted on the library's own examples, each taken out of its scenario (decision 0006). */
const WORDS_WEIGHT = 0.05;
const PARTS_WEIGHT = 0.05;
const CUE_WEIGHT = 0.1;
const CUES_COUNTED = 3;
const NEAREST = 3;
const SMOOTHING = 0.03;
const PART_LENGTH = 4;

type Features = (text: string) => ReadonlySet<string>;

/** The features of an author's text are asked for once for each concern; a student's text is not kept. */
function keeping(features: Features): Features {
  const kept = new Map<string, ReadonlySet<string>>();
  return (text) => {
    const known = kept.get(text) ?? features(text);
    kept.set(text, known);
    return known;
  };
}

const words: Features = (text) => new Set(parseText(text).flatMap((sentence) => sentence.content));

/** Runs of four letters inside each word: 'inspection' and 'inspecter' share most of theirs. */
const parts: Features = (text) => {
  const found = new Set<string>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (word.length < PART_LENGTH) continue;
    const padded = `_${word}_`;
    for (let start = 0; start + PART_LENGTH <= padded.length; start += 1)
      found.add(padded.slice(start, start + PART_LENGTH));
  }
  return found;
};

/** How often a feature stands in what is said about a concern, and about the others: the log of that proportion. */
type Odds = ReadonlyMap<string, number>;

function oddsOf(own: readonly string[], others: readonly string[], features: Features): Odds {
  const share = (texts: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const text of texts)
      for (const feature of features(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1 / texts.length);
    return counts;
  };
  const here = share(own);
  const there = share(others);
  return new Map(
    [...here.keys(), ...there.keys()].map((feature) => [
      feature,
      Math.log(((here.get(feature) ?? 0) + SMOOTHING) / ((there.get(feature) ?? 0) + SMOOTHING)),
    ]),
  );
}

function evidenceOf(found: ReadonlySet<string>, odds: Odds): number {
  let sum = 0;
  for (const feature of found) sum += odds.get(feature) ?? 0;
  return sum / Math.sqrt(found.size + 1);
}

interface Prepared {
  readonly entry: ConcernIndex;
  readonly texts: readonly string[];
  readonly words: Odds;
  readonly parts: Odds;
}

const preparedFor = new WeakMap<CaseIndex, readonly Prepared[]>();

function prepared(index: CaseIndex): readonly Prepared[] {
  const known = preparedFor.get(index);
  if (known) return known;
  const texts = index.concerns.map(({ concern }) => textsAbout(concern));
  const [keptWords, keptParts] = [keeping(words), keeping(parts)];
  const made = index.concerns.map((entry, at) => {
    const own = texts[at] ?? [];
    const others = texts.filter((_, other) => other !== at).flat();
    return { entry, texts: own, words: oddsOf(own, others, keptWords), parts: oddsOf(own, others, keptParts) };
  });
  preparedFor.set(index, made);
  return made;
}

/** Taking the mean of all texts out of every vector, done with their products alone: similarity is asked for pairs only. */
interface Centre {
  readonly length: number;
  readonly towards: ReadonlyMap<string, number>;
}
const centres = new WeakMap<CaseIndex, Map<string, Centre>>();

function centreOf(index: CaseIndex, similarity: Similarity): Centre {
  const known = centres.get(index) ?? new Map<string, Centre>();
  centres.set(index, known);
  const before = known.get(similarity.name);
  if (before) return before;
  const all = prepared(index).flatMap((entry) => entry.texts);
  const towards = new Map(
    all.map((text) => [text, all.reduce((sum, other) => sum + similarity.cosine(text, other), 0) / all.length]),
  );
  const length = [...towards.values()].reduce((sum, value) => sum + value, 0) / towards.size;
  const centre = { length, towards };
  if (length > 0) known.set(similarity.name, centre);
  return centre;
}

/** Texts compared with all others before somebody else may have the event loop. */
const COMPARED_AT_ONCE = 8;

/** Does once for a case what the first leaning would do in one long stretch: comparing all its texts with each other. */
export async function prepareLeanings(
  index: CaseIndex,
  similarity: Similarity,
  pause: () => Promise<void>,
): Promise<void> {
  if (centres.get(index)?.has(similarity.name) === true) return;
  const all = prepared(index).flatMap((entry) => entry.texts);
  await pause();
  for (const [at, text] of all.entries()) {
    for (const other of all) similarity.cosine(text, other);
    if (at % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await pause();
  }
  centreOf(index, similarity);
}

/**
 * How much a text leans towards each concern of the case: about 0 where it says nothing of it, above 0.35 where it
 * plainly speaks of it. Deterministic; the texts have to be prepared.
 */
export function leanings(index: CaseIndex, text: string, similarity: Similarity): ReadonlyMap<string, number> {
  const centre = centreOf(index, similarity);
  const all = prepared(index);
  const near = new Map(
    all.flatMap((entry) => entry.texts.map((about) => [about, similarity.cosine(text, about)] as const)),
  );
  const mean = near.size === 0 ? 0 : [...near.values()].reduce((sum, value) => sum + value, 0) / near.size;
  const own = Math.sqrt(Math.max(1e-6, 1 - 2 * mean + centre.length));
  const foundWords = words(text);
  const foundParts = parts(text);
  const sentences = parseText(text);
  return new Map(
    all.map(({ entry, texts, words: wordOdds, parts: partOdds }) => {
      const centred = texts
        .map((about) => {
          const towards = centre.towards.get(about) ?? 0;
          return (
            ((near.get(about) ?? 0) - mean - towards + centre.length) /
            (own * Math.sqrt(Math.max(1e-6, 1 - 2 * towards + centre.length)))
          );
        })
        .toSorted((left, right) => right - left)
        .slice(0, NEAREST);
      const nearest = centred.reduce((sum, value) => sum + value, 0) / Math.max(1, centred.length);
      const cues = sentences.reduce((most, sentence) => Math.max(most, cueHits(entry, sentence)), 0);
      return [
        entry.concern.id,
        nearest +
          WORDS_WEIGHT * evidenceOf(foundWords, wordOdds) +
          PARTS_WEIGHT * evidenceOf(foundParts, partOdds) +
          CUE_WEIGHT * Math.min(cues, CUES_COUNTED),
      ] as const;
    }),
  );
}
