import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { testPrinter } from '../testing/chromium';
import { eventually } from '../testing/eventually';
import { readPdf } from '../testing/pdf';
import { BrowserMissing } from './browser-session';
import { PrintTimeout } from './deadline';
import type { PdfPrinter } from './printer';
import { processTree } from './process-tree';

const opened: PdfPrinter[] = [];
function open(...args: Parameters<typeof testPrinter>): PdfPrinter {
  const printer = testPrinter(...args);
  opened.push(printer);
  return printer;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((printer) => printer.close()));
});

const document = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Note</title></head><body>${body}</body></html>`;
/** So much that no machine prints it at once. */
const ENDLESS = document('<table>' + '<tr><td>one<td>two<td>three</tr>'.repeat(60_000) + '</table>');

function pidOf(printer: PdfPrinter): number {
  if (printer.pid === null) throw new Error('Chromium is not running');
  return printer.pid;
}

describe('the printer', () => {
  it('prints many documents at once, each its own, with as many pages as it may', async () => {
    const printer = open({ concurrency: 2 });
    const pdfs = await Promise.all(
      Array.from({ length: 8 }, (_, index) => printer.print(document(`<h1>Document ${index}</h1>`))),
    );
    const texts = await Promise.all(pdfs.map(async (pdf) => (await readPdf(pdf)).text.join('')));
    expect(texts.map((text) => text.trim())).toEqual(Array.from({ length: 8 }, (_, index) => `Document ${index}`));
  });

  it('runs no script and asks nothing of any server', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('body { display: none }');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const at = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
    try {
      const printer = open();
      const pdf = await printer.print(
        document(`<link rel="preconnect" href="${at}"><link rel="stylesheet" href="${at}/style.css"><meta http-equiv="refresh" content="0; url=${at}/elsewhere">
          <img src="${at}/image.png" alt=""><iframe src="${at}/frame"></iframe><iframe src="file:///etc/hostname"></iframe><object data="${at}/object"></object>
          <style>@import url("${at}/import.css"); p { background: url("${at}/background.png") } @font-face { font-family: far; src: url("${at}/font.woff2") }</style>
          <p style="font-family: far">Unchanged</p><script>document.querySelector('p').textContent = 'Changed'</script>`),
      );
      expect((await readPdf(pdf)).text.join('')).toContain('Unchanged');
      expect(asked).toEqual([]);
    } finally {
      server.close();
    }
  });

  it('gives up a document that takes too long, and prints the next', async () => {
    const printer = open({ timeoutMs: 1_500 });
    await printer.warm();
    await expect(printer.print(ENDLESS)).rejects.toThrow(PrintTimeout);
    await expect(printer.print(document('next'))).resolves.toBeInstanceOf(Uint8Array);
  });

  it('prints a document again when Chromium dies in the middle of it', async () => {
    const printer = open({ concurrency: 1 });
    await printer.warm();
    const first = pidOf(printer);
    const printing = printer.print(document('<p>line</p>'.repeat(2_000)));
    process.kill(first, 'SIGKILL');
    expect((await readPdf(await printing)).pages).toBeGreaterThan(20);
    expect(pidOf(printer)).not.toBe(first);
  });

  it('starts another Chromium when it died with nothing to do', async () => {
    const printer = open();
    await printer.warm();
    process.kill(pidOf(printer), 'SIGKILL');
    await eventually('Chromium being missed', () => printer.pid === null);
    await expect(printer.print(document('back'))).resolves.toBeInstanceOf(Uint8Array);
  });

  it('replaces Chromium after so many documents, and when it holds too much memory', async () => {
    const printer = open({ concurrency: 1, recycleAfter: 2 });
    const pids: (number | null)[] = [];
    await printer.warm();
    for (let index = 0; index < 3; index += 1) {
      await printer.warm();
      pids.push(pidOf(printer));
      await printer.print(document('a page'));
    }
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);

    const small = open({ concurrency: 1, maxMemoryMb: 1 });
    await small.warm();
    for (let index = 0; index < 5; index += 1) await small.print(document('a page'));
    expect(small.pid).toBeNull();
  });

  it('leaves no process behind, refuses new work, and finishes what is under way', async () => {
    const printer = testPrinter({ concurrency: 1 });
    await printer.warm();
    const processes = processTree(pidOf(printer));
    expect(processes.length).toBeGreaterThan(2);
    const [underWay, waiting] = await Promise.allSettled([
      printer.print(document('under way')),
      printer.print(document('waiting')),
      printer.close(),
    ]);
    expect(underWay.status).toBe('fulfilled');
    expect(waiting.status).toBe('rejected');
    await expect(printer.print(document('late'))).rejects.toThrow('The printer is closed');
    await eventually('every process being gone', () => processes.every((pid) => !existsSync(`/proc/${pid}`)));
    expect(printer.pid).toBeNull();
  });

  it('says what to do when there is no Chromium', async () => {
    const printer = open({ executablePath: '/nowhere/chromium', sandbox: true });
    await expect(printer.print(document('never'))).rejects.toThrow(BrowserMissing);
    await expect(printer.warm()).rejects.toThrow(/\/nowhere\/chromium .*PUPPETEER_EXECUTABLE_PATH.*PDF_SANDBOX=off/);
  });
});
