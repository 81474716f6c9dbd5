import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startAuthEmulator } from '@parley/auth-emulator';
import { build } from '../services/build';
import { findChromium } from '../services/chromium';
import { freePort } from '../services/ports';
import { main, PlainError, say } from '../services/say';
import { startStack } from '../services/stack';
import { newStripeKeys } from '../services/stripe';
import { playwrightCounts, type Counts } from './counts';
import { jestTests, withStores } from './jest-tests';
import { STATIC_CHECKS, staticChecks } from './static-checks';
import { step } from './steps';
import { tellFaults } from './tell-faults';

const bin = (name: string) => join('node_modules', '.bin', name);

/** Starts the built product as `npm start` does, and clicks through it in a real browser. */
async function endToEnd(scratch: string): Promise<Counts> {
  const port = await freePort(3900);
  const emulator = await startAuthEmulator();
  const stack = await startStack({
    dataDir: join(scratch, 'stack'),
    port,
    durable: false,
    supervise: false,
    jwtSecret: randomBytes(48).toString('base64url'),
    stripe: newStripeKeys(),
    env: {
      PARLEY_DEMO_ACCOUNTS: '1',
      RATE_LIMIT_SCALE: '50',
      BCRYPT_COST: '4',
      LOG_LEVEL: 'warn',
      FIREBASE_PROJECT_ID: emulator.projectId,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    },
  });
  const report = join(scratch, 'playwright.json');
  try {
    await step('end-to-end tests', join('e2e', bin('playwright')), ['test', '--config', 'e2e/playwright.config.ts'], {
      ...process.env,
      PARLEY_E2E_URL: `http://127.0.0.1:${port}`,
      PARLEY_E2E_DATA: join(scratch, 'stack'),
      // For the operator's command, which journeys call: nothing else of this stack says where its stores are.
      MONGODB_URI: stack.mongoUri,
      REDIS_URL: stack.redisUri,
      PUPPETEER_EXECUTABLE_PATH: findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    if (!existsSync(report)) throw new PlainError('Playwright ended without a report; above is what it said.');
    return playwrightCounts(report);
  } finally {
    await stack.stop();
    await emulator.stop();
  }
}

/**
 * `npm test`: lint, types, and every test; with arguments, only the jest tests whose path matches them.
 * Ends with one line that counts all tests, after what failed; PARLEY_TEST_FAULTS names a file to write that to as well.
 */
await main(async () => {
  const filter = process.argv.slice(2);
  const began = Date.now();
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      interrupted = true;
    });
  }
  const before: Counts[] = [];
  if (filter.length === 0) {
    before.push(await staticChecks(STATIC_CHECKS, step, () => interrupted));
    if (interrupted) return 130;
    // Before the tests: it computes what the library's sentences mean, once for all of them, and keeps it.
    await build();
  }
  return withStores(async (stores) => {
    const counts = [...before, await jestTests({ name: 'unit, API, worker and web tests', stores, filter })];
    if (filter.length === 0 && !interrupted) counts.push(await endToEnd(stores.scratch));

    const passed = counts.reduce((sum, part) => sum + part.passed, 0);
    const failed = counts.reduce((sum, part) => sum + part.failed, 0);
    say(`all of it took ${Math.round((Date.now() - began) / 1000)} s`);
    tellFaults(counts);
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
    return failed === 0 && passed > 0 && !interrupted ? 0 : 1;
  });
});
