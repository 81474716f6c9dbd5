/**
 * Computes what every process brings along of the library, and writes it to a file: `node pack-library.js <file>`. Part of
 * the build. Vectors are kept in the user's cache, and taken from the file that is written anew where an earlier build left
 * it (an image is built from a checkout that may have been built already), so that only what changed is computed.
 */
import { writeFileSync } from 'node:fs';
import { cachedVectors, createVectorStore, packLibrary, vectorsPackedBefore } from '@parley/coach/library';
import { scenarios } from '@parley/content';
import { createLogger } from '@parley/platform';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('pack-library.js needs the name of the file to write');

/** A line each tenth: it takes minutes where nothing is kept (tools/services/build.ts shows it). */
let tenths = 0;
function progress(made: number, of: number): void {
  const now = Math.floor((10 * made) / of);
  if (now > tenths) process.stdout.write(`reading the library: ${made} of ${of} lines\n`);
  tenths = Math.max(tenths, now);
}

const logger = createLogger({ service: 'build', level: 'warn' });
writeFileSync(
  file,
  await packLibrary(scenarios, {
    logger,
    kept: [createVectorStore(cachedVectors()), vectorsPackedBefore(file, logger)].filter(
      (store) => store !== undefined,
    ),
    sentenceModelPath: process.env.SENTENCE_MODEL_PATH || undefined,
    onProgress: progress,
  }),
);
process.exit(0);
