import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../bootstrap/prepare.mjs';
import { PlainError, say } from './say';
import { findSentenceModel } from './models';

/** What apps/api/src/pack-library.ts says in the minutes that a first build takes. */
const PROGRESS = /reading the library: \d+ of \d+ lines/;

/**
 * Builds what is out of date; turbo knows what is not. The vectors of the library are part of it, so the sentence model is
 * brought first.
 * @throws PlainError when a build fails, after showing what it said
 */
export async function build(): Promise<void> {
  const sentenceModel = await findSentenceModel();
  const began = Date.now();
  const turbo = spawn('node_modules/.bin/turbo', ['run', 'build', '--output-logs=new-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      NODE_ENV: 'production',
      ...(sentenceModel && { SENTENCE_MODEL_PATH: sentenceModel }),
    },
  });
  const told: string[] = [];
  for (const stream of [turbo.stdout, turbo.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      told.push(line);
      const progress = PROGRESS.exec(line)?.[0];
      if (progress !== undefined) say(progress);
    });
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    turbo.once('error', reject);
    turbo.once('close', resolve);
  });
  if (status !== 0) {
    process.stderr.write(`${told.join('\n')}\n`);
    throw new PlainError('the build failed; above is what it said.');
  }
  say(`built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
