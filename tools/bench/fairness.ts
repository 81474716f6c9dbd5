import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../services/build';
import { freePort, waitFor } from '../services/ports';
import { main, PlainError } from '../services/say';
import { startStack } from '../services/stack';
import { fairnessCases } from './fairness-cases';
import { METRICS_TOKEN } from './first-word';

/**
 * `pnpm bench:fairness [case …]`: what other people feel while one person is busy, or many come at once. Every case runs
 * on an API process that has just been started.
 */
await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !fairnessCases.some((one) => one.name === name));
  if (unknown)
    throw new PlainError(
      `there is no case '${unknown}'; there are ${fairnessCases.map(({ name }) => name).join(', ')}.`,
    );
  const scratch = mkdtempSync(join(tmpdir(), 'parley-fairness-'));
  await build();
  let children: Record<string, number> = {};
  const stack = await startStack({
    dataDir: scratch,
    port: await freePort(4400),
    durable: false,
    supervise: true,
    jwtSecret: randomBytes(48).toString('base64url'),
    stripe: null,
    env: {
      NODE_ENV: 'production',
      RATE_LIMIT_SCALE: '1000',
      BCRYPT_COST: '4',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN,
    },
    onChange: (now) => {
      children = now;
    },
  });
  const restart = async (): Promise<void> => {
    const killed = children.api;
    if (killed === undefined) throw new PlainError('there is no API process');
    process.kill(killed, 'SIGKILL');
    await waitFor('the API starting again', 60_000, async () => children.api !== undefined && children.api !== killed);
    await waitFor('the API being ready', 60_000, async () =>
      fetch(`${stack.url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  };
  try {
    for (const one of fairnessCases) {
      if (asked.length > 0 && !asked.includes(one.name)) continue;
      await one.run({ url: stack.url, mongoUri: stack.mongoUri, restart });
    }
  } finally {
    await stack.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
  return 0;
});
