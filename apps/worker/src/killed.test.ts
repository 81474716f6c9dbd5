/** A worker killed over its work (SIGKILL: no last word, no clean-up). */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { completedConversation } from './testing/completed-conversation';
import { eventually } from './testing/eventually';
import { openWorkerFixture, testRedisUrl, type WorkerFixture } from './testing/worker-fixture';

const TO_KILL = fileURLToPath(new URL('testing/worker-to-kill.ts', import.meta.url));
/** Says how the JSX of letters and reports is meant, in both packages. */
const TSCONFIG = fileURLToPath(new URL('testing/worker-to-kill.tsconfig.json', import.meta.url));
/** Short, so that the test need not wait long for a lost worker to be noticed. */
const LEASE = { leaseMs: 1_500, renewMs: 300, sweepMs: 500 } as const;

let fixture: WorkerFixture;
const children: ChildProcess[] = [];
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => fixture.close());

interface WorkerToKill {
  /** Resolves once it has a job of each kind in its hands. */
  readonly busy: Promise<void>;
  kill(): Promise<void>;
}

function startWorkerToKill(): WorkerToKill {
  const settings = {
    mongoUri: fixture.mongo.uri,
    databaseName: fixture.mongo.name,
    redisUrl: testRedisUrl(),
    redisPrefix: fixture.redisPrefix,
    lease: LEASE,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', TO_KILL, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', TSX_TSCONFIG_PATH: TSCONFIG },
  });
  children.push(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const inHands = new Set<string>();
  return {
    busy: new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (inHands.add(line).size === 2) resolve();
      });
      child.once('exit', (code) => reject(new Error(`The worker ended by itself (${code})`)));
    }),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

describe('a worker', () => {
  it(
    'keeps its export and its e-mail while it is only slow; killed, another worker finishes both, once',
    async () => {
      const { exports, emailLog } = fixture.mongo.database;
      const { id: conversationId, userId } = await completedConversation(fixture.mongo.database);
      const { id } = await exports.request({
        subject: { of: 'conversation', conversationId, userId },
        kind: 'pdf',
        version: '1',
        now: new Date(),
      });
      await fixture.queues.add('export', { exportId: id }, { jobId: id });
      const emailId = await fixture.owe();
      await fixture.queues.add('email', { emailId }, { jobId: emailId });
      const first = startWorkerToKill();
      await first.busy;
      const second = await fixture.work({ lease: LEASE });

      await pause(LEASE.leaseMs + 2 * LEASE.sweepMs);
      expect(await exports.find(id)).toMatchObject({ status: 'rendering', attempts: 1 });
      expect(await emailLog.find(emailId)).toMatchObject({ status: 'sending', attempts: 1 });
      expect([fixture.printer.printed, fixture.mail.caught]).toEqual([[], []]);

      await first.kill();
      await eventually('another worker to print it', async () => (await exports.find(id))?.status === 'completed');
      await eventually('another worker to send it', async () => (await emailLog.find(emailId))?.status === 'sent');
      expect(await exports.find(id)).toMatchObject({ attempts: 2, error: null });
      expect(await emailLog.find(emailId)).toMatchObject({ attempts: 2, error: null });
      await second.stop();
      expect([fixture.printer.printed.length, fixture.mail.caught.length]).toEqual([1, 1]);
    },
    // A worker of its own has to be compiled and started.
    120_000,
  );
});
