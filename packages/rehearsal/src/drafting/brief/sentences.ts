/** The sentences of a brief, each with where it stands, who says it and what it names. */
import { apostrophes } from './apostrophes';
import { alternatives, oneOf } from '../../language/one-of';
import { parseText, type Sentence } from '../../language/parse';
import { figuresIn, type Figure } from './figures';
import { forAMachine } from './for-a-machine';
import type { BriefLine, Span } from './brief-line';
import { escaped, type Pronoun } from './names';
import type { People, Person } from './people';
import { isUnattributed, type Piece, pronounOf, quotedPerson, spokenPieces } from './quotations';
import { runOnsIn } from './run-ons';
import { namesRole } from './roles';

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
  /** Nothing beside the quotation tells whose words it holds. */
  readonly unattributed: boolean;
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
/** Titles of notes stand in so many characters from the top. */
const TOP = 160;
/** A stop that ends no sentence: '26.09. I must', 'Mag. Theresa'. */
const ABBREVIATED = new RegExp(
  oneOf(
    // But 'The first half got 8.3. He has told': behind a figure another sentence.
    String.raw`\b\d{1,2}\.\d{1,2}\.(?=\s(?!(?:He|She|They|It|The|We|This|That|His|Her|Their|There|But|In|For|So|If|When|Our|My)\b))`,
    // 'on 19. 8. failed'
    String.raw`(?<![\d.,])(?:[1-9]|[12]\d|3[01])\.(?=\s(?:1[0-2]|[1-9])\.(?!\d))`,
    String.raw`(?<=(?<![\d.,])(?:[1-9]|[12]\d|3[01])[.\s]\s(?:1[0-2]|[1-9]))\.(?=\s?[\p{Ll},;:)]|\s\d)`,
    String.raw`\b\d{1,2}\.(?=\s(?:and|or|to|until|bis|und)\s\d)`,
    String.raw`\b\d{1,2}\.(?=\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))`,
    String.raw`\b(?:Prof|Dr|Mr|Mrs|Ms|St|Capt|Sgt|Lt|rev|vol|sec|art|para|fig|acc|w|ch|incl|excl|min|max|approx|appr|est|resp|vs|ca|e\.g|i\.e|etc|wk|tel|dept)\.(?=\s)`,
    String.raw`\b(?:no|nr)\.(?=\s?\d)`,
    String.raw`\b(?:Mag|Lic|Ing|Dipl|Arch|Dott|Sra?|Fr|Hr|Jr|Rev|Gen|Col|Maj|Cllr|Engr|Atty|Hon|Mme|Mlle|Messrs)\.(?=\s\p{Lu})`,
  ),
  'giu',
);
/** A sentence that begins without a capital: '5 to 8 dec. she wants'. */
const UNCAPITALISED = /(?<=(?:\p{L}{3}|\d)[.?!]\s)\p{Ll}/gu;
/** Beside what somebody is quoted with in minutes: how they said it, and not what. */
const REMARK =
  /\b(?:he|she|they|his|her|says?|said|asks?|asked|voice|tone|look(?:s|ed)|angry|upset|quiet|silence|laughs?)\b|^\W*\(/i;

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

const FIRST = /\b(?:I|we|my|our|me|us)\b/;
const PRONOUN = /^(?:he|she)$/i;

/** Who speaks, as the line calls them: by a name, initials, or what they are ('Matron: “…”'). */
function speakerOf(people: People, name: string): Person | null {
  const named = PRONOUN.test(name) ? null : (people.find(name) ?? people.byInitials(name));
  if (named !== null || PRONOUN.test(name) || !namesRole(name)) return named;
  const word = new RegExp(String.raw`\b${escaped(name)}\b`, 'iu');
  const fits = people.all.filter(({ role }) => role !== null && word.test(role));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

const QUOTATION = /^[“"„«]/;
const WHOLLY_QUOTED = /^[“"„«].*[”"“»]$/u;

/** Whether a line below somebody's words is no longer theirs: those stood in quotation marks, or it tells of them. */
const breaksOff = (before: BriefLine, line: BriefLine, { pronoun }: Person): boolean =>
  (QUOTATION.test(before.text) && !QUOTATION.test(line.text)) ||
  (pronoun !== 'they' && new RegExp(String.raw`^\W*${pronoun}\b`, 'i').test(line.text) && !FIRST.test(line.text));

/** Whether somebody whom nothing else names speaks again and again under this word, as in a chat: no label of a note. */
const isHandle = (name: string, lines: readonly BriefLine[]): boolean =>
  /^\p{Ll}/u.test(name) && lines.filter(({ speaker }) => speaker?.name === name).length > 1;

/** 'She says' above a list. */
const SAYS_BARELY = /^(?:he|she|they)\s(?:says?|said|wants?|asks?|fears?)$/iu;
/** What the writer notes of their own side. */
const OF_THE_WRITER = /^(?:I|we|my|our|me|not|don[’']?t|can\soffer|could\soffer|for\sme)\b/iu;

/** 'Ask', 'Our goal': a line by itself, below which stands what is wanted of the talk. */
const GOAL_HEADING =
  /^\W*(?:(?:my|our|the)\s)?(?:asks?|aims?|goals?|objectives?|desired\soutcome|outcome|purpose|wanted(?:\s(?:from|of)\s(?:\p{L}+\s){0,2}\p{L}+)?|what\s(?:I|we)\s(?:want|need)(?:\s\p{L}+){0,4})\W*$/iu;
export const isGoalHeading = (text: string): boolean => GOAL_HEADING.test(text);

/** 'Don’t you go saying “I know money’s tight”': words that nobody is to say. */
const NOT_TO_SAY =
  /\b(?:don[’']?t|do\snot|never|avoid|not\sto|mustn[’']?t)\b[^.;“"]{0,20}\b(?:say|saying|tell|mention|use)\b[^.;“"]{0,16}[“"]?$/iu;

/** Whether a sentence speaks of whoever that pronoun means. */
const speaksOf = (pronoun: string, text: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${pronoun}(?!\p{L})`, 'iu').test(text);

const inStretches = (piece: Piece): readonly Piece[] =>
  runOnsIn(piece.text).map(({ from, to }) => ({
    ...piece,
    text: piece.text.slice(from, to),
    start: piece.start + from,
    end: piece.start + to,
  }));

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
  // A point with points of its own: they end where the writer speaks of themselves again, or at the next point like it.
  let announcedInList = false;
  let announcedAt: string | null = null;
  let nested = false;
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
    if (line.kind !== 'list' || line.text.endsWith(':') || SAYS_BARELY.test(line.text)) {
      const announces = line.text.endsWith(':') || SAYS_BARELY.test(line.text) || isGoalHeading(line.text);
      announced = announces ? line.text.slice(-90) : null;
      announcedInList = line.kind === 'list';
      announcedAt = line.level;
      nested = false;
    } else if (announcedInList) {
      if (OF_THE_WRITER.test(line.text) || (nested && line.level === announcedAt)) announced = null;
      nested ||= line.level !== announcedAt;
    }
    if (isGoalHeading(line.text)) continue;
    if ((line === first || line.start < TOP) && isTitle(line) && !line.text.includes(': ')) continue;
    const before = lines[index - 1];
    if (line.speaker !== null) speaking = speakerOf(people, line.speaker.name);
    else if (line.kind === 'list' || line.internal || (before !== undefined && before.end + 1 < line.start))
      speaking = null;
    else if (speaking !== null && before !== undefined && breaksOff(before, line, speaking)) speaking = null;
    const raised = people.all.find((person) => person.raised) ?? null;
    // What a ticket says before anybody comments is its reporter's.
    const told =
      raised !== null &&
      !line.internal &&
      !lines.slice(0, index).some((earlier) => earlier.speaker !== null || earlier.voice !== null)
        ? raised
        : null;
    const byPronoun = line.speaker !== null && PRONOUN.test(line.speaker.name);
    const unknown = byPronoun || (line.speaker !== null && speaking === null && isHandle(line.speaker.name, lines));
    const narrator =
      unknown || (line.internal && line.speaker === null) ? null : (speaking ?? writers.get(line.part) ?? told);
    const internal = line.internal || (added(line.part) && narrator === null);
    // A heading holds for the quotations below it.
    if (before !== undefined && /[:)]$/.test(before.text) && before.kind !== 'header') heading = before.text;
    else if (!/^[“"]/.test(line.text)) heading = '';
    for (const piece of spokenPieces(line).flatMap(inStretches)) {
      if (piece.quoted && NOT_TO_SAY.test(line.text.slice(0, piece.start - line.start))) continue;
      const saidBy = piece.quoted || (byPronoun && FIRST.test(piece.text)) ? pronounOf(line, piece, heading) : null;
      const quoted = piece.quoted
        ? (quotedPerson(people, line, piece, heading, speaking) ??
          // The whole line in quotation marks, as whoever opened the ticket wrote it.
          (writers.has(line.part) || WHOLLY_QUOTED.test(line.text) ? narrator : null))
        : piece.aside && REMARK.test(piece.text)
          ? null
          : narrator;
      // 'She says: from dock 3 it is far. And she asked me who stays': from there on it is told of them again.
      let tellsAgain = false;
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
        const typed = rest === '' ? whole.replace(/,?\s+(?:and|but|so|or|because)$/i, '') : `${whole}${rest}`;
        const text = apostrophes(typed);
        cursor += rest.length;
        const start = piece.start + found;
        const end = start + typed.length;
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
        tellsAgain ||= byPronoun && !piece.quoted && speaksOf(line.speaker?.name ?? '', text);
        sentences.push({
          start,
          end,
          text,
          parsed,
          narrator: tellsAgain ? (writers.get(line.part) ?? told) : quoted,
          quoted: piece.quoted,
          saidBy: tellsAgain ? null : saidBy,
          unattributed:
            piece.quoted &&
            quoted === null &&
            saidBy === null &&
            isUnattributed(line.text.slice(0, piece.start - line.start), piece.text),
          people: people.all.filter((person) =>
            person.mentions.some((mention) => mention.start >= start && mention.end <= end),
          ),
          figures: figuresIn(parsed, text, start),
          list: line.kind === 'list',
          announced:
            line.kind === 'list' ? announced : isGoalHeading(before?.text ?? '') ? (before?.text ?? null) : null,
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

/** Somebody was named so few sentences before a quotation that it may be theirs. */
const NEAR = 3;

/** Whether the sentences before it speak of the stakeholder last. */
function followsThem(sentences: readonly BriefSentence[], at: number, stakeholder: Person): boolean {
  const before = sentences
    .slice(Math.max(0, at - NEAR), at)
    .findLast(({ people, text }) => people.length > 0 || /\b(?:he|she|his|hers?|him)\b/i.test(text));
  if (before === undefined) return false;
  const pronoun = /\b(?:he|his|him)\b/i.test(before.text) ? 'he' : 'she';
  return before.people.length > 0
    ? before.people.every((person) => person === stakeholder)
    : pronoun === stakeholder.pronoun;
}

/**
 * 'he said “…”' is the stakeholder's, unless somebody was named before it whose name says that they are meant; so are
 * words in quotation marks that nobody is said to have said, among notes about the stakeholder.
 */
export const quotedByPronoun = (sentences: readonly BriefSentence[], stakeholder: Person): readonly BriefSentence[] =>
  sentences.map((sentence, at) =>
    (sentence.saidBy !== null &&
      sentence.saidBy === stakeholder.pronoun &&
      sentence.narrator !== stakeholder &&
      (sentence.narrator === null || sentence.narrator.pronoun === 'they')) ||
    (sentence.unattributed && followsThem(sentences, at, stakeholder))
      ? { ...sentence, narrator: stakeholder, internal: false }
      : sentence,
  );
