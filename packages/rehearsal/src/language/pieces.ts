/**
 * A long text in pieces that can be read one by one: at line breaks and full stops, and where there are none, at a comma
 * or a space. Nothing is lost: the pieces put together are the text.
 */

/** A piece takes some 8 ms to parse. */
const PIECE = 240;
/** Beyond this a run without any stop is cut, lest one breathless message be one sentence. */
const BREATHLESS = 420;

const STOP = /(?:[.!?…]+["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\d])|\n+\s*)/gu;
const PAUSES: readonly RegExp[] = [
  /[;:,]\s+(?:and|but|so|then|because|or)\s+/giu,
  /[;,]\s+/gu,
  /\s+(?=(?:and|but|so|then|because)\s)/giu,
  /\s+/gu,
];

/** The last place before the limit where a pattern ends, or -1. */
function lastEnd(text: string, pattern: RegExp, limit: number): number {
  let end = -1;
  for (const match of text.matchAll(pattern)) {
    const at = match.index + match[0].length;
    if (at > limit) break;
    end = at;
  }
  return end;
}

/** A run without stops, in parts no longer than a breath. */
function breaths(run: string): readonly string[] {
  const parts: string[] = [];
  let rest = run;
  while (rest.length > BREATHLESS) {
    const window = rest.slice(0, PIECE + 1);
    const cut = PAUSES.map((pattern) => lastEnd(window, pattern, PIECE)).find((end) => end > PIECE / 3) ?? PIECE;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}

/** Pieces of about 240 characters, whole sentences where there are any. A short text is one piece. */
export function piecesOf(text: string): readonly string[] {
  if (text.length <= PIECE && !text.includes('\n')) return [text];
  const runs: string[] = [];
  let from = 0;
  for (const match of text.matchAll(STOP)) {
    const end = match.index + match[0].length;
    runs.push(text.slice(from, end));
    from = end;
  }
  runs.push(text.slice(from));
  const pieces: string[] = [];
  for (const run of runs.flatMap(breaths)) {
    const last = pieces.at(-1);
    // A line is a thought of its own: what stands on two lines is never read as one sentence.
    if (last !== undefined && last.length + run.length <= PIECE && !last.includes('\n'))
      pieces[pieces.length - 1] = last + run;
    else if (run !== '') pieces.push(run);
  }
  return pieces;
}
