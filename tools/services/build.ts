import { spawnSync } from 'node:child_process';
import { ROOT } from '../bootstrap/prepare.mjs';
import { PlainError, say } from './say';
import { findSentenceModel } from './sentence-model';

/**
 * Builds what is out of date; turbo knows what is not. The vectors of the library are part of it, so the sentence model is
 * brought first.
 * @throws PlainError when a build fails, after showing what it said
 */
export async function build(): Promise<void> {
  const sentenceModel = await findSentenceModel();
  const began = Date.now();
  const result = spawnSync('node_modules/.bin/turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      NODE_ENV: 'production',
      ...(sentenceModel && { SENTENCE_MODEL_PATH: sentenceModel }),
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}\n`);
    throw new PlainError('the build failed; above is what it said.');
  }
  say(`built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
