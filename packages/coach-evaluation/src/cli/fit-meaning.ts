/** `pnpm coach fit --meaning`: learns what sentences mean anew, writes it down, and prints how often it is right (decision 0035). */
import { fileURLToPath } from 'node:url';
import { scenarios } from '@parley/content';
import type { MeaningWeights } from '@parley/coach/internals';
import { crossFitted, type Guess, guessesOf } from '../meaning/cross-fitted';
import { fitMeaningWeights } from '../meaning/fit-weights';
import { heldOutFolds, type Nothing } from '../meaning/held-out-ways';
import { keptSimilarity } from '../vectors/kept-vectors';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/meaning/meaning-weights.ts', import.meta.url));
const LIMITS = [0.3, 0.5, 0.7, 0.9] as const;

const percent = (part: number, all: number): string => (all === 0 ? '-' : `${((100 * part) / all).toFixed(1)}%`);

function line(name: string, guesses: readonly Guess[]): string {
  const right = guesses.filter((guess) => guess.right).length;
  const above = LIMITS.map((limit) => {
    const sure = guesses.filter(({ probability }) => probability >= limit);
    return `${percent(sure.filter((guess) => guess.right).length, sure.length)} of ${percent(sure.length, guesses.length)}`;
  });
  return [
    name.padEnd(10),
    String(guesses.length).padStart(6),
    percent(right, guesses.length).padStart(7),
    ...above,
  ].join('  ');
}

/** Of those said to be so sure, how many are right. */
function calibration(guesses: readonly Guess[]): string {
  return Array.from({ length: 10 }, (_, at) => {
    const those = guesses.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === at);
    return `${at / 10}: ${percent(those.filter(({ right }) => right).length, those.length)} (${those.length})`;
  }).join('  ');
}

/** What makes up the figure for sentences that mean nothing of their case. */
const MEASURED: readonly Nothing[] = ['foreign', 'near', 'turned'];

function nothingLine(name: string, guesses: readonly Guess[]): void {
  const told = LIMITS.map(
    (limit) => `${limit}: ${percent(guesses.filter(({ probability }) => probability >= limit).length, guesses.length)}`,
  );
  console.log(`${name}: ${guesses.length}, told as something with ${told.join(', ')}`);
}

/** Prints the table of every kind, of all, and what is told of sentences that mean nothing. */
export function print(guesses: readonly Guess[]): void {
  console.log(`kind        count    best  right of those told with ${LIMITS.join(', ')} and more`);
  const meaning = guesses.filter(({ kind }) => kind !== 'nothing');
  for (const kind of new Set(meaning.map((guess) => guess.kind)))
    console.log(
      line(
        kind,
        meaning.filter((guess) => guess.kind === kind),
      ),
    );
  console.log(line('all', meaning));
  const nothing = guesses.filter((guess) => guess.nothing !== null && MEASURED.includes(guess.nothing));
  nothingLine('nothing meant', nothing);
  for (const kind of [...MEASURED, 'stranger'] as const)
    nothingLine(
      kind,
      guesses.filter((guess) => guess.nothing === kind),
    );
  console.log(`of those that mean something, by probability: ${calibration(meaning)}`);
}

/** As the formatter sets them: as many to a line as it holds. */
const LINE = 120;
function listed(numbers: readonly number[], indent: string): string {
  const lines = numbers.reduce<readonly string[]>((made, number) => {
    const [last = '', next] = [made.at(-1), `${number},`];
    return last !== '' && `${last} ${next}`.length <= LINE
      ? [...made.slice(0, -1), `${last} ${next}`]
      : [...made, `${indent}  ${next}`];
  }, []);
  return ['[', ...lines, `${indent}]`].join('\n');
}

export function write({ target, none, bends }: MeaningWeights): void {
  writeSource(
    FILE,
    [
      '/** Written by `pnpm coach fit --meaning`. */',
      "import type { MeaningWeights } from './chances';",
      '',
      'export const MEANING_WEIGHTS: MeaningWeights = {',
      `  target: ${listed(target, '  ')},`,
      `  none: [${none.join(', ')}],`,
      '  bends: [',
      ...bends.flatMap(({ from, shift, to }) => [
        '    {',
        `      from: ${listed(from, '      ')},`,
        `      shift: ${shift},`,
        `      to: ${to},`,
        '    },',
      ]),
      '  ],',
      '};',
      '',
    ].join('\n'),
  );
}

/** Takes some minutes. */
export async function writeMeaning(): Promise<void> {
  const similarity = keptSimilarity(false);
  const folds = await heldOutFolds(scenarios, similarity);
  const fitted = crossFitted(folds);
  print(guessesOf(fitted));
  write(fitMeaningWeights(fitted.rows));
  await similarity.dispose();
}
