/**
 * Where somebody's words begin and end within the lines: a mail in quotation marks that run over several lines, a
 * greeting before the first sentence, whoever signs behind the last one.
 */
import { GREETING, HEADER, LIST_MARK, NAME_WORD, SIGNED_OFF, WRITES } from './line-kinds';
import { escaped, firstName, partsOf, TITLE } from './names';
import { cut, type Raw } from './raw-lines';
import { voiceOpening } from './voices';

const until = (line: Raw, length: number): Raw => {
  const text = line.text.slice(0, length).trimEnd();
  return { ...line, text, end: line.start + text.length };
};

/** 'Dear Ms Acker, thank you for': who is addressed, on the line of the first sentence. */
const DEAR = new RegExp(
  String.raw`^(?:[Dd]ear|[Ee]stimad[oa]|[Ll]ieber?|[Cc]her|[Cc]hère)\s(?:${TITLE}\s)?(?:${NAME_WORD}\s?){1,3}[,:!]\s+(?=\p{L}.{20})`,
  'u',
);

/** Mails in quotation marks are no longer than this (lines). */
const LONGEST_QUOTED = 40;
const OPENS = /^[“"„«]\s*/;
const CLOSES = /\s*[”"“»]$/;

/** A line that opens a quotation and doesn't close it. */
const opensQuoted = (text: string): boolean =>
  OPENS.test(text) && (text.match(/["”“»„«]/g)?.length ?? 0) % 2 === 1 && !CLOSES.test(text.slice(1));

/** Mails that stand between quotation marks, without the marks and as blocks of their own. */
function unquoted(raws: readonly Raw[]): readonly Raw[] {
  const out = [...raws];
  for (let from = 0; from < out.length; from += 1) {
    const first = out[from];
    if (first === undefined || !opensQuoted(first.text)) continue;
    const opened = cut(first, OPENS.exec(first.text)?.[0].length ?? 0);
    if (!GREETING.test(opened.text.slice(0, 80)) && !DEAR.test(opened.text)) continue;
    const length = out
      .slice(from + 1, from + LONGEST_QUOTED)
      .findIndex(({ text }) => CLOSES.test(text) && (text.match(/["”“»„«]/g)?.length ?? 0) % 2 === 1);
    const last = out[from + 1 + length];
    if (length < 0 || last === undefined) continue;
    const at = from + 1 + length;
    out[from] = { ...opened, opens: true };
    out[at] = until(last, last.text.replace(CLOSES, '').length);
    const next = out[at + 1];
    if (next !== undefined) out[at + 1] = { ...next, opens: true };
    from = at;
  }
  return out;
}

/** Names of whoever signs, with what they are after a comma: nothing that says something. */
const WHO = new RegExp(
  String.raw`^[–—-]?\s*(?:(?:\p{Lu}\.\s?)*${NAME_WORD}\s*){1,4}(?:[,|(–—-]\s*[^.!?]{2,70})?$|^(?:\p{Lu}\.\s?){2,3}$`,
  'u',
);
/** Behind the last sentence, where a dash or nothing leads to a name. */
const TAIL = /(?:[.!?…)”"]\s+)([^.!?…]{0,2}(?:\p{Lu}\.\s?)*[^.!?…]{2,70}\.?)$/u;

/** Whether this is how the sender of a mail signs: 'C. Delahaye, La Vigie', 'aaltje, secretary', 'O.Z.'. */
function isSender(text: string, sender: string): boolean {
  const parts = partsOf(sender);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (first.length < 2) return false;
  const own =
    parts.length > 1
      ? `${escaped(first)}(?:\\s${escaped(last)})?|${escaped(first.charAt(0))}\\.\\s?${escaped(last)}|${escaped(last)}`
      : escaped(first);
  const initials = parts.map((part) => `${escaped(part.charAt(0))}\\.?\\s?`).join('');
  return (
    new RegExp(String.raw`^[–—-]?\s*(?:${own})(?:\s*[,|(–—-].{0,60})?$`, 'iu').test(text) ||
    (parts.length > 1 && new RegExp(String.raw`^[–—-]?\s*${initials}$`, 'iu').test(text) && /^\W*\p{Lu}/u.test(text))
  );
}

/** The line in pieces: the greeting, what is said, the farewell, who signs. */
function pieces(line: Raw, sender: string, ends: boolean, greeted: boolean): readonly Raw[] {
  if (LIST_MARK.test(line.text) || voiceOpening(line.text) !== null || HEADER.test(line.text)) return [line];
  const dear = DEAR.exec(line.text)?.[0].length ?? 0;
  if (dear > 0) {
    const { opens: _, ...rest } = cut(line, dear);
    return [until(line, dear), ...pieces(rest, sender, ends, true)];
  }
  if (!ends) return [line];
  if (sender !== '' && line.text.length <= 70 && isSender(line.text, sender)) return [{ ...line, signs: true }];
  const off = SIGNED_OFF.exec(line.text);
  if (off?.[1] !== undefined && off[2] !== undefined && WHO.test(off[2])) {
    const name = line.text.length - off[2].length;
    const farewell = line.text.lastIndexOf(off[1], name);
    const { opens: _, ...tail } = line;
    return [
      ...(farewell > 0 ? [until(line, farewell)] : []),
      until(cut(farewell > 0 ? tail : line, farewell), off[1].length),
      { ...cut(tail, name), signs: true },
    ];
  }
  const tail = TAIL.exec(line.text)?.[1];
  if (tail === undefined) return [line];
  const named = /^[–—-]\s*/.test(tail) || firstName(tail.split(/[\s,]/)[0] ?? '').known;
  const signs = isSender(tail, sender) || (greeted && named && WHO.test(tail) && tail.split(/\s+/).length <= 3);
  if (!signs) return [line];
  const at = line.text.length - tail.length;
  const { opens: _, ...rest } = cut(line, at);
  return [until(line, at), { ...rest, signs: true }];
}

/** The lines, each with no more than one person's words, and marked where a block begins and where somebody signs. */
export function blocksOf(raws: readonly Raw[]): readonly Raw[] {
  const out: Raw[] = [];
  const lines = unquoted(raws);
  let sender = '';
  let greeted = false;
  for (const [index, line] of lines.entries()) {
    const header = HEADER.exec(line.text);
    if (header !== null && WRITES.test((header[1] ?? '').toLowerCase()))
      sender = line.text.slice(header[0].length).replace(/\s*[<(,].*$/, '');
    else if (line.opens === true) sender = '';
    const voice = header === null ? voiceOpening(line.text) : null;
    if (voice?.kind === 'mail') sender = voice.name;
    if (GREETING.test(line.text.slice(0, 80)) || DEAR.test(line.text)) greeted = true;
    const next = lines[index + 1];
    const ends = next === undefined || next.opens === true || next.start > line.end + 1 || next.depth !== line.depth;
    const parts = pieces(line, sender, ends, greeted);
    if (parts.at(-1)?.signs === true) {
      sender = '';
      greeted = false;
    }
    out.push(...parts);
  }
  return out;
}
