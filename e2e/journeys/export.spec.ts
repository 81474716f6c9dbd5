import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Api } from '../support/api';
import { expect, test } from '../support/test';

const SCENARIO = 'the-board-already-has-the-date';
const NEWS =
  'We will miss 1 October, and I wanted you to hear it from me first. The date I can stand behind is 12 November.';

async function completed(api: Api): Promise<{ readonly id: string; readonly name: string }> {
  const { _id: id, scenario } = await api.start(SCENARIO);
  await api.say(id, NEWS);
  const { completedAt } = await api.end(id);
  return { id, name: `${scenario.title} ${completedAt?.slice(0, 10)}` };
}

async function downloadBy(page: Page, name: string | RegExp): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return download;
}

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('a report is taken away as a PDF, from its page and from the history, and as Markdown', async ({
  signedIn: page,
  api,
}) => {
  const { id, name } = await completed(api);
  await page.goto(`/coaching-sessions/${id}`);
  const first = await downloadBy(page, 'Export PDF');
  expect(first.suggestedFilename()).toBe(`${name}.pdf`);
  const file = await bytesOf(first);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeGreaterThan(20_000);
  await expect(page.getByRole('button', { name: 'Export PDF' })).toBeVisible();

  const markdown = await downloadBy(page, 'Export as Markdown');
  expect(markdown.suggestedFilename()).toBe(`${name}.md`);
  expect((await bytesOf(markdown)).toString()).toContain('The date I can stand behind is 12 November');

  // Asked for again, it is the same file, not another render.
  await page.goto('/coaching-history');
  expect((await bytesOf(await downloadBy(page, /^Export PDF/))).equals(file)).toBe(true);
});

test('where scripts can fetch nothing, the form still brings the file', async ({ signedIn: page, api, context }) => {
  const { id, name } = await completed(api);
  await page.goto(`/coaching-sessions/${id}`);
  await expect(page.getByRole('button', { name: 'Export PDF' })).toBeVisible();
  await page.route('**/export/**', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  const download = new Promise<Download>((resolve) => {
    context.on('page', (tab) => tab.on('download', resolve));
    page.on('download', resolve);
  });
  await page.getByRole('button', { name: 'Export PDF' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${name}.pdf`);
  expect((await bytesOf(saved)).subarray(0, 5).toString()).toBe('%PDF-');
});
