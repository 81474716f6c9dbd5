/** The sentences of a brief, each with where it stands, who says it and what it names. */
import { alternatives, oneOf } from '../../language/one-of';
import { parseText, type Sentence } from '../../language/parse';
import { figuresIn, type Figure } from './figures';
import { forAMachine } from './for-a-machine';
import type { BriefLine, Span } from './brief-line';
import type { Pronoun } from './names';
import type { People, Person } from './people';

export interface BriefSentence extends Span {
  /** As written, line breaks as spaces. */
  readonly text: string;
  readonly parsed: Sentence;
  /** Who says it; null where the writer of the brief does and has no name. */
  readonly narrator: Person | null;
  readonly people: readonly Person[];
  readonly figures: readonly Figure[];
  /** Stood between quotation marks: somebody's own words. */
  readonly quoted: boolean;
  /** 'he said “…”': the pronoun by which it was told whose words they are. */
  readonly saidBy: Pronoun | null;
  readonly list: boolean;
  /** The words that announce the list it stands in: 'His points:'. */
  readonly announced: string | null;
  readonly part: number;
  readonly internal: boolean;
  /** Tells how the student's side sees it, or what nobody else is to know. */
  readonly confidential: boolean;
}

const CONFIDENTIAL = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  between\sus off\sthe\srecord in\sconfidence don['’]t\smention do\snot\smention not\sto\squote
  doesn['’]t\sknow does\snot\sknow don['’]t\sknow\s(?:that\s)?yet didn['’]t\ssay
  not\ssay(?:ing)?\s(?:it|that) (?:she|he|they)\s(?:hasn['’]t|has\snot)\sbeen\stold just\sso\syou\sknow
  tread\sgently nb\b i\sthink\swhat really\safraid heard\sfrom rumou?r hinted it['’]s\sobvious
  didn['’]t\ssay\sso passed\sover blamed burn(?:t|ed)\b retires? pension late\s(?:wife|husband) promotion
  divorce shouted\sat election
`)})\b`,
  'i',
);
/** A stop that ends no sentence. */
/** Titles of notes stand in so many characters from the top. */
const TOP = 160;
/** '26.09. I must' */
const ABBREVIATED = new RegExp(
  oneOf(
    String.raw`\b\d{1,2}\.\d{1,2}\.(?=\s)`,
    String.raw`\b\d{1,2}\.(?=\s(?:and|or|to|until|bis|und)\s\d)`,
    String.raw`\b\d{1,2}\.(?=\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))`,
    String.raw`\b(?:Prof|Dr|Mr|Mrs|Ms|St|Capt|Sgt|Lt|rev|vol|sec|art|para|fig|acc|w|ch|incl|excl|min|max|approx|appr|est|resp|vs|ca|e\.g|i\.e|etc|no|nr|wk|tel|dept)\.(?=\s)`,
  ),
  'gi',
);
/** A sentence that begins without a capital: '5 to 8 dec. she wants'. */
const UNCAPITALISED = /(?<=(?:\p{L}{3}|\d)[.?!]\s)\p{Ll}/gu;
/** Somebody's words, and no nickname or title of something: four words at least. */
const QUOTE = /[“"«]((?:[^”"»\s]+\s+){3,}[^”"»]+)[”"»]/g;
/** Before words of somebody: nothing, a colon or comma, or that they say it. */
const OPENS_QUOTE =
  /(?:^|[:,.;!?–—-]|\b(?:said|says|sayed|wrote|writes|asked|asks|him|her|me|us|them|like|goes|went|shouted|replied|answered|told|mentioned|said to \p{L}+))\s*$/iu;
/** All that is left of a sentence whose words stand in quotation marks: 'she said', 'What he told me at lunch:'. */
const LEADS_TO_WORDS = new RegExp(
  [
    String.raw`^(?:\p{L}+ wrote:?|(?:\S+\s+){0,5}(?:said|says|told me(?: at \p{L}+)?|`,
    String.raw`wrote|asked|goes|went|shouted|replied)[,:.]?)$|^.{0,60}:$|^(?:whatsapp|`,
    String.raw`text|message|sms|e-?mail|voicemail|note) from .{3,60}$|^(?:and|`,
    String.raw`but|or)\b\W*$`,
  ].join(''),
  'iu',
);

/** Beside what somebody is quoted with in minutes: how they said it, and not what. */
const REMARK =
  /\b(?:he|she|they|his|her|says?|said|asks?|asked|voice|tone|look(?:s|ed)|angry|upset|quiet|silence|laughs?)\b|^\W*\(/i;

interface Piece extends Span {
  readonly text: string;
  readonly quoted: boolean;
  /** Stands beside what somebody is quoted with: a remark of whoever took it down. */
  readonly aside: boolean;
}

/** Straight marks in pairs, so that what stands between two quotations isn’t taken for one. */
function paired(text: string): string {
  const straight = text.match(/"/g)?.length ?? 0;
  let at = 0;
  return straight % 2 === 1 ? text : text.replaceAll('"', () => ((at += 1) % 2 === 1 ? '“' : '”'));
}

function spokenPieces(line: BriefLine): readonly Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  const add = (from: number, to: number, quoted: boolean): void => {
    const text = line.text.slice(from, to);
    if (text.trim() !== '') pieces.push({ text, start: line.start + from, end: line.start + to, quoted, aside: false });
  };
  for (const match of paired(line.text).matchAll(QUOTE)) {
    if (!/\b(?:I|we|you|my|our|your|me|us)\b/i.test(match[1] ?? '')) continue;
    // 'four days were already “four more than I can explain”': half of a sentence of whoever tells it.
    if (!OPENS_QUOTE.test(line.text.slice(0, match.index)) && /^\p{Ll}/u.test(match[1] ?? '')) continue;
    // 'and was told “we look at it”'
    if (/\b(?:was|were|been|got)\stold\s*$/i.test(line.text.slice(0, match.index))) continue;
    add(last, match.index, false);
    add(match.index + 1, match.index + match[0].length - 1, true);
    last = match.index + match[0].length;
  }
  add(last, line.text.length, false);
  return line.speaker !== null && pieces.some(({ quoted }) => quoted)
    ? pieces.map((piece) => ({ ...piece, aside: !piece.quoted }))
    : pieces;
}

/** The last 'he' or 'she' before a place in a line, or in the heading above it: 'What he said in the corridor:'. */
const pronounBefore = (line: BriefLine, at: number, heading: string): Pronoun | null => {
  const last = /\b(?:he|she)\b(?!.*\b(?:he|she)\b)/i;
  // 'Gudmund spoke to him yesterday: “mate, …”' quotes the one who was spoken to.
  const spokenTo =
    /\b(?:spoke|talked|rang|phoned|called|asked)\s(?:to\s|with\s)?(him|her)\b[^.:;]{0,30}:\s*[“"]?$/i.exec(
      line.text.slice(0, at - line.start),
    )?.[1];
  if (spokenTo !== undefined) return spokenTo.toLowerCase() === 'him' ? 'he' : 'she';
  const found = (last.exec(line.text.slice(0, at - line.start)) ?? last.exec(heading))?.[0].toLowerCase();
  return found === 'he' || found === 'she' ? found : null;
};

/**
 * Who says what stands between the marks: who is named before it in the line, or whom the pronoun there means.
 * @returns null where nothing tells
 */
function quotedPerson(
  people: People,
  line: BriefLine,
  at: number,
  heading: string,
  speaking: Person | null,
): Person | null {
  if (line.speaker !== null && speaking !== null) return speaking;
  const pronoun = pronounBefore(line, at, heading);
  // Nobody speaks of themselves by name.
  const quote = line.text.slice(at - line.start);
  const within = quote.slice(0, quote.search(/[”"»](?!\p{L})/u) + 1 || undefined);
  const fits = people.all.filter(
    (person) =>
      !person.mentions.some(({ start }) => start >= at && start < at + within.length) &&
      (pronoun === null || person.pronoun === pronoun || person.pronoun === 'they'),
  );
  const spoken = fits.flatMap((person) =>
    person.mentions
      .filter(({ start, end }) => end <= at && (pronoun !== null || start >= line.start))
      .map(({ end }) => ({ person, end })),
  );
  return spoken.toSorted((left, right) => right.end - left.end)[0]?.person ?? null;
}

/** 'Mtg notes 4 March – data migration': what it is about, in no sentence. */
export const isTitle = (line: BriefLine): boolean =>
  line.kind === 'prose' &&
  line.speaker === null &&
  line.text.length <= 110 &&
  !/[.!?]$/.test(line.text) &&
  (/^#|\bchat\b|^(?:mon|tues?|weds?|thurs?|fri|sat|sun)[a-z]*,?\s\d|^(?:whatsapp|teams|slack)\b/i.test(line.text) ||
    /^(?:\S+\s+)?(?:notes?|mtg|meeting|minutes|call|1:1|retro|quick notes|prep|site meeting|\[?[A-Z]{2,}-\d+|request #|ticket)\b/i.test(
      line.text,
    ) ||
    !parseText(line.text).some((sentence) =>
      sentence.terms.some((term) => term.tags.has('Verb') && !term.tags.has('Gerund')),
    ));

/** The writer of each part, as far as one is named. */
export function writersOf(people: People): ReadonlyMap<number, Person> {
  return new Map(people.all.flatMap((person) => [...person.writes].map((part) => [part, person] as const)));
}

/** In pieces; `pause` is called after each. */
export async function sentencesOf(
  lines: readonly BriefLine[],
  people: People,
  pause: () => Promise<void>,
): Promise<readonly BriefSentence[]> {
  const writers = writersOf(people);
  const sentences: BriefSentence[] = [];
  let speaking: Person | null = null;
  let announced: string | null = null;
  let heading = '';
  const sloppy = lines.filter(({ text }) => /^\p{Ll}|[.?!]\s\p{Ll}\p{L}+\s/u.test(text)).length > lines.length / 3;
  const first = lines.find((line) => line.kind === 'prose' || line.kind === 'list');
  // Below what others wrote, what nobody signs was added by the one who pasted it, for themselves.
  const added = (part: number): boolean => writers.size > 0 && !writers.has(part);
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'prose' && line.kind !== 'list') {
      if (line.kind !== 'greeting') speaking = null;
      continue;
    }
    if ((line === first || line.start < TOP) && isTitle(line) && !line.text.includes(': ')) continue;
    const before = lines[index - 1];
    if (line.kind !== 'list') announced = line.text.endsWith(':') ? line.text.slice(-90) : null;
    if (line.speaker !== null) speaking = people.find(line.speaker.name) ?? people.byInitials(line.speaker.name);
    else if (line.kind === 'list' || line.internal || (before !== undefined && before.end + 1 < line.start))
      speaking = null;
    const raised = people.all.find((person) => person.raised) ?? null;
    // What a ticket says before anybody comments is its reporter's.
    const told =
      raised !== null &&
      !line.internal &&
      !lines.slice(0, index).some((earlier) => earlier.speaker !== null || earlier.voice !== null)
        ? raised
        : null;
    const narrator = line.internal && line.speaker === null ? null : (speaking ?? writers.get(line.part) ?? told);
    const internal = line.internal || (added(line.part) && narrator === null);
    // A heading holds for the quotations below it.
    if (before !== undefined && /[:)]$/.test(before.text) && before.kind !== 'header') heading = before.text;
    else if (!/^[“"]/.test(line.text)) heading = '';
    for (const piece of spokenPieces(line)) {
      const quoted = piece.quoted
        ? (quotedPerson(people, line, piece.start, heading, speaking) ?? (writers.has(line.part) ? narrator : null))
        : piece.aside && REMARK.test(piece.text)
          ? null
          : narrator;
      let cursor = 0;
      const written = piece.text.replaceAll(ABBREVIATED, (word) => `${word.slice(0, -1)} `);
      const unbroken = sloppy ? written.replaceAll(UNCAPITALISED, (letter) => letter.toUpperCase()) : written;
      for (const parsed of parseText(unbroken)) {
        await pause();
        const found = unbroken.indexOf(parsed.text, cursor);
        if (found < 0) continue;
        cursor = found + parsed.text.length;
        const whole = piece.text.slice(found, found + parsed.text.length);
        const next = unbroken.slice(cursor);
        // A long sentence is cut at an 'and': neither is half a sum lost by that, nor is the 'and' kept.
        const rest = /\b(?:hundred|thousand|million|\d+)$/i.test(whole)
          ? (/^\s*and\s[\p{L}\s-]{3,40}?(?=[.,;!?]|$)/u.exec(next)?.[0] ?? '')
          : '';
        const text = rest === '' ? whole.replace(/,?\s+(?:and|but|so|or|because)$/i, '') : `${whole}${rest}`;
        cursor += rest.length;
        const start = piece.start + found;
        const end = start + text.length;
        const named = people.all.some((person) =>
          person.aliases.has(
            text
              .replaceAll(/[^\p{L}\s-]/gu, '')
              .trim()
              .toLowerCase(),
          ),
        );
        if (
          named ||
          !/\p{L}{2}/u.test(parsed.text) ||
          forAMachine(parsed.text) ||
          (!piece.quoted && LEADS_TO_WORDS.test(parsed.text))
        )
          continue;
        sentences.push({
          start,
          end,
          text,
          parsed,
          narrator: quoted,
          quoted: piece.quoted,
          saidBy: piece.quoted ? pronounBefore(line, piece.start, heading) : null,
          people: people.all.filter((person) =>
            person.mentions.some((mention) => mention.start >= start && mention.end <= end),
          ),
          figures: figuresIn(parsed, text, start),
          list: line.kind === 'list',
          announced: line.kind === 'list' ? announced : null,
          part: line.part,
          // Words of nobody knows whom are nobody's to say.
          internal: internal || (piece.quoted && quoted === null),
          confidential: CONFIDENTIAL.test(parsed.text),
        });
      }
    }
  }
  return sentences;
}

/** 'he said “…”' is the stakeholder's, unless somebody was named before it whose name says that they are meant. */
export const quotedByPronoun = (sentences: readonly BriefSentence[], stakeholder: Person): readonly BriefSentence[] =>
  sentences.map((sentence) =>
    sentence.saidBy !== null &&
    sentence.saidBy === stakeholder.pronoun &&
    sentence.narrator !== stakeholder &&
    (sentence.narrator === null || sentence.narrator.pronoun === 'they')
      ? { ...sentence, narrator: stakeholder }
      : sentence,
  );
