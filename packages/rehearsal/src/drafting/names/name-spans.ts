/** Words with capitals that may be somebody's name, each with every place where it stands in the brief. */
import { FUNCTION_WORDS } from '../../language/vocabulary';
import type { Span } from '../brief/brief-line';
import { bare, firstName, MONTH_OR_DAY, NO_NAME, tagsOf } from '../brief/names';

/** What may be somebody's name. */
export interface WrittenName {
  /** Without a title. */
  readonly name: string;
  /** Each mention, with its title where it has one; in order, one at least. */
  readonly at: readonly Span[];
}

const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*\.?|\p{Lu}\/\p{L}+)`;
/** Small words within a name. */
const WITHIN = String.raw`(?:da|das|de|del|della|den|der|di|do|dos|du|al|bin|binti|el|la|le|ter|van|von|y|s\/o|d\/o)`;
const NAME = new RegExp(
  String.raw`(?<![\p{L}\d@/._-])${WORD}(?:[ \t](?:${WITHIN}[ \t]){0,2}${WORD}){0,3}(?![\p{L}\d@])`,
  'gu',
);

/** Ends a sentence, and no name: 'at Kestrel. Bob'. */
const STOP = /(?:\p{Ll}{2,}|[’']s)\.$|^\p{Lu}{2,}\.$/u;
const SHORT_TITLE =
  /^(?:Mr|Mrs|Ms|Dr|Prof|Sr|Sra|Dra|Lic|Ing|Eng|Engr|Mag|Capt|Sgt|Lt|Rev|Hon|Cllr|St|Mdm|Atty|Arch|Dott|Fr|Hr|Jr)\.$/u;

/** The parts of a run of words with capitals that a full stop takes apart. */
function* sentencesIn(text: string, from: number): Generator<Span> {
  let start = from;
  let at = from;
  for (const word of text.split(/(?<=[ \t])/)) {
    const end = at + word.trimEnd().length;
    at += word.length;
    if (!STOP.test(word.trimEnd()) || SHORT_TITLE.test(word.trimEnd())) continue;
    yield { start, end: end - 1 };
    start = at;
  }
  if (start < from + text.length) yield { start, end: from + text.length };
}

/** A verb that only has a capital because a sentence begins with it, of several words: 'Ask Bogna'. */
const asksToDo = (word: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && tagsOf(word.toLowerCase()).includes('Verb') && !firstName(word).known;

/** 'Old Mr Macphee', 'Poor Bogna' */
const SPOKEN_OF_AS = /^(?:old|poor|dear|young|little|uncle|aunt|auntie)$/i;
/** 'Ogata-san' */
const COURTESY = /[-‐](?:san|sama|sensei|ssi|nim|ji|bey|hanım)$/iu;

const opensNoName = (word: string): boolean => {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(/\.$/, '');
  return FUNCTION_WORDS.has(plain.replace(/'.*$/, '')) || NO_NAME.has(plain) || MONTH_OR_DAY.test(word);
};

/** Without words at either end that belong to no name: 'So Ebba', 'Lisle Saturday'. */
function within(brief: string, { start, end }: Span): Span | null {
  let [from, to] = [start, end];
  const words = () => brief.slice(from, to).split(/[ \t]/);
  while (
    from < to &&
    (SPOKEN_OF_AS.test(words()[0] ?? '') ||
      opensNoName(words()[0] ?? '') ||
      (words().length > 1 && asksToDo(words()[0] ?? '')))
  ) {
    const [first = ''] = words();
    from += first.length + 1;
  }
  while (from < to && MONTH_OR_DAY.test(words().at(-1) ?? '')) to -= (words().at(-1) ?? '').length + 1;
  const text = brief.slice(from, to);
  const tail = (/[’']s$|[.’'-]+$/u.exec(text) ?? COURTESY.exec(text))?.[0].length ?? 0;
  const short = { start: from, end: to - tail };
  return from < to && /\p{L}{2}/u.test(brief.slice(short.start, short.end)) ? short : null;
}

/** In the order in which they first stand there. */
export function writtenNames(brief: string): readonly WrittenName[] {
  const found = new Map<string, { readonly name: string; readonly at: Span[] }>();
  for (const match of brief.matchAll(NAME))
    for (const part of sentencesIn(match[0], match.index)) {
      const span = within(brief, part);
      if (span === null) continue;
      const name = bare(brief.slice(span.start, span.end));
      if (name === '') continue;
      const known = found.get(name.toLowerCase());
      if (known === undefined) found.set(name.toLowerCase(), { name, at: [span] });
      else known.at.push(span);
    }
  return [...found.values()];
}
