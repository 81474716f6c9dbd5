import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAsNewcomer, withoutNetwork } from '../support/google';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look';
import { expect, test } from '../support/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const somebody = () => ({ email: `${randomUUID()}@google.example`, name: 'Grace Hopper' });
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
/** The window that opens when the button is pressed. */
async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await google(page).click();
  return opened;
}
const chunksOf = (page: Page): string[] => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/assets\/firebase/.test(request.url())) chunks.push(request.url());
  });
  return chunks;
};

test.beforeEach(({ context }) => withoutNetwork(context));

test.describe('in a window of its own', () => {
  test('somebody new gets an account and is welcomed, and comes back to it (product §4.8)', async ({
    page,
    context,
  }) => {
    const chunks = chunksOf(page);
    const person = somebody();
    await page.goto('/register');
    await expect(google(page)).toBeEnabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(chunks).toEqual([]);
    await signInAsNewcomer(await openGoogle(page), person);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(chunks).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('showWelcome'))).toBe('true');
    await page.goto('/settings?tab=security');
    await expect(page.getByRole('list', { name: 'Signed-in devices' })).toContainText('This device');

    await page.evaluate(() => localStorage.clear());
    const later = await context.newPage();
    await later.goto('/login');
    const known = await openGoogle(later);
    await known.getByText(person.email).click();
    await expect(later).toHaveURL(/\/dashboard$/);
    expect(await later.evaluate(() => sessionStorage.getItem('showWelcome'))).toBeNull();
  });

  test('somebody with an account is joined to it', async ({ page, api }) => {
    await page.goto('/login');
    await signInAsNewcomer(await openGoogle(page), { email: api.user.email, name: 'Ruth of Google' });
    await expect(page).toHaveURL(/\/dashboard$/);
    const user = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(user ?? '{}')).toMatchObject({ _id: api.user._id, name: api.user.name, isNewUser: false });
  });

  test('shutting the window says so, and the button can be pressed again', async ({ page }) => {
    await page.goto('/login');
    const opened = await openGoogle(page);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await opened.close();
    await expect(page.getByText('Sign-in was cancelled. Please try again.')).toBeVisible({ timeout: 20_000 });
    await expect(google(page)).toBeEnabled();
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: IPHONE });

  test('one leaves for Google and comes back signed in (product §4.8)', async ({ page }) => {
    await page.goto('/coaching-history');
    await expect(page).toHaveURL(/\/login$/);
    await google(page).click();
    await page.waitForURL(/emulator\/auth\/handler/);
    await signInAsNewcomer(page, somebody());
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.evaluate(() => sessionStorage.getItem('showWelcome'))).toBe('true');
    await page.goto('/settings?tab=security');
    await expect(page.getByRole('list', { name: 'Signed-in devices' })).toContainText('Safari on iPhone');
  });

  test('coming back without having signed in says so', async ({ page }) => {
    await page.goto('/login');
    await google(page).click();
    await page.waitForURL(/emulator\/auth\/handler/);
    await page.goto('/login');
    await expect(page.getByText('Sign-in was cancelled. Please try again.')).toBeVisible();
    await expect(google(page)).toBeEnabled();
  });
});
