/**
 * Where somebody begins to speak in what was pasted: 'On Tue 4 March, Dev Patel wrote:', 'Olivia Brandt 13:02',
 * 'Comment by Bob Tanner, 5 Nov 11:40'. Whose words a sentence is follows from that, and from nothing the sentence says.
 */
import { alternatives } from '../../language/one-of';
import { DATE_LINE } from './line-kinds';

export interface Voice {
  /** As somebody is called: 'sam.carter' is Sam Carter. */
  readonly name: string;
  readonly role: string | null;
  /** Where the name stands in the line, from 0, and how long it is there. */
  readonly at: number;
  readonly length: number;
  /** `mail`: what follows was written to somebody; else it was said before all who are there. */
  readonly kind: 'mail' | 'comment' | 'chat';
}

const WORD = String.raw`\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*\.?`;
const FULL_NAME = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Prof|Cllr|Sister)\.?\s)?(?:\p{Lu}\.\s?){0,2}${WORD}(?:\s(?:${WORD}|\p{Lu}\.?|van|von|de|der|al|el|la|di|bin)){0,3}`;
/** 'priya.n', 'sam_carter', '@joel'. */
const HANDLE = String.raw`(?:@?\p{Ll}[\p{Ll}\d]+(?:[._-]\p{Ll}[\p{Ll}\d]*)?|\p{Ll}\.\p{Ll}{3,})`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`;
const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const DATE_WORD = String.raw`(?:${alternatives(`
today yesterday at on the of (?:${MONTH})(?!\\p{L}) (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs?|ur|urs)?(?:day)?(?!\\p{L}) \\d{1,4}(?:st|nd|rd|th)? [AaPp][Mm]
`)})`;
const DATE_TOKEN = new RegExp(
  String.raw`^(?:${DATE_WORD}|${TIME}|\d{1,2}[/.-]\w{2,3}[/.-]\d{2,4}|\d{1,2}[/.]\d{1,2})$`,
  'u',
);

/**
 * Whether it is nothing but a day and a time. Word by word: one pattern for the whole would try every way to part a row
 * of digits, and a pasted line must not hold the thread that everybody's coach runs in.
 */
function isWhen(text: string): boolean {
  const tokens = text
    .replace(/(?:wrote|to me|to us)?:?$/, '')
    .split(/[\s,:·|()[\]–—-]*[\s,·|()[\]–—]+[:-]?|[\]:]+$/)
    .filter((token) => token !== '' && token !== '-');
  return tokens.length > 0 && tokens.every((token) => DATE_TOKEN.test(token));
}

const HAS_WHEN = new RegExp(String.raw`${TIME}|\b(?:${MONTH})\b|\b(?:today|yesterday)\b|\d[/.]\d`, 'iu');

const WROTE = /^On\b.{5,140}\bwrote:?\s*$/u;
const LAST_NAME_STANDING = new RegExp(String.raw`(${FULL_NAME})\s*$`, 'u');
const BEHIND_A_DAY = new RegExp(String.raw`\d\s(?:${MONTH}),?\s(${FULL_NAME})$`, 'u');
const COMMENT = new RegExp(
  String.raw`^(?:(?:internal|private|public)\s)?(?:comment|reply|note|response|update|added)(?:\s*#?\d+)?(?:\s\([^)\n]{2,40}\))?(?:\s(?:by|from|of))?[\s,:|–—-]+(${FULL_NAME}|${HANDLE})(?:\s*\(([^)\n]{2,60})\))?(?=[\s,:|·(–—).-]|$)`,
  'iu',
);
/** The same with the words behind it: 'Comment A. Wrona, 2 June: last autumn', 'comment jonas_b: the seal'. */
const COMMENTED = new RegExp(
  [
    String.raw`^(?:[Cc]omment|[Rr]eply|[Nn]ote|[Rr]esponse|[Uu]pdate|[Aa]nswer|COMMENT|REPLY)(?:\s*#?\d+)?(?:\s(?:by|from|of))?`,
    String.raw`[\s|–—(-]+(${FULL_NAME}|${HANDLE})(?:\s*[(,]\s?(\p{L}[^,)\n]{2,40})\))?[),]?(?=[\s,:|·(–—-])`,
  ].join(''),
  'u',
);
const STAMPED = new RegExp(
  [
    String.raw`^(?:\[?${TIME}\]?\s+)?(${WORD},\s${WORD}|${FULL_NAME}(?:\s\p{Lu})?|${HANDLE})`,
    String.raw`(?:\s*[(\[](?![\d\s:.]+[)\]])([^)\]\n]{2,60})[)\]])?`,
    String.raw`\s*(?:(?:commented|replied|wrote|posted|added a comment|said)\b)?[\s,:|·(\[–—-]*`,
  ].join(''),
  'u',
);
/** 'Internal note (facilities team only), Pieter Claes, 7 Aug 11:20' */
const SEEN_BY = /^(?:internal|private)\b/iu;
/** In brackets behind a name and a time: whom it is for. */
const REMARK_BEHIND = /\s*[[(](\p{L}[^\])]{2,60})[\])]:?$/u;
const NOBODY = new RegExp(
  String.raw`^(?:${alternatives(`
  (?:Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun)(?:day|nesday|sday|urday|rsday)?\\b (?:${MONTH})(?:\\s*\\d|$) today yesterday date sent when due deadline minutes? meeting notes? call
  standup retro window approver agenda sprint week section page item version release phase room floor level step updated? created opened closed
  status next last by from the at start end option week\\s.*
`)})\b`,
  'iu',
);

/** 'sam.carter' -> 'Sam Carter'. */
const asName = (written: string): string =>
  /^\p{Lu}[^,]+, \p{Lu}/u.test(written)
    ? written.replace(/^(.+), (.+)$/u, '$2 $1')
    : /^@?\p{Ll}/u.test(written)
      ? written
          .replace(/^@/, '')
          .split(/[._-]/)
          .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
          .join(' ')
      : written;

const voice = (line: string, written: string, role: string | null, kind: Voice['kind']): Voice | null =>
  NOBODY.test(written)
    ? null
    : { name: asName(written), role, at: line.indexOf(written), length: written.length, kind };

/**
 * @param line without the marks of quoting, trimmed
 * @returns null for every line that only goes on
 */
export function voiceOpening(line: string): Voice | null {
  if (line.length > 170) return null;
  if (WROTE.test(line)) {
    const until = line
      .replace(/\s*wrote:?\s*$/u, '')
      .replaceAll(/[<([][^>)\]]*[>)\]]/g, (mail) => ' '.repeat(mail.length));
    const standing = LAST_NAME_STANDING.exec(until.trimEnd())?.[1];
    // Without the month of 'On 2 Sept Alastair Pym wrote'.
    const name = BEHIND_A_DAY.exec(until.trimEnd())?.[1] ?? standing;
    return name === undefined ? null : voice(line, name, null, 'mail');
  }
  if (line.length > 90 || DATE_LINE.test(line)) return null;
  const comment = COMMENT.exec(line);
  // 'Comment, Inês Tavares, 14 March (internal, not visible to the school)'
  const [seenBy = '', forWhom] = (comment === null ? null : REMARK_BEHIND.exec(line.slice(comment[0].length))) ?? [];
  const after =
    comment === null
      ? ''
      : line.slice(comment[0].length, line.length - seenBy.length).replaceAll(/^[\s,:|·(–—-]+|[):.]+$/g, '');
  if (comment?.[1] !== undefined && (after === '' || isWhen(after)))
    return voice(line, comment[1], comment[2] ?? forWhom ?? SEEN_BY.exec(line)?.[0] ?? null, 'comment');
  const headed = COMMENTED.exec(line);
  if (headed?.[1] !== undefined && /^[\s):]*$/.test(line.slice(headed[0].length)))
    return voice(line, headed[1], headed[2] ?? null, 'comment');
  const stamped = STAMPED.exec(line);
  const behind = stamped === null ? '' : line.slice(stamped[0].length);
  // 'Danielle Roy · Wed 17:55 [internal, visible to: me]'
  const [remark = '', who] = REMARK_BEHIND.exec(behind) ?? [];
  const stamp = behind.slice(0, behind.length - remark.length);
  if (stamped?.[1] !== undefined && HAS_WHEN.test(stamp) && isWhen(stamp))
    return voice(line, stamped[1], stamped[2] ?? who ?? null, 'chat');
  return null;
}

/** '[02/07/2025, 07:31] Kev Stroud: morning all', '07:31 - Kev: morning', '13:02 Olivia: hey': a chat with its words on the same line. */
const SAID_AT = new RegExp(
  String.raw`^(?:\[[^\]\n]{0,24}${TIME}\]|(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4}|\.)?,?\s)?${TIME})\s*[-–—]?\s*(${FULL_NAME}(?:\s\p{Lu}{2,4})?|${HANDLE})(?:\s*\(([^)\n]{2,40})\))?\s*:\s+(?=\S)`,
  'u',
);

/** '[21:07] Marlon stores: 140': whatever somebody is called in a chat whose every line has its time in brackets. */
const SAID_AT_AS = new RegExp(
  String.raw`^\[[^\]\n]{0,24}${TIME}\]\s*((?:~\s?)?\p{Lu}[\p{L}’'.-]*(?:\s[\p{L}’'.-]{1,16}){1,2})\s*:\s+(?=\S)`,
  'u',
);

/** 'Y. Carrick 15 Sep: Not happy with A.' */
const SAID_ON = new RegExp(
  String.raw`^(${FULL_NAME})(?:\s*\(([^)\n]{2,40})\))?,?\s+(?:on\s)?\d{1,2}(?:(?:st|nd|rd|th)?\s|[/.-])(?:${MONTH})\b(?:\s\d{2,4})?(?:,?\s${TIME})?\s*:\s+(?=\S)`,
  'u',
);

/** '05 Mar, M. Feldhaus (IT security): No exceptions.' */
const DATED = new RegExp(
  String.raw`^\[?(?:\d{1,2}(?:st|nd|rd|th)?[\s./-](?:${MONTH})|(?:${MONTH})\s\d{1,2})(?:\s\d{2,4})?(?:,?\s${TIME})?\]?\s*[,:|–-]?\s+(${FULL_NAME}|\p{Ll}\.\p{Ll}{3,})(?:\s*\(([^)\n]{2,40})\))?\s*:\s+(?=\S)`,
  'u',
);

/** '06/10 LD: old array out of support', '04/10 Svetlana R. (storage): Restored from tape.' */
const NOTED_ON = new RegExp(
  String.raw`^\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,?\s+(${FULL_NAME}|\p{Lu}{2,3})(?:\s*\(([^)\n]{2,40})\))?\s?(?::|\s[–-])\s+(?=\S)`,
  'u',
);

/** '[S. Aksoy-Petrov, 4 July] My team has done double shifts.' */
const IN_BRACKETS = new RegExp(
  String.raw`^\[(${FULL_NAME}|${HANDLE})(?:\s*\(([^)\n]{2,40})\))?\s?[,|–-]\s?(?:\d{1,2}(?:st|nd|rd|th)?[\s./-])?(?:${MONTH}|\d{1,2})\b[^\]\n]{0,20}\]:?\s+(?=\S)`,
  'u',
);

/** 'comment (Kwabena): I didn't choose the server.' */
const REMARKED = new RegExp(
  String.raw`^(?:comment|reply|note|update)\s*\((${FULL_NAME})(?:,\s*([^)\n]{2,40}))?\)\s*:\s+(?=\S)`,
  'iu',
);
/** 'Rosalind 09:14: have you seen' */
const SAID_THEN = new RegExp(
  String.raw`^(${FULL_NAME}|\p{Lu}{2,3}|me)(?:\s*\(([^)\n]{2,40})\))?,?\s+${TIME}\s*:\s+(?=\S)`,
  'u',
);

/** A time and a name are no longer than this (characters). */
const LONGEST_HEAD = 120;

/** Who comments, when what stands between the name and the colon is a day and a time or nothing. */
function commented(line: string, head: string): { readonly voice: Voice; readonly length: number } | null {
  const match = COMMENTED.exec(head);
  if (match?.[1] === undefined) return null;
  for (const { index } of head.matchAll(/[:–]\s+(?=\S)/g)) {
    const between = head.slice(match[0].length, index).replaceAll(/^[\s,|·(–—-]+|[\s)]+$/g, '');
    if (index < match[0].length || (between !== '' && !isWhen(between))) continue;
    const found = voice(line, match[1], match[2] ?? null, 'comment');
    return found === null ? null : { voice: found, length: index + 2 };
  }
  return null;
}

/** Who says the line, and how long what stands before their words is; null where no time stands before a name. */
export function saidAt(line: string): { readonly voice: Voice; readonly length: number } | null {
  const head = line.slice(0, LONGEST_HEAD);
  const comment = commented(line, head);
  if (comment !== null) return comment;
  const match =
    SAID_AT.exec(head) ??
    SAID_AT_AS.exec(head) ??
    SAID_ON.exec(head) ??
    DATED.exec(head) ??
    IN_BRACKETS.exec(head) ??
    NOTED_ON.exec(head) ??
    REMARKED.exec(head) ??
    SAID_THEN.exec(head);
  const found = match?.[1] === undefined ? null : voice(line, match[1], match[2] ?? null, 'chat');
  return match === null || found === null ? null : { voice: found, length: match[0].length };
}

/** How deep a line is quoted, and where what it says begins. */
export function quotedBy(line: string): { readonly depth: number; readonly length: number } {
  const marks = /^(?:\s?>)+\s?/.exec(line)?.[0] ?? '';
  return { depth: marks.replaceAll(/[^>]/g, '').length, length: marks.length };
}

/** What mail programs and lawyers add, and nobody said. */
export const ADDED_BY_MACHINES = new RegExp(
  String.raw`^\W*(?:${alternatives(String.raw`
  sent\sfrom\smy\s get\soutlook\sfor caution: external(?:\semail|\ssender)? \[?external\]?$
  (?:this|the)\s(?:e-?mail|message|communication|information\sin\sthis)\b.{0,80}\b(?:confidential|intended|privileged|legally)
  (?:this|the)\s(?:e-?mail|message)\b.{0,40}\bmay\scontain if\syou\s(?:are\snot\sthe\sintended|have\sreceived\sthis)
  please\sconsider\sthe\senvironment think\sbefore\s(?:you\s)?print registered\s(?:in|office|charity|company) company\s(?:no|number|reg)
  automation\sfor\s disclaimer views\sexpressed registered\scharity met\svriendelijke .{0,60}\brechten\sworden .{0,20}\b(?:ddi|tel|t|m|mob|mobile|mobil|växel|direct|phone|fax|desk)\b[.:]?\s*\+?\(?\d[\d\s()-]{6,}
  the\scontents\sof\sthis <?media\somitted virus no\svirus scanned\sby unsubscribe view\sin\sbrowser to\sview\sthis join\sthe\smeeting
`)})`,
  'iu',
);
