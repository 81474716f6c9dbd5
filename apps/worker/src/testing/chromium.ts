import { existsSync } from 'node:fs';
import { createPdfPrinter, type PdfPrinter, type PdfPrinterSettings } from '../pdf/printer';
import { logger } from './worker-fixture';

/** @throws one clear line when there is no Chromium */
function testChromium(): string {
  const path = process.env['PUPPETEER_EXECUTABLE_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(path))
    throw new Error(
      'PUPPETEER_EXECUTABLE_PATH is not set: the tests of the PDF export need a Chromium (npm test finds one)',
    );
  return path;
}

/** A printer over the real Chromium. */
export function testPrinter(overrides: Partial<PdfPrinterSettings> = {}): PdfPrinter {
  return createPdfPrinter({
    executablePath: testChromium(),
    sandbox: false,
    concurrency: 2,
    recycleAfter: 1_000,
    maxMemoryMb: 4_096,
    timeoutMs: 30_000,
    logger,
    ...overrides,
  });
}
