import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { logger } from '../testing/worker-fixture';
import { pdfEnv, pdfSettingsFromEnv } from './env';

const schema = z.object(pdfEnv);

describe('the settings of the printer', () => {
  it('keeps the sandbox on unless told otherwise', () => {
    expect(pdfSettingsFromEnv(schema.parse({}), logger)).toMatchObject({
      executablePath: '/usr/bin/chromium',
      sandbox: true,
      concurrency: 2,
      timeoutMs: 20_000,
    });
    expect(pdfSettingsFromEnv(schema.parse({ PDF_SANDBOX: 'off', PDF_CONCURRENCY: '4' }), logger)).toMatchObject({
      sandbox: false,
      concurrency: 4,
    });
  });

  it('says what is wrong with every fault', () => {
    const faults = schema
      .safeParse({
        PDF_SANDBOX: 'no',
        PDF_CONCURRENCY: '0',
        PDF_RECYCLE_AFTER: 'often',
        PDF_MAX_MEMORY_MB: '12.5',
        PDF_TIMEOUT_MS: '20',
      })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    expect(faults).toEqual([
      'PDF_SANDBOX must be on or off',
      'PDF_CONCURRENCY must be at least 1',
      'PDF_RECYCLE_AFTER must be a whole number of documents',
      'PDF_MAX_MEMORY_MB must be a whole number of megabytes',
      'PDF_TIMEOUT_MS must be at least 1000',
    ]);
  });
});
