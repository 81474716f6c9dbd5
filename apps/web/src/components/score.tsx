import { SCORE_LEVEL_WORDS, scoreLevel, type ScoreLevel } from '@parley/shared';
import type { ReactNode } from 'react';
import { formatScore } from '@/lib/format';

interface LevelProps {
  readonly level: ScoreLevel | 'none';
  readonly children: ReactNode;
}

/** Good, fair or poor as shape and colour before a word or figure: full, half, empty circle; a dash for none. */
export function Level({ level, children }: LevelProps) {
  return <span className={`lvl lvl-${level}`}>{children}</span>;
}

interface ScoreProps {
  /** 0-10, or null where there is none yet. */
  readonly score: number | null;
  /** Writes the level's word beside the figure. */
  readonly withWord?: boolean;
}

/** '8.6 /10' with its shape, never by colour alone (product §2.10). */
export function Score({ score, withWord = false }: ScoreProps) {
  if (score === null) {
    return (
      <span className="faint">
        <span aria-hidden="true">–</span>
        <span className="sr">No score</span>
      </span>
    );
  }
  const level = scoreLevel(score);
  return (
    <Level level={level}>
      <span className="num">
        <b>{formatScore(score)}</b> <span className="outof">/10</span>
        {withWord ? <> {SCORE_LEVEL_WORDS[level]}</> : <span className="sr">, {SCORE_LEVEL_WORDS[level]}</span>}
      </span>
    </Level>
  );
}
