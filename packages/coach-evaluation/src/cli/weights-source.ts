/** A few fitted weights as they are written into a file of the engine. */
const PER_LINE = 10;

/** The lines of an array's numbers, indented by so many spaces. */
export function weightsSource(weights: readonly number[], indent: number): string {
  const lines = Array.from(
    { length: Math.ceil(weights.length / PER_LINE) },
    (_, line) => `${' '.repeat(indent)}${weights.slice(line * PER_LINE, (line + 1) * PER_LINE).join(', ')},`,
  );
  return lines.join('\n');
}

/** A file of the engine with a weight for each sign of a ranking, and what speaks against everything. */
export const rankingSource = (
  option: string,
  name: string,
  { always, weights }: { readonly always: number; readonly weights: readonly number[] },
): string =>
  [
    `/** Written by \`pnpm coach fit --${option}\`. */`,
    `export const ${name}: { readonly always: number; readonly weights: readonly number[] } = {`,
    `  always: ${always},`,
    `  weights: [\n${weightsSource(weights, 4)}\n  ],`,
    '};',
    '',
  ].join('\n');
