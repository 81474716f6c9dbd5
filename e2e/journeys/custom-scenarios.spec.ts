import type { Page } from '@playwright/test';
import { expectGood } from '../support/look';
import { expect, test } from '../support/test';

const TITLE = 'The Halden depot move';
const CONTEXT =
  'The lease of the old depot ends on 3 March. The new depot has 14 of its 20 docks. ' +
  'Running both for six weeks costs £42,000, and Ines Duarte has promised her drivers that nobody loses a shift.';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Description').fill('The client hears today that the depot will not be ready on the day.');
  await page.getByLabel('Industry').fill('Logistics');
  await page.getByLabel('Project type').fill('Relocation');
  await page.getByLabel('Context').fill(CONTEXT);
  await page.getByRole('checkbox', { name: 'Client' }).check();
  await page.getByRole('checkbox', { name: 'Vendor' }).check();
  await page.getByRole('checkbox', { name: /^Timeline pressure/ }).check();
  await page.getByRole('checkbox', { name: 'Negotiation skills' }).check();
  await page.getByLabel('One in your own words').fill('Say the day before the reason');
}

test('a template is written, survives a reload, becomes a conversation and a report, and can be deleted and taken back', async ({
  signedIn: page,
}) => {
  await page.goto('/custom-scenarios');
  await expect(page.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
  await expectGood(page);
  await page.getByRole('link', { name: 'Create Custom Scenario' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Custom Scenario' })).toBeVisible();

  const generate = page.getByRole('button', { name: 'Save and Generate Scenario' });
  await generate.click();
  await expect(page.getByRole('alert')).toHaveText('Please fill all required fields');
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectGood(page);

  await fillIn(page);
  await page.reload();
  await expect(page.getByText('Your draft is back.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(TITLE);
  await expect(page.getByLabel('Context')).toHaveValue(CONTEXT);
  await expect(page.getByRole('checkbox', { name: 'Vendor' })).toBeChecked();
  await expect(page.getByLabel('One in your own words')).toHaveValue('Say the day before the reason');
  await expectGood(page);

  await generate.click();
  await expect(page).toHaveURL(/\/coaching-sessions\/[0-9a-f]{24}$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(1);
  await expect(articles.first()).toContainText(TITLE);

  const draft = page.getByRole('textbox', { name: /^Your reply to/ });
  await draft.fill(
    'The new depot has 14 of its 20 docks, so we will not be out on 3 March. Running both for six weeks costs £42,000; I take half of it, and you have the plan in writing on Friday.',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(articles).toHaveCount(3, { timeout: 30_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('button', { name: 'End Simulation & Get Feedback' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /End Simulation/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible({ timeout: 30_000 });

  await page.goto('/coaching-history');
  await expect(page.getByText(TITLE).first()).toBeVisible();

  await page.goto('/custom-scenarios');
  await expect(page.getByRole('region', { name: 'Your scenarios' }).getByText(/^Your best/)).toBeVisible();
  await expectGood(page);

  // Others may share templates of the same name.
  const mine = page.getByRole('region', { name: 'Your templates' });
  const copy = mine.getByRole('link', { name: `Copy of ${TITLE}` });
  await mine.getByRole('button', { name: `More about ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(copy).toBeVisible();
  await mine.getByRole('button', { name: `More about Copy of ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(copy).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toBeVisible();

  await mine.getByRole('link', { name: TITLE, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText(CONTEXT)).toBeVisible();
  await expectGood(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Industry')).toHaveValue('Logistics');
  await page.getByLabel('Industry').fill('Food logistics');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/custom-scenarios$/);
});

test('a scenario begins with whom one chooses, and pressing twice uses one session', async ({ signedIn: page }) => {
  await page.goto('/custom-scenarios/new');
  await fillIn(page);
  await page.getByRole('button', { name: 'Save Template' }).click();
  const mine = page.getByRole('region', { name: 'Your templates' });
  for (let time = 1; time <= 2; time += 1) {
    await mine.getByRole('button', { name: 'Generate Scenario' }).click();
    await page.getByRole('menuitem', { name: 'Vendor' }).click();
    await expect(page.getByText('The conversation opens.')).toBeVisible();
    await expect(page).toHaveURL(/\/coaching-sessions\/[0-9a-f]{24}$/, { timeout: 30_000 });
    await page.goto('/custom-scenarios');
  }
  await page.goto('/coaching-history');
  await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(1);
});
