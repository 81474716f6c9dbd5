import type { Page } from '@playwright/test';
import { teamOf } from '../support/team-area';
import { expectGood, expectGoodPage, expectNoSidewaysScroll } from '../support/look';
import { ANY_SCREEN, expect, test } from '../support/test';

/** Where the link of a letter leads; whether it is one of ours is found out by its button. */
const UNSUBSCRIBE = '/unsubscribe?token=64b7f0c2a1d3e4f5a6b7c8d9.monthlyProgress.signature';
const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=any',
  '/confirm-email?token=any',
  '/pricing',
  '/contact',
  '/about',
  UNSUBSCRIBE,
  '/invitations/any',
  '/no/such/page',
];
/** As long as all the others together. */
const SCORING = '/how-scoring-works';
const PROTECTED = [
  '/dashboard',
  '/coaching-sessions',
  '/coaching-sessions?difficulty=hard',
  '/coaching-history',
  '/settings',
  '/settings?tab=billing',
  '/settings?tab=notifications',
  '/settings?tab=security',
  '/settings?tab=team',
  '/learning-tracks',
  '/learning-tracks/new-pm-essentials',
  '/learning-tracks/no-such-track',
  '/custom-scenarios',
  '/custom-scenarios/new',
  '/custom-scenarios/from-brief',
  '/team-admin',
];

/** A page that has loaded all it asks for. */
async function expectLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectGoodPage(page);
}

test('public pages pass axe, light and dark, and fit the screen', async ({ page }) => {
  for (const path of PUBLIC) {
    await page.goto(path);
    await expectLoaded(page);
  }
});

test('the page about scoring passes axe, light and dark, and fits the screen', async ({ page }) => {
  await page.goto(SCORING);
  await expectLoaded(page);
});

test('pages behind the login pass axe, light and dark, and fit the screen', async ({ signedIn: page }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expectLoaded(page);
  }
});

test('a conversation and its report pass axe, light and dark, and fit the screen', async ({ signedIn: page, api }) => {
  // An attempt before, so that the report has something to compare with.
  const before = await api.start('scope-change-request');
  await api.say(
    before._id,
    'The second approval is not in the price: it is nine days of work, £6,300, and it moves the test to the 18th.',
  );
  await api.end(before._id);
  const { _id } = await api.start('scope-change-request');
  await api.say(_id, 'Before I price it: which orders need a second pair of eyes, and since when?');
  await page.goto(`/coaching-sessions/${_id}`);
  await expectLoaded(page);
  await api.end(_id);
  await page.goto(`/coaching-sessions/${_id}`);
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Compared with your last attempt' })).toBeVisible();
  await expectLoaded(page);
});

test('everything fits a screen of 360 px', ANY_SCREEN, async ({ signedIn: page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { _id } = await api.start('the-board-already-has-the-date');
  for (const path of [...PUBLIC, SCORING, ...PROTECTED, `/coaching-sessions/${_id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
  }
  await api.say(
    _id,
    'We will miss 1 October: the customs interface stopped at 140 declarations an hour and has to take 400.',
  );
  await api.end(_id);
  await page.goto(`/coaching-sessions/${_id}`);
  await expect(page.getByRole('heading', { name: 'Why this score' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** Answers a call with what a test wants to look at. */
async function answer(page: Page, path: string, data: unknown): Promise<void> {
  await page.route(`**/api${path}*`, (route) =>
    route.fulfill({ json: { success: true, data, page: { nextCursor: null } } }),
  );
}

const UNTIL = '2031-03-04T12:00:00.000Z';
const CORE = {
  planType: 'solo_core',
  planName: 'Solo Core',
  isTrialActive: false,
  trialDaysLeft: 0,
  trialEndsAt: null,
  billing: 'monthly',
  creditsUsed: 17,
  endsAt: UNTIL,
};
const TRIAL_OVER = { isTrialActive: false, trialDaysLeft: 0, state: 'ended', creditsUsed: 20 };

test('the prices pass axe in each mode, light and dark, and fit the screen', async ({ signedIn: page, api }) => {
  const trial = await api.plan();
  for (const [query, plan] of [
    ['', trial],
    ['?upgrade=solo-pro', { ...trial, ...CORE, state: 'active' }],
    ['?trial_expired=true', { ...trial, ...TRIAL_OVER }],
    ['?from=trial_limit', { ...trial, creditsUsed: 20 }],
    ['?from=usage', { ...trial, ...CORE, state: 'active', creditsUsed: 20 }],
    ['?from=trial', { ...trial, trialDaysLeft: 2 }],
  ] as const) {
    await answer(page, '/users/plan', plan);
    await page.goto(`/pricing${query}`);
    await expect(page.getByRole('heading', { name: 'Solo Core' })).toBeVisible();
    await expectLoaded(page);
  }
  await page.route('**/api/payments/pricing', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/pricing');
  await expect(page.getByText('Using offline pricing')).toBeVisible();
  await expectLoaded(page);
  await answer(page, '/payments/pricing', null);
  await page.goto('/pricing');
  await expect(page.getByText('Failed to load pricing information')).toBeVisible();
  await expectLoaded(page);
});

test('the billing tab passes axe in each state, light and dark, and fits the screen', async ({
  signedIn: page,
  api,
}) => {
  const trial = await api.plan();
  const invoice = { id: 'in_1', number: 'P-1', createdAt: '2026-02-04T12:00:00.000Z', total: 15.99, currency: 'usd' };
  const links = { hostedUrl: 'https://pay.test.example/1', pdfUrl: 'https://pay.test.example/1.pdf' };
  const invoices = [
    { ...invoice, ...links, status: 'open' },
    { ...invoice, ...links, id: 'in_2', status: 'paid' },
  ];
  for (const state of ['active', 'cancelled', 'payment_failed', 'paused', 'ended']) {
    const subscription = {
      planType: 'solo_core',
      billing: 'monthly',
      state,
      startedAt: '2026-01-04T12:00:00.000Z',
      paidUntil: UNTIL,
      nextBillingDate: state === 'active' ? UNTIL : null,
      endsAt: state === 'active' ? null : UNTIL,
      upcoming: state === 'active' ? { planType: 'solo_pro', billing: 'yearly', at: UNTIL } : null,
      canCancel: state === 'active' || state === 'payment_failed',
      canResume: state === 'cancelled',
    };
    await answer(page, '/users/plan', { ...trial, ...CORE, state });
    await answer(page, '/payments/subscription', { subscription, invoices, paymentsOpen: true });
    await page.goto('/settings?tab=billing');
    await expect(page.getByRole('link', { name: /^Pay invoice P-1/ })).toBeVisible();
    await expectLoaded(page);
  }
  await answer(page, '/payments/subscription', { subscription: null, invoices: null, paymentsOpen: true });
  await page.goto('/settings?tab=billing');
  await expect(page.getByText('Your invoices could not be loaded')).toBeVisible();
  await expectLoaded(page);
});

test('the team area passes axe in each tab, light and dark, and fits the screen', async ({ signedIn: page }) => {
  for (const size of [1, 10]) {
    const { dashboard, leaderboard } = teamOf(size);
    await answer(page, '/teams/dashboard', dashboard);
    await answer(page, '/teams/leaderboard', leaderboard);
    await answer(page, '/teams/assignments', []);
    for (const tab of ['overview', 'members', 'leaderboard']) {
      await page.goto(`/team-admin?tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expectLoaded(page);
    }
  }
});

test('the windows of the team area pass axe, light and dark', async ({ signedIn: page }) => {
  const { dashboard } = teamOf(10);
  await answer(page, '/teams/dashboard', { ...dashboard, teamTotals: { ...dashboard.teamTotals, totalSeats: 20 } });
  await page.goto('/team-admin?tab=members');
  await page.getByRole('button', { name: 'Remove Member 1', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Invite Member' }).click();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectGood(page);
  await page.getByRole('tab', { name: 'Several people' }).click();
  await page.getByLabel('Names and emails').fill('Ana Silva, ana@e2e.example\nBo Li\nCy Twombly <cy@e2e.example>');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectGood(page);
});
