/**
 * Parses that are kept from run to run, beside the vectors: tests and commands read the library and the same conversations
 * again and again, and more than half of that is parsing. They count for the parser that made them alone: the folder is
 * named by its source and by the version of the library behind it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { parses, type ParsedLibrary } from '@parley/coach/internals';
import { cachedVectors } from '@parley/coach/library';

const PARSER = fileURLToPath(new URL('../../../rehearsal/src/language/', import.meta.url));
/** So few texts are parsed sooner than a file of them is written and read. */
const WORTH_KEEPING = 200;

function parserName(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(PARSER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of sources.toSorted()) hash.update(`${name}\n`).update(readFileSync(join(PARSER, name)));
  const entry = createRequire(PARSER).resolve('compromise');
  return hash.update(entry).digest('hex').slice(0, 16);
}

const folder = (): string => join(dirname(cachedVectors()), 'parses', parserName());

/**
 * Brings along what was parsed before; from here on nothing is forgotten.
 * @returns keeps what was parsed since, in a file of its own: several processes may do so at once
 */
export function keepParses(): () => void {
  const place = folder();
  parses.keepAll();
  for (const name of existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.bin')) : []) {
    const kept: ParsedLibrary = deserialize(readFileSync(join(place, name)));
    parses.bring(kept);
  }
  return () => {
    const made = parses.pack();
    if (made.texts.length < WORTH_KEEPING) return;
    mkdirSync(place, { recursive: true });
    const content = serialize(made);
    const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const half = join(place, `${name}.${process.pid}.half`);
    writeFileSync(half, content);
    renameSync(half, join(place, `${name}.bin`));
  };
}
