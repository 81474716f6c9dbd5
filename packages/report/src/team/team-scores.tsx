import { SCORE_LEVEL_WORDS, scoreLevel, type ScoreLevel, type TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { countText, numberText } from '../words';
import { distributionSentence } from './team-words';

const WIDTH = 658;
const HEIGHT = 140;
const TOP = 34;
const BASE = 118;
const SLOT = WIDTH / 10;
const BAR = 40;

const LEVELS: readonly ScoreLevel[] = ['good', 'fair', 'poor'];
const SPANS: Record<ScoreLevel, string> = { good: '8 and above', fair: '6 to 7.9', poor: 'below 6' };

const barsOf = (distribution: TeamReport['distribution']) => distribution.map((count, from) => ({ from, count }));

function ScoresChart({ distribution }: { readonly distribution: TeamReport['distribution'] }): ReactNode {
  const most = Math.max(1, ...distribution);
  return (
    <svg
      className="td-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={distributionSentence(distribution)}
    >
      {[6, 8].map((from) => (
        <g key={from}>
          <line className="td-limit" x1={from * SLOT} x2={from * SLOT} y1="4" y2={BASE} />
          <text x={from * SLOT + 5} y="12">
            {SCORE_LEVEL_WORDS[scoreLevel(from)].toLowerCase()} from {from}
          </text>
        </g>
      ))}
      <line className="td-base" x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      {barsOf(distribution).map(({ from, count }) => {
        const height = ((BASE - TOP) * count) / most;
        const middle = SLOT * (from + 0.5);
        return (
          <g key={from}>
            {count === 0 ? null : (
              <>
                <rect className="td-bar" x={middle - BAR / 2} y={BASE - height} width={BAR} height={height} />
                <text className="td-figure" x={middle} y={BASE - height - 6} textAnchor="middle">
                  {numberText(count)}
                </text>
              </>
            )}
            <text x={SLOT * from} y={BASE + 16} textAnchor={from === 0 ? 'start' : 'middle'}>
              {from}
            </text>
          </g>
        );
      })}
      <text x={WIDTH} y={BASE + 16} textAnchor="end">
        10
      </text>
    </svg>
  );
}

/** How many conversations scored what. */
export function TeamScores({ report }: { readonly report: TeamReport }): ReactNode {
  const { distribution } = report;
  const total = distribution.reduce((sum, count) => sum + count, 0);
  const ofLevel = (level: ScoreLevel) =>
    distribution.reduce((sum, count, from) => (scoreLevel(from) === level ? sum + count : sum), 0);
  return (
    <section className="pd-block pd-whole" aria-labelledby="h-scores">
      <h2 id="h-scores">Distribution of scores</h2>
      {total === 0 ? (
        <p className="pd-none">Scores are shown here once the first conversation has been completed.</p>
      ) : (
        <>
          <p className="td-levels rp-num">
            <span>{countText(total, 'conversation')}:</span>{' '}
            {LEVELS.map((level) => (
              <span key={level}>
                <span className={`rp-lvl rp-lvl-${level}`}>
                  <span className="rp-lvl-word">{numberText(ofLevel(level))}</span>
                </span>{' '}
                {SPANS[level]}, {SCORE_LEVEL_WORDS[level].toLowerCase()}
              </span>
            ))}
          </p>
          <ScoresChart distribution={distribution} />
        </>
      )}
    </section>
  );
}
