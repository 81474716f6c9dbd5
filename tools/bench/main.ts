import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/prepare.mjs';
import { build } from '../services/build';
import { startChild } from '../services/child';
import { freePort, waitFor } from '../services/ports';
import { main, PlainError } from '../services/say';
import { startStack } from '../services/stack';
import { benchAccounts } from './accounts';
import { benchDashboard } from './dashboard';
import { benchLighthouse } from './lighthouse';
import { benchList } from './list';
import { benchPayments, startBenchStripe, stripeEnvOf } from './payments';
import { benchStream } from './stream';
import { benchTeam } from './team';
import { benchWeb } from './web';

const STREAMS = 200;
const TOKENS = 100;
const GAP_MS = 50;
const NAMES = ['accounts', 'dashboard', 'lighthouse', 'list', 'payments', 'stream', 'team', 'web'];

/** `pnpm bench [accounts|dashboard|lighthouse|list|payments|stream|team|web]`: figures as ratios or differences against a baseline of the same run. */
await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !NAMES.includes(name));
  if (unknown) throw new PlainError(`there is no benchmark '${unknown}'; there are ${NAMES.join(', ')}.`);
  const chosen = asked.length > 0 ? asked : NAMES;
  const scratch = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const providerPort = await freePort();
  const providerUrl = `http://127.0.0.1:${providerPort}/v1`;
  await build();
  const provider = await startChild({
    name: 'provider',
    command: process.execPath,
    logFile: join(scratch, 'provider.log'),
    args: [
      '--import',
      'tsx',
      join(ROOT, 'tools', 'bench', 'fake-provider.ts'),
      String(providerPort),
      String(TOKENS),
      String(GAP_MS),
    ],
  });
  const stripe = await startBenchStripe();
  let children: Record<string, number> = {};
  const stack = await startStack({
    dataDir: scratch,
    port: await freePort(4300),
    durable: false,
    supervise: false,
    jwtSecret: randomBytes(48).toString('base64url'),
    stripe: null,
    env: {
      NODE_ENV: 'production',
      RATE_LIMIT_SCALE: '1000',
      BCRYPT_COST: process.env.BCRYPT_COST ?? '4',
      LOG_LEVEL: 'warn',
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: providerUrl,
      OPENAI_MODEL: 'fake',
      ...stripeEnvOf(stripe),
      ...(process.env.PROF ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.PROF}` } : {}),
    },
    onChange: (now) => {
      children = now;
    },
  });
  try {
    await waitFor('the provider answering', 15_000, async () =>
      fetch(providerUrl).then(
        () => true,
        () => false,
      ),
    );
    if (chosen.includes('accounts')) await benchAccounts(stack.url);
    if (chosen.includes('dashboard')) await benchDashboard(stack);
    if (chosen.includes('list')) await benchList(stack, scratch);
    if (chosen.includes('payments')) await benchPayments(stack, stripe);
    if (chosen.includes('team')) await benchTeam(stack);
    if (chosen.includes('stream')) {
      await benchStream({
        url: stack.url,
        providerUrl,
        apiPid: () => children.api ?? 0,
        streams: STREAMS,
        tokens: TOKENS,
      });
    }
    if (chosen.includes('web')) await benchWeb(stack.url);
    if (chosen.includes('lighthouse')) await benchLighthouse(stack.url, scratch);
  } finally {
    await stack.stop();
    await provider.stop();
    await stripe.close();
    rmSync(scratch, { recursive: true, force: true });
  }
  return 0;
});
