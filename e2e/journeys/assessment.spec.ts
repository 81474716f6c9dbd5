import type { Page } from '@playwright/test';
import { takeOver } from '../support/take-over';
import { expectGood } from '../support/look';
import { ANY_SCREEN, expect, test } from '../support/test';

const ADDRESS = '/resources/pm-skills-assessment';
const QUESTIONS = 40;

/** Answers by keyboard up to and with the question `last`. */
async function answer(page: Page, from: number, last: number): Promise<void> {
  for (let number = from; number <= last; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of ${QUESTIONS}` })).toBeVisible();
    await page.keyboard.press(String((number % 4) + 1));
    await page.keyboard.press('Enter');
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await page.waitForLoadState('networkidle');
}

/** Begins by keyboard. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 1 of 40' })).toBeVisible();
}

const areas = (page: Page) => page.getByRole('table', { name: 'The eight areas' });

test('the assessment is taken by keyboard, left, taken up again, and comes to a result (product §26)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const fetched: string[] = [];
  await open(page);
  page.on('request', (request) => fetched.push(request.url()));
  await begin(page);
  // The questions were not there before somebody began.
  expect(fetched.filter((url) => url.endsWith('.js'))).not.toEqual([]);
  await answer(page, 1, 12);

  await page.reload();
  // The page made ahead knows of no answers until somebody moves.
  await takeOver(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Question 13 of 40' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose the answer');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await answer(page, 13, QUESTIONS);

  await expect(areas(page).getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('heading', { name: 'What to practise' })).toBeVisible();
  await page.getByText('Conflict', { exact: true }).last().click();
  await expect(page.getByText('Your answer').first()).toBeVisible();

  // On paper: the result, and nothing else of the page.
  await page.emulateMedia({ media: 'print' });
  await expect(areas(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print your result' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 40' })).toBeVisible();
  await page.reload();
  await takeOver(page);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test(
  'the assessment can be read by everybody, at 360 pixels and on a desk, light and dark (product §26)',
  ANY_SCREEN,
  async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await expectGood(page);
    await begin(page);
    await expectGood(page);
    await answer(page, 1, QUESTIONS);
    await expect(areas(page)).toBeVisible();
    await page.getByText('Conflict', { exact: true }).last().click();
    await expectGood(page);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await expectGood(page);
  },
);

for (const [file, start] of [
  ['conversation-checklist.pdf', '%PDF-'],
  ['stakeholder-plan.docx', 'PK'],
  ['scope-change-calculator.xlsx', 'PK'],
] as const)
  test(`${file} is there to be downloaded (product §26.5)`, ANY_SCREEN, async ({ request }) => {
    const answer = await request.get(`/downloads/${file}`);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).toString('latin1', 0, start.length)).toBe(start);
  });
