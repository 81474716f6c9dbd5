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
type Phrase = (typeof OUT_OF_ROLE)[number];
const LONGEST = Math.max(...OUT_OF_ROLE.map((phrase) => phrase.length));
/** Words that such a phrase begins or ends with: most words are neither, and need no second look. */
const FIRST_WORDS: ReadonlySet<string> = new Set(OUT_OF_ROLE.flatMap((phrase) => phrase[0] ?? []));
const LAST_WORDS: ReadonlySet<string> = new Set(OUT_OF_ROLE.flatMap((phrase) => phrase.at(-1) ?? []));
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...FIRST_WORDS].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))),
);
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

/** What a text becomes on its way, as it comes in pieces; it holds back what it can't tell yet. */
interface Filter {
  feed(piece: string): string;
  /** What is left when the text has ended. */
  end(): string;
}

/** Remembers what was made of the last few texts. */
function remembering<T>(make: (text: string) => T, kept: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    known.delete(text);
    known.set(text, value);
    const oldest = known.keys().next();
    if (known.size > kept && oldest.done !== true) known.delete(oldest.value);
    return value;
  };
}

/** Every run of words of a text that is long enough to be noticed: each reply is held against the same rules. */
const runsOf = remembering((rules): ReadonlySet<string> => {
  const words = wordsOf(rules);
  const lengths = Array.from({ length: RUN - RUN_SEEN + 1 }, (_, more) => RUN_SEEN + more);
  return new Set(lengths.flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' '))));
}, 4);

/** The phrases that don't stand in a case. */
const phrasesOutside = remembering((ofTheCase): readonly Phrase[] => {
  const known = wordsOf(ofTheCase);
  return OUT_OF_ROLE.filter(
    (phrase) => !known.some((_, at) => phrase.every((options, word) => options.includes(known[at + word] ?? ''))),
  );
}, 64);

interface Word {
  readonly text: string;
  readonly at: number;
}

/**
 * Reads a reply as it comes and holds back no more than might still become a phrase of {@link OUT_OF_ROLE}: most words pass
 * at once. Each character is read once, however long the reply. Both its calls throw OutOfRole.
 */
class RoleWatch implements Filter {
  #text = '';
  #spoken = 0;
  /** Everything before this has been read as whole words. */
  #read = 0;
  readonly #words: Word[] = [];
  readonly #rules: ReadonlySet<string>;
  readonly #phrases: readonly Phrase[];

  constructor({ rules, ofTheCase = '' }: RoleBounds) {
    this.#rules = runsOf(rules);
    this.#phrases = phrasesOutside(ofTheCase);
  }

  feed(piece: string): string {
    this.#text += piece;
    const begun = this.#readWords(false);
    return this.#release(this.#holdFrom(begun));
  }

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

  #last(count: number): readonly string[] {
    return this.#words.slice(-count).map(({ text }) => text);
  }

  #take(word: Word): void {
    this.#words.push(word);
    if (this.#words.length > RUN) this.#words.shift();
    if (this.#recites(RUN)) throw new OutOfRole();
    if (!LAST_WORDS.has(word.text)) return;
    const said = this.#last(LONGEST);
    const complete = this.#phrases.some((phrase) => {
      const tail = said.slice(-phrase.length);
      return tail.length === phrase.length && phrase.every((options, at) => options.includes(tail[at] ?? ''));
    });
    if (complete) throw new OutOfRole();
  }

  /** Whether the last so many words stand in the rules as they are. */
  #recites(count: number): boolean {
    return this.#words.length >= count && this.#rules.has(this.#last(count).join(' '));
  }

  /** Where the words begin that may still become a phrase or a recital, or the comma that may be the last; else the end of the text. */
  #holdFrom(begun: Word | null): number {
    if (this.#recites(RUN_SEEN)) {
      let length = RUN_SEEN;
      while (length < RUN - 1 && this.#recites(length + 1)) length += 1;
      return this.#words.at(-length)?.at ?? 0;
    }
    for (let length = Math.min(LONGEST, this.#words.length); length >= 1; length -= 1) {
      const first = this.#words.at(-length);
      if (first !== undefined && FIRST_WORDS.has(first.text) && this.#mayGoOn(length, begun)) return first.at;
    }
    if (begun !== null && BEGINNINGS.has(begun.text) && this.#mayGoOn(0, begun)) return begun.at;
    return /[,;]$/.test(this.#text) ? this.#text.length - 1 : this.#text.length;
  }

  /** Whether the last so many words, and the one that has begun, may become a phrase. */
  #mayGoOn(length: number, begun: Word | null): boolean {
    const tail = length === 0 ? [] : this.#last(length);
    return this.#phrases.some(
      (phrase) =>
        phrase.length > length &&
        tail.every((text, at) => phrase[at]?.includes(text)) &&
        (begun === null || phrase[length]?.some((option) => option.startsWith(begun.text))),
    );
  }
}

/** Takes a name off the beginning ('Graham: '), waiting only while what has come may still be one. */
function nameFilter(speaker: string): Filter {
  const name = speaker.toLowerCase();
  let opening: string | null = '';
  let begun = false;
  const begin = (words: string): string => {
    const rest = begun ? words : words.trimStart();
    begun ||= rest !== '';
    return rest;
  };
  return {
    feed(piece) {
      if (opening === null) return begin(piece);
      opening += piece;
      const bare = opening.replace(/^[\s*]+/, '');
      const lower = bare.toLowerCase();
      const mayBeName =
        bare === '' ||
        name.startsWith(lower) ||
        (lower.startsWith(name) && !/[:\n]/.test(bare) && bare.length <= name.length + NAME_SUFFIX);
      if (mayBeName) return '';
      opening = null;
      return begin(lower.startsWith(name) ? bare.replace(/^[^:\n]*:[\s*]*/, '') : bare);
    },
    end: () => (opening === null ? '' : opening.trimStart()),
  };
}

const MARKS = [FENCE.open, FENCE.close];

/** Takes out the marks of the fence, which weak models copy; holds back only what may still be one. */
function markFilter(): Filter {
  let held = '';
  return {
    feed(piece) {
      held += piece;
      if (!held.includes('<')) {
        const passed = held;
        held = '';
        return passed;
      }
      for (const mark of MARKS) held = held.replaceAll(mark, '');
      const at = held.lastIndexOf('<');
      const begun = at >= 0 && MARKS.some((mark) => mark.startsWith(held.slice(at)));
      const passed = begun ? held.slice(0, at) : held;
      held = begun ? held.slice(at) : '';
      return passed;
    },
    end: () => held,
  };
}

/**
 * Passes a stream on. A name before the first word is taken off.
 * @throws OutOfRole as soon as it shows; of what was passed on until then, no phrase of a machine is part
 */
export async function* inRole(pieces: AsyncIterable<string>, bounds: RoleBounds): AsyncGenerator<string> {
  const watch = new RoleWatch(bounds);
  const marks = markFilter();
  const name = nameFilter(bounds.speaker);
  for await (const piece of pieces) {
    const words = name.feed(marks.feed(piece));
    const passed = words === '' ? '' : watch.feed(words);
    if (passed !== '') yield passed;
  }
  const last = name.feed(marks.end()) + name.end();
  const rest = (last === '' ? '' : watch.feed(last)) + watch.end();
  // An answer that ran out of tokens stops in mid-sentence; let it trail off.
  const cut = /[\p{L}\p{N},;]$/u.test(watch.text.trimEnd());
  if (rest !== '' || cut) yield cut ? `${rest.trimEnd().replace(/[,;]$/, '')}…` : rest.trimEnd();
}
