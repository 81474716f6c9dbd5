import type { ScoreLevel } from '@parley/shared';

interface ProgressMeterProps {
  readonly used: number;
  readonly total: number;
  /** What is measured: 'Sessions used'. */
  readonly label: string;
}

/** Green below 75 percent used, yellow from 75, red from 90 (product §2.10). */
export function usageLevel(used: number, total: number): ScoreLevel {
  const share = total === 0 ? 1 : used / total;
  if (share >= 0.9) return 'poor';
  return share >= 0.75 ? 'fair' : 'good';
}

/** How much of an allowance is used. The figures stand beside it in words; this is their picture. */
export function ProgressMeter({ used, total, label }: ProgressMeterProps) {
  const percent = total === 0 ? 100 : Math.min(100, Math.round((used / total) * 100));
  return (
    <div className="gauge">
      <meter className="sr" aria-label={label} min={0} max={total} value={Math.min(used, total)}>
        {used} of {total}
      </meter>
      <i aria-hidden="true" className={`gauge-${usageLevel(used, total)}`} style={{ width: `${percent}%` }} />
    </div>
  );
}
