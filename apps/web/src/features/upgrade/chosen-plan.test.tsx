import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fallbackPricing, type Plan } from '@parley/shared';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberChoice } from '@/lib/plan-choice';
import { chosenPlan } from '@/lib/storage';
import { renderPage } from '@/testing/render-page';
import { sampleConfig, sampleCore, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { ChosenPlan } from './chosen-plan';

async function open(plan: Plan) {
  const api = scriptApi({
    'GET /config': () => ok({ ...sampleConfig(), paymentsOpen: true }),
    'GET /users/plan': () => ok(plan),
    'GET /payments/pricing': () => ok(fallbackPricing()),
    'POST /payments/create-checkout-session': () => fail(500, 'internal', ''),
  });
  renderPage({ at: '/dashboard', path: '/dashboard', page: <ChosenPlan /> });
  await waitFor(() => expect(api.asked.map(({ route }) => route)).toContain('GET /users/plan'));
  return { api, user: userEvent.setup() };
}
const heading = () => screen.queryByRole('heading', { name: /You chose Solo Pro/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('what was chosen before registration (product §4.1)', () => {
  it('is offered on the trial, at its price, and begins its checkout', async () => {
    rememberChoice({ planType: 'solo-pro', billingPeriod: 'yearly' });
    const { api, user } = await open(samplePlan());
    expect(await screen.findByText(/Billed yearly, \$319\.99 a year/)).toBeTruthy();
    expect(screen.getByText(/billing start the day you do; unused trial sessions do not carry over/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Subscribe to Solo Pro' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to start upgrade. Please try again.');
    expect(api.asked.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
      planType: 'solo_pro',
      billingPeriod: 'yearly',
    });
  });

  it('is put away for good', async () => {
    rememberChoice({ planType: 'solo-pro', billingPeriod: 'monthly' });
    const { user } = await open(samplePlan());
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(heading()).toBeNull();
    expect(chosenPlan.choice()).toBeNull();
  });

  it('is not offered to somebody who subscribes already', async () => {
    rememberChoice({ planType: 'solo-pro', billingPeriod: 'monthly' });
    await open(sampleCore());
    expect(heading()).toBeNull();
  });

  it.each([['{oops'], ['{"planType":"team-pilot","billingPeriod":"monthly"}'], ['{"planType":"solo-pro"}'], ['7']])(
    'is nothing where the browser keeps %s',
    async (stored) => {
      chosenPlan.remember(stored);
      await open(samplePlan());
      expect(heading()).toBeNull();
    },
  );
});
