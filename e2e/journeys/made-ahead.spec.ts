import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { isTakenOver, takeOver } from '../support/take-over';
import { signInAs, test } from '../support/test';

async function publicPaths(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** What the browser complains of while a page is open. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** The page's root as the server sent it, written as this browser writes HTML. */
const madeAhead = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const text = await (await fetch(window.location.href)).text();
    return new DOMParser().parseFromString(text, 'text/html').querySelector('#root')?.innerHTML ?? '';
  });
const shown = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('#root')?.innerHTML ?? '');

test('every public page is taken over as it was made, without a complaint', async ({ page, request }) => {
  test.setTimeout(300_000);
  // What the build knew, so that nothing newer comes in between.
  await page.route('**/api/**', (route) => route.abort());
  const complaints = complaintsOf(page);
  const paths = await publicPaths(request);
  expect(paths.length).toBeGreaterThan(3);
  const different: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const title = await page.title();
    expect(await isTakenOver(page), `${path} waits for a sign`).toBe(false);
    const made = await madeAhead(page);
    expect(made, path).toContain('<h1');
    await takeOver(page);
    // Until what is only done after taking over has been done: the window's title is the last of it.
    await expect.poll(() => page.title()).toBe(title);
    if ((await shown(page)) !== made) different.push(path);
  }
  expect(different).toEqual([]);
  // The refused calls are the test's own doing.
  expect(complaints.filter((text) => !/API call failed|net::ERR_FAILED/.test(text))).toEqual([]);
});

test('a public page is read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const path of ['/', '/pricing', '/how-scoring-works']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.goto('/pricing');
  await expect(page.getByRole('main')).toContainText('$');
  await context.close();
});

test('a plan chosen at once, before any code is here, is kept on the way into the app', async ({ page }) => {
  await page.goto('/pricing');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Start 14-Day Free Trial' }).first().click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({
    planType: 'solo-core',
    billingPeriod: 'monthly',
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Twenty rehearsals');
});

test('a button pressed before its code is here is pressed once it is', async ({ page }) => {
  await page.goto('/');
  const sheet = page.getByRole('region', { name: 'Coaching demo' });
  await sheet.getByRole('button').first().click();
  await expect(sheet.getByRole('button', { name: 'Try Another Response' })).toBeVisible({ timeout: 20_000 });
});

test('the word in the headline turns without any code, and rests while the focus is on it', async ({ page }) => {
  await page.goto('/');
  const word = (name: string) => page.locator('.turning').getByText(name, { exact: true });
  await expect(word('Difficult')).toBeVisible();
  await expect(word('Challenging')).toBeHidden();
  await expect(word('Challenging')).toBeVisible({ timeout: 4000 });
  await expect(word('Difficult')).toBeHidden();
  expect(await isTakenOver(page)).toBe(false);
  // The focus rests there too, which works without a pointer.
  await page.getByRole('link', { name: 'Watch Coaching Demo' }).focus();
  const states = await page
    .locator('.turning > *')
    .evaluateAll((words) => words.map((one) => getComputedStyle(one).animationPlayState));
  expect(states).toEqual(['paused', 'paused', 'paused', 'paused']);
});

test('a query that no page made ahead can know is answered', async ({ page }) => {
  await page.goto('/contact?plan=team-pilot');
  await expect(page.getByText('Team Pilot', { exact: true })).toBeVisible();
  await page.goto('/contact?plan=%00nonsense');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('somebody signed in gets the app at a public address', async ({ page, api }) => {
  await signInAs(page, api);
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: 'Dashboard', includeHidden: true }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
});

test('code of a release that is gone loads the page anew, once, and then says so', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/pricing');
  await takeOver(page);
  await page.route('**/assets/login-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page
    .getByRole('link', { name: 'Login', includeHidden: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible({ timeout: 20_000 });
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/\/login$/);
  expect(complaints.length).toBeGreaterThan(0);
});
