/**
 * A reply on its way to who listens: sentence by sentence, each looked at before it is passed on. One that is at fault is
 * left out; after too many, or where a model has lost its part, the rest is not waited for.
 */
import { sentenceCheck, type ReplyBounds, type SentenceFault } from './reply-faults';

/** A reply is over at the end of the sentence with which it has so many words. */
const MOST_WORDS = 120;
/** A sentence that has not ended by then (characters) is cut at its last comma, and the reply with it. */
const LONGEST_SENTENCE = 420;
/** Fewer words than this are no reply; until so many have come none is passed on. */
const LEAST_WORDS = 5;
/** So many sentences may be left out. */
const MOST_FAULTS = 3;
/** After such a fault the rest is of its kind. */
const LOST: ReadonlySet<SentenceFault> = new Set(['form', 'role']);

/** Nothing of what the model said could be passed on. */
export class UnfitReply extends Error {
  constructor(readonly faults: readonly SentenceFault[]) {
    super(`Nothing the model said fits (${faults.join(', ')})`);
    this.name = 'UnfitReply';
  }
}

const SENTENCE_END = /[.!?…]+["”’)\]*]*(?:\s+|$)|\n+/gu;
const ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|st|prof|no|vs|e\.g|i\.e|approx|\p{Lu})\.$/iu;
const ENDED = /[.!?…]["”’)\]]*$/u;

/** Where the first whole sentence of a text ends; -1 while it may still go on. */
function endOfSentence(text: string): number {
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    // A stop at the end of what has come may belong to a number, or be followed by a mark of quotation.
    if (end === text.length && !/\s$/.test(match[0])) return -1;
    if (!ABBREVIATION.test(text.slice(0, match.index + 1).trimEnd())) return end;
  }
  return -1;
}

/** Without stage directions, marks of emphasis, and what else is no speech and can be taken off. */
function asSpeech(sentence: string): string {
  return sentence
    .replace(/^\s*\*{0,2}[a-z][^*\n]{0,60}\*{1,2}(?:\s+|$)/, '')
    .replaceAll(/\*\*?([^*\n]{1,80})\*\*?/g, (_, inner: string) =>
      /^[a-z]/.test(inner) && inner.includes(' ') ? '' : inner,
    )
    .replace(/^\s*[([][a-z][^)\]\d]{0,80}[)\]]\s*/i, '')
    .replace(/\s*\([a-z][^)\d]{0,60}\)\s*$/, '')
    .replaceAll(/[*_`]{1,3}(?=\s|$)|(?<=\s|^)[*_`]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A reply that is put between quotation marks as a whole: they are taken off. */
class Quotes {
  #open = false;
  #begun = false;

  off(sentence: string): string {
    let rest = sentence;
    if (!this.#begun) {
      this.#begun = true;
      this.#open = /^["“]/.test(rest) && !/["”]\s+\p{L}/u.test(rest.slice(1));
      if (this.#open) rest = rest.slice(1);
    }
    return this.#open && /["”]$/.test(rest) && !/["“]/.test(rest.slice(0, -1)) ? rest.slice(0, -1) : rest;
  }
}

/**
 * Passes on what may be spoken.
 * @param onFault told of each sentence that is left out
 * @throws UnfitReply when nothing may; what `pieces` throws, after what was whole by then
 */
export async function* checked(
  pieces: AsyncIterable<string>,
  bounds: ReplyBounds,
  onFault: (fault: SentenceFault) => void,
): AsyncGenerator<string> {
  const check = sentenceCheck(bounds);
  const quotes = new Quotes();
  const faults: SentenceFault[] = [];
  let held = '';
  let spoken = 0;
  let over = false;
  let few: readonly string[] = [];

  /** What is passed on of a sentence. */
  const passed = (raw: string): readonly string[] => {
    const sentence = asSpeech(quotes.off(asSpeech(raw)));
    if (!/[\p{L}\p{N}]/u.test(sentence)) return [];
    const fault = check.faultOf(sentence);
    if (fault !== null) {
      faults.push(fault);
      onFault(fault);
      over = LOST.has(fault) || faults.length >= MOST_FAULTS;
      return [];
    }
    const words = `${spoken === 0 ? '' : ' '}${sentence}`.match(/\s*\S+/g) ?? [];
    spoken += words.length;
    over = spoken >= MOST_WORDS;
    few = [...few, ...words];
    if (spoken < LEAST_WORDS) return [];
    const ready = few;
    few = [];
    return ready;
  };

  /** Everything that is whole by now. */
  function* whole(): Generator<string> {
    for (let end = endOfSentence(held); end >= 0; end = endOfSentence(held)) {
      const sentence = held.slice(0, end);
      held = held.slice(end);
      yield* passed(sentence);
      if (over) return;
    }
    if (held.length <= LONGEST_SENTENCE) return;
    const clause = held.slice(0, held.search(/[,;:–—][^,;:–—]*$/));
    yield* passed(`${clause.trimEnd()}…`);
    over = true;
  }

  try {
    for await (const piece of pieces) {
      held += piece;
      yield* whole();
      if (over) break;
    }
  } catch (error) {
    // What was begun is passed on only where there is nothing else.
    if (spoken < LEAST_WORDS && !over) yield* passed(held);
    throw error;
  }
  // A sentence that the tokens ran out in is left out, unless it is the only one.
  if (!over && (spoken < LEAST_WORDS || (ENDED.test(held.trim()) && !held.trim().endsWith('…')))) yield* passed(held);
  if (spoken < LEAST_WORDS && spoken + faults.length > 0)
    throw new UnfitReply(spoken > 0 ? ['thin', ...faults] : faults);
}
