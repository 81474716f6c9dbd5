import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../support/api';
import { expect, expectAccessible, expectNoSidewaysScroll, expectReadable, test } from '../support/test';

test('another email needs the current password, and signs in from then on', async ({ signedIn: page, api }) => {
  const email = `${randomUUID()}@e2e.example`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/settings');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const password = page.getByLabel('Current password');
  await page.getByLabel('Organization').fill('Halden Rail');
  await expect(password).toBeHidden();
  await save.click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await save.click();
  await expect(password).toBeFocused();
  await expect(page.getByText('Please enter your current password to change your email')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);

  await password.fill('a wrong one');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Your current password is not correct');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  // A wrong password is no end of the session.
  await expect(page).toHaveURL(/\/settings/);

  await password.fill(PASSWORD);
  await save.click();
  await expect(password).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();

  const signIn = (address: string) =>
    page.request.post('/api/users/login', { data: { email: address, password: PASSWORD } });
  expect((await signIn(email)).status()).toBe(200);
  expect((await signIn(api.user.email)).status()).toBe(401);
});
