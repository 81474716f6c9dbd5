/**
 * Text into sentences and terms, through compromise (tokens, tags, contractions, roots). Everything later rests on this
 * shape and never on the library.
 */
import nlp from 'compromise';
import { createParseCache, tagSet } from './parse-cache';
import { piecesOf } from './pieces';
import type { Sentence, Term } from './sentence';
import { FUNCTION_WORDS, SHORTHAND } from './vocabulary';

export type { Sentence, Term } from './sentence';

interface RawTerm {
  readonly text: string;
  readonly normal: string;
  readonly implicit?: string;
  readonly root?: string;
  readonly post?: string;
  readonly tags: readonly string[];
}
interface RawSentence {
  readonly offset: { readonly start: number; readonly length: number };
  readonly terms: readonly RawTerm[];
}

/** The library knows `root` but its types don't; a variable passes where a literal would not. */
const JSON_FIELDS = { offset: true, normal: true, root: true };
/** Parses of this thread. */
export const parses = createParseCache();

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/^[^\p{L}\p{N}%£$€]+|[^\p{L}\p{N}%]+$/gu, '');

/** A light stemmer for what the library leaves alone, so that 'migrations' and 'migration' meet. */
export function stem(word: string): string {
  const base = word.replace(/'s?$/, '');
  if (base.length > 4 && base.endsWith('ies')) return `${base.slice(0, -3)}y`;
  if (base.length > 4 && /(?:ss|sh|ch|x)es$/.test(base)) return base.slice(0, -2);
  if (base.length > 3 && base.endsWith('s') && !/(?:ss|us|is)$/.test(base)) return base.slice(0, -1);
  return base;
}

function toTerm(raw: RawTerm): Term {
  const word = bare(
    raw.implicit !== undefined && raw.implicit !== '' ? raw.implicit : raw.text === '' ? raw.normal : raw.text,
  );
  const root = raw.root !== undefined && raw.root !== '' && raw.tags.includes('Verb') ? raw.root : stem(word);
  return { text: raw.text, word, root, tags: tagSet(raw.tags), after: raw.post ?? '' };
}

/** Shorthands that are words of their own too: 'the user id', 'he fell ill'. They are spelled out only where a verb follows. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['id', 'ill', 'il', 'im']);
/** Nobody's subject stands right after one of these. */
const NO_SUBJECT_AFTER = ['Copula', 'Determiner', 'Possessive', 'Adjective', 'Preposition', 'Value'] as const;
const FALLING_ILL: ReadonlySet<string> = new Set(['fall', 'feel', 'get', 'become', 'take', 'seriously', 'very', 'too']);
const BEFORE_VERBS: ReadonlySet<string> = new Set([
  'not',
  'just',
  'also',
  'never',
  'still',
  'rather',
  'better',
  'probably',
  'only',
  'always',
  'even',
  'really',
  'happily',
]);
const AFTER_AM: ReadonlySet<string> = new Set([
  'Adjective',
  'Adverb',
  'Preposition',
  'Determiner',
  'Gerund',
  'PastTense',
]);

/** Whether 'id' or 'ill' can be 'I would' or 'I will' here: nothing before it that makes it a thing, and a verb behind it. */
function isShorthand(term: Term, at: number, all: readonly Term[]): boolean {
  if (/^\p{Lu}+$/u.test(term.text) && all.some(({ text }) => /\p{Ll}/u.test(text))) return false;
  const before = all[at - 1];
  const next = all[at + 1];
  if (!next || /[,.;:)]/.test(term.after)) return false;
  if (before && !/[,.;:–-]/.test(before.after)) {
    if (NO_SUBJECT_AFTER.some((tag) => before.tags.has(tag)) || FALLING_ILL.has(before.root)) return false;
    if (term.word !== 'ill' && before.tags.has('Noun') && !before.tags.has('Pronoun') && !before.tags.has('Date'))
      return false;
  }
  // 'Ill ring u': nobody opens with a sick person.
  if (term.word !== 'id' && !before && !next.tags.has('Copula') && !next.tags.has('Preposition')) return true;
  if (term.word === 'im') return next.tags.has('Verb') || [...next.tags].some((tag) => AFTER_AM.has(tag));
  return (
    BEFORE_VERBS.has(next.word) ||
    (next.tags.has('Verb') && !next.tags.has('PastTense') && !next.tags.has('Copula') && !next.tags.has('Gerund')) ||
    next.word === 'be'
  );
}

/** Each word of a shorthand becomes a term of its own. */
function spelledOut(term: Term, at: number, all: readonly Term[]): readonly Term[] {
  const meant = SHORTHAND.get(term.word);
  if (meant === undefined || meant === term.word) return [term];
  if (ALSO_WORDS.has(term.word) && !isShorthand(term, at, all)) return [term];
  if (term.text.length <= 1 && /^\p{Lu}/u.test(term.text)) return [term];
  return meant.split(' ').map((word, part) => ({
    ...term,
    word,
    root: word,
    text: part === 0 ? term.text : '',
    tags: tagSet([
      ...term.tags,
      ...(word === 'not' ? ['Negative'] : []),
      ...(word === 'will' || word === 'would' ? ['Modal'] : []),
    ]),
  }));
}

const INVERSION = new Set([
  'can',
  'could',
  'would',
  'will',
  'do',
  'does',
  'did',
  'is',
  'are',
  'have',
  'has',
  'should',
  'may',
  'shall',
  'was',
  'were',
]);
const QUESTION_WORDS = new Set(['what', 'which', 'who', 'when', 'where', 'why', 'how', 'whose', "what's", "who's"]);
const PRONOUNS = new Set([
  'i',
  'you',
  'we',
  'they',
  'he',
  'she',
  'it',
  'there',
  'that',
  'this',
  'your',
  'the',
  'my',
  'our',
]);

/** 'How many animals do you type in': the verb comes before its subject, some words after the question word. */
function invertsLate(terms: readonly Term[]): boolean {
  return terms.slice(0, 8).some((term, at) => {
    const [before, after] = [terms[at - 1], terms[at + 1]];
    if (!INVERSION.has(term.word) || !before || !after || PRONOUNS.has(before.word) || !PRONOUNS.has(after.word))
      return false;
    return terms
      .slice(0, at)
      .every((earlier) => !/[,;:]/.test(earlier.after) && !earlier.tags.has('Verb') && !earlier.tags.has('Modal'));
  });
}

function isQuestion(text: string, terms: readonly Term[]): boolean {
  if (/\?["'”’)\s]*$/.test(text)) return true;
  const [first, second, third] = terms.filter(
    (term) => term.word !== '' && !['and', 'but', 'so', 'ok', 'then', 'well'].includes(term.word),
  );
  if (!first || !second) return false;
  const verbs = terms.filter((term) => term.tags.has('Verb') || term.tags.has('Copula')).length;
  if (QUESTION_WORDS.has(first.word) && INVERSION.has(second.word) && verbs <= 1 && !text.includes('!')) return true;
  if (/[.!]\s*$/.test(text)) return false;
  if (QUESTION_WORDS.has(first.word)) {
    // 'What happens if ...' asks; 'what matters is ...' tells.
    if (invertsLate(terms)) return true;
    const asks =
      second.tags.has('PresentTense') &&
      ['what', 'who', 'which'].includes(first.word) &&
      !terms.some((term, at) => term.tags.has('Copula') && at < 5);
    return (
      asks ||
      INVERSION.has(second.word) ||
      (third !== undefined && INVERSION.has(third.word) && !PRONOUNS.has(second.word))
    );
  }
  if (first.word === 'do' && ['it', 'that', 'this', 'the', 'my'].includes(second.word)) return false;
  return INVERSION.has(first.word) && PRONOUNS.has(second.word);
}

const NEGATIONS = new Set([
  'not',
  'no',
  'never',
  'nor',
  'neither',
  'nobody',
  'nothing',
  'none',
  'without',
  'cannot',
  'cant',
  'wont',
  'dont',
]);

function buildSentence(text: string, raw: RawSentence): Sentence {
  const terms = raw.terms
    .map(toTerm)
    .filter((term) => term.word !== '' || term.tags.has('Emoji'))
    .flatMap(spelledOut);
  const content = terms
    .filter((term) => !FUNCTION_WORDS.has(term.word) && /[\p{L}\p{N}]/u.test(term.word))
    .map((term) => term.root);
  return {
    text,
    terms,
    content,
    question: isQuestion(text, terms),
    negated: terms.some((term) => term.tags.has('Negative') || NEGATIONS.has(term.word)),
  };
}

function parse(text: string): readonly Sentence[] {
  const document = nlp(text);
  document.compute('root');
  const raw: readonly RawSentence[] = document.json(JSON_FIELDS);
  const starts = raw.map((sentence) => sentence.offset.start);
  return raw.flatMap((sentence, index) => {
    const end = starts[index + 1] ?? text.length;
    const verbatim = text.slice(sentence.offset.start, end).trim();
    return verbatim === '' ? [] : [buildSentence(verbatim, sentence)];
  });
}

const parsePiece = (piece: string): readonly Sentence[] =>
  parses.remember(piece, () => (piece.trim() === '' ? [] : parse(piece)));

/** Sentences of a text, in order. The same text gives the same objects (cached), as every turn reads the whole conversation again. */
export function parseText(text: string): readonly Sentence[] {
  const pieces = piecesOf(text);
  return pieces.length <= 1 ? parsePiece(text) : parses.remember(text, () => pieces.flatMap(parsePiece));
}

/**
 * Makes `parseText` of these texts cheap, without keeping the event loop: the library takes some 35 ms for a thousand
 * characters, so a text is parsed in pieces with a pause after each.
 */
export async function parseGently(texts: readonly string[], pause: () => Promise<void>): Promise<void> {
  for (const text of new Set(texts)) {
    if (parses.has(text)) continue;
    for (const piece of piecesOf(text)) {
      if (parses.has(piece)) continue;
      parsePiece(piece);
      await pause();
    }
    parseText(text);
  }
}

/** The words of a sentence as one plain string, for matching phrases: ' we can not ship on 1 october '. */
export function plainWords(sentence: Sentence): string {
  return ` ${sentence.terms
    .map((term) => term.word)
    .filter((word) => word !== '')
    .join(' ')} `;
}
