import { Api } from '../support/api';
import {
  chooseOnPricing,
  expectCheckout,
  expectPlan,
  openPortal,
  pay,
  subscribeToCore,
  useTool,
} from '../support/payments';
import { expectGood } from '../support/look';
import { expect, signInAs, test } from '../support/test';

const PAID = 'Payment successful! Your subscription has been activated.';

test('a trial becomes Solo Core, then Solo Pro, is cancelled and taken back (product §5.18)', async ({
  signedIn: page,
  context,
  api,
}) => {
  await chooseOnPricing(page, 'Subscribe to Solo Core');
  await expectCheckout(page, 'Solo Core');
  await expect(page.getByText('Launch discount, 20% off')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$15.99' })).toBeVisible();

  // Whoever comes back before the event does sees that the plan is on its way.
  const dashboard = await context.newPage();
  await dashboard.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [api.user.token, JSON.stringify(api.user)] as const,
  );
  await dashboard.goto('/dashboard?payment=success');
  await expect(dashboard.getByText('Your payment has arrived; your plan is being set up.')).toBeVisible();
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  await expect(dashboard.getByText(PAID)).toBeVisible({ timeout: 30_000 });
  await dashboard.close();
  await expectPlan(api, { planType: 'solo_core', billing: 'monthly', state: 'active', creditsTotal: 20 });

  await chooseOnPricing(page, 'Subscribe Now');
  await expect(page.getByRole('heading', { level: 1, name: 'Change to Parley Solo Pro' })).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: /^Pay \$.* and change$/ }).click();
  await expect(page.getByText(PAID)).toBeVisible({ timeout: 30_000 });
  await expectPlan(api, { planType: 'solo_pro', state: 'active', creditsTotal: 60 });

  await page.goto('/settings?tab=billing');
  await page.getByRole('button', { name: 'Cancel subscription...' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText(/You keep Solo Pro until .* account is paused/)).toBeVisible();
  await expectPlan(api, { planType: 'solo_pro', state: 'cancelled' });
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByRole('button', { name: 'Cancel subscription...' })).toBeVisible();
  await expectPlan(api, { planType: 'solo_pro', state: 'active', endsAt: null });

  const invoice = page.getByRole('link', { name: /^View invoice/ }).first();
  await expect(invoice).toBeVisible();
  await page.goto((await invoice.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible();
  await expectGood(page);
});

test('a declined card says so, and the next one pays', async ({ signedIn: page, api }) => {
  await chooseOnPricing(page, 'Subscribe to Solo Core');
  await expectCheckout(page, 'Solo Core');
  await expectGood(page);
  await page.getByRole('radio', { name: /is declined/ }).check();
  await pay(page);
  await expect(page.getByRole('alert')).toHaveText(/Your card was declined\. Nothing was paid/);
  await expectGood(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectPlan(api, { planType: 'free_trial', isTrialActive: true });
  await pay(page);
  await expect(page).toHaveURL(/\/payment\/success\?session_id=cs_test_/);
  await expectPlan(api, { planType: 'solo_core', state: 'active' });
});

test('a cancelled checkout changes nothing, and leads back to it', async ({ signedIn: page, api }) => {
  await chooseOnPricing(page, 'Upgrade to Solo Pro');
  await expectCheckout(page, 'Solo Pro');
  const checkout = page.url();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeVisible();
  await expectPlan(api, { planType: 'free_trial', isTrialActive: true });
  await chooseOnPricing(page, 'Upgrade to Solo Pro');
  await expectCheckout(page, 'Solo Pro');
  expect(page.url()).toBe(checkout);
});

test('five quick clicks open one checkout', async ({ signedIn: page, api }) => {
  const urls = await Promise.all(Array.from({ length: 5 }, () => api.checkout('solo_core', 'monthly')));
  expect(new Set(urls).size).toBe(1);
  await page.goto('/pricing');
  const button = page.getByRole('button', { name: 'Subscribe to Solo Core' });
  await expect(button).toBeEnabled();
  // All before the browser has left.
  await button.evaluate((pressed: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) pressed.click();
  });
  await expectCheckout(page, 'Solo Core');
  expect(page.url()).toBe(urls[0]);
});

test('a payment that fails is told, and paid with another card', async ({ signedIn: page, api }) => {
  await subscribeToCore(page, api);
  await openPortal(page);
  await expectGood(page);
  await useTool(page, 'Fail the next payment');
  await useTool(page, /^Advance to/);
  await expectPlan(api, { planType: 'solo_core', state: 'payment_failed' });
  await page.goto('/settings?tab=billing');
  await expect(page.getByText('Payment failed', { exact: true }).first()).toBeVisible();
  const open = page.getByRole('link', { name: /^Pay invoice/ });
  await page.goto((await open.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(/^Paid\./)).toBeVisible();
  await expectPlan(api, { planType: 'solo_core', state: 'active' });
});

test('a smaller plan waits for the end of the period, and can be called off', async ({ signedIn: page, api }) => {
  await page.goto(await api.checkout('solo_pro', 'monthly'));
  await pay(page);
  await expectPlan(api, { planType: 'solo_pro', state: 'active' });
  await chooseOnPricing(page, 'Subscribe Now');
  await expect(page.getByRole('heading', { level: 1, name: 'Change to Parley Solo Core' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page).toHaveURL(/\/settings\?tab=billing/);
  await expect(page.getByText(/^Solo Core, billed monthly, from /)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Stay on Solo Pro' }).click();
  await expect(page.getByText(/^Solo Core, billed monthly, from /)).toBeHidden();
  await expectPlan(api, { planType: 'solo_pro', state: 'active' });
});

test('a paused account finishes what it has begun, and begins nothing new', async ({ signedIn: page, api }) => {
  await subscribeToCore(page, api);
  const { _id } = await api.start('scope-change-request');
  await openPortal(page);
  await useTool(page, /^Dispute/);
  await expectPlan(api, { planType: 'solo_core', state: 'paused' });

  const { _id: scenarioId } = await api.scenario('scope-change-request');
  const refused = await page.request.post('/api/conversations', {
    headers: { Authorization: `Bearer ${api.user.token}` },
    data: { scenarioId },
  });
  expect(refused.status()).toBe(402);

  await page.goto(`/coaching-sessions/${_id}`);
  await page
    .getByRole('textbox', { name: /Your reply to/ })
    .fill('Which orders need a second pair of eyes, and since when?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('article')).toHaveCount(3, { timeout: 30_000 });
  await expect.poll(async () => (await api.conversation(_id)).messages.length, { timeout: 30_000 }).toBe(3);
  await api.end(_id);
  await page.goto(`/coaching-sessions/${_id}`);
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();

  await openPortal(page);
  await useTool(page, 'Win the dispute');
  await expectPlan(api, { planType: 'solo_core', state: 'active' });
});

test('who begins a conversation after the trial is led to the prices, and from there to the checkout', async ({
  page,
  request,
}) => {
  await signInAs(page, await Api.demo(request, 'expired'));
  await page.goto('/coaching-sessions');
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pricing\?trial_expired=true/);
  await expect(page.getByText('Your Free Trial Has Expired')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe Now', exact: true }).first().click();
  await expectCheckout(page, 'Solo Core');
});
