import { randomUUID } from 'node:crypto';
import { createTeam } from '../support/teams';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
const LINES = [
  'The export takes nine seconds where the contract says two. I wanted you to hear that from me first, Beatriz.',
  'Which orders need a second pair of eyes, and since when? The second approval is nine days of work, £6,300.',
] as const;

test('an admin asks for a scenario, who is asked finds it on the dashboard, and the team area shows it done', async ({
  signedIn: page,
  api,
}) => {
  await createTeam({ owner: api.user.email, name: `Nordkai ${randomUUID().slice(0, 8)}`, seats: 2 });
  await page.goto('/team-admin');
  await page.getByRole('button', { name: 'Ask Your Team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What', { exact: true }).selectOption('scenario:scope-change-request');
  await dialog.getByLabel('By', { exact: true }).fill(new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10));
  await dialog.getByLabel('Note (optional)').fill('Before the steering group.');
  await expect(dialog.getByLabel('What', { exact: true })).toHaveValue('scenario:scope-change-request');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog).toBeHidden();
  const asked = page.getByRole('region', { name: 'Assignments' });
  await expect(asked).toContainText('0 of 1 done');

  await page.goto('/dashboard');
  const own = page.getByRole('region', { name: 'Your team asks' });
  await expect(own).toContainText('Before the steering group.');
  await expect(own.getByRole('button', { name: 'Start Scope Change Request' })).toBeEnabled();
  await expectNoSidewaysScroll(page);

  const { _id } = await api.start('scope-change-request');
  for (const line of LINES) await api.say(_id, line);
  await api.end(_id);
  const { feedback } = await api.conversation(_id);
  const score = feedback?.overallScore.toFixed(1) ?? 'no score';
  await page.goto('/dashboard');
  await expect(own).toContainText('Done');
  await expect(own).toContainText(score);
  await page.goto('/team-admin');
  await expect(asked).toContainText('1 of 1 done');
  await asked.getByText('Who has done it', { exact: true }).click();
  await expect(asked.getByRole('table')).toContainText(score);
  await expectAccessible(page);

  await asked.getByRole('button', { name: 'End' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End It' }).click();
  await expect(asked.getByText('Earlier (1)')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(own).toHaveCount(0);
});
