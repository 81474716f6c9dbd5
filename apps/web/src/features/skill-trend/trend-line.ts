/** Where the points, rules and labels of a trend stand (product §7.13). Pure. */
import type { TrendPoint } from './trends';

export interface TrendFrame {
  /** Units of the view box; drawn so that one of them is one CSS pixel. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const WIDE_FRAME: TrendFrame = { width: 512, height: 232, left: 58, right: 42, top: 16, bottom: 28 };
export const NARROW_FRAME: TrendFrame = { width: 328, height: 204, left: 58, right: 36, top: 16, bottom: 28 };

type Anchor = 'start' | 'middle' | 'end';

interface Placed {
  readonly x: number;
  readonly y: number;
}

export interface TrendLine {
  readonly path: string;
  readonly points: readonly (Placed & { readonly id: string; readonly end: boolean })[];
  /** The first and the last score, beside their points. */
  readonly figures: readonly (Placed & { readonly score: number; readonly anchor: Anchor })[];
  /** 0, 6, 8 and 10. */
  readonly rules: readonly { readonly y: number; readonly value: number; readonly word: string }[];
  readonly dates: readonly { readonly x: number; readonly text: string }[];
  readonly right: number;
  readonly radius: number;
}

/** Dates need so much room (px). */
const DATE_ROOM = 68;
/** From so many points on they are drawn smaller. */
const MANY = 20;
const RULES = [
  { value: 10, word: '' },
  { value: 8, word: 'good' },
  { value: 6, word: 'fair' },
  { value: 0, word: '' },
] as const;

/** A tenth of a pixel is fine enough. */
const round = (length: number): number => Number(length.toFixed(1));

/** Which points have their date written: both ends, and as many between them as there is room for. */
function dated(count: number, width: number): number[] {
  const shown = Math.min(count, Math.max(2, Math.floor(width / DATE_ROOM) + 1));
  return Array.from({ length: shown }, (_, index) => Math.round((index * (count - 1)) / (shown - 1)));
}

/** Lays a trend out from session to session. `dateText` writes a day. Null with fewer than two points. */
export function trendLine(
  trend: readonly TrendPoint[],
  frame: TrendFrame,
  dateText: (date: Date) => string,
): TrendLine | null {
  const { left, top } = frame;
  const right = frame.width - frame.right;
  const floor = frame.height - frame.bottom;
  const yOf = (score: number): number => round(top + ((floor - top) * (10 - score)) / 10);
  const placed = trend.map(({ score, conversationId, at }, index) => ({
    id: conversationId,
    score,
    at,
    x: round(left + ((right - left) * index) / (trend.length - 1)),
    y: yOf(score),
    end: index === 0 || index === trend.length - 1,
  }));
  const [first, second] = placed;
  const last = placed.at(-1);
  if (first === undefined || second === undefined || last === undefined) return null;
  // Away from where the line goes, and never into the dates.
  const below = second.y < first.y && first.y + 24 < floor;
  const dates = dated(placed.length, right - left)
    .flatMap((index) => placed[index] ?? [])
    .map(({ x, at }) => ({ x, text: dateText(at) }));
  return {
    path: placed.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' '),
    points: placed.map(({ id, x, y, end }) => ({ id, x, y, end })),
    figures: [
      { x: first.x, y: first.y + (below ? 20 : -11), score: first.score, anchor: 'middle' },
      { x: last.x + 9, y: last.y + 4, score: last.score, anchor: 'start' },
    ],
    rules: RULES.map(({ value, word }) => ({ value, word, y: yOf(value) })),
    dates: dates.filter(({ text }, index) => text !== dates[index - 1]?.text),
    right,
    radius: placed.length > MANY ? 2.5 : 4,
  };
}
