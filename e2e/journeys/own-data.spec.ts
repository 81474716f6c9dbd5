import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { openPromise } from 'yauzl';
import { PASSWORD } from '../support/api';
import { expectGood } from '../support/look';
import { expect, test } from '../support/test';

const SCENARIO = 'the-board-already-has-the-date';
const NEWS =
  'We will miss 1 October, and I wanted you to hear it from me first. The date I can stand behind is 12 November.';

/** What the ZIP at this path holds, by name. */
async function unzipped(path: string): Promise<ReadonlyMap<string, string>> {
  const zip = await openPromise(path, { lazyEntries: true, strictFileNames: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return files;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

test('everything about oneself is taken away as a ZIP that opens (product §4.12)', async ({ signedIn: page, api }) => {
  const { _id } = await api.start(SCENARIO);
  await api.say(_id, NEWS);
  await api.end(_id);
  await page.goto('/settings?tab=security');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expectGood(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Parley data \d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
  const files = await unzipped(await download.path());
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ email: api.user.email, hasPassword: true });
  const markdown = [...files].find(([name]) => name.startsWith('conversations/0001 ') && name.endsWith('.md'));
  expect(markdown?.[1]).toContain('The date I can stand behind is 12 November');
  expect(markdown?.[1]).toContain('**Score: ');
});

test('an account is closed, says so when one signs in, and is reopened as it was (product §4.13)', async ({
  signedIn: page,
  api,
}) => {
  await api.start(SCENARIO);
  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Close My Account...' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Close your account?' })).toBeVisible();
  await expectGood(page);
  await dialog.getByRole('button', { name: 'Close My Account' }).click();
  await expect(dialog.getByText('Please enter your password to close your account')).toBeVisible();
  await dialog.getByLabel('Your password').fill('a wrong one');
  await dialog.getByRole('button', { name: 'Close My Account' }).click();
  await expect(dialog.getByText('Your password is not correct')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Close My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await signIn(page, api.user.email);
  await expect(page.getByRole('heading', { name: 'Your account is closed', level: 1 })).toBeVisible();
  await expectGood(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await signIn(page, api.user.email);
  await expect(page.getByRole('heading', { name: 'Your account is closed', level: 1 })).toBeVisible();
  await page.goto('/coaching-history');
  await expect(page.getByRole('heading', { name: 'Your account is closed', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen My Account' }).click();
  await expect(page.getByText('Your account is open again.')).toBeVisible();
  await expect(page.getByText('The Board Already Has the Date').first()).toBeVisible();
});
