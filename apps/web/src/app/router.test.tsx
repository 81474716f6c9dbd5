import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { printed } from '@parley/config/jest/printed';
import { sitePages } from '@parley/content/public';
import { sampleConversation, sampleFeedback } from '@parley/report/testing';
import { fallbackPricing, type Plan } from '@parley/shared';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/lib/query';
import { session } from '@/lib/session';
import '@/testing/patience';
import { sampleSeat } from '@/testing/sample-teams';
import { sampleKitProgress, sampleTrack } from '@/testing/sample-tracks';
import { samplePlan, sampleProgress, sampleScenarios } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { LeadToPrices, pricesFor } from './lead-to-prices';
import { AppRoutes } from './router';

const ruth = {
  _id: 'u1',
  name: 'Ruth Adeyemi',
  email: 'ruth@test.example',
  organization: '',
  photoURL: null,
  plan: 'free_trial',
  isNewUser: false,
  hasPassword: true,
  pendingEmail: null,
  token: 't1',
} as const;
const noTotals = {
  total: 0,
  completed: 0,
  inProgress: 0,
  abandoned: 0,
  averageScore: null,
  bestScore: null,
  recentScores: [],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function visit(path: string, plan: Plan = samplePlan(), answers: Parameters<typeof scriptApi>[0] = {}) {
  const api = scriptApi({
    'GET /config': () =>
      ok({
        brand: { name: 'Parley', publicUrl: 'http://x', supportEmail: 'help@test.example', phone: '', office: '' },
        coach: { engine: 'rehearsal', model: 'm' },
        google: null,
        paymentsOpen: false,
      }),
    'GET /users/plan': () => ok(plan),
    'GET /payments/pricing': () => ok(fallbackPricing()),
    'GET /conversations': () => ok([], { nextCursor: null, total: 0 }),
    'GET /scenarios': () => ok(sampleScenarios(), { nextCursor: null, total: 4 }),
    'GET /conversations/*': () => ok(sampleConversation({ status: 'abandoned' })),
    'GET /conversations/*/branches': () => ok({ branches: [], left: 3 }),
    'GET /conversations/totals': () => ok(noTotals),
    'GET /starter-kits': () => ok([sampleTrack()], { nextCursor: null, total: 1 }),
    'GET /users/profile': () => ok(ruth),
    'GET /recommendations': () => ok([], { nextCursor: null, total: 0 }),
    'GET /progress': () => ok(sampleProgress()),
    'GET /teams/dashboard': () => fail(403, 'forbidden', "You don't have access to team admin features."),
    'GET /starter-kits/my-progress': () => ok([sampleKitProgress()], { nextCursor: null, total: 1 }),
    ...answers,
  });
  const element = (
    <>
      <LeadToPrices />
      <AppRoutes />
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { api, user: userEvent.setup() };
}

const address = (): string => screen.getByTestId('address').textContent;
const expectAddress = async (path: string): Promise<void> => waitFor(() => expect(address()).toBe(path));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('protected routes (product §2.3)', () => {
  const PROTECTED = [
    '/dashboard',
    '/settings',
    '/learning-tracks',
    '/learning-tracks/new-pm-essentials',
    '/coaching-sessions',
    '/coaching-sessions/1',
    '/coaching-history',
    '/custom-scenarios',
    '/custom-scenarios/new',
    '/team-admin',
  ];
  it.each(PROTECTED)('%s sends a visitor to /login', async (path) => {
    visit(path);
    await expectAddress('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
  });

  it('lead back to where the visitor wanted to go', async () => {
    const { api, user } = visit('/coaching-history');
    api.answer('POST /users/login', () => ok(ruth));
    await user.type(await screen.findByLabelText('Email'), 'ruth@test.example');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await expectAddress('/coaching-history');
  });

  it('open for who is signed in, with a title and one main heading', async () => {
    session.signIn(ruth);
    visit('/settings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Account Settings' })).toBeTruthy();
    expect(address()).toBe('/settings');
    expect(document.title).toBe('Account Settings · Parley');
  });
});

describe('redirects (product §2.4)', () => {
  it.each([
    ['/help', '/contact'],
    ['/blog', '/about'],
    ['/careers', '/about'],
    ['/payment-cancelled?a=1', '/payment/cancelled?a=1'],
  ])('%s leads to %s', async (from, to) => {
    visit(from);
    await expectAddress(to);
  });

  it('/payment-success leads to /payment/success, which notes the session it is told', async () => {
    visit('/payment-success?session_id=cs_1');
    await expectAddress('/payment/success?session_id=cs_1');
    await screen.findByRole('heading', { level: 1, name: 'Payment successful' });
    expect(printed()).toEqual([['info', 'Returned from checkout', { sessionId: 'cs_1' }]]);
  });

  it.each([
    ['/starter-kits', '/learning-tracks'],
    ['/simulations', '/coaching-sessions'],
    ['/simulations/6700', '/coaching-sessions/6700'],
  ])('%s leads to %s', async (from, to) => {
    session.signIn(ruth);
    visit(from);
    await expectAddress(to);
  });
});

describe('other addresses', () => {
  it('show Page not found', async () => {
    visit('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });

  it.each([
    ['/features/no-such-feature', 'Feature Not Found'],
    ['/solutions/no-such-solution', 'Solution Not Found'],
    ['/resources/no-such-resource', 'Resource Not Found'],
    ['/vs/nobody', 'Comparison Not Found'],
    ['/alternatives/nobody', 'Comparison Not Found'],
    ['/industries/no/such/industry', 'Industry Page Not Found'],
  ])('%s: %s', async (path, title) => {
    visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it.each([
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/security', 'Security and Trust'],
    ['/about', 'About'],
    ['/careers', 'About'],
    ['/logo-download', 'Logo Download'],
  ])('%s is the public page %s in the app too', async (path, title) => {
    visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('tell those without a team that the team area is not theirs', async () => {
    session.signIn(ruth);
    visit('/team-admin');
    expect(await screen.findByText("You don't have access to team admin features.")).toBeTruthy();
  });
});

describe('navigation (product §2.5)', () => {
  const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
  /** What the bar itself shows, without what its menus hold: the browser keeps those closed, jsdom doesn't know them. */
  const mainLinks = (): string[] =>
    main()
      .getAllByRole('link')
      .filter((link) => link.closest('[popover]') === null)
      .map((link) => link.textContent);

  it('shows a visitor Home, Pricing, Contact, Login and Start Free Trial', async () => {
    visit('/contact');
    await screen.findByRole('heading', { level: 1 });
    expect(mainLinks()).toEqual(['Home', 'Pricing', 'Contact']);
    expect(
      main()
        .getAllByRole('button')
        .map((button) => button.textContent.trim()),
    ).toEqual(['Product', 'Solutions', 'Resources']);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/register');
  });

  it.each([
    ['the menus of the bar', 'Main'],
    ['the menu of narrow screens', 'Menu'],
    ['the footer', 'All pages'],
  ])('leads a visitor to every content page from %s', async (_, name) => {
    visit('/contact');
    await screen.findByRole('heading', { level: 1 });
    const linked = [...document.querySelectorAll(`nav[aria-label="${name}"] a`)].map((link) =>
      link.getAttribute('href'),
    );
    for (const { path } of sitePages) expect(linked).toContain(path);
  });

  it('shows who is signed in with their plan, and the team area only to its admins', async () => {
    session.signIn(ruth);
    visit('/learning-tracks');
    // In the bar and in the menu of narrow screens.
    expect(await screen.findAllByText('Free Trial · 9 days left')).toHaveLength(2);
    expect(mainLinks()).toEqual(['Dashboard', 'Learning Tracks', 'Browse Scenarios', 'Custom Scenarios', 'Progress']);
    cleanup();
    visit('/learning-tracks', samplePlan({ isTeamAdmin: true }));
    expect(await screen.findByRole('link', { name: 'Team Admin' })).toBeTruthy();
  });

  it.each([
    ['in_progress', 'Browse Scenarios'],
    ['completed', 'Progress'],
    ['abandoned', 'Progress'],
  ] as const)('counts a conversation that is %s to %s', async (status, label) => {
    session.signIn(ruth);
    visit('/coaching-sessions/c1', samplePlan(), {
      'GET /conversations/c1': () =>
        ok(sampleConversation({ status, feedback: status === 'completed' ? sampleFeedback() : null })),
    });
    await screen.findAllByRole('article');
    const current = within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([label]);
  });

  it('opens the account menu, and closes it when another page is chosen', async () => {
    session.signIn(ruth);
    const { user } = visit('/learning-tracks');
    await user.click(await screen.findByRole('button', { name: /Ruth Adeyemi/ }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Support' }).getAttribute('href')).toBe(
      'mailto:help@test.example',
    );
    expect(within(menu).getByRole('menuitem', { name: 'Upgrade' }).getAttribute('href')).toBe(
      '/pricing?source=dropdown',
    );
    await user.click(within(menu).getByRole('menuitem', { name: 'Account Settings' }));
    await expectAddress('/settings');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('leads who is on a team’s seat to what the team sees of them', async () => {
    session.signIn(ruth);
    const { user } = visit('/learning-tracks', sampleSeat());
    await user.click(await screen.findByRole('button', { name: /Ruth Adeyemi/ }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Your Team' }).getAttribute('href')).toBe('/settings?tab=team');
    expect(within(menu).queryByRole('menuitem', { name: /Upgrade/ })).toBeNull();
  });

  it('says where its upgrade button was pressed', async () => {
    session.signIn(ruth);
    visit('/learning-tracks', samplePlan({ trialDaysLeft: 2 }));
    const button = await screen.findByRole('link', { name: 'Trial Ending' });
    expect(button.getAttribute('href')).toBe('/pricing?source=navbar');
    expect(button.dataset['urgency']).toBe('high');
  });

  it('collapses the mobile menu on a choice and on Escape', async () => {
    const { user } = visit('/contact');
    const button = await screen.findByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Pricing' }));
    await expectAddress('/pricing');
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('moves the focus to the main heading of the page it leads to', async () => {
    const { user } = visit('/contact');
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Login' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('what to practise next (product §22)', () => {
  it.each(['/dashboard', '/coaching-sessions', '/coaching-sessions/c1'])('stands on %s', async (path) => {
    session.signIn(ruth);
    const [scenario] = sampleScenarios();
    visit(path, samplePlan(), {
      'GET /conversations/c1': () => ok(sampleConversation({ status: 'completed', feedback: sampleFeedback() })),
      'GET /recommendations': () =>
        ok([{ scenario, reason: { kind: 'first', text: 'An easy one to begin with' } }], {
          nextCursor: null,
          total: 1,
        }),
    });
    const section = await screen.findByRole('region', { name: 'What to practise next' });
    expect(within(section).getByText('An easy one to begin with')).toBeTruthy();
  });
});

describe('a 402', () => {
  it.each([
    ['trial_expired', true, '/pricing?trial_expired=true'],
    ['credits_exhausted', true, '/pricing?from=trial_limit'],
    ['credits_exhausted', false, '/pricing?from=usage'],
    ['plan_required', true, null],
  ])('%s (on trial: %s) leads to %s', (code, onTrial, path) => {
    expect(pricesFor(code, onTrial)).toBe(path);
  });

  it('leads to the prices when a session can’t be started', async () => {
    session.signIn(ruth);
    const { api, user } = visit('/dashboard');
    api.answer('POST /conversations', () =>
      Response.json(
        { success: false, code: 'credits_exhausted', message: 'No sessions left', requestId: 'r' },
        { status: 402 },
      ),
    );
    const [start] = await screen.findAllByRole('button', { name: /^Start / });
    if (start === undefined) throw new Error('No featured scenario');
    await user.click(start);
    await expectAddress('/pricing?from=trial_limit');
    expect(await screen.findByText('Trial Sessions Used Up')).toBeTruthy();
  });
});
