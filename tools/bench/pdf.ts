/**
 * `pnpm bench:pdf`: the worker's printer against a bare loop that reuses one page per slot and prints the same HTML, the
 * time of a single report, and whether memory stays flat over 500.
 */
import { renderReportDocument } from '@parley/report/document';
import { sampleConversation, sampleFeedback } from '@parley/report/testing';
import { pino } from 'pino';
import { launch, type Page } from 'puppeteer';
import { createPdfPrinter, type PdfPrinter } from '../../apps/worker/src/pdf/printer';
import { ownMemoryMb } from '../../apps/worker/src/pdf/process-tree';
import { findChromium } from '../services/chromium';
import { main } from '../services/say';
import { median, percentile, row } from './figures';

const SLOTS = 2;
const PRINTS = 40;
const ROUNDS = 3;
const SINGLE = 40;
const MANY = 500;

const sandbox = process.getuid?.() !== 0;
const executablePath = findChromium();
const html = renderReportDocument({
  conversation: { ...sampleConversation({ status: 'completed' }), feedback: sampleFeedback() },
  brandName: 'Parley',
  publicUrl: 'http://localhost:3000',
});

const newPrinter = (): PdfPrinter =>
  createPdfPrinter({
    executablePath,
    sandbox,
    concurrency: SLOTS,
    recycleAfter: 100_000,
    maxMemoryMb: 65_536,
    timeoutMs: 60_000,
    logger: pino({ level: 'warn' }),
  });

/** Documents a second while `PRINTS` of them are made. */
async function rate(print: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await print();
  return PRINTS / ((performance.now() - began) / 1000);
}

async function bareRate(): Promise<number> {
  const browser = await launch({
    executablePath,
    pipe: true,
    args: sandbox ? ['--disable-gpu'] : ['--disable-gpu', '--no-sandbox'],
  });
  const printOn = async (page: Page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  };
  try {
    const pages = await Promise.all(Array.from({ length: SLOTS }, () => browser.newPage()));
    await Promise.all(pages.map(printOn));
    let left = PRINTS;
    return await rate(() =>
      Promise.all(
        pages.map(async (page) => {
          while (left > 0) {
            left -= 1;
            await printOn(page);
          }
        }),
      ),
    );
  } finally {
    await browser.close();
  }
}

async function printerRate(): Promise<number> {
  const printer = newPrinter();
  try {
    await Promise.all(Array.from({ length: SLOTS }, () => printer.print(html)));
    return await rate(() => Promise.all(Array.from({ length: PRINTS }, () => printer.print(html))));
  } finally {
    await printer.close();
  }
}

async function throughput(): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await bareRate();
    const printer = await printerRate();
    ratios.push(printer / bare);
    row(`round ${round + 1}: bare loop and printer, documents a second`, `${bare.toFixed(2)}, ${printer.toFixed(2)}`);
  }
  row('throughput against the bare loop (median)', median(ratios).toFixed(2), 'aim: at least 0.8');
}

async function singles(printer: PdfPrinter): Promise<void> {
  await printer.print(html);
  const times: number[] = [];
  for (let index = 0; index < SINGLE; index += 1) {
    const began = performance.now();
    await printer.print(html);
    times.push(performance.now() - began);
  }
  row(
    'a single document, warm: p50, p95, ms',
    `${median(times).toFixed(0)}, ${percentile(times, 0.95).toFixed(0)}`,
    'aim: p50 under 400',
  );
}

async function memory(printer: PdfPrinter): Promise<void> {
  const samples: number[] = [];
  await Promise.all(
    Array.from({ length: MANY }, async () => {
      await printer.print(html);
      const held = printer.pid === null ? null : ownMemoryMb(printer.pid);
      if (held !== null) samples.push(held);
    }),
  );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, last] = [mean(samples.slice(0, 100)), mean(samples.slice(-100))];
  row(`memory over ${MANY} documents, first and last 100, MB`, `${first.toFixed(0)}, ${last.toFixed(0)}`);
  row('last against first', (last / first).toFixed(2), 'aim: within 0.1 of 1');
}

await main(async () => {
  process.stdout.write(`Printing a report of ${(html.length / 1000).toFixed(0)} kB, ${SLOTS} at once\n`);
  await throughput();
  const printer = newPrinter();
  try {
    await singles(printer);
    await memory(printer);
  } finally {
    await printer.close();
  }
  return 0;
});
