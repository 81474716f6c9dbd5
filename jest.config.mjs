import { fileURLToPath } from 'node:url';

/** Every package's tests in one run, so that they share the workers. @type {import('jest').Config} */
export default {
  projects: [
    '<rootDir>/packages/!(config)',
    '<rootDir>/apps/*',
    '<rootDir>/apps/web/{prerender,publish}',
    '<rootDir>/tools',
  ],
  // jest takes this from the outermost settings only. Real databases on a busy machine need more than its 5 s.
  testTimeout: 120_000,
  testSequencer: fileURLToPath(import.meta.resolve('./packages/config/jest/longest-first.mjs')),
  // What a test file loaded is never given back, so a worker begins anew once its heap has grown that far.
  workerIdleMemoryLimit: '1500MB',
  // A worker with a large heap needs more than the usual half second to go, and is no leak.
  workerGracefulExitTimeout: 10_000,
};
