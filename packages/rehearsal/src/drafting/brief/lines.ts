/** The lines of a brief: headers of mails and tickets, lists, who speaks, greetings, signatures, and prose. */
import { blocksOf } from './blocks';
import type { BriefLine } from './brief-line';
import {
  WRITES,
  HEADER,
  LISTING,
  NO_SPEAKER,
  SPEAKER,
  LIST_MARK,
  GREETING,
  CLOSING,
  RULE,
  RULED,
  BRACKETED_NOTE,
  INTERNAL,
  TO_ONESELF,
  TO_ONESELF_INLINE,
  formOf,
  FORWARDED,
  HEADING,
  ITEM,
  BRACKETED,
  STAMPS,
  LABEL,
  THANKS,
  ADDRESSED,
} from './line-kinds';
import { firstName } from './names';
import { Parts } from './parts';
import { cut, type Raw, rawLinesOf } from './raw-lines';
import { signed, signsAgain } from './signatures';
import { ADDED_BY_MACHINES, saidAt, voiceOpening } from './voices';

/** Whether headers or signatures hold this name. */
const writesOrReads = (brief: string, name: string): boolean =>
  new RegExp(
    String.raw`^[>\s]*(?:from|to|cc):.*\b${name}\b|\b${name}(?:\s\p{Lu}\p{L}+)?(?:\s<[^>]*>)?\s+wrote:|^[>\s]*(?:BR|br|thx|cheers|best|regards)?,?\s*${name}\s*$`,
    'imu',
  ).test(brief);

/** Characters: what is longer after 'Issue:' tells something. */
const LONGEST_TITLE = 100;
/** Labels without which a note says the same. */
const SAYS_NOTHING =
  /^(?:Issue|Summary|Facts|Situation|Background|Context|Note|Notes|Update|Status|Problem|Issue|Fact|Facts|History|Info)$/;

/** Whether a word before a colon is somebody: a first name, initials, or a word that stands elsewhere, too. */
const mayBeCalled = (brief: string, word: string): boolean =>
  !/^\p{Lu}\p{Ll}{2,}$/u.test(word) || firstName(word).known || brief.split(word).length > 2;

const TO_A_COLLEAGUE = /^(?:note\s)?(?:to|for)\s\p{Lu}\p{L}/iu;

/** Turns that make a chat. */
const LEAST_TURNS = 3;

/**
 * Whether a line stands below a chat: apart from its turns, each of which has its head and its words on one line, or
 * in brackets; nobody there says it, and whoever pasted the chat does.
 */
function endsChat(lines: readonly BriefLine[], raw: Raw): boolean {
  const last = lines.at(-1);
  const heads = [...lines.entries()].filter(([, { voice }]) => voice !== null);
  const inline = heads.every(([at, line]) => line.voice?.kind === 'chat' && lines[at + 1]?.start === line.end);
  if (last === undefined || heads.length < LEAST_TURNS || !inline || heads.at(-1)?.[1].part !== last.part) return false;
  if (saidAt(raw.text) !== null || voiceOpening(raw.text) !== null) return false;
  const apart = heads.filter(([at, line]) => line.start > (lines[at - 1]?.end ?? line.start) + 1);
  return /^\(.*\)$/.test(raw.text) || (raw.start > last.end + 1 && apart.length < heads.length / 2);
}

/** How far in an item stands, and its mark; numbers and letters count on. */
const levelOf = (brief: string, { start }: Raw, mark: string): string =>
  `${start - brief.lastIndexOf('\n', start - 1)}${/\d/.test(mark) ? '1' : mark.trim().replace(/^[a-z]/, 'a')}`;

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
      level: null,
      internal,
      ...given,
    });
  };
  const bodyOf = (part: number): readonly BriefLine[] =>
    lines.filter((line) => line.part === part && line.kind !== 'header' && line.kind !== 'rule');
  const raws = blocksOf(rawLinesOf(brief));
  // 'Me:' again and again is a talk taken down, and no note to oneself.
  const chatted = (brief.match(/^\W*me:/gim)?.length ?? 0) >= 2;
  for (const [index, given] of raws.entries()) {
    const ruled = RULE.test(formOf(given.text)) ? null : RULED.exec(given.text);
    if (ruled) {
      internal = false;
      closed = 0;
      if (bodyOf(parts.now).length > 0) parts.open();
    }
    const raw = ruled ? cut(given, ruled[0].length) : given;
    if (raw.depth !== depth) closed = 0;
    depth = raw.depth;
    parts.line(raw.depth);
    if (given.opens === true || endsChat(lines, raw)) {
      internal = false;
      closed = 0;
      if (bodyOf(parts.now).length > 0) parts.open();
    }
    if (
      STAMPS.test(formOf(raw.text)) ||
      ADDED_BY_MACHINES.test(raw.text.slice(0, 300)) ||
      HEADING.test(formOf(raw.text)) ||
      (lines.length === 0 && BRACKETED.test(formOf(raw.text)))
    ) {
      if (/^automation\b/i.test(raw.text)) parts.open();
      push(raw, 'rule');
      continue;
    }
    if (RULE.test(formOf(raw.text))) {
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
    if ((lines.length > 0 && TO_ONESELF.test(formOf(raw.text))) || BRACKETED_NOTE.test(formOf(raw.text))) {
      internal = true;
      parts.open();
      push(raw, 'rule');
      closed = 0;
      continue;
    }
    const note = lines.length === 0 || (chatted && /^me:/i.test(raw.text)) ? null : TO_ONESELF_INLINE.exec(raw.text);
    if (note !== null) {
      internal = true;
      parts.open();
      closed = 0;
    }
    const voice = note === null && lines.length + raw.depth > 0 ? voiceOpening(raw.text) : null;
    if (voice !== null) {
      internal = INTERNAL.test(voice.role ?? '');
      closed = 0;
      const part = voice.kind === 'mail' ? parts.announce() : parts.open();
      push(raw, 'header', { key: 'voice', voice, part });
      continue;
    }
    const said = saidAt(raw.text);
    if (said !== null) {
      internal = INTERNAL.test(said.voice.role ?? '');
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
    const told =
      header !== null && /^(?:issue|summary|topic|title|re)$/i.test(header[1] ?? '') && raw.text.length > LONGEST_TITLE;
    if (header && !told) {
      const key = (header[1] ?? '').toLowerCase();
      if (WRITES.test(key)) {
        internal = false;
        if (bodyOf(parts.now).length > 0) parts.open();
      }
      push(cut(raw, header[0].length), 'header', { key, internal: false });
      closed = 0;
      continue;
    }
    if (raw.signs === true) {
      push(raw, 'signature');
      closed = lines.length;
      continue;
    }
    if (CLOSING.test(formOf(raw.text))) {
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
      (GREETING.test(formOf(raw.text)) ||
        (opensPart && mailed && /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(raw.text)))
    ) {
      // Whoever is greeted below a signature is written to by somebody else.
      if (bodyOf(parts.now).some((line) => line.kind === 'signature')) {
        parts.open();
        internal = false;
        closed = 0;
      }
      push(raw, 'greeting');
      continue;
    }
    // What follows 'Kind regards' in short lines is who signs.
    if (closed > 0 && lines.length - closed < 5 && raw.text.length <= 90 && !/[.!?:]$/.test(raw.text)) {
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
    const prefix =
      /^((?:internal|programme|project|scrum master|dev|sales|management)\b(?![^:\n]*\bnot\sfor\b)[^:.\n]{0,40}):\s+/i.exec(
        body.text,
      );
    const speaker = SPEAKER.exec(body.text);
    // In what one notes for oneself a name before a colon is whom it is about.
    const about = speaker !== null && (internal || note !== null) && !/^["“]/.test(body.text.slice(speaker[0].length));
    // 'To Katrin: please make a table of it': whoever pasted it writes to a colleague.
    const passesOn = speaker !== null && TO_A_COLLEAGUE.test(speaker[1] ?? '');
    const speaks =
      speaker !== null &&
      !about &&
      !passesOn &&
      !NO_SPEAKER.test(speaker[1] ?? '') &&
      mayBeCalled(brief, speaker[1] ?? '')
        ? speaker
        : null;
    const labelled =
      speaks === null && speaker !== null && speaker[1] !== undefined && /^\p{Lu}\p{Ll}+$/u.test(speaker[1]);
    const own = prefix === null ? body : cut(body, prefix[0].length);
    const rest =
      speaks && prefix === null
        ? cut(own, speaks[0].length)
        : passesOn || (labelled && SAYS_NOTHING.test(speaker?.[1] ?? ''))
          ? cut(own, speaker?.[0].length ?? 0)
          : own;
    const at = speaks === null ? -1 : speaks[0].indexOf(speaks[1] ?? '');
    push(rest, mark ? 'list' : 'prose', {
      level: mark === null ? null : levelOf(brief, given, mark[0]),
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
      internal: internal || passesOn || prefix !== null || (speaks !== null && INTERNAL.test(speaks[3] ?? '')),
    });
    if (thanks?.[2] !== undefined) {
      push({ ...raw, text: thanks[2], start: raw.start + raw.text.lastIndexOf(thanks[2]) }, 'closing');
      closed = lines.length;
    }
  }
  return signed(lines);
}
