import type { TalkExcerpt } from '@parley/shared';

type Mark = NonNullable<TalkExcerpt['lines'][number]['marks']>[number];

export type Piece =
  | { readonly text: string; readonly verdict: null }
  | { readonly text: string; readonly verdict: Mark['verdict'] };

/**
 * Cuts a line into what is marked and what isn't, in the line's own order.
 * @throws where marked words don't stand in the line, or lie over each other: nothing is quoted that wasn't said
 */
export function markedPieces(line: string, marks: readonly Mark[] = []): readonly Piece[] {
  const found = marks
    .map(({ words, verdict }) => ({ words, verdict, at: line.indexOf(words) }))
    .sort((one, other) => one.at - other.at);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { words, verdict, at } of found) {
    if (at < end) throw new Error(`Marked words don't stand in their line, or overlap: ${words}`);
    if (at > end) pieces.push({ text: line.slice(end, at), verdict: null });
    pieces.push({ text: words, verdict });
    end = at + words.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), verdict: null });
  return pieces;
}
