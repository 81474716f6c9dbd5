import { takeOver } from '../support/take-over';
import { expect, test } from '../support/test';

const SCENARIO = 'the-board-already-has-the-date';
const EMPTY = 'I understand your frustration, and we will circle back with an update next week.';
const NEWS =
  'We will miss 1 October, and I wanted you to hear it from me first. The customs interface stopped at 140 declarations an hour; it has to take 400. The date I can stand behind is 12 November.';
const OPTIONS =
  'Two options. Everything on 12 November. Or Rotterdam and Hull on 1 October and the other nine ports on 12 November, which costs £38,000 more for running both systems. I recommend the second, because they carry two thirds of the volume.';

test('a second attempt says what changed, what the stakeholder was worried about, and how each point came about', async ({
  signedIn: page,
  api,
}) => {
  const first = await api.start(SCENARIO);
  await api.say(first._id, EMPTY);
  const before = await api.end(first._id);
  const second = await api.start(SCENARIO);
  await api.say(second._id, NEWS);
  await api.say(second._id, OPTIONS);
  const after = await api.end(second._id);
  const gain = (after.feedback?.overallScore ?? 0) - (before.feedback?.overallScore ?? 0);
  expect(gain).toBeGreaterThan(0);

  await page.goto(`/coaching-sessions/${first._id}`);
  await expect(page.getByText('Your first scored conversation on this scenario.')).toBeVisible();

  await page.goto(`/coaching-sessions/${second._id}`);
  const compared = page.getByRole('region', { name: 'Compared with your last attempt' });
  await expect(compared).toContainText(`${gain.toFixed(1)} more than earlier the same day`);
  await expect(compared.getByRole('heading', { name: 'Newly met' })).toBeVisible();

  const worries = page.getByRole('region', { name: 'What Graham was really worried about' });
  await expect(worries.getByRole('listitem')).toHaveCount(after.feedback?.worries.length ?? 0);
  await expect(worries.getByText('This weighed most.')).toHaveCount(1);

  // From a finding to the message it speaks of.
  const finding = page
    .getByRole('region', { name: 'What worked, what to change' })
    .getByRole('link', { name: /^Message \d+$/ })
    .first();
  const target = await finding.getAttribute('href');
  await finding.click();
  await expect(page.locator(`article${target}`)).toBeInViewport();

  // From an indicator to what counts for it, in the version that scored it.
  const indicator = page.locator('details[open]:visible').filter({ hasText: 'Looked for' }).first();
  const label = await indicator.locator('.rp-ind-label').textContent();
  await indicator.getByRole('link', { name: 'What counts, with examples' }).click();
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === '/how-scoring-works' &&
      url.searchParams.get('version') === after.feedback?.rubricVersion &&
      url.hash !== '',
  );
  await expect(page.getByRole('article', { name: label ?? '' })).toBeInViewport();

  await page.goBack();
  await compared.getByRole('link', { name: /^Read that report/ }).click();
  await expect(page).toHaveURL(new RegExp(`/coaching-sessions/${first._id}$`));
});

test('a visitor reads how scoring works, searches it, and finds an older version', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'How scoring works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How scoring works' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(30);
  await takeOver(page);
  await page.getByRole('searchbox', { name: 'Search the indicators' }).fill('trade-off');
  await expect(page.getByRole('article', { name: 'Named a trade-off with a number' })).toBeVisible();
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(30);

  await page.getByLabel('Version of the rubric').selectOption('1.0');
  await expect(page.getByRole('note')).toContainText('You are reading rubric 1.0.');
  await expect(page).toHaveURL(/version=1\.0/);
  await page.getByRole('note').getByRole('link').click();
  await expect(page.getByRole('note')).toHaveCount(0);

  await page.goto('/how-scoring-works?version=1.0#owner-and-day');
  await expect(page.getByRole('article', { name: 'Closed with an owner and a day' })).toBeInViewport();
  await takeOver(page);

  // On paper it is dark on white, also for who reads it in the dark.
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  const onPaper = await ink();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect(await ink()).not.toBe(onPaper);
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await ink()).toBe(onPaper);
});
