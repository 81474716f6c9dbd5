import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../support/api';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look';
import { expect, test } from '../support/test';

test('a newcomer registers, talks with a stakeholder whose words stream in, and reads a scored report', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) failures.push(message.text());
  });

  await page.goto('/');
  await page.getByRole('link', { name: 'Get 20 Free Coaching Sessions' }).first().click();
  await expect(page).toHaveURL(/\/register/);
  await page.getByLabel('Full name').fill('Ruth Adeyemi');
  await page.getByLabel('Email', { exact: true }).fill(`${randomUUID()}@e2e.example`);
  await page.getByLabel('Organization').fill('Halden Freight');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/coaching-sessions');
  await page.getByRole('searchbox').fill('Board Already');
  await expect(page).toHaveURL(/Board/);
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/coaching-sessions\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { name: 'The Board Already Has the Date' })).toBeVisible();

  const draft = page.getByRole('textbox', { name: /Your reply to Graham/ });
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(1);
  const lines = [
    'We will miss 1 October, and I wanted you to hear it from me first. The customs interface stopped at 140 declarations an hour; it has to take 400. The date I can stand behind is 12 November.',
    'You vouched for us in front of the board, and Thursday is on you. What matters most to you there: the date itself, or being able to say it will not move again?',
    'Two options. Everything on 12 November. Or Rotterdam and Hull on 1 October and the other nine ports ' +
      'on 12 November, which costs £38,000 more for running both systems. I recommend the second. Can you ' +
      'decide by Wednesday noon? I will send you both dates in writing tomorrow.',
  ];
  for (const [turn, line] of lines.entries()) {
    await draft.fill(line);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(articles).toHaveCount(turn * 2 + 3, { timeout: 30_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'End Simulation & Get Feedback' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /End Simulation/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/out of 10/).first()).toBeVisible();
  const quote = await page.locator('mark').first().textContent();
  expect(lines.some((line) => quote !== null && line.includes(quote.trim())) || quote === 'Marked').toBe(true);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto('/coaching-history');
  await expect(page.getByRole('heading', { name: 'Your Progress & History' })).toBeVisible();
  await page.getByRole('link', { name: /View/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
  expect(failures).toEqual([]);
});
