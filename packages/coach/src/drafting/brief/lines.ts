/** The lines of a brief: headers of mails and tickets, lists, who speaks, greetings, signatures, and prose. Offsets are characters of the brief. */
import { alternatives } from '../../language/one-of';
import { firstName } from './names';
import { ADDED_BY_MACHINES, quotedBy, saidAt, type Voice, voiceOpening } from './voices';

export interface Span {
  readonly start: number;
  readonly end: number;
}
export interface BriefLine extends Span {
  /** As long as what it stands for in the brief, line breaks within a sentence as spaces. */
  readonly text: string;
  readonly kind: 'header' | 'list' | 'prose' | 'greeting' | 'closing' | 'signature' | 'rule';
  /** 'from', 'reporter', 'present', in lower case: of a header alone. */
  readonly key: string | null;
  /** Who says it, as written, where the line begins with a name and a colon. */
  readonly speaker: (Span & { readonly name: string; readonly role: string | null }) | null;
  /** What one person wrote or said without a break, counted from 0; quoted mails and each turn of a chat are parts of their own. */
  readonly part: number;
  /** Who speaks from here on: of a header 'voice' alone. */
  readonly voice: Voice | null;
  /** Who is addressed by name at its beginning: 'Sam - quick one'. */
  readonly greets: (Span & { readonly name: string }) | null;
  /** Written for the writer's own side. */
  readonly internal: boolean;
}

const KEYS = [
  'from|sender|sent by|von|från|fra|van|de|da|od',
  'to|an|cc|bcc|till|til|aan|à|para|do|kopia|kopie',
  'date|sent|created|opened|due|deadline|datum|gesendet|skickat|sendt|verzonden|envoyé|enviado|inviato|fecha|data|updated|modified',
  'subject|betreff|re|title|topic|ticket|issue|summary|ämne|emne|onderwerp|objet|oggetto|asunto|temat',
  'reporter|raised by|requester|requested by|opened by|created by|contact|author',
  'customer|client|company|account|organisation|organization',
  'assignee|assigned to|owner|responsible',
  'present|there|attendees|participants|attending|in attendance|attendance|who|with',
  "apologies|apols|absent|not there|can[’']t come|not present",
  'priority|prio|watchers|fix version|severity|status|category|type|sprint|points|points\\?|labels|component|estimate|environment',
]
  .join('|')
  .split('|');
/** Keys of who writes, in the languages of mail programs. */
export const WRITES = /^(?:from|sender|sent by|von|från|fra|van|de|da|od)$/;
export const READS = /^(?:to|an|cc|bcc|till|til|aan|à|para|do|kopia|kopie)$/;
export const ABOUT = /^(?:subject|betreff|ämne|emne|onderwerp|objet|oggetto|asunto|temat)$/;

const HEADER = new RegExp(`^(${KEYS.map((key) => key.replaceAll(' ', '\\s')).join('|')})\\s*:\\s*`, 'i');
/** 'Attending - VO (Vicky Oyston), HB': lists of people with a dash for a colon. */
const LISTING = /^(present|attending|attendees|in attendance|apologies|absent)\s+[-–]\s+/i;
/** Words before a colon that nobody is called. */
const NO_SPEAKER = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
  note notes nb next next\ssteps? action actions to\s?do todo options? cost costs finding expected actual
  description comments? update agenda item result decision decisions risk risks impact background context
  problem request summary goal want wanted internal internal\scomment programme\snote project\snote
  scrum\smaster\snote management\sresponse dev\steam team p\.?s\.? p\.?p\.?s currency date time place where
  when what why how workaround root\scause steps? by\s\p{L}+ his\spoints? her\spoints? their\spoints?
  what\s.* because plus also anyway talk so fyi yes no and but
`)})$`,
  'iu',
);
const NAME_WORD = String.raw`\p{Lu}[\p{L}’'-]*\.?`;
const SAYING = String.raw`(?:[’']s)?\s+(?:comment|wrote|says|said|replied)[^:\n]{0,24}`;
const SPEAKER = new RegExp(
  [
    String.raw`^(?:\[[^\]\n]{1,30}\]\s*)?(?:\d{1,2}[:.]\d{2}(?:\s?[AaPp][Mm])?\s*[-–—]?\s*)?`,
    String.raw`((?:${NAME_WORD}\s+){0,3}${NAME_WORD}|\p{Ll}{2,12})`,
    String.raw`(${SAYING})?(?:\s*\(([^)\n]{2,60})\))?(${SAYING})?\s*:\s+(?=\S)`,
  ].join(''),
  'u',
);
const LIST_MARK = /^(?:[-*•–—·>]+|\(?\d{1,2}[.)/]|[a-z]\))\s+/;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|morning)\b[^.?!\n]{0,40}[,!:\-–]?\s*$|^\p{Lu}[\p{L}’'-]+,$/iu;
const CLOSING = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
  (?:kind|best|warm|many)?\s*(?:regards|wishes) best cheers thanks(?:\sa\slot)? thank\syou many\sthanks thx tks ta speak\ssoon
  yours(?:\ssincerely|\sfaithfully|\struly)? sincerely all\sthe\sbest br rgds greetings ciao lg mfg mit\sfreundlichen\sgr\p{L}+(?:\s\/\s.{3,20})? .{3,30}\/\s(?:kind|best)\sregards
`)})[,.!]?(?:\s+\p{Lu}[\p{L}’'-]+(?:\s*\([^)]+\))?)?\s*$`,
  'iu',
);
const RULE = /^[^\p{L}\d\p{Extended_Pictographic}]{3,}$|^--$|^([-=*~#:])\1{1,}.*\1{2,}$|^_{3,}/u;
/** '.... what I know and want': a rule with words behind it. */
const RULED = /^([-=*~#:.])\1{2,}\s+(?=\p{L})/u;
/** '[HB scribbles]' */
const BRACKETED_NOTE = /^\[[^\]]*\b(?:scribbl\w*|notes?|private|internal|own|mine|myself|self|thoughts)\b[^\]]*\]$/i;
const INTERNAL =
  /\b(?:internal|not visible|confidential|(?:private|my|my own) notes?|notes? to (?:self|myself)|dev team|sales\)|for (?:us|me) only)\b/i;
/** Opens what the writer notes for nobody else: 'Note to self', 'My notes:'. It holds to the end of the part. */
const TO_ONESELF =
  /^\W*(?:notes? (?:to|for) (?:self|myself|me)|(?:my|my own|private) (?:notes?|thoughts?)|internal note|only for me)\b(?:\s*\([^)]*\)|[^.:\n]{0,50}\b(?:visible to me|not for circulation|in the minutes|for me)\b[^.:\n]{0,20})?\W*$/i;
/** The same before what one notes, on one line: '(note to self: she may not know)'. */
const TO_ONESELF_INLINE = new RegExp(
  String.raw`^\W*(?:${alternatives(String.raw`
  (?:(?:notes?|reminder)\s(?:to|for)\s(?:self|myself|me)|(?:my|my\sown|private)\s(?:notes?|thoughts?))\b(?:\s*\([^)]*\))?\s*[:.–—-]\s+
  (?:(?:to|for)\s)?me:\s+ (?:\p{Lu}{2,3}\s)?(?:private|own\sfile|scratchpad|scratch|my\sprep|prep)\b[^.:\n]{0,24}[:.–—-]+\s+ to\sself\b[^.:\n]{0,60}[:.–—-]\s+ (?:ok(?:ay)?,?\s)?(?:it['’]?s\s)?me\sagain\b[.:,]?\s+ \(not\ssent\b[^)]*\)\s+ \(?thinking\saloud\)?[:.]?\s+
`)})(?=\S)`,
  'iu',
);
const FORWARDED = /original message|forwarded|begin forwarded|weitergeleitet/i;
/** Parts of a form, which say nothing: 'Description', 'ACTIONS'. */
const HEADING =
  /^\W*(?:description|options?|comments?(?: \(\d+\))?|activity|actions?|action items?|notes?|background|agenda|a\.?o\.?b\.?|today|yesterday|attachments?|discussion|summary|next steps|decisions?|action points)\W*$/i;
const ITEM = /^\p{Lu}[\p{L} /&-]{2,26}\.\s+(?=\p{Lu})/u;
const BRACKETED =
  /^\[[^\]]*\]$|^\W*voice ?(?:memo|note|mail|message)\b.{0,80}$|^\W*(?:auto-?)?transcri(?:bed|pt)\b.{0,60}$/i;
/** 'Created 02/05/25 08:14   Due 19/05/25' */
const STAMPS = /^\W*(?:created|due|opened|updated|raised|reported|logged|closed)\b[:\s]+(?:on\s)?\d/i;
/** 'Description: the app crashes' */
const LABEL = /^(?:description|background|summary|problem|issue|details?|steps|context)\s*:\s+(?=\S)/i;
/** Mail programs break lines at a width between these, and fill most of it; where a line is longer, nobody broke them. */
const WRAPS = { from: 48, to: 84, full: 0.72 } as const;

interface Raw extends Span {
  readonly text: string;
  /** How deep it is quoted. */
  readonly depth: number;
}

function rawLines(brief: string): readonly Raw[] {
  const lines: Raw[] = [];
  // Where nobody's mail stands below another, a '>' marks an item.
  const quotes = /\bwrote:|^\s*(?:from|från|von|van|de)\s*:|\bforwarded\b|original message/im.test(brief);
  let start = 0;
  for (const whole of brief.split('\n')) {
    // 'Ticket #4411 | Reporter: Luca Ferri | Priority: high': each a line of its own.
    const cells = whole.split(/ \| | {3,}(?=\S)/);
    const cut = cells.length > 1 && cells.some((cell) => HEADER.test(cell.trim())) ? cells : [whole];
    let at = start;
    for (const cell of cut) {
      const { depth, length } = quotes ? quotedBy(cell) : { depth: 0, length: 0 };
      const text = cell.slice(length).trim();
      const from = at + (text === '' ? 0 : cell.indexOf(text, length));
      lines.push({ text, start: from, end: from + text.length, depth });
      at = start + whole.indexOf(cell, at - start) + cell.length;
    }
    start += whole.length + 1;
  }
  return lines;
}

const opensAnew = (text: string): boolean =>
  text === '' ||
  voiceOpening(text) !== null ||
  saidAt(text) !== null ||
  LIST_MARK.test(text) ||
  HEADER.test(text) ||
  SPEAKER.test(text) ||
  CLOSING.test(text) ||
  RULE.test(text);

/** The longest line of the block of lines that each stands in, without a blank line between. */
function widths(raw: readonly Raw[]): readonly number[] {
  const out: number[] = [];
  for (let from = 0; from < raw.length;) {
    let until = from;
    while (until < raw.length && raw[until]?.text !== '' && raw[until]?.depth === raw[from]?.depth) until += 1;
    const block = raw.slice(from, until).filter((line) => !opensAnew(line.text));
    const widest = Math.max(0, ...block.map((line) => line.text.length));
    for (let at = from; at < Math.max(until, from + 1); at += 1) out.push(widest);
    from = Math.max(until, from + 1);
  }
  return out;
}

/** Lines that a mail program broke are put together again. */
function joined(brief: string): readonly Raw[] {
  const lines: Raw[] = [];
  const raw = rawLines(brief);
  const widest = widths(raw);
  let before: Raw | null = null;
  for (const [at, line] of raw.entries()) {
    const last = lines.at(-1);
    const width = widest[at] ?? 0;
    if (
      last !== undefined &&
      before !== null &&
      width <= WRAPS.to &&
      width >= WRAPS.from &&
      before.text.length >= width * WRAPS.full &&
      before.depth === line.depth &&
      voiceOpening(before.text) === null &&
      !HEADER.test(before.text) &&
      /[^.!?:…]$/.test(before.text) &&
      !opensAnew(line.text) &&
      /^[\p{Ll}\d“"(]/u.test(line.text)
    )
      lines[lines.length - 1] = {
        start: last.start,
        end: line.end,
        depth: last.depth,
        text: brief.slice(last.start, line.end).replaceAll(/\n[ \t]*(?:>[ \t]?)*/g, (gap) => ' '.repeat(gap.length)),
      };
    else if (line.text !== '') lines.push(line);
    before = line.text === '' ? null : line;
  }
  return lines;
}

/** Said without a stop for longer than this, it was transcribed by a machine (words). */
const BREATHLESS = 45;
const PAUSE =
  /\s(?=(?:and|so|but|because|anyway|okay|um|right)\s+(?:(?:um|so|then)\s+)?(?:I|we|she|he|they|it|it's|the|what|that|there|our|my|you|maybe|don['’]?t|dont|oh)\b)/i;

const FILLERS = /^(?:(?:so|um+|uh+|er+m?|okay|ok|anyway|right|and|but|because|oh|well|basically|now)\b,?\s+)+/i;

/** What was spoken without a stop, in pieces of a breath. */
function breaths(line: Raw): readonly Raw[] {
  const words = line.text.split(/\s+/).length;
  const stops = line.text.match(/[.!?]\s/g)?.length ?? 0;
  if (words < BREATHLESS || words / (stops + 1) < BREATHLESS) return [line];
  const pieces: Raw[] = [];
  let from = 0;
  for (const match of line.text.matchAll(new RegExp(PAUSE, 'gi'))) {
    if (line.text.slice(from, match.index).split(/\s+/).length < 9) continue;
    pieces.push({
      ...line,
      text: line.text.slice(from, match.index),
      start: line.start + from,
      end: line.start + match.index,
    });
    from = match.index + 1;
  }
  return [...pieces, { ...line, text: line.text.slice(from), start: line.start + from }].map((piece) =>
    cut(piece, FILLERS.exec(piece.text)?.[0].length ?? 0),
  );
}

function cut(line: Raw, length: number): Raw {
  const rest = line.text.slice(length);
  const space = rest.length - rest.trimStart().length;
  return { ...line, text: rest.trimStart(), start: line.start + length + space };
}

/** Which part each depth of quoting is in: what comes back to a depth goes on with the part that was there. */
class Parts {
  readonly #at = new Map<number, number>([[0, 0]]);
  #depth = 0;
  #last = 0;
  /** Opened by 'On Tuesday Dev wrote:'; the next line says at which depth. */
  #awaited = false;

  get now(): number {
    return this.#at.get(this.#depth) ?? 0;
  }

  line(depth: number): void {
    if (this.#awaited) this.#at.set(depth, this.#last);
    else if (!this.#at.has(depth)) this.#at.set(depth, (this.#last += 1));
    this.#awaited = false;
    this.#depth = depth;
  }

  /** A new part at this depth. */
  open(): number {
    this.#last += 1;
    this.#at.set(this.#depth, this.#last);
    return this.#last;
  }

  /** A new part whose depth the next line tells. */
  announce(): number {
    this.#last += 1;
    this.#awaited = true;
    return this.#last;
  }
}

const THANKS = /^(.*[.!?…])\s+((?:many\s|kind\s)?(?:thanks|thx|tks|cheers|ta|best|regards)[,.!]*\s+\p{Lu}\p{L}+)\.?$/iu;
const ADDRESSED = /^(?:(?:hi|hey|hello|morning|dear)\s+)?(\p{Lu}\p{Ll}[\p{L}’-]*)\s*(?:,|[–—-](?=\s))\s+(?=\S)/u;

/** Whether the next line names the one who has just signed. */
function signsAgain(lines: readonly BriefLine[], next: string): boolean {
  const last = lines.findLast((line) => line.kind === 'signature' || line.kind === 'closing');
  const name = last === undefined ? undefined : /(\p{Lu}\p{L}+)\W*$/u.exec(last.text)?.[1];
  return name !== undefined && new RegExp(String.raw`^${name}\b`, 'u').test(next);
}

/** Whether headers or signatures hold this name. */
const writesOrReads = (brief: string, name: string): boolean =>
  new RegExp(
    String.raw`^[>\s]*(?:from|to|cc):.*\b${name}\b|\b${name}(?:\s\p{Lu}\p{L}+)?(?:\s<[^>]*>)?\s+wrote:|^[>\s]*(?:BR|br|thx|cheers|best|regards)?,?\s*${name}\s*$`,
    'imu',
  ).test(brief);

/** Reads the lines; costs next to nothing. */
export function linesOf(brief: string): readonly BriefLine[] {
  const lines: BriefLine[] = [];
  const parts = new Parts();
  let internal = false;
  let closed = 0;
  let depth = 0;
  const push = (raw: Raw, kind: BriefLine['kind'], given: Partial<BriefLine> = {}): void => {
    const { text, start, end } = raw;
    lines.push({
      text,
      start,
      end,
      kind,
      key: null,
      speaker: null,
      voice: null,
      greets: null,
      part: parts.now,
      internal,
      ...given,
    });
  };
  const bodyOf = (part: number): readonly BriefLine[] =>
    lines.filter((line) => line.part === part && line.kind !== 'header' && line.kind !== 'rule');
  const raws = joined(brief.replaceAll('\r', ' ').replaceAll('\t', ' ')).flatMap(breaths);
  for (const [index, given] of raws.entries()) {
    const ruled = RULE.test(given.text) ? null : RULED.exec(given.text);
    if (ruled) {
      internal = false;
      closed = 0;
      if (bodyOf(parts.now).length > 0) parts.open();
    }
    const raw = ruled ? cut(given, ruled[0].length) : given;
    if (raw.depth !== depth) closed = 0;
    depth = raw.depth;
    parts.line(raw.depth);
    if (
      STAMPS.test(raw.text) ||
      ADDED_BY_MACHINES.test(raw.text) ||
      HEADING.test(raw.text) ||
      (lines.length === 0 && BRACKETED.test(raw.text))
    ) {
      if (/^automation\b/i.test(raw.text)) parts.open();
      push(raw, 'rule');
      continue;
    }
    if (RULE.test(raw.text)) {
      internal = INTERNAL.test(raw.text);
      // '____' above the name of whoever signed already.
      if (closed > 0 && signsAgain(lines, raws[index + 1]?.text ?? '')) {
        push(raw, 'rule');
        continue;
      }
      if (FORWARDED.test(raw.text) || bodyOf(parts.now).length > 0) parts.open();
      push(raw, 'rule');
      closed = 0;
      continue;
    }
    if (TO_ONESELF.test(raw.text) || BRACKETED_NOTE.test(raw.text)) {
      internal = true;
      parts.open();
      push(raw, 'rule');
      closed = 0;
      continue;
    }
    const note = lines.length === 0 ? null : TO_ONESELF_INLINE.exec(raw.text);
    if (note !== null) {
      internal = true;
      parts.open();
      closed = 0;
    }
    const voice = note === null && lines.length + raw.depth > 0 ? voiceOpening(raw.text) : null;
    if (voice !== null) {
      internal = false;
      closed = 0;
      const part = voice.kind === 'mail' ? parts.announce() : parts.open();
      push(raw, 'header', { key: 'voice', voice, part });
      continue;
    }
    const said = saidAt(raw.text);
    if (said !== null) {
      internal = false;
      closed = 0;
      push({ ...raw, text: raw.text.slice(0, said.length), end: raw.start + said.length }, 'header', {
        key: 'voice',
        voice: said.voice,
        part: parts.open(),
      });
      push(cut(raw, said.length), 'prose');
      continue;
    }
    const header = HEADER.exec(raw.text) ?? LISTING.exec(raw.text);
    if (header) {
      const key = (header[1] ?? '').toLowerCase();
      if (WRITES.test(key)) {
        internal = false;
        if (bodyOf(parts.now).length > 0) parts.open();
      }
      push(cut(raw, header[0].length), 'header', { key, internal: false });
      closed = 0;
      continue;
    }
    if (CLOSING.test(raw.text)) {
      push(raw, 'closing');
      closed = lines.length;
      continue;
    }
    const opensPart = bodyOf(parts.now).length === 0;
    const mailed = lines.some(
      (line) => line.part === parts.now && /^(?:from|från|fra|van|von|to|till|aan|an|sent|voice)$/.test(line.key ?? ''),
    );
    if (
      raw.text.length <= 60 &&
      (GREETING.test(raw.text) || (opensPart && mailed && /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(raw.text)))
    ) {
      push(raw, 'greeting');
      continue;
    }
    // What follows 'Kind regards' in short lines is who signs.
    if (closed > 0 && lines.length - closed < 5 && raw.text.length <= 90 && !/[.!?]$/.test(raw.text)) {
      push(raw, 'signature');
      continue;
    }
    const label = LABEL.exec(raw.text);
    const bare = label === null ? raw : cut(raw, label[0].length);
    const thanks = THANKS.exec(bare.text);
    const unsigned =
      thanks?.[1] === undefined ? bare : { ...bare, text: thanks[1], end: bare.start + thanks[1].length };
    const mark = LIST_MARK.exec(unsigned.text);
    const item = mark ? cut(unsigned, mark[0].length) : unsigned;
    // '2. Roofing. GP had three men on site': the heading of an item of minutes.
    const listed = mark && /\d/.test(mark[0]) ? cut(item, ITEM.exec(item.text)?.[0].length ?? 0) : item;
    const greeted = opensPart && note === null ? ADDRESSED.exec(listed.text) : null;
    const addressee =
      greeted?.[1] !== undefined && (firstName(greeted[1]).known || writesOrReads(brief, greeted[1]))
        ? greeted[1]
        : null;
    const greets =
      addressee === null
        ? null
        : {
            name: addressee,
            start: listed.start + listed.text.indexOf(addressee),
            end: listed.start + listed.text.indexOf(addressee) + addressee.length,
          };
    const body =
      note !== null ? cut(listed, note[0].length) : greets !== null ? cut(listed, greeted?.[0].length ?? 0) : listed;
    const prefix = /^((?:internal|programme|project|scrum master|dev|sales|management)\b[^:.\n]{0,40}):\s+/i.exec(
      body.text,
    );
    const speaker = SPEAKER.exec(body.text);
    const speaks = speaker !== null && !NO_SPEAKER.test(speaker[1] ?? '') ? speaker : null;
    const own = prefix === null ? body : cut(body, prefix[0].length);
    const rest = speaks && prefix === null ? cut(own, speaks[0].length) : own;
    const at = speaks === null ? -1 : speaks[0].indexOf(speaks[1] ?? '');
    push(rest, mark ? 'list' : 'prose', {
      greets,
      speaker:
        speaks === null || prefix !== null
          ? null
          : {
              name: speaks[1] ?? '',
              role: speaks[3] ?? null,
              start: body.start + at,
              end: body.start + at + (speaks[1] ?? '').length,
            },
      internal: internal || prefix !== null || (speaks !== null && INTERNAL.test(speaks[3] ?? '')),
    });
    if (thanks?.[2] !== undefined) {
      push({ ...raw, text: thanks[2], start: raw.start + raw.text.lastIndexOf(thanks[2]) }, 'closing');
      closed = lines.length;
    }
  }
  return signed(lines);
}

const NAME_ALONE = new RegExp(String.raw`^(?:${NAME_WORD}\s*){1,4}(?:\([^)]{2,40}\))?$`, 'u');
/** 'Kofi Darko | Project Manager | Three Rivers' */
const NAME_AND_PLACE = new RegExp(String.raw`^(?:${NAME_WORD}\s){1,3}?${NAME_WORD}\s*[|·,]\s`, 'u');
const POSTSCRIPT = /^p\.?\s?p?\.?s\b/i;

/**
 * Short lines that end a mail are who wrote it, also where no 'Kind regards' stands before them. What comes after them
 * in sentences was added by whoever pasted it.
 */
function signed(lines: readonly BriefLine[]): readonly BriefLine[] {
  const out = [...lines];
  for (const part of new Set(lines.map((line) => line.part))) {
    const own = [...out.entries()].filter(([, line]) => line.part === part && line.kind !== 'rule');
    const sender = own.find(([, line]) => line.key === 'from' || line.key === 'voice')?.[1];
    const mail = own.some(
      ([, line]) =>
        line.kind === 'greeting' || line.greets !== null || /^(?:from|to|subject|voice)$/.test(line.key ?? ''),
    );
    if (!mail || sender?.voice?.kind === 'chat') continue;
    const called = (sender?.voice?.name ?? sender?.text ?? '').toLowerCase();
    const signs = own.findIndex(
      ([, line], at) =>
        line.kind === 'prose' &&
        line.speaker === null &&
        at > 0 &&
        ((NAME_ALONE.test(line.text) && (at >= own.length - 4 || called.includes(line.text.toLowerCase()))) ||
          (called !== '' && NAME_AND_PLACE.test(line.text) && called.startsWith(line.text.slice(0, 4).toLowerCase()))),
    );
    if (signs >= 0) {
      let above: BriefLine | undefined;
      for (const [index, line] of own.slice(signs, signs + 9)) {
        // A signature has no gap; below it stand the footers of firms.
        const apart = above !== undefined && above.end + 1 < line.start;
        if (line.kind === 'header' || POSTSCRIPT.test(line.text)) break;
        if (apart && (line.text.length > 90 || /[!?]$|\p{L}{2}\.$/u.test(line.text))) break;
        out[index] = { ...line, kind: 'signature', speaker: null };
        above = line;
      }
    }
    let after = false;
    let added = false;
    for (const [index] of own) {
      const line = out[index];
      if (line === undefined) continue;
      if (line.kind === 'signature' || (line.kind === 'closing' && /\p{L}[,!.]?\s+\p{Lu}\p{L}+$/u.test(line.text)))
        after = true;
      else if (after && (line.kind === 'prose' || line.kind === 'list') && !POSTSCRIPT.test(line.text)) added = true;
      if (added) out[index] = { ...line, part: part + 0.5 };
    }
  }
  return out;
}
