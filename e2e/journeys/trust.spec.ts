import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openPromise } from 'yauzl';
import { expectGood } from '../support/look';
import { ANY_SCREEN, expect, test } from '../support/test';

const PAGES = ['/privacy-policy', '/terms-of-service', '/security', '/about', '/contact', '/logo-download'];

async function downloadBy(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return download;
}

/** Width, height, and how much of the first pixel is there (0 is transparent), as the browser reads a PNG. */
const readPng = (page: Page, png: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(picture, 0, 0);
      const { data } = pen.getImageData(0, 0, picture.width, picture.height);
      const opaque = data.filter((value, index) => index % 4 === 3 && value > 0).length;
      return { width: picture.width, height: picture.height, corner: data[3], drawn: opaque / (data.length / 4) };
    },
    [...png],
  );

test(
  'legal pages, trust, about, contact and logo pass axe, light and dark, and fit a phone',
  ANY_SCREEN,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectGood(page);
    }
  },
);

test('legal pages are read without scripts', ANY_SCREEN, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/privacy-policy');
  await expect(page.getByText(/^Last updated: \d{1,2}\s\w+\s\d{4}$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^AI provider/ })).toContainText('Where it is set up');
  await page.goto('/about#press');
  await expect(page.getByRole('heading', { name: 'Press' })).toBeInViewport();
  await context.close();
});

test('legal pages read well while the API is away', ANY_SCREEN, async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  // Days after the pages were made, and before anybody has touched one.
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00Z'));
  await page.goto('/terms-of-service');
  await expect(page.getByText('Last updated:')).toHaveText('Last updated: 3 February 2031');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Cancelling and refunds' })
    .click();
  await expect(page.getByRole('heading', { name: 'Cancelling and refunds' })).toBeInViewport();
});

test('the logo is taken away as a transparent PNG, as SVG, and all in a ZIP', async ({ page }) => {
  await page.goto('/logo-download');
  const preset = await downloadBy(page, 'PNG 512 px Sign, for light grounds');
  expect(preset.suggestedFilename()).toBe('parley-logo-sign-light-512.png');
  const sign = await readPng(page, await readFile(await preset.path()));
  expect(sign).toMatchObject({ width: 512, height: 512, corner: 0 });
  expect(sign.drawn).toBeGreaterThan(0.3);
  expect(sign.drawn).toBeLessThan(0.9);

  await page.getByRole('radio', { name: '1024' }).check({ force: true });
  const large = await downloadBy(page, 'PNG 1024 px Word, for dark grounds');
  const word = await readPng(page, await readFile(await large.path()));
  expect(word).toMatchObject({ width: 1024, corner: 0 });
  expect(word.height).toBeLessThan(600);
  expect(word.drawn).toBeGreaterThan(0.1);

  const svg = (await readFile(await (await downloadBy(page, 'SVG Word, for light grounds')).path())).toString();
  expect(svg).toMatch(/^<svg [^>]+><title>Parley<\/title><path fill="#f4ed4a"/);
  expect(svg).not.toContain('<text');
  // All of the name is there: its letters reach to where the stroke runs on behind them.
  const room = await page.evaluate((text) => {
    const holder = document.createElement('div');
    holder.innerHTML = text;
    document.body.append(holder);
    const [stroke, letters] = [...holder.querySelectorAll('path')].map((path) => path.getBBox());
    holder.remove();
    return stroke && letters ? stroke.x + stroke.width - letters.x - letters.width : Number.NaN;
  }, svg);
  expect(room).toBeGreaterThan(380);
  expect(room).toBeLessThan(500);

  const zip = await openPromise(await (await downloadBy(page, 'Download All as ZIP')).path(), { lazyEntries: true });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(6);
  for (const size of [256, 512, 1024]) expect(names.filter((name) => name.endsWith(`-${size}.png`))).toHaveLength(6);
});

test('contact knows both plans of links and nothing else', async ({ page }) => {
  for (const [plan, title] of [
    ['team-pilot', 'Team Pilot'],
    ['team-renewal', 'Team renewal'],
  ] as const) {
    await page.goto(`/contact?plan=${plan}`);
    await expect(page.getByRole('region', { name: 'Inquiry' }).getByText(title, { exact: true })).toBeVisible();
  }
  for (const query of [
    'plan=solo_pro',
    'plan=%3Cb%3Ex%3C%2Fb%3E',
    'plan=',
    'plan=team-pilot-2',
    `plan=${'x'.repeat(4000)}`,
  ]) {
    await page.goto(`/contact?${query}`);
    await expect(page.getByRole('button', { name: 'Send inquiry' })).toBeVisible();
    await expect(page.getByText('About', { exact: true }).and(page.locator('.contact-about *'))).toHaveCount(0);
  }
});
