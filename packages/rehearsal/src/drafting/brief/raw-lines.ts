/** The lines of a brief before anything is read in them: without marks of quoting, without the breaks of mail programs. */
import type { Span } from './brief-line';
import { CLOSING, formOf, HEADER, LIST_MARK, RULE, SPEAKER } from './line-kinds';
import { quotedBy, saidAt, voiceOpening } from './voices';

/** Mail programs break lines at a width between these, and fill most of it; where a line is longer, nobody broke them. */
const WRAPS = { from: 48, to: 84, full: 0.72 } as const;

export interface Raw extends Span {
  readonly text: string;
  /** How deep it is quoted. */
  readonly depth: number;
  /** A block of somebody's words begins here. */
  readonly opens?: boolean;
  /** Names whoever wrote what stands above. */
  readonly signs?: boolean;
}

/** '>' alone, or a greeting behind it: no list has that. */
const QUOTED_LINE = /^>[ \t]*(?:\p{Lu}\p{L}+,[ \t]*)?$/mu;

function rawLines(brief: string): readonly Raw[] {
  const lines: Raw[] = [];
  // Where nobody's mail stands below another, a '>' marks an item.
  const byPrograms = new RegExp(
    [
      String.raw`\bwrote:|^[>\s]*(?:from|från|von|van|de)\s*:|\bforwarded\b|original message|^>\s*(?:dear|hi|hello|`,
      String.raw`hey|yours|kind regards|best)\b`,
    ].join(''),
    'im',
  );
  const quotes = byPrograms.test(brief) || QUOTED_LINE.test(brief);
  let start = 0;
  for (const whole of brief.split('\n')) {
    // 'Ticket #4411 | Reporter: Luca Ferri | Priority: high': each a line of its own.
    // 'Present: Tess, Pieter. Apologies: Craig' as well.
    const cells = whole.split(/ \| | {3,}(?=\S)|(?<=[.;]) (?=(?:apologies|apols|absent|not present)\s?:)/i);
    const cut = cells.length > 1 && cells.some((cell) => HEADER.test(cell.trim())) ? cells : [whole];
    let at = start;
    for (const cell of cut) {
      const marks = quotedBy(cell);
      // '> Diego (helpdesk), 3 April: it comes from the policy': a comment, and no item.
      const { depth, length } = quotes
        ? marks
        : { depth: 0, length: marks.length > 0 && opensWords(cell.slice(marks.length)) ? marks.length : 0 };
      const text = cell.slice(length).trim();
      const from = at + (text === '' ? 0 : cell.indexOf(text, length));
      lines.push({ text, start: from, end: from + text.length, depth });
      at = start + whole.indexOf(cell, at - start) + cell.length;
    }
    start += whole.length + 1;
  }
  return lines;
}

const opensWords = (text: string): boolean => voiceOpening(text.trim()) !== null || saidAt(text.trim()) !== null;

const opensAnew = (text: string): boolean =>
  text === '' ||
  voiceOpening(text) !== null ||
  saidAt(text) !== null ||
  LIST_MARK.test(text) ||
  HEADER.test(text) ||
  SPEAKER.test(text) ||
  CLOSING.test(formOf(text)) ||
  RULE.test(formOf(text));

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

export function cut(line: Raw, length: number): Raw {
  const rest = line.text.slice(length);
  const space = rest.length - rest.trimStart().length;
  return { ...line, text: rest.trimStart(), start: line.start + length + space };
}

/** The lines as somebody wrote them: what a mail program broke is whole, what was spoken without a stop is in breaths. */
export const rawLinesOf = (brief: string): readonly Raw[] =>
  joined(brief.replaceAll('\r', ' ').replaceAll('\t', ' ').replaceAll('**', '  ')).flatMap(breaths);
