/** What a whole message is, before its sentences are read: words at all, in this language, one's own, meant for the stakeholder. */
import { franc } from 'franc-min';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { foreignWords } from '../language/other-languages';
import { ABSTRACT_WORDS, FUNCTION_WORDS, PRAISE } from '../language/vocabulary';
import type { Similarity } from '../similarity/similarity';
import type { CaseIndex } from './case-index';
import { hostileIn } from './conduct-units';
import { EXAMPLES } from './examples';
import { presses } from './manner';
import type { Fault, Suspicion, Understood } from './reading';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

/** Pairs of letters that occur in plain English: what a word of nobody's language has too few of. */
const LETTER_PAIRS: ReadonlySet<string> = new Set(
  [...FUNCTION_WORDS, ...ABSTRACT_WORDS].flatMap((word) =>
    word
      .slice(1)
      .split('')
      .map((letter, index) => `${word[index] ?? ''}${letter}`),
  ),
);

function plausible(word: string): boolean {
  if (/\d/.test(word) || word.length <= 3) return true;
  if (/(.)\1{3,}/.test(word)) return false;
  const letters = word.replaceAll(/['-]/g, '').split('');
  const strange = letters
    .slice(1)
    .filter((letter, index) => !LETTER_PAIRS.has(`${letters[index] ?? ''}${letter}`)).length;
  return strange <= Math.max(0, Math.floor(letters.length / 8)) && /[aeiouyäöüéèáíóúå]/i.test(word);
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/**
 * Words of form in a row, with nothing that holds them together: 'option price owner date decision Friday'. Telegraphic
 * English keeps its small words or a verb; a list of names and figures has few words of form.
 */
export function isStuffing(...sentences: readonly Sentence[]): boolean {
  const terms = sentences.flatMap((sentence) => sentence.terms).filter((term) => /[\p{L}\p{N}]/u.test(term.word));
  if (terms.length < 6) return false;
  const small = terms.filter((term) => FUNCTION_WORDS.has(term.word)).length;
  const form = sentences
    .flatMap((sentence) => sentence.content)
    .filter((word) => ABSTRACT_WORDS.has(word) || FORM_WORDS.has(word)).length;
  const held = share(small, terms.length);
  return (held <= 0.15 && form >= 3) || (held <= 0.25 && form >= 4 && share(form, terms.length) >= 0.35);
}
/** Names of moves, beside the abstract words. */
const FORM_WORDS = new Set([
  'price',
  'date',
  'cost',
  'budget',
  'deadline',
  'boundary',
  'commitment',
  'stakeholder',
  'acknowledge',
  'acknowledged',
  'apology',
  'concession',
  'milestone',
  'escalation',
  'owner',
  'option',
  'trade-off',
  'tradeoff',
  'recommendation',
  'friday',
]);

/** Whether a message can be read at all. `clear` is the benefit of the doubt: terse and misspelt English is clear. */
export function understood(index: Pick<CaseIndex, 'publicText'>, text: string): Understood {
  const visible = text.replaceAll(/\s/g, '');
  const letters = visible.match(/\p{L}/gu) ?? [];
  const words = wordsOf(text);
  if (words.length === 0) return 'noise';
  const markup = (text.match(/<[^<>]{1,400}>/g) ?? []).join('').length;
  if (share(markup, text.length) > 0.4) return 'noise';
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (letters.length >= 4 && share(latin.length, letters.length) < 0.5) return 'other_language';
  const figures = /\d/.test(text);
  if (share(letters.length, visible.length) < 0.35 && !figures) return 'noise';
  // Strings of a machine: a stretch of thirty letters and figures is no word.
  const tangled = (text.match(/[A-Za-z0-9+/=_-]{28,}/g) ?? []).join('').length;
  if (share(tangled, visible.length) > 0.5) return 'noise';
  const known = words.filter((word) => FUNCTION_WORDS.has(word) || FUNCTION_WORDS.has(word.replaceAll("'", ''))).length;
  const ofTheCase = words.filter((word) => index.publicText.includes(word) && word.length > 3).length;
  const foreign = foreignWords(words);
  if (foreign >= 2 && foreign > known && share(foreign, words.length) >= 0.3) return 'other_language';
  const knownShare = share(known + ofTheCase, words.length);
  if (words.length >= 5 && letters.length >= 25 && share(known, words.length) < 0.2 && knownShare < 0.4) {
    const language = franc(text, { minLength: 20 });
    const strangers = words.filter((word) => !plausible(word)).length;
    if (share(strangers, words.length) >= 0.45)
      return language !== 'eng' && language !== 'und' && /[à-ÿłşğżœ]/i.test(text) ? 'other_language' : 'noise';
    if (language !== 'eng' && language !== 'und' && known / words.length < 0.15) return 'other_language';
  }
  const strange = words.filter((word) => !plausible(word) && !index.publicText.includes(word)).length;
  if (share(strange, words.length) >= 0.5) return 'noise';
  const sentences = parseText(text);
  if (
    isStuffing(...sentences) ||
    share(sentences.filter((sentence) => isStuffing(sentence)).length, sentences.length) > 0.5
  )
    return 'noise';
  if (words.length >= 10 && new Set(words).size / words.length < 0.2) return 'noise';
  if (words.length <= 4 && known === 0 && /[à-ÿ¿¡ßłşğżœ]/i.test(text) && ofTheCase === 0) return 'other_language';
  return 'clear';
}

const grams = (words: readonly string[], size: number): string[] =>
  words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(' '));

/** How much of a text stands word for word in what others wrote, 0-1. Short texts are nobody's property. */
export function copiedShare(text: string, sources: readonly string[]): number {
  const words = wordsOf(text);
  if (words.length < 7) return 0;
  const own = grams(words, 4);
  const theirs = new Set(sources.flatMap((source) => grams(wordsOf(source), 4)));
  return share(own.filter((gram) => theirs.has(gram)).length, own.length);
}

/** Whether the student says the same again. */
export function repeats(text: string, earlier: readonly string[]): boolean {
  const words = new Set(wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word)));
  if (words.size < 3) return earlier.some((before) => before.trim().toLowerCase() === text.trim().toLowerCase());
  return earlier.some((before) => {
    const theirs = new Set(wordsOf(before).filter((word) => !FUNCTION_WORDS.has(word)));
    const shared = [...words].filter((word) => theirs.has(word)).length;
    return share(shared, words.size + theirs.size - shared) >= 0.8;
  });
}

/** What the conduct of a message shows: what is certain, and what only may be meant. */
export interface Conduct {
  readonly faults: readonly Fault[];
  readonly suspected: readonly Suspicion[];
}

/** Faults of conduct, sentence by sentence, with the words that show them. */
export function conductOf(text: string, similarity: Similarity): Conduct {
  const faults: Fault[] = [];
  const suspected: Suspicion[] = [];
  const sentences = parseText(text);
  for (const [at, sentence] of sentences.entries()) {
    const near = [sentences[at - 1], sentences[at + 1]].filter((other) => other !== undefined);
    const found = hostileIn(sentence, near, similarity);
    if (found?.certainty === 'certain') faults.push({ kind: found.kind, quote: sentence.text });
    else if (found) {
      const pressing = presses(sentence, similarity);
      const likely = pressing || found.certainty === 'likely';
      suspected.push({ kind: pressing ? 'threat' : found.kind, quote: sentence.text, likely });
    }
    const praise = sentence.terms.some((term) => PRAISE.has(term.word));
    const second = / (?:you|your|yourself) /.test(plainWords(sentence));
    if ((second && praise && !sentence.question && !sentence.negated) || isFlattery(sentence, similarity))
      faults.push({ kind: 'flatter', quote: sentence.text });
  }
  return { faults, suspected };
}

const isFlattery = (sentence: Sentence, similarity: Similarity): boolean =>
  similarity.name === 'embedding' &&
  EXAMPLES.flatter.some((example) => similarity.sounds(sentence.text, example) >= 0.72);
