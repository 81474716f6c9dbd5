import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { launch } from 'puppeteer';
import { findChromium } from '../services/chromium';
import { checklistHtml } from './checklist-html';

const FONTS = path.resolve(import.meta.dirname, '../../apps/web/src/assets/fonts');
const typeface = async (name: string): Promise<string> => (await readFile(path.join(FONTS, name))).toString('base64');

/**
 * The checklist as PDF, tagged, in our typefaces.
 * @throws PlainError where no Chromium can be had
 */
export async function checklistPdf(): Promise<Buffer> {
  const html = checklistHtml({
    serif: await typeface('source-serif-4-text.woff2'),
    sans: await typeface('inter.woff2'),
  });
  const args = process.getuid?.() === 0 ? ['--disable-gpu', '--no-sandbox'] : ['--disable-gpu'];
  const browser = await launch({ executablePath: findChromium(), pipe: true, args });
  try {
    const page = await browser.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    return Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }));
  } finally {
    await browser.close();
  }
}
