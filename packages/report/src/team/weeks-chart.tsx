import type { TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { shortDay, weeksSentence } from './team-words';

/** Across an A4 page between margins of 18 mm; a unit is a CSS pixel. */
const WIDTH = 658;
const HEIGHT = 144;
/** Where the names of the rows below the bars stand. */
const NAMES = 52;
const TOP = 20;
const BASE = 104;
const WIDEST_SLOT = 64;
const WIDEST_BAR = 30;
/** What a date needs to be read. */
const DATE_WIDTH = 44;

interface WeeksChartProps {
  readonly weeks: TeamReport['weeks'];
  /** The day that the figures are of: the week it lies in may not be over. */
  readonly asOf: string;
}

const A_DAY = 24 * 60 * 60_000;

/** Whether the week that begins on this day was over at the end of the other one. */
function isOver(startsOn: string, asOf: string): boolean {
  return Date.parse(asOf) >= Date.parse(startsOn) + 6 * A_DAY;
}

/** Conversations completed in each week as bars with their figures, and below each how many people completed them. */
export function WeeksChart({ weeks, asOf }: WeeksChartProps): ReactNode {
  const slot = Math.min(WIDEST_SLOT, (WIDTH - NAMES) / weeks.length);
  const bar = Math.min(WIDEST_BAR, slot * 0.62);
  const most = Math.max(1, ...weeks.map(({ completed }) => completed));
  const everyNth = Math.ceil(DATE_WIDTH / slot);
  return (
    <svg
      className={slot < 30 ? 'td-chart td-chart-dense' : 'td-chart'}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={weeksSentence(weeks)}
    >
      <line className="td-base" x1={NAMES} x2={NAMES + slot * weeks.length} y1={BASE} y2={BASE} />
      <text x="0" y={BASE + 16}>
        People
      </text>
      <text x="0" y={BASE + 34}>
        Week of
      </text>
      {weeks.map(({ startsOn, completed, people }, index) => {
        const middle = NAMES + slot * (index + 0.5);
        const height = ((BASE - TOP) * completed) / most;
        return (
          <g key={startsOn}>
            {completed === 0 ? null : (
              <rect
                className={isOver(startsOn, asOf) ? 'td-bar' : 'td-bar td-bar-open'}
                x={middle - bar / 2}
                y={BASE - height}
                width={bar}
                height={height}
              />
            )}
            <text
              className={completed === 0 ? undefined : 'td-figure'}
              x={middle}
              y={BASE - height - 6}
              textAnchor="middle"
            >
              {completed}
            </text>
            <text x={middle} y={BASE + 16} textAnchor="middle">
              {people}
            </text>
            {index % everyNth === 0 ? (
              <text
                x={everyNth === 1 ? middle : middle - bar / 2}
                y={BASE + 34}
                textAnchor={everyNth === 1 ? 'middle' : 'start'}
              >
                {shortDay(startsOn)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** Whether the last week of the chart is still going on. */
export function lastWeekIsOpen({ weeks, asOf }: WeeksChartProps): boolean {
  const last = weeks.at(-1);
  return last !== undefined && !isOver(last.startsOn, asOf);
}
