/** The brief in pieces, each with what was understood of it: sentences that ask or hint, and in them names and figures. */
import type { Understood, UnderstoodKind } from '@parley/shared';

export interface MarkedPiece {
  readonly text: string;
  /** Who, what, how much: null where nothing was understood. */
  readonly word: UnderstoodKind | null;
  /** The sentence it stands in asks for something, or hints at what lies behind. */
  readonly sentence: 'ask' | 'hidden' | null;
  /** Where it begins: a key. */
  readonly start: number;
}

const isSentence = ({ kind }: Understood): boolean => kind === 'ask' || kind === 'hidden';

/** Put together the pieces are the text, whatever the marks say; marks that don't fit are left out. */
export function piecesOf(text: string, understood: readonly Understood[]): readonly MarkedPiece[] {
  const fits = understood.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const sentences = fits.filter(isSentence);
  const words = fits.filter((mark) => !isSentence(mark));
  const edges = [...new Set([0, text.length, ...fits.flatMap(({ start, end }) => [start, end])])].toSorted(
    (left, right) => left - right,
  );
  return edges.slice(0, -1).flatMap((start, at): MarkedPiece[] => {
    const end = edges[at + 1] ?? text.length;
    const within = (marks: readonly Understood[]) => marks.find((mark) => mark.start <= start && end <= mark.end);
    const kind = within(sentences)?.kind;
    return [
      {
        text: text.slice(start, end),
        word: within(words)?.kind ?? null,
        sentence: kind === 'ask' || kind === 'hidden' ? kind : null,
        start,
      },
    ];
  });
}

/** What was understood, in words, each once and in the order of the brief. */
export function understoodOf(understood: readonly Understood[], kinds: readonly UnderstoodKind[]): readonly string[] {
  return [
    ...new Set(understood.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text.replaceAll(/\s+/g, ' ')] : []))),
  ];
}
