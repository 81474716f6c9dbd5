import type { TrustPoint } from '@parley/shared';
import type { ReactNode } from 'react';
import { MIDDLE_FRAME, NARROW_FRAME, trustCurve, WIDE_FRAME, type CurveFrame } from './trust-curve';
import { possessive, sentence, signed, trustSentence } from './words';

interface TrustPlotProps {
  readonly trust: readonly TrustPoint[];
  readonly frame: CurveFrame;
  readonly size: 'wide' | 'middle' | 'narrow';
}

/** The curve in one frame. */
export function TrustPlot({ trust, frame, size }: TrustPlotProps): ReactNode {
  const curve = trustCurve(trust, frame);
  if (!curve) return null;
  return (
    <svg
      className={`rp-trust rp-trust-${size}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={trustSentence(trust)}
    >
      <path className="rp-trust-line" d={curve.path} />
      {curve.points.map((point) => (
        <circle
          key={point.x}
          className={point.key ? 'rp-trust-key' : undefined}
          cx={point.x}
          cy={point.y}
          r={curve.points.length > 16 ? 3 : 4}
        />
      ))}
      {curve.ticks.map((tick, index) => (
        <text
          key={tick.x}
          x={index === 0 && frame.words ? 0 : tick.x}
          y={frame.height - 4}
          textAnchor={index === 0 && frame.words ? 'start' : 'middle'}
        >
          {index === 0 && frame.words ? `Message ${tick.text}` : tick.text}
        </text>
      ))}
      {curve.labels.map((label) => (
        <g key={label.id}>
          <text className="rp-trust-figure" x={label.x} y={label.y} textAnchor={label.anchor}>
            {label.figure}
          </text>
          {label.lines.map((line, index) => (
            <text key={line} x={label.x} y={label.y + 15 * (index + 1)} textAnchor={label.anchor}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

function TrustMoves({ trust }: { readonly trust: readonly TrustPoint[] }): ReactNode {
  const moves = trust.slice(1).filter((point) => Math.round(point.delta) !== 0);
  if (moves.length === 0) return null;
  return (
    <ol className="rp-moves rp-num">
      {moves.map((move) => (
        <li key={move.messageNumber}>
          <b>{signed(Math.round(move.delta))}</b>{' '}
          <span>
            {sentence(move.reason)} <a href={`#m${move.messageNumber}`}>(message {move.messageNumber})</a>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Trust after each of the student's messages and what moved it; on narrow screens the words stand in a list below. */
export function TrustChart({
  trust,
  name,
}: {
  readonly trust: readonly TrustPoint[];
  readonly name: string;
}): ReactNode {
  if (trust.length < 2) return null;
  return (
    <section className="rp-block" aria-labelledby="h-trust">
      <header>
        <h2 className="rp-sec" id="h-trust">
          {possessive(name)} trust, reply by reply
        </h2>
        <p>What moved it, and by how much. Scale 0 to 100.</p>
      </header>
      <TrustPlot trust={trust} frame={WIDE_FRAME} size="wide" />
      <TrustPlot trust={trust} frame={MIDDLE_FRAME} size="middle" />
      <TrustPlot trust={trust} frame={NARROW_FRAME} size="narrow" />
      <TrustMoves trust={trust} />
    </section>
  );
}
