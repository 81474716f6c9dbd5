/** The value below which the share `p` (0-1) of the samples lies. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Milliseconds since 1970 with fractions, comparable between the processes of one machine. */
export const now = (): number => performance.timeOrigin + performance.now();

export function row(label: string, value: string, aim = ''): void {
  process.stdout.write(`  ${label.padEnd(58)} ${value.padStart(14)}   ${aim}\n`);
}
