import { PASSWORD } from '../support/api';
import { ANY_SCREEN, expect, test } from '../support/test';

test('a visitor is led to the login, signs in and arrives where they wanted to go', async ({ page, api }) => {
  await page.goto('/coaching-history');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email', { exact: true }).fill(api.user.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Failed to login. Please check your credentials.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/coaching-history$/);
});

test('registering refuses a short password and two that differ (product §4.2, §4.3)', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email', { exact: true }).fill('ada@e2e.example');
  await page.getByLabel('Organization').fill('Halden');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('a revoked token ends the session at the login page', ANY_SCREEN, async ({ signedIn: page, api, request }) => {
  await page.goto('/coaching-sessions');
  await expect(page.getByRole('heading', { name: 'Browse Scenarios' })).toBeVisible();
  // What the page still asks for would end the session by itself, in the middle of what follows.
  await page.waitForLoadState('networkidle');
  await request.post('/api/users/logout', { headers: { Authorization: `Bearer ${api.user.token}` } });
  // Not waited for: the page sends its reader on while it loads.
  await page.goto('/coaching-history', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

const REDIRECTS = [
  ['/starter-kits', '/learning-tracks'],
  ['/simulations', '/coaching-sessions'],
  ['/help', '/contact'],
  ['/blog', '/about'],
  ['/careers', '/about'],
  ['/payment-success?session_id=x', '/payment/success?session_id=x'],
  ['/payment-cancelled', '/payment/cancelled'],
] as const;

test('old addresses lead on, and unknown ones say so', ANY_SCREEN, async ({ signedIn: page }) => {
  for (const [from, to] of REDIRECTS) {
    await page.goto(from);
    await expect(page).toHaveURL((url) => url.pathname + url.search === to);
  }
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test("another person's conversation is not there", ANY_SCREEN, async ({ signedIn: page, request }) => {
  const { Api } = await import('../support/api');
  const other = await Api.register(request, 'Somebody Else');
  const { _id } = await other.start('the-board-already-has-the-date');
  await page.goto(`/coaching-sessions/${_id}`);
  await expect(
    page.getByText("This conversation doesn't exist or might have been deleted. Please try another simulation."),
  ).toBeVisible();
});
