/** The lines of a brief: headers of mails and tickets, lists, who speaks, greetings, signatures, and prose. Offsets are characters of the brief. */
import { alternatives } from '../../language/one-of';

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
  /** Mails and notes pasted under one another, counted from 0. */
  readonly part: number;
  /** Written for the writer's own side. */
  readonly internal: boolean;
}

const KEYS = [
  'from|sender|sent by|von',
  'to|an|cc|bcc',
  'date|sent|created|opened|due|deadline|datum',
  'subject|betreff|re|title|topic|ticket|issue|summary',
  'reporter|raised by|requester|requested by|opened by|created by|contact|author',
  'customer|client|company|account|organisation|organization',
  'assignee|assigned to|owner|responsible',
  'present|attendees|participants|attending|who|with',
  'priority|severity|status|category|type|sprint|points|points\\?|labels|component|estimate|environment',
]
  .join('|')
  .split('|');
const HEADER = new RegExp(`^(${KEYS.map((key) => key.replaceAll(' ', '\\s')).join('|')})\\s*:\\s*`, 'i');
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
    String.raw`^(?:\[[^\]\n]{1,30}\]\s*)?(?:\d{1,2}:\d{2}\s+)?`,
    String.raw`((?:${NAME_WORD}\s+){0,3}${NAME_WORD}|\p{Ll}{2,12})`,
    String.raw`(${SAYING})?(?:\s*\(([^)\n]{2,60})\))?(${SAYING})?\s*:\s+(?=\S)`,
  ].join(''),
  'u',
);
const LIST_MARK = /^(?:[-*•–—·>]+|\(?\d{1,2}[.)]|[a-z]\))\s+/;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|morning)\b[^.?!\n]{0,40}[,!:\-–]?\s*$|^\p{Lu}[\p{L}’'-]+,$/iu;
const CLOSING = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
  (?:kind|best|warm|many)?\s*(?:regards|wishes) best cheers thanks(?:\sa\slot)? thank\syou many\sthanks
  yours(?:\ssincerely|\sfaithfully|\struly)? sincerely all\sthe\sbest br rgds greetings ciao lg mfg
`)})[,.!]?(?:\s+\p{Lu}[\p{L}’'-]+(?:\s*\([^)]+\))?)?\s*$`,
  'iu',
);
const RULE = /^[-=_*~#\s]{3,}$|^-{2,}.*-{2,}$|^_{3,}/;
const INTERNAL =
  /\b(?:internal|not visible|confidential|(?:private|my|my own) notes?|notes? to (?:self|myself)|dev team|sales\)|for (?:us|me) only)\b/i;
/** Opens what the writer notes for nobody else: 'Note to self', 'My notes:'. It holds to the end of the part. */
const TO_ONESELF = /^\W*(?:notes? to (?:self|myself)|(?:my|my own|private) notes?)\b(?:\s*\([^)]*\))?\W*$/i;
const FORWARDED = /original message|forwarded|begin forwarded|weitergeleitet/i;
/** Mail programs break lines between these lengths; where a line is longer, nobody broke them. */
const WRAPS = { from: 60, to: 84 } as const;

interface Raw extends Span {
  readonly text: string;
}

function rawLines(brief: string): readonly Raw[] {
  const lines: Raw[] = [];
  let start = 0;
  for (const whole of brief.split('\n')) {
    // 'Ticket #4411 | Reporter: Luca Ferri | Priority: high': each a line of its own.
    const cells = whole.split(' | ');
    const cut = cells.length > 1 && cells.some((cell) => HEADER.test(cell.trim())) ? cells : [whole];
    let at = start;
    for (const cell of cut) {
      const text = cell.trim();
      const from = at + cell.indexOf(text);
      lines.push({ text, start: from, end: from + text.length });
      at += cell.length + 3;
    }
    start += whole.length + 1;
  }
  return lines;
}

const opensAnew = (text: string): boolean =>
  text === '' ||
  LIST_MARK.test(text) ||
  HEADER.test(text) ||
  SPEAKER.test(text) ||
  CLOSING.test(text) ||
  RULE.test(text);

/** Lines that a mail program broke are put together again. */
function joined(brief: string): readonly Raw[] {
  const lines: Raw[] = [];
  const raw = rawLines(brief);
  const wraps = raw.every((line) => line.text.length <= WRAPS.to);
  let before: Raw | null = null;
  for (const line of raw) {
    const last = lines.at(-1);
    if (
      last !== undefined &&
      before !== null &&
      wraps &&
      before.text.length >= WRAPS.from &&
      /[^.!?:…]$/.test(before.text) &&
      !opensAnew(line.text) &&
      /^[\p{Ll}\d“"(]/u.test(line.text)
    )
      lines[lines.length - 1] = {
        start: last.start,
        end: line.end,
        text: brief.slice(last.start, line.end).replaceAll(/[\n\r]/g, ' '),
      };
    else if (line.text !== '') lines.push(line);
    before = line.text === '' ? null : line;
  }
  return lines;
}

function cut(line: Raw, length: number): Raw {
  const rest = line.text.slice(length);
  const space = rest.length - rest.trimStart().length;
  return { text: rest.trimStart(), start: line.start + length + space, end: line.end };
}

/** Reads the lines; costs next to nothing. */
export function linesOf(brief: string): readonly BriefLine[] {
  const lines: BriefLine[] = [];
  let part = 0;
  let internal = false;
  let closed = 0;
  for (const raw of joined(brief.replaceAll('\r', ' ').replaceAll('\t', ' '))) {
    const plain = { key: null, speaker: null };
    if (RULE.test(raw.text)) {
      internal = INTERNAL.test(raw.text);
      if (FORWARDED.test(raw.text)) part += 1;
      lines.push({ ...raw, ...plain, kind: 'rule', part, internal });
      closed = 0;
      continue;
    }
    if (TO_ONESELF.test(raw.text)) {
      internal = true;
      lines.push({ ...raw, ...plain, kind: 'rule', part, internal });
      closed = 0;
      continue;
    }
    const header = HEADER.exec(raw.text);
    if (header) {
      const key = (header[1] ?? '').toLowerCase();
      if (key === 'from' && lines.some((line) => line.kind !== 'header' && line.kind !== 'rule' && line.part === part))
        part += 1;
      lines.push({ ...cut(raw, header[0].length), kind: 'header', key, speaker: null, part, internal: false });
      closed = 0;
      continue;
    }
    if (CLOSING.test(raw.text)) {
      lines.push({ ...raw, ...plain, kind: 'closing', part, internal });
      closed = lines.length;
      continue;
    }
    if (GREETING.test(raw.text) && raw.text.length <= 60) {
      lines.push({ ...raw, ...plain, kind: 'greeting', part, internal });
      continue;
    }
    // What follows 'Kind regards' in short lines is who signs.
    if (closed > 0 && lines.length - closed < 4 && raw.text.length <= 80 && !/[.!?]$/.test(raw.text)) {
      lines.push({ ...raw, ...plain, kind: 'signature', part, internal });
      continue;
    }
    const mark = LIST_MARK.exec(raw.text);
    const body = mark ? cut(raw, mark[0].length) : raw;
    const prefix = /^((?:internal|programme|project|scrum master|dev|sales|management)\b[^:\n]{0,40}):\s+/i.exec(
      body.text,
    );
    const said = SPEAKER.exec(body.text);
    const speaks = said !== null && !NO_SPEAKER.test(said[1] ?? '') ? said : null;
    const own = prefix === null ? body : cut(body, prefix[0].length);
    const rest = speaks && prefix === null ? cut(own, speaks[0].length) : own;
    const at = speaks === null ? -1 : speaks[0].indexOf(speaks[1] ?? '');
    lines.push({
      ...rest,
      kind: mark ? 'list' : 'prose',
      key: null,
      speaker:
        speaks === null || prefix !== null
          ? null
          : {
              name: speaks[1] ?? '',
              role: speaks[3] ?? null,
              start: body.start + at,
              end: body.start + at + (speaks[1] ?? '').length,
            },
      part,
      internal: internal || prefix !== null || (speaks !== null && INTERNAL.test(speaks[3] ?? '')),
    });
  }
  return signed(lines);
}

/** The last short lines of a mail are who wrote it, also where no 'Kind regards' stands before them. */
function signed(lines: readonly BriefLine[]): readonly BriefLine[] {
  const parts = new Set(lines.map((line) => line.part));
  const signing = new Set<BriefLine>();
  for (const part of parts) {
    const own = lines.filter((line) => line.part === part && line.kind !== 'rule');
    const tail = own.slice(-3);
    const name = tail.find(
      (line) => line.kind === 'prose' && new RegExp(String.raw`^(?:${NAME_WORD}\s*){1,4}$`, 'u').test(line.text),
    );
    const mail = own.some(
      (line) => line.kind === 'greeting' || line.key === 'from' || line.key === 'to' || line.key === 'subject',
    );
    if (mail && name !== undefined)
      for (const line of tail.slice(tail.indexOf(name)))
        if (line.text.length <= 80 && !/[.!?]$/.test(line.text)) signing.add(line);
  }
  return lines.map((line) => (signing.has(line) ? { ...line, kind: 'signature', speaker: null } : line));
}
