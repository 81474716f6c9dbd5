import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fallbackPricing, type Plan, type Pricing } from '@parley/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { sampleConfig, sampleCore, samplePlan } from '@/testing/samples';
import { sampleSeat } from '@/testing/sample-teams';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { PricingPage } from './pricing-page';

type Answer = Parameters<typeof scriptApi>[0][string];

/** Prices as the payment provider has them. */
function pricing(changes: Partial<Pricing> = {}): Pricing {
  const prices = fallbackPricing();
  for (const plan of [prices.plans.solo_core, prices.plans.solo_pro])
    for (const price of [plan.monthly, plan.yearly]) price.priceId = `id_of_${price.key}`;
  return { ...prices, source: 'stripe', ...changes };
}

const script = (answers: Record<string, Answer>) =>
  scriptApi({
    'GET /config': () => ok({ ...sampleConfig(), paymentsOpen: true }),
    'GET /payments/pricing': () => ok(pricing()),
    ...answers,
  });

/** As somebody signed in. */
function open(plan: Plan, query = '', answers: Record<string, Answer> = {}) {
  const api = script({ 'GET /users/plan': () => ok(plan), ...answers });
  renderPage({ at: `/pricing${query}`, path: '/pricing', page: <PricingPage /> });
  return { api, user: userEvent.setup() };
}

function Register() {
  const { pathname, state } = useLocation();
  return <p data-testid="arrived">{JSON.stringify({ pathname, state })}</p>;
}

/** As a visitor. */
function visit(query = '', answers: Record<string, Answer> = {}) {
  script(answers);
  const router = createMemoryRouter(
    [
      { path: '/pricing', element: <PricingPage /> },
      { path: '*', element: <Register /> },
    ],
    { initialEntries: [`/pricing${query}`] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const core = async () => {
  const heading = await screen.findByRole('heading', { name: /Solo Core/ });
  const card = heading.closest('article');
  if (card === null) throw new Error('Solo Core has no card');
  return { card, text: () => card.textContent.replaceAll('\u00a0', ' '), ...within(card) };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('the prices of a visitor', () => {
  it('are said to be loading, and then stand there with the discount', async () => {
    visit();
    expect(screen.getByText('Loading pricing information...')).toBeTruthy();
    const { text } = await core();
    expect(text()).toContain('$15.99a monthListed at $19/month');
    expect(screen.getByRole('complementary', { name: 'Offer' }).textContent).toBe(
      '20% launch discount applied automatically, for as long as you stay.',
    );
    expect(screen.queryByText('Loading pricing information...')).toBeNull();
    expect(screen.queryByText('Using offline pricing')).toBeNull();
  });

  it('change to a year by the switch, with what is charged where that differs', async () => {
    const user = visit();
    const { text } = await core();
    await user.click(screen.getByRole('radio', { name: /Yearly Save 2 months/ }));
    expect(text()).toContain(
      '$159.99a yearListed at $199.92 a year, $39.96 less than twelve months at $19.99Charged at checkout: $159.94.',
    );
  });

  it('lead to registration, with the plan in hyphens and the period', async () => {
    const user = visit();
    const card = await core();
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    await user.click(card.getByRole('link', { name: 'Start 14-Day Free Trial' }));
    expect(JSON.parse(screen.getByTestId('arrived').textContent)).toEqual({
      pathname: '/register',
      state: { planType: 'solo-core', billingPeriod: 'yearly' },
    });
  });

  it('stand beside what a visitor can rely on, Team Pilot and the way to sales', async () => {
    visit();
    await core();
    for (const promise of ['14-day free trial', 'No credit card required', 'Cancel anytime', 'Secure payments'])
      expect(screen.getByText(promise)).toBeTruthy();
    expect(screen.getByText('3x more sessions')).toBeTruthy();
    expect(screen.getByText('$956')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Team Pilot' }).getAttribute('href')).toBe('/contact?plan=team-pilot');
    expect(screen.getByRole('heading', { name: 'Need more than 10 seats?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact sales' }).getAttribute('href')).toBe('/contact');
    expect(document.querySelectorAll('#faq details')).toHaveLength(6);
  });

  it.each(['?trial_expired=true', '?from=expiration', '?from=trial_limit'])(
    'have no switch with %s, and each card lets choose the year',
    async (query) => {
      const user = visit(query);
      const card = await core();
      expect(screen.queryByRole('radio')).toBeNull();
      await user.click(card.getByRole('button', { name: 'or $159.99 a year, save 2 months' }));
      expect(card.text()).toContain('$159.99a year');
      expect(card.getByRole('button', { name: 'or $15.99 a month' })).toBeTruthy();
    },
  );

  it.each(['', '?from=usage', '?from=trial', '?upgrade=solo-pro', '?source=navbar'])(
    'have the switch with %j',
    async (query) => {
      visit(query);
      await core();
      expect(screen.getAllByRole('radio')).toHaveLength(2);
    },
  );

  it('mark the plan that somebody came for', async () => {
    visit('?upgrade=solo-pro');
    expect(await screen.findByRole('heading', { name: /Solo Pro.*what you came for/ })).toBeTruthy();
  });
});

describe('prices that can not be read', () => {
  it.each([
    ['the call fails', () => fail(503, 'upstream_unavailable', 'no')],
    ['there is no line', () => Promise.reject(new TypeError('no network'))],
    ['the payment provider can not be asked', () => ok(fallbackPricing())],
  ])('are the catalogue’s own where %s, with a notice and a link that loads the page again', async (_, answer) => {
    visit('?source=navbar', { 'GET /payments/pricing': answer });
    expect((await core()).text()).toContain('$15.99a month');
    const notice = (await screen.findByText('Using offline pricing')).closest('output');
    expect(
      within(notice as HTMLElement)
        .getByRole('link', { name: 'Reload' })
        .getAttribute('href'),
    ).toBe('/pricing?source=navbar');
  });

  it('are simply the prices where no payments are taken', async () => {
    visit('', {
      'GET /config': () => ok(sampleConfig()),
      'GET /payments/pricing': () => ok(fallbackPricing()),
    });
    expect((await core()).text()).toContain('$15.99a month');
    expect(screen.queryByText('Using offline pricing')).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no plans', { source: 'stripe' }],
  ])('are none where the answer holds %s; they can be asked for again', async (_, data) => {
    let tries = 0;
    const user = visit('', {
      'GET /payments/pricing': () => {
        tries += 1;
        return ok(tries === 1 ? data : pricing());
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load pricing information');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await core()).text()).toContain('$15.99');
  });

  it('carry no discount where the coupon has ended', async () => {
    const ended = pricing();
    if (ended.discounts.launch !== null) ended.discounts.launch.valid = false;
    visit('', { 'GET /payments/pricing': () => ok(ended) });
    expect((await core()).text()).toContain('$19.99a month');
    expect(screen.queryByRole('complementary', { name: 'Offer' })).toBeNull();
  });
});

describe('the prices of somebody signed in', () => {
  it('are for paying: no switch, days and sessions of the trial, and the notice on secure payment', async () => {
    open(samplePlan());
    const card = await core();
    expect(await screen.findByText(/9\sdays left/)).toBeTruthy();
    expect(screen.getByText(/8 of 20 sessions used/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(card.getByRole('button', { name: 'Subscribe to Solo Core' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upgrade to Solo Pro' })).toBeTruthy();
    expect(screen.getByText(/Secure payment: card details go to the payment provider/)).toBeTruthy();
    expect(screen.queryByText('No credit card required')).toBeNull();
  });

  it.each([
    ['?trial_expired=true', samplePlan({ isTrialActive: false, trialDaysLeft: 0 }), 'Your Free Trial Has Expired'],
    ['?from=trial_limit', samplePlan({ creditsUsed: 20 }), 'Trial Sessions Used Up'],
    ['', samplePlan({ trialDaysLeft: 2 }), 'Trial Ending Soon'],
    ['', sampleCore({ state: 'ended' }), 'Your Plan Has Ended'],
  ])('say why one was sent here: %j', async (query, plan, title) => {
    open(plan, query);
    expect((await screen.findByText(title)).closest('[role=alert]')).toBeTruthy();
  });

  it.each([
    ['?from=trial', samplePlan(), /billing start the day you subscribe; unused trial sessions do not carry over/],
    [
      '',
      sampleCore({ state: 'ended' }),
      /then it is erased\. If a payment is due, pay it in Billing & Plans; otherwise choose a plan to keep it\.$/,
    ],
    ['?from=usage', sampleCore({ creditsUsed: 20 }), /They renew every month\. Solo Pro has 60 a month\.$/],
    ['?from=usage', sampleCore({ creditsUsed: 20, state: 'cancelled' }), /used all of this month’s sessions\.$/],
    [
      '?from=usage',
      sampleCore({ planType: 'solo_pro', planName: 'Solo Pro', creditsTotal: 60, creditsUsed: 60 }),
      /They renew every month\.$/,
    ],
    [
      '?from=usage',
      samplePlan({ planType: 'team_pilot', isTrialActive: false, creditsUsed: 20, teamPilotDaysLeft: 9 }),
      /used all your sessions\. Talk to us about more\.$/,
    ],
    [
      '?from=usage',
      sampleSeat({ creditsUsed: 300 }),
      /sessions of your seat\. Your team’s admins can arrange for more\.$/,
    ],
  ])('say what follows from it: %j', async (query, plan, text) => {
    open(plan, query);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('begin the checkout of the period that the card shows, at the price that was shown', async () => {
    const { api, user } = open(samplePlan(), '', {
      'POST /payments/create-checkout-session': () => fail(500, 'internal', 'no'),
    });
    const card = await core();
    await user.click(await card.findByRole('button', { name: 'or $159.99 a year, save 2 months' }));
    await user.click(card.getByRole('button', { name: 'Subscribe to Solo Core' }));
    expect((await card.findByRole('alert')).textContent).toBe('Failed to start checkout. Please try again.');
    expect(api.asked.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
      planType: 'solo_core',
      billingPeriod: 'yearly',
      priceId: 'id_of_solo_core_yearly',
    });
    expect(card.getByRole('button', { name: 'Subscribe to Solo Core' })).toHaveProperty('disabled', false);
  });

  it('say Setting up... while the checkout starts', async () => {
    const { user } = open(samplePlan(), '', {
      'POST /payments/create-checkout-session': () => new Promise<Response>(() => undefined),
    });
    const card = await core();
    await user.click(await card.findByRole('button', { name: 'Subscribe to Solo Core' }));
    expect(card.getByRole('button', { name: 'Setting up...' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Upgrade to Solo Pro' })).toHaveProperty('disabled', true);
  });

  it('know the current plan, and offer its other period', async () => {
    const { user } = open(sampleCore());
    const card = await core();
    expect(await card.findByRole('button', { name: 'Current Plan' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/Before a plan change you see its cost and start date, and confirm both\./)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'or $159.99 a year, save 2 months' }));
    expect(card.getByRole('button', { name: 'Subscribe Now' })).toHaveProperty('disabled', false);
  });

  it('open a yearly plan at its year', async () => {
    open(sampleCore({ billing: 'yearly' }));
    const card = await core();
    expect(await card.findByRole('button', { name: 'Current Plan' })).toBeTruthy();
    expect(card.text()).toContain('$159.99a year');
  });

  it('lead to the dashboard while the plan can not be read', async () => {
    script({ 'GET /users/plan': () => fail(400, 'validation_failed', 'no') });
    renderPage({ at: '/pricing', path: '/pricing', page: <PricingPage /> });
    const card = await core();
    expect(card.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy();
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });
});
