import { Api, PASSWORD } from '../support/api';
import { linkIn, mailedTo } from '../support/mail';
import { expectGood } from '../support/look';
import { expect, signInAs, test } from '../support/test';
import type { Page } from '@playwright/test';

const NEW = 'another-way-in-2026';

const signIn = (page: Page, email: string, password: string) =>
  page.request.post('/api/users/login', { data: { email, password } });

test('a forgotten password is replaced through the mailed link, which works once', async ({ page, api }) => {
  const { email } = api.user;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeVisible();
  await expectGood(page);

  const [letter] = await mailedTo(email, /Choose a new/);
  const link = linkIn(letter ?? { subject: '', text: '' }, '/reset-password');
  await page.goto(link);
  const password = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm new password');
  await password.fill('short');
  await confirmation.fill('short');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await password.fill(NEW);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectGood(page);
  await confirmation.fill(NEW);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your password has been reset. Please sign in with the new one.')).toBeVisible();

  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(NEW);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await signIn(page, email, PASSWORD)).status()).toBe(401);
  await mailedTo(email, /password was changed/);

  await page.goto(link);
  await password.fill('a third way in 2026');
  await confirmation.fill('a third way in 2026');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link does not work any more');
  await expect(page.getByRole('link', { name: 'Ask for a New Link' })).toBeVisible();
  await expectGood(page);
});

test('an address without an account gets the same answer, and no letter', async ({ page, api }) => {
  await page.goto('/forgot-password');
  const unknown = `unknown-${api.user.email}`;
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(unknown);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(/^If an account exists for/)).toBeVisible();
  const asked = (email: string) => page.request.post('/api/users/forgot-password', { data: { email } });
  const [known, other] = [await asked(api.user.email), await asked(unknown)];
  expect([known.status(), await known.json()]).toEqual([other.status(), await other.json()]);
  await mailedTo(api.user.email, /Choose a new/);
  await mailedTo(unknown, /./, 0);
});

test('without a token there is nothing to reset', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL(/\/login$/);
});

test('changing the password keeps this device and signs out the others', async ({ page, api, request }) => {
  const answer = await signIn(page, api.user.email, PASSWORD);
  const { data: user } = (await answer.json()) as { data: Api['user'] };
  await signInAs(page, new Api(request, user));
  await page.goto('/settings?tab=security');
  await page.getByLabel('Current password').fill('a wrong one');
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill(`${NEW}!`);
  const change = page.getByRole('button', { name: 'Change Password' });
  await change.click();
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(NEW);
  await change.click();
  await expect(page.getByRole('alert')).toHaveText('Your current password is not correct');
  await expectGood(page);
  await page.getByLabel('Current password').fill(PASSWORD);
  await change.click();
  await expect(page.getByText('Your password is changed. Every other device has been signed out.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Account Security' })).toHaveAttribute('aria-selected', 'true');
  const other = await page.request.get('/api/users/plan', { headers: { Authorization: `Bearer ${api.user.token}` } });
  expect(other.status()).toBe(401);
  expect((await signIn(page, api.user.email, NEW)).status()).toBe(200);
  await mailedTo(api.user.email, /password was changed/);
});
