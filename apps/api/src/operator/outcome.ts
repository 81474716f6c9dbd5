/** What a command answers: in lines for people, as JSON for scripts (product §24.2). */

export interface Outcome {
  /** What `--json` prints. Dates are ISO 8601, what is unlimited or open-ended is null. */
  readonly data: unknown;
  readonly lines: readonly string[];
  /** What the operator should know beside it; goes to stderr, so that scripts can go on reading stdout. */
  readonly notes?: readonly string[];
  /** False where the answer itself is bad news: it is printed, and the exit code is 1. */
  readonly good?: boolean;
}

/** A command that can't be done: its message is the one line that the operator reads. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The columns below each other, two blanks apart; the first row is their heads. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** '2026-11-25 14:05 UTC'; 'open-ended' where there is no end. */
export const moment = (date: Date | null): string =>
  date === null ? 'open-ended' : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const amount = (count: number | null): string => (count === null ? 'unlimited' : String(count));
