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

const logger = createLogger({ service: 'build', level: 'warn' });
writeFileSync(
  file,
  await packLibrary(
    scenarios,
    logger,
    [createVectorStore(cachedVectors()), vectorsPackedBefore(file, logger)].filter((store) => store !== undefined),
    process.env.SENTENCE_MODEL_PATH || undefined,
  ),
);
process.exit(0);
