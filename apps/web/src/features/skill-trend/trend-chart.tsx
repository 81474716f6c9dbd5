import { formatScore, formatShortDate } from '@/lib/format';
import { NARROW_FRAME, trendLine, WIDE_FRAME, type TrendFrame } from './trend-line';
import { spokenTrend, type Trend } from './trends';

interface TrendPlotProps {
  readonly trend: Trend;
  readonly frame: TrendFrame;
  readonly size: 'wide' | 'narrow';
}

/** The line in one frame. */
function TrendPlot({ trend, frame, size }: TrendPlotProps) {
  const line = trendLine(trend.points, frame, formatShortDate);
  if (line === null) return null;
  return (
    <svg
      className={`trend-plot trend-${size}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={spokenTrend(trend)}
    >
      {line.rules.map(({ y, value, word }) => (
        <g key={value} className={value === 0 ? 'trend-axis' : 'trend-rule'}>
          <line x1={frame.left - 8} x2={line.right} y1={y} y2={y} />
          <text x={frame.left - 14} y={y + 4} textAnchor="end">
            {word === '' ? value : `${value} ${word}`}
          </text>
        </g>
      ))}
      <path className="trend-line" d={line.path} />
      {line.points.map(({ id, x, y, end }) => (
        <circle key={id} className={end ? 'trend-end' : undefined} cx={x} cy={y} r={line.radius} />
      ))}
      {line.figures.map(({ x, y, score, anchor }) => (
        <text key={anchor} className="trend-figure" x={x} y={y} textAnchor={anchor}>
          {formatScore(score)}
        </text>
      ))}
      {line.dates.map(({ x, text }) => (
        <text key={x} x={x} y={frame.height - 6} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The scores of one skill from session to session, with 6 and 8 ruled in. */
export function TrendChart({ trend }: { readonly trend: Trend }) {
  return (
    <>
      <TrendPlot trend={trend} frame={WIDE_FRAME} size="wide" />
      <TrendPlot trend={trend} frame={NARROW_FRAME} size="narrow" />
    </>
  );
}
