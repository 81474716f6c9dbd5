/** The dashboard: days of the reader's own calendar, skills over time, and a payment that is waited for (product §7). */
import type { Page } from '@playwright/test';
import type { Plan } from '@parley/shared';
import type { Api } from '../support/api';
import { expectAccessible, expectGood, expectNoSidewaysScroll } from '../support/look';
import { ANY_SCREEN, expect, test } from '../support/test';

const SCENARIO = 'the-board-already-has-the-date';
const EMPTY = 'I understand your frustration, and we will circle back with an update next week.';
const OPTIONS =
  'I hear that this costs you more than it costs me. Two options: everything on 12 November, or Rotterdam and Hull on 1 October for £38,000 more. I recommend the second; can you decide by Friday? I will send it in writing today.';

async function hold(api: Api, ...lines: readonly string[]): Promise<void> {
  const { _id } = await api.start(SCENARIO);
  for (const line of lines) await api.say(_id, line);
  await api.end(_id);
}

/** Narrow screens choose from a list that opens, others from one that stands there. */
async function chooseEmpathy(page: Page): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Skill' });
  if (await select.isVisible()) await select.selectOption('empathy_building');
  else await page.getByRole('list', { name: 'Skills' }).getByRole('button', { name: 'Empathy building' }).click();
}

test('skills are drawn from the second report on, one at a time, with every score behind them', async ({
  signedIn: page,
  api,
}) => {
  await hold(api, EMPTY);
  await page.goto('/dashboard');
  const trend = page.getByRole('region', { name: 'Skills over time' });
  await expect(trend).toContainText('After two reports, a chart here shows');

  await hold(api, OPTIONS);
  await page.reload();
  await expect(trend.getByRole('img')).toHaveCount(1);
  await expect(trend).toContainText(/: \d+\.\d →to \d+\.\d over 2 sessions/);
  await chooseEmpathy(page);
  await expect(trend.getByRole('img', { name: /^Empathy building: from / })).toBeVisible();
  await trend.getByText('Every score').click();
  await expect(trend.getByRole('table').getByRole('row')).toHaveCount(3);
  // What lies half under the bar would be measured by its other half.
  await page.evaluate(() => scrollTo(0, 0));
  await expectGood(page);

  await page.goto('/coaching-history');
  await expect(trend.getByRole('img')).toHaveCount(1);
  await expectAccessible(page);
  await chooseEmpathy(page);
  await trend.getByText('Every score').click();
  await trend.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/coaching-sessions\/\w+$/);
});

test.describe('where the reader is', ANY_SCREEN, () => {
  /** Thursday in Auckland, Wednesday in Los Angeles. */
  const NOW = new Date('2026-11-18T20:00:00Z');
  const moments = ['2026-11-18T19:00:00Z', '2026-11-18T09:00:00Z', '2026-11-15T02:00:00Z'];
  const cases = [
    // 19, 18 and 15 November, a Sunday
    { timezoneId: 'Pacific/Auckland', week: '3 of 3 sessions', streak: 2 },
    // 18, 18 and 14 November, a Saturday
    { timezoneId: 'America/Los_Angeles', week: '2 of 3 sessions', streak: 1 },
  ];
  for (const { timezoneId, week, streak } of cases) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test('week and streak are those of its calendar', async ({ signedIn: page }) => {
        await page.clock.setFixedTime(NOW);
        await page.route('**/api/progress', (route) =>
          route.fulfill({
            json: { success: true, data: { reports: [], begun: moments, completed: moments, best: null } },
          }),
        );
        await page.goto('/dashboard');
        const notes = page.getByRole('complementary', { name: 'Your plan and goals' });
        await expect(notes.getByRole('heading', { name: /^Weekly goal/ })).toContainText(week);
        await expect(notes.getByText(streak === 1 ? /^day\. Practise/ : /^days in a row/)).toBeVisible();
      });
    });
  }
});

test('a payment is said to be successful once the plan has it, and not before', async ({ signedIn: page, api }) => {
  const before = await api.plan();
  const paid: Plan = {
    ...before,
    planType: 'solo_pro',
    planName: 'Solo Pro',
    billing: 'monthly',
    isTrialActive: false,
  };
  let answer = before;
  await page.route('**/api/users/plan', (route) => route.fulfill({ json: { success: true, data: answer } }));
  await page.goto('/dashboard?payment=success&plan=solo_pro&billing=monthly');
  const status = page.getByRole('status').filter({ hasText: 'payment' });
  await expect(status).toHaveText('Your payment has arrived; your plan is being set up.');
  await expectAccessible(page);
  // Another plan than the one that was bought is not it.
  answer = { ...paid, planType: 'solo_core' };
  await page.waitForResponse('**/api/users/plan');
  await expect(status).toHaveText('Your payment has arrived; your plan is being set up.');
  answer = paid;
  const success = page.getByText('Payment successful! Your subscription has been activated.');
  await expect(success).toBeVisible({ timeout: 15_000 });
  await expect(success).toBeHidden({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a plan whose payment failed says so under the bar of every page but those where it is told in full', async ({
  signedIn: page,
  api,
}) => {
  const plan: Plan = {
    ...(await api.plan()),
    planType: 'solo_core',
    planName: 'Solo Core',
    billing: 'monthly',
    isTrialActive: false,
    trialDaysLeft: 0,
    trialEndsAt: null,
    state: 'payment_failed',
    endsAt: '2031-03-04T12:00:00.000Z',
  };
  await page.route('**/api/users/plan', (route) => route.fulfill({ json: { success: true, data: plan } }));
  const notice = page.getByRole('region', { name: 'How your plan stands' });
  for (const path of ['/dashboard', '/coaching-history']) {
    await page.goto(path);
    await expect(notice).toContainText('Your last payment failed.');
    // The notice is part of the layout and stands before the page below it has come.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/settings\?tab=billing$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
