/** Where a mail ends and who signs it. */
import type { BriefLine } from './brief-line';
import { ABOUT, formOf, NAME_WORD, READS, WRITES } from './line-kinds';

/** Longer than this (characters) is no name with what one is. */
const LONGEST_NAME = 90;
/** Whether the next line names the one who has just signed, and tells nothing of them in sentences. */
export function signsAgain(lines: readonly BriefLine[], next: string): boolean {
  const last = lines.findLast((line) => line.kind === 'signature' || line.kind === 'closing');
  const name = last === undefined ? undefined : /(\p{Lu}\p{L}+)\W*$/u.exec(last.text)?.[1];
  return (
    name !== undefined &&
    next.length <= LONGEST_NAME &&
    !/\p{Ll}{2}[.!?]/u.test(next) &&
    new RegExp(String.raw`^${name}\b`, 'u').test(next)
  );
}

const NAME_ALONE = new RegExp(
  String.raw`^(?:${NAME_WORD}\s*)(?:(?:(?:van|von|de|der|den|ter|ten|te|du|dos|zu)\s)?${NAME_WORD}\s*){0,3}(?:\([^)]{2,40}\))?$`,
  'u',
);

/** 'Kofi Darko | Project Manager | Three Rivers' */
const NAME_AND_PLACE = new RegExp(String.raw`^(?:${NAME_WORD}\s){1,3}?${NAME_WORD}\s*[|·,]\s`, 'u');

const POSTSCRIPT = /^p\.?\s?p?\.?s\b/i;

/**
 * Short lines that end a mail are who wrote it, also where no 'Kind regards' stands before them. What comes after them
 * in sentences was added by whoever pasted it.
 */
export function signed(lines: readonly BriefLine[]): readonly BriefLine[] {
  const out = [...lines];
  for (const part of new Set(lines.map((line) => line.part))) {
    const own = [...out.entries()].filter(([, line]) => line.part === part && line.kind !== 'rule');
    const sender = own.find(([, line]) => line.key === 'from' || line.key === 'voice')?.[1];
    const mail = own.some(
      ([, line]) =>
        line.kind === 'greeting' ||
        line.greets !== null ||
        line.key === 'voice' ||
        [WRITES, READS, ABOUT].some((keys) => keys.test(line.key ?? '')),
    );
    if (!mail || sender?.voice?.kind === 'chat') continue;
    const greets = own.some(([, line]) => line.kind === 'greeting');
    /** Nothing of this part stands below the line without a gap. */
    const ends = (at: number): boolean => {
      const [, line] = own[at] ?? [];
      const [, next] = own[at + 1] ?? [];
      return line !== undefined && (next === undefined || next.start > line.end + 1);
    };
    const called = (sender?.voice?.name ?? sender?.text ?? '').toLowerCase();
    const signs = own.findIndex(
      ([, line], at) =>
        line.kind === 'prose' &&
        line.speaker === null &&
        at > 0 &&
        ((NAME_ALONE.test(formOf(line.text)) && (at >= own.length - 4 || called.includes(line.text.toLowerCase()))) ||
          (called === '' &&
            greets &&
            ends(at) &&
            NAME_AND_PLACE.test(line.text.slice(0, 90)) &&
            line.text.length <= 90 &&
            !/[.!?:]$/.test(line.text)) ||
          (called !== '' &&
            NAME_AND_PLACE.test(formOf(line.text)) &&
            called.startsWith(line.text.slice(0, 4).toLowerCase()))),
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
