import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../support/api';
import { linkIn, mailedTo } from '../support/mail';
import { expectAccessible, expectGood, expectNoSidewaysScroll } from '../support/look';
import { expect, test } from '../support/test';

test('another email needs the current password, and counts once its link is opened', async ({
  signedIn: page,
  api,
}) => {
  const email = `${randomUUID()}@e2e.example`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/settings');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const password = page.getByLabel('Current password');
  const address = page.getByRole('textbox', { name: 'Email' });
  await page.getByLabel('Organization').fill('Halden Rail');
  await expect(password).toBeHidden();
  await save.click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  await address.fill(email);
  await save.click();
  await expect(password).toBeFocused();
  await expect(page.getByText('Please enter your current password to change your email')).toBeVisible();
  await expectGood(page);

  await password.fill('a wrong one');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Your current password is not correct');
  await expect(address).toHaveValue(email);
  // A wrong password is no end of the session.
  await expect(page).toHaveURL(/\/settings/);

  await password.fill(PASSWORD);
  await save.click();
  await expect(password).toBeHidden();
  await expect(page.getByText(`Please open the link that we mailed to ${email}`)).toBeVisible();
  await expect(address).toHaveValue(api.user.email);
  await expect(page.getByRole('button', { name: 'Cancel the Change' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const signIn = async (given: string) =>
    (await page.request.post('/api/users/login', { data: { email: given, password: PASSWORD } })).status();
  expect([await signIn(email), await signIn(api.user.email)]).toEqual([401, 200]);
  await mailedTo(api.user.email, /Another address was given/);
  const [letter] = await mailedTo(email, /Confirm your new address/);
  await page.goto(linkIn(letter ?? { subject: '', text: '' }, '/confirm-email'));
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm Your New Email' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Opening it is not enough: mail programs do that too.
  expect(await signIn(email)).toBe(401);
  await page.getByRole('button', { name: 'Confirm This Address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email Confirmed' })).toBeVisible();
  await expectAccessible(page);
  expect([await signIn(email), await signIn(api.user.email)]).toEqual([200, 401]);
  await page.getByRole('link', { name: 'Open My Settings' }).click();
  await expect(address).toHaveValue(email);
});

test('an address that waits can be given up', async ({ signedIn: page, api }) => {
  const email = `${randomUUID()}@e2e.example`;
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const [letter] = await mailedTo(email, /Confirm your new address/);
  await page.getByRole('button', { name: 'Cancel the Change' }).click();
  await expect(page.getByText(`Your email stays ${api.user.email}.`)).toBeVisible();
  await page.goto(linkIn(letter ?? { subject: '', text: '' }, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm This Address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link does not work any more');
});

test('unsaved changes are asked about before a tab, a page or the browser is left', async ({ signedIn: page }) => {
  await page.goto('/settings');
  const name = page.getByLabel('Full name');
  await name.fill('Ruth A.');
  await page.getByRole('tab', { name: 'Account Security' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Ruth A.');

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  expect(page.isClosed()).toBe(false);

  // A link of the page itself, whatever else the width leaves to be seen.
  await page.getByRole('link', { name: 'Contact' }).last().click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
