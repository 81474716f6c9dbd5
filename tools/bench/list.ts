import { join } from 'node:path';
import autocannon from 'autocannon';
import mongoose from 'mongoose';
import { ROOT } from '../bootstrap/prepare.mjs';
import { startChild } from '../services/child';
import { freePort, waitFor } from '../services/ports';
import type { Stack } from '../services/stack';
import { call, register } from './api-client';
import { median, row } from './figures';

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 10;
const CONVERSATIONS = 60;
const TRACK = 'new-pm-essentials';

/** What is read, below `/api` with a token, and from the bare handler over the same native queries. */
const CASES = [
  { title: 'GET /conversations, 50 items', api: '/conversations?limit=50', bare: '/conversations' },
  { title: 'GET /scenarios, the whole library', api: '/scenarios', bare: '/scenarios' },
  { title: 'GET /starter-kits/{slug}', api: `/starter-kits/${TRACK}`, bare: '/starter-kit' },
] as const;

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

/** Copies one real conversation until the person has enough of them, every other one completed. */
async function seed(uri: string, userId: string): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise();
  const collection = connection.collection('conversations');
  const original = await collection.findOne({ userId: new mongoose.Types.ObjectId(userId) });
  if (!original) throw new Error('the conversation to copy is not there');
  await collection.insertMany(
    Array.from({ length: CONVERSATIONS - 1 }, (_, index) => {
      const startedAt = new Date(Date.now() - index * 60_000);
      return {
        ...original,
        _id: new mongoose.Types.ObjectId(),
        startedAt,
        ...(index % 2 === 0 && { status: 'completed', completedAt: startedAt, overallScore: (index % 20) / 2 }),
      };
    }),
  );
  await connection.close();
}

/** Requests per second of one authenticated answer against the bare handler, in turn, as a ratio. */
async function compare(title: string, apiUrl: string, bareUrl: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await requestsPerSecond(apiUrl, headers);
  await requestsPerSecond(bareUrl, {});
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await requestsPerSecond(apiUrl, headers));
    theirs.push(await requestsPerSecond(bareUrl, {}));
  }
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
  process.stdout.write(`${title}, authenticated\n`);
  row('Parley, requests/s (median)', median(ours).toFixed(0));
  row('bare Express with the same native queries, requests/s (median)', median(theirs).toFixed(0));
  row(
    `ratio (median of ${ROUNDS} pairs; ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    median(ratios).toFixed(2),
    'aim: at least 0.6',
  );
}

/** The lists that pages open with, each against a bare handler. */
export async function benchList(stack: Stack, scratch: string): Promise<void> {
  const user = await register(stack.url, 'list');
  await call(stack.url, user.token, 'POST', `/starter-kits/${TRACK}/start-next`);
  await seed(stack.mongoUri, user._id);
  const track = await call<{ kit: { scenarios: string[] } }>(stack.url, user.token, 'GET', `/starter-kits/${TRACK}`);

  const port = await freePort();
  const bare = await startChild({
    name: 'bare',
    command: process.execPath,
    logFile: join(scratch, 'bare.log'),
    env: { ...process.env, NODE_ENV: 'production' },
    args: [
      '--import',
      'tsx',
      join(ROOT, 'tools', 'bench', 'bare-server.ts'),
      stack.mongoUri,
      user._id,
      String(port),
      track.kit.scenarios.join(','),
    ],
  });
  try {
    const bareUrl = `http://127.0.0.1:${port}`;
    await waitFor('the bare server answering', 15_000, async () =>
      fetch(`${bareUrl}/conversations`).then(
        (answer) => answer.ok,
        () => false,
      ),
    );
    for (const one of CASES) await compare(one.title, `${stack.url}/api${one.api}`, bareUrl + one.bare, user.token);
  } finally {
    await bare.stop();
  }
}
