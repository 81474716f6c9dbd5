/**
 * Computes what every process brings along of the library, and writes it to a file: `node pack-library.js <file>`. Part of
 * the build. Vectors are kept in the user's cache, so that a second build computes only what changed.
 */
import { writeFileSync } from 'node:fs';
import { cachedVectors, createVectorStore, packLibrary } from '@parley/coach/library';
import { scenarios } from '@parley/content';
import { createLogger } from '@parley/platform';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('pack-library.js needs the name of the file to write');

const logger = createLogger({ service: 'build', level: 'warn' });
writeFileSync(
  file,
  await packLibrary(
    scenarios,
    logger,
    createVectorStore(cachedVectors()),
    process.env.SENTENCE_MODEL_PATH || undefined,
  ),
);
process.exit(0);
