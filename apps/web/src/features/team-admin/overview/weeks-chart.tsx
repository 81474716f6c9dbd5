import { countOf, formatShortDate } from '@/lib/format';
import { NARROW_BARS, weekBars, WIDE_BARS, type BarsFrame, type TeamWeek } from './week-bars';

/** Of a calendar day in UTC, as the reader's own calendar would write it. */
const dayText = (day: string): string => formatShortDate(new Date(`${day}T12:00:00`));

interface BarsProps {
  readonly weeks: readonly TeamWeek[];
  readonly frame: BarsFrame;
  readonly size: 'wide' | 'narrow';
}

function Bars({ weeks, frame, size }: BarsProps) {
  const { bars, floor, right } = weekBars(weeks, frame);
  const { width, height } = frame;
  return (
    <svg
      className={`ta-weeks ta-weeks-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Conversations completed each week, from ${dayText(weeks[0]?.startsOn ?? '')}; every figure stands below`}
    >
      {bars.map(({ week, middle, isFigureShown, date, ...bar }, index) => (
        <g key={week.startsOn} className={index === bars.length - 1 ? 'ta-this-week' : undefined}>
          <rect {...bar} />
          {isFigureShown && (
            <text className="ta-bar-figure" x={middle} y={bar.y - 6} textAnchor="middle">
              {week.completed}
            </text>
          )}
          {date !== null && (
            <text x={date.x} y={height - 6} textAnchor={date.anchor}>
              {dayText(week.startsOn)}
            </text>
          )}
        </g>
      ))}
      <line x1={0} x2={right} y1={floor + 0.5} y2={floor + 0.5} />
    </svg>
  );
}

/** Conversations completed, a bar a week; the running week is outlined. Every figure stands in a table below. */
export function WeeksChart({ weeks }: { readonly weeks: readonly TeamWeek[] }) {
  return (
    <div className="ta-chart">
      <Bars weeks={weeks} frame={WIDE_BARS} size="wide" />
      <Bars weeks={weeks} frame={NARROW_BARS} size="narrow" />
      <p className="muted ta-note">Conversations completed each week; the last week is not over yet.</p>
      <details className="ta-every">
        <summary>Every week</summary>
        <table className="num">
          <caption className="sr">Usage by week, the latest first</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Completed</th>
              <th scope="col">People</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ startsOn, completed, people }) => (
              <tr key={startsOn}>
                <th scope="row">{dayText(startsOn)}</th>
                <td>{countOf(completed, 'conversation')}</td>
                <td>{countOf(people, 'person', 'people')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
