/** Keeps a model in its role: what it should never say is caught before it is spoken. */
import { FENCE } from './fence';

const MACHINES = ['ai', 'chatbot', 'assistant', 'bot'];
const ARTICLES = ['a', 'an'];
const TEN = ['10', 'ten'];
/** Phrases by which a model speaks of itself instead of as the person: word by word, each with its alternatives. */
const OUT_OF_ROLE: readonly (readonly (readonly string[])[])[] = [
  [['as'], ARTICLES, ['ai', 'artificial', 'language', 'virtual']],
  [['language'], ['model']],
  [['system'], ['prompt', 'message', 'instruction', 'instructions']],
  [['my'], ['instructions', 'prompt', 'programming', 'guidelines']],
  [['i'], ['was', 'am', "wasn't"], ['programmed', 'instructed', 'prompted']],
  [["i'm"], ['programmed', 'instructed', 'prompted']],
  [['this'], ['simulation', 'roleplay', 'rehearsal']],
  [["i'm"], ARTICLES, MACHINES],
  [['i'], ['am'], ARTICLES, MACHINES],
  [TEN, ['out'], ['of'], TEN],
  [['10'], ['10']],
  [['openai']],
  [['i'], ["can't", 'cannot'], ['assist', 'help'], ['with'], ['that', 'this'], ['request']],
  [['your'], ['score']],
];
const LONGEST = Math.max(...OUT_OF_ROLE.map((phrase) => phrase.length));
/** Reciting this many words of the rules in one run is telling them; from the fourth on, they are held back. */
const RUN = 9;
const RUN_SEEN = 4;
/** Between a name and its colon ('Graham (sighs): ') at the most this many characters stand. */
const NAME_SUFFIX = 30;

const normal = (word: string): string => word.toLowerCase().replaceAll('’', "'");
const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{N}'’]+/gu) ?? []).map(normal);

/** The reply left its role at this point. */
export class OutOfRole extends Error {
  constructor() {
    super('The model stepped out of its role');
    this.name = 'OutOfRole';
  }
}

export interface RoleBounds {
  /** What a model was told and must not recite. */
  readonly rules: string;
  /** The name its words may begin with. */
  readonly speaker: string;
  /** What the case itself says: a phrase that stands in it ('the system message') is no way out of the role. */
  readonly ofTheCase?: string;
}

interface Word {
  readonly text: string;
  readonly at: number;
}

/**
 * Reads a reply as it comes and holds back no more than might still become a phrase of {@link OUT_OF_ROLE}: most words pass
 * at once. Each character is read once, however long the reply.
 */
class RoleWatch {
  #text = '';
  #spoken = 0;
  /** Everything before this has been read as whole words. */
  #read = 0;
  #words: Word[] = [];
  readonly #rules: ReadonlySet<string>;
  readonly #phrases: readonly (readonly (readonly string[])[])[];

  constructor({ rules, ofTheCase = '' }: RoleBounds) {
    const words = wordsOf(rules);
    const lengths = Array.from({ length: RUN - RUN_SEEN + 1 }, (_, more) => RUN_SEEN + more);
    this.#rules = new Set(lengths.flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' '))));
    const known = wordsOf(ofTheCase);
    this.#phrases = OUT_OF_ROLE.filter(
      (phrase) => !known.some((_, at) => phrase.every((options, word) => options.includes(known[at + word] ?? ''))),
    );
  }

  /** @returns what may be spoken now @throws OutOfRole */
  feed(piece: string): string {
    this.#text += piece;
    const begun = this.#readWords(false);
    return this.#release(this.#holdFrom(begun));
  }

  /** @returns what is left when the stream has ended @throws OutOfRole */
  end(): string {
    this.#readWords(true);
    return this.#release(this.#text.length);
  }

  get text(): string {
    return this.#text;
  }

  #release(until: number): string {
    const out = this.#text.slice(this.#spoken, until);
    this.#spoken = Math.max(this.#spoken, until);
    return out;
  }

  /** Takes in the words that are whole by now; answers the one that has only begun. */
  #readWords(ended: boolean): Word | null {
    const pattern = /[\p{L}\p{N}'’]+/gu;
    pattern.lastIndex = this.#read;
    for (let found = pattern.exec(this.#text); found; found = pattern.exec(this.#text)) {
      const word = { text: normal(found[0]), at: found.index };
      if (!ended && pattern.lastIndex === this.#text.length) return word;
      this.#read = pattern.lastIndex;
      this.#take(word);
    }
    return null;
  }

  #take(word: Word): void {
    this.#words.push(word);
    if (this.#words.length > RUN) this.#words.shift();
    const said = this.#words.map(({ text }) => text);
    if (said.length === RUN && this.#rules.has(said.join(' '))) throw new OutOfRole();
    const complete = this.#phrases.some((phrase) => {
      const tail = said.slice(-phrase.length);
      return tail.length === phrase.length && phrase.every((options, at) => options.includes(tail[at] ?? ''));
    });
    if (complete) throw new OutOfRole();
  }

  /** Where the words begin that may still become a phrase or a recital, or the comma that may be the last; else the end of the text. */
  #holdFrom(begun: Word | null): number {
    for (let length = RUN - 1; length >= RUN_SEEN; length -= 1) {
      const run = this.#words.slice(-length);
      if (run[0] && run.length === length && this.#rules.has(run.map(({ text }) => text).join(' '))) return run[0].at;
    }
    for (let length = Math.min(LONGEST, this.#words.length); length >= 0; length -= 1) {
      const tail = length === 0 ? [] : this.#words.slice(-length);
      const first = tail[0] ?? begun;
      if (!first) continue;
      const possible = this.#phrases.some(
        (phrase) =>
          phrase.length > length &&
          tail.every(({ text }, at) => phrase[at]?.includes(text)) &&
          (begun === null || phrase[length]?.some((option) => option.startsWith(begun.text))),
      );
      if (possible) return first.at;
    }
    return /[,;]$/.test(this.#text) ? this.#text.length - 1 : this.#text.length;
  }
}

/** Takes a name off the beginning ('Graham: '), waiting only while what has come may still be one. */
async function* withoutName(pieces: AsyncIterable<string>, speaker: string): AsyncGenerator<string> {
  const name = speaker.toLowerCase();
  let opening: string | null = '';
  let begun = false;
  for await (const piece of pieces) {
    if (opening === null) {
      const words: string = begun ? piece : piece.trimStart();
      begun ||= words !== '';
      if (words !== '') yield words;
      continue;
    }
    opening += piece;
    const bare = opening.replace(/^[\s*]+/, '');
    const lower = bare.toLowerCase();
    const mayBeName =
      bare === '' ||
      name.startsWith(lower) ||
      (lower.startsWith(name) && !/[:\n]/.test(bare) && bare.length <= name.length + NAME_SUFFIX);
    if (mayBeName) continue;
    opening = null;
    const words = lower.startsWith(name) ? bare.replace(/^[^:\n]*:[\s*]*/, '') : bare;
    begun = words !== '';
    if (begun) yield words;
  }
  if (opening) yield opening.trimStart();
}

const MARKS = [FENCE.open, FENCE.close];

/** Takes out the marks of the fence, which weak models copy; holds back only what may still be one. */
async function* withoutMarks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    for (const mark of MARKS) held = held.replaceAll(mark, '');
    const at = held.lastIndexOf('<');
    const begun = at >= 0 && MARKS.some((mark) => mark.startsWith(held.slice(at)));
    const passed = begun ? held.slice(0, at) : held;
    held = begun ? held.slice(at) : '';
    if (passed !== '') yield passed;
  }
  if (held !== '') yield held;
}

/**
 * Passes a stream on. A name before the first word is taken off.
 * @throws OutOfRole as soon as it shows; of what was passed on until then, no phrase of a machine is part
 */
export async function* inRole(pieces: AsyncIterable<string>, bounds: RoleBounds): AsyncGenerator<string> {
  const watch = new RoleWatch(bounds);
  for await (const piece of withoutName(withoutMarks(pieces), bounds.speaker)) {
    const passed = watch.feed(piece);
    if (passed !== '') yield passed;
  }
  const rest = watch.end();
  // An answer that ran out of tokens stops in mid-sentence; let it trail off.
  const cut = /[\p{L}\p{N},;]$/u.test(watch.text.trimEnd());
  if (rest !== '' || cut) yield cut ? `${rest.trimEnd().replace(/[,;]$/, '')}…` : rest.trimEnd();
}
