/** What was printed by which method of the console. */
export type Line = readonly [
  method: 'debug' | 'error' | 'info' | 'log' | 'trace' | 'warn',
  ...values: readonly unknown[],
];

/** Takes what the test has printed so far; what nobody takes fails the test. */
export function printed(): readonly Line[];

/** From now on, lines of this test file that `explains` answers true for are expected. */
export function explainPrinted(explains: (line: Line) => boolean): void;
