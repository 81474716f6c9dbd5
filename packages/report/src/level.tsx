import { SCORE_LEVEL_WORDS, scoreLevel } from '@parley/shared';
import type { ReactNode } from 'react';

/** Good, fair or poor as shape and word, never colour alone (product §2.10); 'Not tested' without a score. */
export function Level({ score }: { readonly score: number | null }): ReactNode {
  const level = score === null ? 'none' : scoreLevel(score);
  return (
    <span className={`rp-lvl rp-lvl-${level}`}>
      <span className="rp-lvl-word">{score === null ? 'Not tested' : SCORE_LEVEL_WORDS[scoreLevel(score)]}</span>
    </span>
  );
}
