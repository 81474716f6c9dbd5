/** The settings of the PDF printer. */
import type { Logger } from '@parley/platform';
import { z } from 'zod';
import type { PdfPrinterSettings } from './printer';

const count = (what: string, least: number, most: number) =>
  z.coerce
    .number(`must be ${what}`)
    .int(`must be ${what}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

export const pdfEnv = {
  /** The Chromium that prints. */
  PUPPETEER_EXECUTABLE_PATH: z
    .string()
    .min(1, 'must be the path of an installed Chromium')
    .default('/usr/bin/chromium'),
  /** Chromium's own sandbox: `off` as root, and in containers that can't be given deploy/chromium-seccomp.json. */
  PDF_SANDBOX: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** How many documents one worker prints at once. */
  PDF_CONCURRENCY: count('a whole number of documents', 1, 16).default(2),
  /** Chromium is replaced after so many documents. */
  PDF_RECYCLE_AFTER: count('a whole number of documents', 1, 100_000).default(250),
  /** Chromium is replaced when its processes hold more. */
  PDF_MAX_MEMORY_MB: count('a whole number of megabytes', 128, 65_536).default(1_024),
  /** A document that takes longer is given up. */
  PDF_TIMEOUT_MS: count('a whole number of milliseconds', 1_000, 600_000).default(20_000),
};
const pdfEnvSchema = z.object(pdfEnv);

export function pdfSettingsFromEnv(env: z.output<typeof pdfEnvSchema>, logger: Logger): PdfPrinterSettings {
  return {
    executablePath: env.PUPPETEER_EXECUTABLE_PATH,
    sandbox: env.PDF_SANDBOX === 'on',
    concurrency: env.PDF_CONCURRENCY,
    recycleAfter: env.PDF_RECYCLE_AFTER,
    maxMemoryMb: env.PDF_MAX_MEMORY_MB,
    timeoutMs: env.PDF_TIMEOUT_MS,
    logger,
  };
}
