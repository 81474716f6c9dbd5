/** A worker killed over its work (SIGKILL: no last word, no clean-up). */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { completedConversation } from './testing/completed-conversation';
import { eventually } from './testing/eventually';
import { openWorkerFixture, testRedisUrl, type WorkerFixture } from './testing/worker-fixture';

const TO_KILL = fileURLToPath(new URL('testing/worker-to-kill.ts', import.meta.url));
const REPORT_TSCONFIG = fileURLToPath(new URL('../../../packages/report/tsconfig.json', import.meta.url));
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

/** Starts a worker and waits until it has a job in its hands. */
async function workerWithJob(): Promise<{ kill: () => Promise<void> }> {
  const settings = {
    mongoUri: fixture.mongo.uri,
    databaseName: fixture.mongo.name,
    redisUrl: testRedisUrl(),
    redisPrefix: fixture.redisPrefix,
    lease: LEASE,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', TO_KILL, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', TSX_TSCONFIG_PATH: REPORT_TSCONFIG },
  });
  children.push(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', () => resolve());
    child.once('exit', (code) => reject(new Error(`The worker ended by itself (${code})`)));
  });
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a worker that is killed', () => {
  it('keeps its export while it is only slow; killed, another worker finishes it, once', async () => {
    const { id: conversationId, userId } = await completedConversation(fixture.mongo.database);
    const exports = fixture.mongo.database.exports;
    const { id } = await exports.request({ conversationId, userId, kind: 'pdf', version: '1', now: new Date() });
    await fixture.queues.add('export', { exportId: id }, { jobId: id });
    const first = await workerWithJob();
    const second = await fixture.work({ lease: LEASE });

    await pause(LEASE.leaseMs + 2 * LEASE.sweepMs);
    expect(await exports.find(id)).toMatchObject({ status: 'rendering', attempts: 1 });
    expect(fixture.printer.printed).toEqual([]);

    await first.kill();
    await eventually('another worker to finish it', async () => (await exports.find(id))?.status === 'completed');
    expect(await exports.find(id)).toMatchObject({ attempts: 2, error: null });
    expect(fixture.printer.printed).toHaveLength(1);
    await second.stop();
  });

  it('has its e-mail sent by another', async () => {
    const id = await fixture.owe();
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    const first = await workerWithJob();
    await first.kill();
    const second = await fixture.work({ lease: LEASE });
    await eventually('another worker to send it', () => fixture.mail.caught.length > 0);
    await eventually('it to be noted', async () => (await fixture.mongo.database.emailLog.find(id))?.status === 'sent');
    await second.stop();
    expect(fixture.mail.caught).toHaveLength(1);
  });
});
