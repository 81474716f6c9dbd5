/** Where the bars and labels of a team's weeks stand (product §18.8). Pure. */
import type { TeamDashboard } from '@parley/shared';

export type TeamWeek = TeamDashboard['usage']['weeks'][number];

export interface BarsFrame {
  /** Units of the view box; drawn so that one of them is one CSS pixel. */
  readonly width: number;
  readonly height: number;
}

export const WIDE_BARS: BarsFrame = { width: 704, height: 208 };
export const NARROW_BARS: BarsFrame = { width: 342, height: 184 };

/** Above the bars, for their figures, and below, for the dates (px). */
const TOP = 22;
const BOTTOM = 26;
/** A figure and a date need so much room (px). */
const FIGURE_ROOM = 22;
const DATE_ROOM = 58;
const HALF_A_DATE = 22;
/** A few bars stand close at the left instead of becoming slabs (px). */
const WIDEST_STEP = 58;
/** Of the room that each bar has. */
const FILLED = 0.68;

export interface WeekBars {
  readonly floor: number;
  readonly right: number;
  readonly bars: readonly {
    readonly week: TeamWeek;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** The middle, over which its figure stands. */
    readonly middle: number;
    readonly isFigureShown: boolean;
    /** Under the bar, or inside of the frame where it would stand out of it; null where none is written. */
    readonly date: { readonly x: number; readonly anchor: 'start' | 'middle' | 'end' } | null;
  }[];
}

const round = (length: number): number => Number(length.toFixed(1));

function datePlace(middle: number, width: number): { x: number; anchor: 'start' | 'middle' | 'end' } {
  if (middle < HALF_A_DATE) return { x: 0, anchor: 'start' };
  return middle > width - HALF_A_DATE ? { x: width, anchor: 'end' } : { x: round(middle), anchor: 'middle' };
}

/** A bar a week, as high as it has completed conversations; every figure where there is room, else the highest and the last. */
export function weekBars(weeks: readonly TeamWeek[], { width, height }: BarsFrame): WeekBars {
  const floor = height - BOTTOM;
  const step = Math.min(WIDEST_STEP, width / Math.max(1, weeks.length));
  const most = Math.max(1, ...weeks.map(({ completed }) => completed));
  const highest = weeks.findLastIndex(({ completed }) => completed === most);
  const every = Math.ceil(DATE_ROOM / step);
  const last = weeks.length - 1;
  return {
    floor,
    right: round(step * weeks.length),
    bars: weeks.map((week, index) => {
      const barHeight = round(((floor - TOP) * week.completed) / most);
      return {
        week,
        x: round(step * (index + (1 - FILLED) / 2)),
        y: round(floor - barHeight),
        width: round(step * FILLED),
        height: barHeight,
        middle: round(step * (index + 0.5)),
        isFigureShown: step >= FIGURE_ROOM || index === highest || index === last,
        // Counted back from this week, whose date is the one that matters most.
        date: (last - index) % every === 0 ? datePlace(step * (index + 0.5), width) : null,
      };
    }),
  };
}
