/** Exports over real MongoDB and Redis: every report once, whatever fails. The printer is the test's. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, type ExportRecord, type ExportSubject } from '@parley/db';
import { LEASE_TIMING } from '@parley/platform';
import { sampleTeamReport } from '@parley/report/testing';
import { exportReport, type ExportReportSettings } from './jobs/export-report/export-report';
import { reportDocuments } from './jobs/export-report/report-documents';
import { sweepExports } from './jobs/export-report/sweep-exports';
import { completedConversation } from './testing/completed-conversation';
import { eventually } from './testing/eventually';
import { BRAND, logger, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture';

const HOLD_MS = LEASE_TIMING.leaseMs;
const ONCE = { last: false, nextInMs: 20 } as const;

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.printer.printed.length = 0;
  fixture.printer.failures.length = 0;
  fixture.printer.hold = null;
});

const exportsOf = () => fixture.mongo.database.exports;
const request = (subject: ExportSubject) =>
  exportsOf().request({ subject, kind: 'pdf', version: '1', now: new Date() });
async function asked(title?: string): Promise<ExportRecord> {
  const { id, userId } = await completedConversation(fixture.mongo.database, title);
  return request({ of: 'conversation', conversationId: id, userId });
}
const queue = (id: string, jobId = id) => fixture.queues.add('export', { exportId: id }, { jobId });
const outcome = async (id: string, status: string): Promise<ExportRecord> =>
  eventually(`${id} to be ${status}`, async () => {
    const record = await exportsOf().find(id);
    return record?.status === status ? record : null;
  });
const settings = (now: Date): ExportReportSettings => ({
  database: fixture.mongo.database,
  printer: fixture.printer,
  documentOf: reportDocuments({ database: fixture.mongo.database, brand: BRAND }),
  lease: LEASE_TIMING,
  longestMs: 60_000,
  clock: () => now,
  logger,
});

describe('a worker', () => {
  beforeAll(async () => {
    await fixture.work();
  });

  it('renders what is queued, keeps the file and notes it', async () => {
    const { id } = await asked('Кто <b>платит</b>?');
    await queue(id);
    const { file, attempts, error } = await outcome(id, 'completed');
    expect([attempts, error]).toEqual([1, null]);
    const [html = ''] = fixture.printer.printed;
    expect(html).toContain('Кто &lt;b&gt;платит&lt;/b&gt;?');
    expect(html).toContain('We lose the 12th.');
    expect(html).toContain('Robin Reyes');
    expect(file === null ? '' : String(await buffer(exportsOf().read(file)))).toBe(`%PDF-1.7 ${html.length}`);
  });

  it('renders a team’s report from what the export says', async () => {
    const report = sampleTeamReport({ trend: 'Practice is up & well.' });
    const { id } = await request({ of: 'team', teamId: newId(), report });
    await queue(id);
    expect(await outcome(id, 'completed')).toMatchObject({ attempts: 1, error: null });
    const [html = ''] = fixture.printer.printed;
    expect(html).toContain('Delivery Office North');
    expect(html).toContain('Practice is up &amp; well.');
  });

  it('renders once, however often it is queued', async () => {
    const { id } = await asked();
    await Promise.all(Array.from({ length: 6 }, (_unused, index) => queue(id, `${id}-${index}`)));
    await queue(id);
    await outcome(id, 'completed');
    const marker = await asked();
    await queue(marker.id);
    await outcome(marker.id, 'completed');
    expect(fixture.printer.printed).toHaveLength(2);
  });

  it('tries again while rendering fails', async () => {
    fixture.printer.failures.push(new Error('Chromium crashed'), new Error('Chromium crashed'));
    const { id } = await asked();
    await queue(id);
    expect(await outcome(id, 'completed')).toMatchObject({ attempts: 3, error: null });
  });

  it('gives up after the last attempt, with a reason fit for the user', async () => {
    fixture.printer.failures.push(
      ...Array.from({ length: 4 }, () => new Error('Protocol error (Page.printToPDF): Target closed')),
    );
    const { id } = await asked();
    await queue(id);
    expect(await outcome(id, 'failed')).toMatchObject({
      attempts: 4,
      file: null,
      error: 'The report could not be rendered. Please try again.',
    });
    expect(fixture.printer.printed).toHaveLength(4);
  });

  it('gives up at once on a conversation that is gone', async () => {
    const gone = '64b7f0c2a1d3e4f5a6b7c8d9';
    const record = await request({ of: 'conversation', conversationId: gone, userId: gone });
    await queue(record.id);
    expect(await outcome(record.id, 'failed')).toMatchObject({
      attempts: 1,
      error: 'The conversation is not there any more.',
    });
  });
});

describe('what was lost', () => {
  const sweep = (now: Date) =>
    sweepExports({ database: fixture.mongo.database, queues: fixture.queues, clock: () => now });

  it('is queued by the sweep, once its time has come', async () => {
    const { id } = await asked();
    expect(await sweep(new Date())).toMatchObject({ queued: 0 });
    const later = new Date(Date.now() + 31_000);
    expect(await sweep(later)).toMatchObject({ queued: 1 });
    await outcome(id, 'completed');
    expect(await sweep(later)).toMatchObject({ queued: 0 });
  });

  it('of a worker that was killed is left alone at first, then finished by another', async () => {
    const { id } = await asked();
    const now = new Date();
    // The first worker has claimed it and is never heard of again.
    await exportsOf().claim(id, { now, heldUntil: new Date(now.getTime() + HOLD_MS) });
    expect(await exportReport(settings(now), id, ONCE)).toBe('skipped');
    const later = new Date(now.getTime() + HOLD_MS + 1_000);
    expect(await sweep(later)).toMatchObject({ queued: 1 });
    expect(await outcome(id, 'completed')).toMatchObject({ attempts: 2 });
    expect(await exportReport(settings(later), id, ONCE)).toBe('skipped');
    expect(fixture.printer.printed).toHaveLength(1);
  });

  it('of a worker that was only slow is kept as the other one finished it', async () => {
    const { id } = await asked();
    let release: () => void = () => undefined;
    fixture.printer.hold = new Promise((resolve) => (release = resolve));
    const now = new Date();
    const slow = exportReport(settings(now), id, ONCE);
    await eventually('the first to print', () => fixture.printer.printed.length === 1);
    fixture.printer.hold = null;
    expect(await exportReport(settings(new Date(now.getTime() + HOLD_MS + 1_000)), id, ONCE)).toBe('completed');
    const before = await exportsOf().find(id);
    release();
    expect(await slow).toBe('skipped');
    expect(await exportsOf().find(id)).toEqual(before);
  });

  it('is not tried for ever when it takes its workers down', async () => {
    const { id } = await asked();
    let now = new Date();
    for (let killed = 0; killed < 8; killed += 1) {
      await exportsOf().claim(id, { now, heldUntil: new Date(now.getTime() + HOLD_MS) });
      now = new Date(now.getTime() + HOLD_MS + 1_000);
    }
    await expect(exportReport(settings(now), id, ONCE)).rejects.toThrow('begun 9 times');
    expect(await exportsOf().find(id)).toMatchObject({
      status: 'failed',
      error: 'The report could not be rendered. Please try again.',
    });
    expect(fixture.printer.printed).toEqual([]);
  });
});
