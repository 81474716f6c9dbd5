/** What the coach must not fall below, set by set, just under what it reaches. Raise a line when the coach gets better. */
export interface Thresholds {
  /** Pairs of one scenario in the right order, at least, 0-1. */
  readonly pairs: number;
  /** Points between strong and poor, at least. */
  readonly distance: number;
  /** At most so many hostile conversations score this or more. The goal is none from 4 on. */
  readonly hostile: { readonly most: number; readonly from: number };
}

export const THRESHOLDS: Readonly<Record<string, Thresholds>> = {
  // 2026-11-22: 60 of 60 pairs, 8.4 points, hostile at most 1.7. The rules were written with these conversations at hand.
  // 2026-11-24, when empty and civil conversations got 1 point instead of 0: 60 of 60, 7.7, 1.0.
  // 2026-11-27, rubric 1.3, whose last points are harder to earn: 6.9, and in the sets below 6.7, 6.5 and, in `live-1`, 5.6.
  tuned: { pairs: 0.98, distance: 6.8, hostile: { most: 0, from: 2 } },
  // 2026-11-22: 48 of 48, 7.7, 3.2. On first sight it was 42 of 48, 3.9, 5.7.
  'unseen-1': { pairs: 0.97, distance: 6.6, hostile: { most: 0, from: 3.6 } },
  // 2026-11-22: 29 of 30, 7.2, 2.5; the day before 27 of 30, 7.8, 2.5. On first sight it was 29 of 30, 6.4, 6.0.
  'unseen-2': { pairs: 0.96, distance: 6.4, hostile: { most: 0, from: 3 } },
  // 2026-11-22: 20 of 24, 4.5, 7.1. On first sight it was 19 of 24, 3.9, 7.5.
  // 2026-11-23, with caps on asking nothing and on claims that are denied: 22 of 24, 5.5.
  'unseen-3': { pairs: 0.9, distance: 4.1, hostile: { most: 1, from: 4 } },
  // 2026-11-23, on first sight: 106 of 120, 4.2, no hostile ones; against its writers' scores 1.6 points off, rank correlation 0.68.
  // The same day, with these caps, half of it read: 115 of 120, 1.07 points off, 0.83.
  'unseen-4': { pairs: 0.94, distance: 4, hostile: { most: 0, from: 4 } },
  // 2026-11-23, on first sight: against the writer's scores 1.52 points off (looked at) and 1.78 (held out); then 0.89 and 1.70, 8 of 8 pairs.
  'live-1': { pairs: 0.99, distance: 5.5, hostile: { most: 0, from: 4 } },
  // 2026-11-24, on first sight: against the writer’s scores 1.31 points off (looked at) and 1.21 (held out); then 0.84 and 0.65.
  'live-2': { pairs: 0.99, distance: 5, hostile: { most: 0, from: 4 } },
};
