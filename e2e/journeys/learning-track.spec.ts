/** A learning track from its first scenario to 'Kit Completed' (product §16). */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look';
import { expect, test } from '../support/test';

const TITLES = [
  'Scope Change Request',
  'Team Member Pushback',
  'Executive Status Update',
  'Vendor Performance Issue',
] as const;
const LINE =
  'I hear that this costs you more than it costs me. It is nine days of work and £6,300. I recommend we do it in April; can you decide by Friday? I will send it in writing today.';

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

/** Speaks and ends on the screen, as a person does. */
async function holdToItsEnd(page: Page): Promise<void> {
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(1);
  await page.getByRole('textbox', { name: /Your reply to/ }).fill(LINE);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(articles).toHaveCount(3, { timeout: 30_000 });
  await page.getByRole('button', { name: 'End Simulation & Get Feedback' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /End Simulation/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible({ timeout: 30_000 });
}

test('a track is walked through to Kit Completed, scenario by scenario', async ({ signedIn: page, api }) => {
  await page.goto('/learning-tracks');
  await expect(page.getByText('Not Started')).toHaveCount(3);
  await page.getByRole('link', { name: 'New PM Essentials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New PM Essentials' })).toBeVisible();

  const scores: number[] = [];
  for (const [index, title] of TITLES.entries()) {
    for (const later of TITLES.slice(index + 1)) await expect(rowOf(page, later).getByText('Locked')).toBeVisible();
    await page.getByRole('button', { name: `Start ${title}` }).click();
    await expect(page).toHaveURL(/\/coaching-sessions\/[0-9a-f]{24}$/);
    const id = page.url().split('/').at(-1) ?? '';
    if (index === 0) {
      await holdToItsEnd(page);
      const next = page.getByRole('region', { name: 'What to practise next' });
      await expect(next.getByText('Next on New PM Essentials: 2 of 4')).toBeVisible();
      await expect(next.getByRole('button', { name: 'Start Team Member Pushback' })).toBeVisible();
    } else {
      await api.say(id, LINE);
      await api.end(id);
    }
    const { scenario, feedback } = await api.conversation(id);
    expect(scenario.title).toBe(title);
    scores.push(feedback?.overallScore ?? Number.NaN);

    await page.goto('/learning-tracks/new-pm-essentials');
    const row = rowOf(page, title);
    await expect(row.getByText('Completed')).toBeVisible();
    await expect(row.getByText((scores[index] ?? Number.NaN).toFixed(1))).toBeVisible();
    await expect(page.getByText(`${25 * (index + 1)}%`)).toBeVisible();
  }

  await expect(page.getByRole('heading', { name: 'Kit Completed' })).toBeVisible();
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  await expect(page.getByText(/Your average score is/)).toContainText((Math.round(average * 10) / 10).toFixed(1));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto('/learning-tracks');
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
});

test('two tabs that go on at once end up in one conversation, and an abandoned one can be begun again', async ({
  signedIn: page,
  context,
  api,
}) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/learning-tracks/pmo-leadership-track');
    await expect(tab.getByRole('button', { name: /^Start Portfolio/ })).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Start Portfolio/ }).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(/\/coaching-sessions\/[0-9a-f]{24}$/);
  const [first, second] = tabs.map((tab) => tab.url());
  expect(second).toBe(first);

  await page.getByRole('button', { name: 'Abandon Simulation' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Abandon/ })
    .click();
  await expect(page).toHaveURL(/\/coaching-sessions$/);
  await page.goto('/learning-tracks/pmo-leadership-track');
  await page.getByRole('button', { name: /^Start Portfolio/ }).click();
  await expect(page).toHaveURL(/\/coaching-sessions\/[0-9a-f]{24}$/);
  expect(page.url()).not.toBe(first);
  expect((await api.conversation(page.url().split('/').at(-1) ?? '')).status).toBe('in_progress');
});
