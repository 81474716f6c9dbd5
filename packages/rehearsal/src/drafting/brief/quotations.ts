/** Words that stand in a line as somebody's own: between quotation marks, or behind 'she said,'. */
import { oneOf } from '../../language/one-of';
import type { BriefLine, Span } from './brief-line';
import type { Pronoun } from './names';
import type { People, Person } from './people';

/** Somebody's words, and no nickname or title of something: four words at least. */
const QUOTE = /[“"«]((?:[^”"»\s]+\s+){3,}[^”"»]+)[”"»]/g;
/** Before words of somebody: nothing, a colon or comma, or that they say it. */
const OPENS_QUOTE =
  /(?:^|[:,.;!?–—-]|\b(?:said|says|sayed|wrote|writes|asked|asks|him|her|me|us|them|like|goes|went|shouted|replied|answered|told|mentioned|said to \p{L}+))\s*$/iu;
/** Words that tell whose a quotation is. */
const SAYS = String.raw`(?:said|says|told|tells|asked|asks|wrote|writes|answered|replied|added|snapped|shouted|called|goes|went|repeated|repeats|muttered)`;
/** Behind a quotation: '“…,” she told him', '“…”, said Marta'. */
const SAYS_AFTER = new RegExp(
  String.raw`^[”"»]?[,.]?\s*[–—-]?\s*(?:(he|she)\s(?:\p{L}+ly\s)?${SAYS}|${SAYS}\s(he|she))\b`,
  'iu',
);
const UP_TO_A_NAME = new RegExp(String.raw`^[”"»]?[,.]?\s*[–—-]?\s*(${SAYS}\s)?$`, 'iu');
const SAYS_IT = new RegExp(String.raw`^\s${SAYS}\b`, 'iu');

/**
 * Said in somebody's own words without marks: 'he said, quote, you put a lens', 'what she says is, at the old stand my
 * passenger falls out of bed'.
 */
const SPEECH = new RegExp(
  oneOf(
    String.raw`\b(?:he|she)\s(?:(?:just|then|also|only)\s)?(?:said|says|goes|wrote|told\sme|asked\sme)(?:\sto\s(?:me|us))?(?:[,:]|,?\sand\sI\squote[,:]?|,\squote[,:])\s(?:quote[,:]\s)?`,
    String.raw`\bwhat\s(?:he|she)\s(?:said|says|told\sme|wrote|asked)(?:\s[^,.;:]{0,30})?\s(?:is|was)[,:]\s`,
  ),
  'iu',
);
/** What goes on with that is told of them. */
const NO_SPEECH = /^(?:and|but|that|which|or|as|with|when|after|though|although|because)\b/i;
const OF_ONESELF = /\b(?:I|we|my|our|me|us|you|your)\b/i;

/** Before what the writer means to say: 'I could open with', 'my line:'. */
const OWN_LABEL =
  /\b(?:I|me|my|we|our|us|say|tell|ask|answer|open|offer|line|phrase|title|headline|subject|sign|slogan)\b/i;
/** 'Vitalik:': somebody of whom nothing else is told. */
const CALLED = /^\W*\p{Lu}[\p{L}’'-]+\s*[:–-]\s*\W?$/u;
/** Whether a quotation in the first person stands where nothing says whose words it holds: not the writer's, nor anybody's named. */
export const isUnattributed = (before: string, quotation: string): boolean =>
  /\b(?:I|we|my|our|me|us)\b/.test(quotation) &&
  /^\W*$|:\W*$/.test(before) &&
  !OWN_LABEL.test(before) &&
  !CALLED.test(before);

export interface Piece extends Span {
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

/** Where in a line somebody's own words stand without marks; to the end of the sentence. */
function spokenAt(text: string): { readonly from: number; readonly to: number } | null {
  const match = SPEECH.exec(text);
  if (match === null) return null;
  const from = match.index + match[0].length;
  const sentence = /^[^.!?\n]*[.!?]?/u.exec(text.slice(from))?.[0] ?? '';
  const pronoun = /\b(?:he|she)\b/i.exec(match[0])?.[0] ?? '';
  // What goes on about them is the writer's again: '… because he is angry so she asks for bays'.
  const again = new RegExp(String.raw`\s(?:(?:and|so|but|then)\s)?${pronoun}\s`, 'i').exec(sentence.slice(1));
  const rest = again === null ? sentence : sentence.slice(0, again.index + 1);
  // 'she said, she would be there': told of her.
  const told = new RegExp(String.raw`^\W*${pronoun}\b`, 'i').test(rest);
  return told || NO_SPEECH.test(rest) || !OF_ONESELF.test(rest) || rest.split(' ').length < 4
    ? null
    : { from, to: from + rest.length };
}

const GOES_ON = /^,?\s(?:and|but|so|which|or)\s/u;
const SAYS_BEFORE =
  /\b(?:says?|said|writes?|wrote|told|asks?|asked|words?|repl(?:y|ies|ied)|answer(?:s|ed)|adds?|added|calls?|called|put)\b[^.;]{0,40}$/iu;

export function spokenPieces(line: BriefLine): readonly Piece[] {
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
    // 'He can see ten days, “eleven if I am in a good mood”, and he would prefer August'
    if (
      /^\p{Ll}/u.test(match[1] ?? '') &&
      GOES_ON.test(line.text.slice(match.index + match[0].length)) &&
      !SAYS_BEFORE.test(line.text.slice(0, match.index))
    )
      continue;
    // 'and was told “we look at it”'
    if (/\b(?:was|were|been|got)\stold\s*$/i.test(line.text.slice(0, match.index))) continue;
    add(last, match.index, false);
    add(match.index + 1, match.index + match[0].length - 1, true);
    last = match.index + match[0].length;
  }
  const speech = pieces.length === 0 ? spokenAt(line.text) : null;
  if (speech !== null) {
    add(0, speech.from, false);
    add(speech.from, speech.to, true);
    last = speech.to;
  }
  add(last, line.text.length, false);
  return line.speaker !== null && pieces.some(({ quoted }) => quoted)
    ? pieces.map((piece) => ({ ...piece, aside: !piece.quoted }))
    : pieces;
}

/** 'Her second question: “…”', 'his exact words: “…”' */
const OWN_WORDS = /\b(his|her)\s(?:\p{L}+\s?){1,3}(?:was|is|were|are)?[,:–-]?\s*[“"«]?$/iu;

/** The pronoun that tells whose words stand from here: the one behind them, the last one before them, one in the heading. */
export function pronounOf(line: BriefLine, { start, end }: Span, heading: string): Pronoun | null {
  const before = line.text.slice(0, start - line.start);
  const after = SAYS_AFTER.exec(line.text.slice(end - line.start));
  if (line.speaker !== null && /^(?:he|she)$/i.test(line.speaker.name))
    return line.speaker.name.toLowerCase() === 'he' ? 'he' : 'she';
  const last = /\b(?:he|she)\b(?!.*\b(?:he|she)\b)/i;
  // 'Gudmund spoke to him yesterday: “mate, …”' quotes the one who was spoken to.
  const spokenTo =
    /\b(?:spoke|talked|rang|phoned|called|asked)\s(?:to\s|with\s)?(him|her)\b[^.:;]{0,30}:\s*[“"]?$/i.exec(
      before,
    )?.[1] ?? OWN_WORDS.exec(before)?.[1];
  if (spokenTo !== undefined) return /^hi[ms]$/i.test(spokenTo) ? 'he' : 'she';
  const found = (after?.[1] ?? after?.[2] ?? (last.exec(before) ?? last.exec(heading))?.[0])?.toLowerCase();
  return found === 'he' || found === 'she' ? found : null;
}

/** '“…”, Marta told him', '“…”, said Marta' */
const namedBehind = (people: People, line: BriefLine, { end }: Span): Person | null =>
  people.all.find(({ mentions }) =>
    mentions.some((mention) => {
      if (mention.start < end || mention.start > end + 20 || mention.end > line.end) return false;
      const between = UP_TO_A_NAME.exec(line.text.slice(end - line.start, mention.start - line.start));
      return between !== null && (between[1] !== undefined || SAYS_IT.test(line.text.slice(mention.end - line.start)));
    }),
  ) ?? null;

const IS_TOLD = /\b(?:he|she)\s(?:(?:has|had|also|then|once|only|just)\s)*(?:told|asked|wrote\sto|said\sto)\s$/iu;

/**
 * Who says what stands between the marks: who is named before it in the line, or whom the pronoun there means.
 * @returns null where nothing tells
 */
export function quotedPerson(
  people: People,
  line: BriefLine,
  piece: Span,
  heading: string,
  speaking: Person | null,
): Person | null {
  if (line.speaker !== null && speaking !== null) return speaking;
  const at = piece.start;
  const behind = namedBehind(people, line, piece);
  if (behind !== null) return behind;
  const pronoun = pronounOf(line, piece, heading);
  // Nobody speaks of themselves by name.
  const quote = line.text.slice(at - line.start);
  const within = quote.slice(0, quote.search(/[”"»](?!\p{L})/u) + 1 || undefined);
  const fits = people.all.filter(
    (person) =>
      !person.mentions.some(({ start }) => start >= at && start < at + within.length) &&
      // 'He told Marijke on the phone: “…”': of whoever told it.
      !(
        pronoun !== null &&
        person.mentions.some(
          ({ start, end }) => end <= at && IS_TOLD.test(line.text.slice(0, Math.max(0, start - line.start))),
        )
      ) &&
      (pronoun === null || person.pronoun === pronoun || person.pronoun === 'they'),
  );
  const spoken = fits.flatMap((person) =>
    person.mentions
      .filter(({ start, end }) => end <= at && (pronoun !== null || start >= line.start))
      .map(({ end }) => ({ person, end })),
  );
  return spoken.toSorted((left, right) => right.end - left.end)[0]?.person ?? null;
}
