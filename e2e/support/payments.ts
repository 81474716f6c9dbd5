/** The pages of the stand-in for Stripe, where an installation without keys sends who pays (product §5.18). */
import type { Page } from '@playwright/test';
import type { Plan } from '@parley/shared';
import type { Api } from './api';
import { expect } from './test';

const SYNC_MS = 20_000;

/** The button of a plan's card on /pricing, and the way to the checkout. */
export async function chooseOnPricing(page: Page, label: string, address = '/pricing'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: label, exact: true }).click();
}

export async function expectCheckout(page: Page, plan: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Subscribe to Parley ${plan}` })).toBeVisible();
  await expect(page.getByText('Test checkout: no money moves.')).toBeVisible();
}

export const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay \$/ }).click();

/** Until the plan is this one: payment and event race. */
export async function expectPlan(api: Api, expected: Partial<Plan>): Promise<void> {
  await expect.poll(() => api.plan(), { timeout: SYNC_MS }).toMatchObject(expected);
}

/** Somebody who has paid for Solo Core. */
export async function subscribeToCore(page: Page, api: Api): Promise<void> {
  await page.goto(await api.checkout('solo_core', 'monthly'));
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  await expectPlan(api, { planType: 'solo_core', state: 'active' });
}

/** Opens the billing portal from the settings. */
export async function openPortal(page: Page): Promise<void> {
  await page.goto('/settings?tab=billing');
  await page.getByRole('button', { name: 'Manage payment method' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeVisible();
}

/** A tool of the portal's that only a developer has. */
export async function useTool(page: Page, name: RegExp | string): Promise<void> {
  await page.getByRole('region', { name: 'Test tools' }).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeVisible();
}
