import { writeFileSync } from 'node:fs';
import { say } from '../services/say';
import { faultLines, type Counts } from './counts';

/** Says what failed, and writes it to the file that PARLEY_TEST_FAULTS names, if it names one. */
export function tellFaults(counts: readonly Counts[]): void {
  const lines = counts.flatMap(faultLines);
  for (const line of lines) say(line);
  const { PARLEY_TEST_FAULTS: file } = process.env;
  if (file) writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
}
