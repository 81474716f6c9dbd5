/** What a whole message is, before its sentences are read: words at all, in this language, one's own, meant for the stakeholder. */
import { franc } from 'franc-min';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { foreignWords } from '../language/other-languages';
import { ABSTRACT_WORDS, FUNCTION_WORDS, PRAISE } from '../language/vocabulary';
import type { Similarity } from '../similarity/similarity';
import type { CaseIndex } from './case-index';
import { isRude, threatens } from './hostility';
import { EXAMPLES, phraseIn, type ExampleKind } from './phrases';
import type { Fault, FaultKind, Understood } from './reading';

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
export function understood(index: CaseIndex, text: string): Understood {
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

/** 'It was your review that missed it': the listener's own doing, named as what failed. */
const FAILED = new Set([
  'missed',
  'failed',
  'forgot',
  'broke',
  'caused',
  'messed',
  'screwed',
  'dropped',
  'ignored',
  'slept',
  'botched',
  'ruined',
  'overlooked',
]);

/** 'If your people had done it we would not be here.' */
const WOULD_NOT_BE =
  / (?:if|had) (?:only )?(?:you|your|they|their|he|she|the)(?: \S+){0,5} (?:had|did|were|was|have|been|listened|answered|estimated|delivered)\b.* (?:would not|would never|would have) /;
const ALWAYS_YOU =
  / (?:you|you \S+|your \S+|your \S+ \S+) (?:(?:always|only ever|keep|just) (?:want|wants|complain|complains|complaining|change|changes|changing|miss|misses|missing|forget|forgets|forgetting|say no|block|blocks|blocking|fail|fails|failing|delay|delays|delaying)|never (?:deliver|delivers|listen|listens|answer|answers|do|does|read|reads|reply|replies|care|cares|tell|tells|keep|keeps|help|helps)) /;
/** 'The vendor should have caught that.' */
const OTHERS_SHOULD =
  / (?:they|he|she|the \S+|your \S+|somebody else|someone else) should (?:really )?have (?!been told|heard|had |known it from)(?!been asked|been warned)\S+/;

function blames(sentence: Sentence): boolean {
  const words = plainWords(sentence);
  if (
    sentence.question ||
    / (?:i|we) should | sorry | should have (?:heard|had|been told) | do not blame | not blaming | nobody blames /.test(
      words,
    )
  )
    return false;
  if (
    / (?:not|never|nothing) (?:been )?(?:your|their|his|her) (?:own )?fault | as if (?:it|that) | then it was (?:your|my) /.test(
      words,
    )
  )
    return false;
  if (
    phraseIn(words, 'blame') !== null ||
    WOULD_NOT_BE.test(words) ||
    ALWAYS_YOU.test(words) ||
    OTHERS_SHOULD.test(words)
  )
    return true;
  return sentence.terms.some((term, at) => {
    if (term.word !== 'your' || sentence.negated) return false;
    const next = sentence.terms.slice(at + 1, at + 5);
    return (
      next.some((near) => FAILED.has(near.word)) && !next.some((near) => ['i', 'we', 'my', 'our'].includes(near.word))
    );
  });
}

/** Faults of conduct, sentence by sentence, with the words that show them. */
export function conductFaults(index: CaseIndex, text: string, similarity: Similarity): readonly Fault[] {
  const faults: Fault[] = [];
  const sentences = parseText(text);
  for (const [at, sentence] of sentences.entries()) {
    const words = plainWords(sentence);
    const like = (kind: ExampleKind, least: number): boolean =>
      similarity.name === 'embedding' &&
      EXAMPLES[kind].some((example) => similarity.sounds(sentence.text, example) >= least);
    const add = (kind: FaultKind): void => {
      faults.push({ kind, quote: sentence.text });
    };
    const ofTheCase = (phrase: string | null): boolean => phrase !== null && index.publicText.includes(phrase);
    const scorer = phraseIn(words, 'scorer');
    if (scorer !== null && !ofTheCase(scorer)) add('scorer');
    const roleBreak = phraseIn(words, 'roleBreak');
    if (roleBreak !== null && !ofTheCase(roleBreak)) add('role_break');
    const second = /\b(?:you|your|yourself)\b/.test(words);
    if (isRude(sentence)) add('rude');
    if (
      threatens(
        sentence,
        [sentences[at - 1], sentences[at + 1]].filter((near) => near !== undefined),
        similarity,
      )
    )
      add('threat');
    if (blames(sentence) || (!sentence.question && like('blame', 0.74))) add('blame');
    const praise = sentence.terms.filter((term) => PRAISE.has(term.word)).length;
    if ((second && praise >= 1 && !sentence.question && !sentence.negated) || like('flatter', 0.72)) add('flatter');
  }
  return faults;
}
