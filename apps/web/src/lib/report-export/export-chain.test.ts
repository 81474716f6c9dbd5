import { describe, expect, it, jest } from '@jest/globals';
import type { ExportStatus } from '@parley/shared';
import { exportFile, type ExportSteps } from './export-chain';

const FILE = new Blob(['%PDF']);
const REFUSAL = new Error('Only completed conversations can be exported.');
const running: ExportStatus = { status: 'rendering', result: null, error: null };
const done: ExportStatus = {
  status: 'completed',
  result: { pdfPath: '/api/conversations/export/download/x9_-y.pdf' },
  error: null,
};
const failed = (error: string | null): ExportStatus => ({ status: 'failed', result: null, error });
const refuse = (reason: Error) => async (): Promise<never> => {
  throw reason;
};

/** Every step noted in order; what a test does not say goes well. */
function chain(overrides: Partial<ExportSteps> = {}) {
  const calls: string[] = [];
  const pauses: number[] = [];
  const steps: ExportSteps = {
    begin: async () => 'j1',
    look: async () => done,
    download: async () => FILE,
    direct: async () => FILE,
    postForm: () => undefined,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    isRefusal: (error) => error === REFUSAL,
    ...overrides,
  };
  const noted: ExportSteps = {
    ...steps,
    begin: () => (calls.push('begin'), steps.begin()),
    look: (jobId) => (calls.push(`look ${jobId}`), steps.look(jobId)),
    download: (file) => (calls.push(`download ${file}`), steps.download(file)),
    direct: () => (calls.push('direct'), steps.direct()),
    postForm: () => (calls.push('form'), steps.postForm()),
  };
  return { run: () => exportFile(noted), calls, pauses };
}

describe('the way to a file', () => {
  it('asks for a job, looks until it is completed, and downloads the file it names', async () => {
    const look = jest
      .fn<ExportSteps['look']>()
      .mockResolvedValueOnce(running)
      .mockResolvedValueOnce(running)
      .mockResolvedValue(done);
    const { run, calls, pauses } = chain({ look });
    expect(await run()).toEqual({ file: FILE });
    expect(calls).toEqual(['begin', 'look j1', 'look j1', 'look j1', 'download x9_-y.pdf']);
    expect(pauses).toEqual([300, 1000, 1000]);
  });

  it('looks 30 times, then goes the direct way', async () => {
    const { run, calls } = chain({ look: async () => running });
    expect(await run()).toEqual({ file: FILE });
    expect(calls).toEqual(['begin', ...Array.from({ length: 30 }, () => 'look j1'), 'direct']);
  });

  it.each([
    ['the job can not be begun', { begin: refuse(new Error('503')) }, ['begin', 'direct']],
    ['the job fails', { look: async () => failed('Too large.') }, ['begin', 'look j1', 'direct']],
    ['its status can not be read', { look: refuse(new Error('dead line')) }, ['begin', 'look j1', 'direct']],
    [
      'the file can not be downloaded',
      { download: refuse(new Error('Download failed: 500')) },
      ['begin', 'look j1', 'download x9_-y.pdf', 'direct'],
    ],
  ])('goes the direct way where %s', async (_, overrides, expected) => {
    const { run, calls } = chain(overrides);
    expect(await run()).toEqual({ file: FILE });
    expect(calls).toEqual(expected);
  });

  it('posts the form where the direct way fails too, and tells why', async () => {
    const cause = new Error('PDF generation failed');
    const { run, calls } = chain({ look: async () => failed(null), direct: refuse(cause) });
    expect(await run()).toEqual({ handedOver: true, cause });
    expect(calls).toEqual(['begin', 'look j1', 'direct', 'form']);
  });

  it.each([
    ['first', { begin: refuse(REFUSAL) }, ['begin']],
    ['second', { begin: refuse(new Error('503')), direct: refuse(REFUSAL) }, ['begin', 'direct']],
  ])('ends with a refusal of the %s way: no other would do better', async (_, overrides, expected) => {
    const { run, calls } = chain(overrides);
    await expect(run()).rejects.toBe(REFUSAL);
    expect(calls).toEqual(expected);
  });
});
