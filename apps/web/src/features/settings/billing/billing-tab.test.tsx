import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CreditLine, Invoice, Plan, SubscriptionAnswer } from '@parley/shared';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { sampleOwnPlan, sampleSeat } from '@/testing/sample-teams';
import { sampleConfig, sampleCore, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { BillingTab } from './billing-tab';

type Answer = Parameters<typeof scriptApi>[0][string];
type Subscription = NonNullable<SubscriptionAnswer['subscription']>;

const PAID_UNTIL = '2031-03-04T12:00:00.000Z';
const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  planType: 'solo_core',
  billing: 'monthly',
  state: 'active',
  startedAt: '2026-01-04T12:00:00.000Z',
  paidUntil: PAID_UNTIL,
  nextBillingDate: PAID_UNTIL,
  endsAt: null,
  upcoming: null,
  canCancel: true,
  canResume: false,
  ...changes,
});
const invoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  number: 'PAR-0001',
  createdAt: '2025-02-04T12:00:00.000Z',
  total: 15.99,
  currency: 'usd',
  status: 'paid',
  hostedUrl: 'https://pay.test.example/in_1',
  pdfUrl: 'https://pay.test.example/in_1.pdf',
  ...changes,
});
const answer = (changes: Partial<SubscriptionAnswer> = {}): SubscriptionAnswer => ({
  subscription: subscription(),
  invoices: [invoice()],
  paymentsOpen: true,
  ...changes,
});
const line = (changes: Partial<CreditLine> = {}): CreditLine => ({
  _id: 'l1',
  kind: 'grant',
  amount: 20,
  reason: '20 sessions for February 2025',
  at: '2025-02-04T12:00:00.000Z',
  planType: 'solo_core',
  balanceAfter: 20,
  ...changes,
});

const SUBSCRIPTION = 'GET /payments/subscription';

function open(plan: Plan, answers: Record<string, Answer> = {}) {
  const go = jest.fn<(url: string) => void>();
  const api = scriptApi({
    'GET /config': () => ok({ ...sampleConfig(), paymentsOpen: true }),
    'GET /users/plan': () => ok(plan),
    [SUBSCRIPTION]: () => ok(answer()),
    'GET /users/credits': () => ok([line()], { nextCursor: null }),
    ...answers,
  });
  renderPage({ at: '/settings', path: '/settings', page: <BillingTab go={go} /> });
  const asked = (route: string) => api.asked.filter((one) => one.route === route).length;
  return { api, asked, go, user: userEvent.setup() };
}
const section = async (name: string) => {
  const found = await screen.findByRole('region', { name });
  return { ...within(found), text: () => found.textContent.replaceAll('\u00a0', ' ') };
};
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('the plan (product §5.19)', () => {
  it('names plan, period, state and the next billing date', async () => {
    open(sampleCore({ nextBillingDate: PAID_UNTIL }));
    const { text } = await section('Your plan');
    expect(text()).toContain('PlanSolo Corebilled monthlyStatusActiveNext billing dateTuesday 4 March 2031');
    expect(screen.getByRole('link', { name: 'Change plan' }).getAttribute('href')).toBe('/pricing?source=settings');
  });

  it.each([
    ['payment_failed', 'Runs until'],
    ['cancelled', 'Runs until'],
    ['ended', 'Ended'],
  ] as const)('names the day of a plan that is %s', async (state, term) => {
    open(sampleCore({ state, endsAt: PAID_UNTIL, nextBillingDate: null }));
    expect((await section('Your plan')).text()).toContain(`${term}Tuesday 4 March 2031`);
  });

  it('warns of the end of a trial, and leads to the plans', async () => {
    open(samplePlan({ trialDaysLeft: 1 }), { [SUBSCRIPTION]: () => ok(answer({ subscription: null, invoices: [] })) });
    expect(await screen.findByText('Trial expires tomorrow!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' })).toBeTruthy();
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Manage|Cancel|Resume/ })).toBeNull();
  });

  it('leads to sales from a plan that sales arranged', async () => {
    open(samplePlan({ planType: 'enterprise', planName: 'Enterprise', isTrialActive: false, creditsTotal: null }), {
      [SUBSCRIPTION]: () => ok(answer({ subscription: null, invoices: [] })),
    });
    expect((await screen.findByRole('link', { name: 'Contact sales' })).getAttribute('href')).toBe('/contact');
    expect(screen.getByText('Unlimited.')).toBeTruthy();
  });

  it('of a seat names the team, and beneath it one’s own plan with its subscription (product §18.13)', async () => {
    open(sampleSeat({ ownPlan: sampleOwnPlan({ nextBillingDate: PAID_UNTIL }) }));
    const seat = await section('Your plan');
    expect(seat.text()).toBe(
      'Your planPlanTeam PilotSeat inHalden PMOStatusActiveRuns untilFriday 22 January 2027Your Team',
    );
    const own = await section('Your own plan');
    expect(own.text()).toContain('PlanSolo Corebilled monthlySessions8 of 20 usedStatusActiveNext billing date');
    expect(own.text()).toContain('It goes on being billed while you are in the team.');
    expect(await own.findByRole('button', { name: 'Cancel subscription...' })).toBeTruthy();
    expect(own.queryByRole('link', { name: /plan/ })).toBeNull();
    expect((await section('Sessions')).text()).toContain('12 of 300 used');
  });

  it.each([
    [
      'a payment that failed',
      sampleOwnPlan({ state: 'payment_failed' }),
      /pay the unpaid invoice to keep it\. Your seat/,
    ],
    ['a cancelled plan', sampleOwnPlan({ state: 'cancelled', endsAt: PAID_UNTIL }), /Nothing more is charged\./],
  ])('beneath a seat says what %s asks for', async (_, ownPlan, words) => {
    open(sampleSeat({ ownPlan }));
    expect((await section('Your own plan')).text()).toMatch(words);
  });

  it('beneath a seat asks nothing of somebody whose trial is over', async () => {
    const ownPlan = sampleOwnPlan({ planType: 'free_trial', planName: 'Free Trial', billing: null, state: 'ended' });
    open(sampleSeat({ ownPlan }), { [SUBSCRIPTION]: () => ok(answer({ subscription: null, invoices: [] })) });
    const own = await section('Your own plan');
    expect(own.text()).toContain('Trial over');
    expect(own.text()).not.toMatch(/paused|billed/);
    expect(own.queryByRole('button')).toBeNull();
  });

  it.each([
    ['owner', 'Talk to us about more.', '/contact?plan=team-renewal'],
    ['member', 'Your team’s admins can arrange for more.', undefined],
  ] as const)('tells the %s of a team whom to turn to', async (role, words, sales) => {
    const team = { _id: 't1', name: 'Halden PMO', role };
    open(sampleSeat({ team, isTeamAdmin: role !== 'member', creditsUsed: 290 }));
    expect((await section('Sessions')).text()).toContain(`Only 10 sessions left. ${words}`);
    expect(screen.queryByRole('link', { name: 'Contact sales' })?.getAttribute('href')).toBe(sales);
  });

  it('can not be managed where no payments are taken', async () => {
    open(sampleCore(), {
      [SUBSCRIPTION]: () =>
        ok(answer({ subscription: subscription({ canCancel: false }), invoices: null, paymentsOpen: false })),
    });
    expect(await screen.findByText('Online payment is not open on this installation yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Manage|Cancel/ })).toBeNull();
  });

  it('says that the subscription could not be read, keeps the rest, and tries again', async () => {
    let tries = 0;
    const { user } = open(sampleCore(), {
      [SUBSCRIPTION]: () => {
        tries += 1;
        return tries === 1 ? fail(400, 'validation_failed', 'no') : ok(answer());
      },
    });
    expect(await screen.findByText('Your subscription could not be loaded')).toBeTruthy();
    expect(screen.getByText('8 of 20 used')).toBeTruthy();
    await user.click(
      within(await screen.findByRole('region', { name: 'Your plan' })).getByRole('button', { name: 'Try Again' }),
    );
    expect(await button('Cancel subscription...')).toBeTruthy();
  });

  it('is said not to be read where it is not', async () => {
    open(sampleCore(), { 'GET /users/plan': () => fail(400, 'validation_failed', 'no') });
    expect((await screen.findByRole('alert')).textContent).toContain('Your plan could not be loaded');
  });
});

describe('managing the payment method', () => {
  it('leads to the payment provider, and is busy until the browser has left', async () => {
    const { go, user } = open(sampleCore(), {
      'POST /payments/create-portal-session': () => ok({ url: 'https://portal.test.example/p/1' }),
    });
    await user.dblClick(await button('Manage payment method'));
    await waitFor(() => expect(go).toHaveBeenCalledWith('https://portal.test.example/p/1'));
    expect(go).toHaveBeenCalledTimes(1);
    expect(await button('Opening...')).toHaveProperty('disabled', true);
  });

  it.each([
    [503, 'upstream_unavailable', 'no', 'Failed to open your payment details. Please try again.'],
    [409, 'conflict', 'You have not bought a plan yet.', 'You have not bought a plan yet.'],
  ])('says why it does not open: %d', async (status, code, message, text) => {
    const { user } = open(sampleCore(), {
      'POST /payments/create-portal-session': () => fail(status, code, message),
    });
    await user.click(await button('Manage payment method'));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(await button('Manage payment method')).toHaveProperty('disabled', false);
  });
});

describe('cancelling', () => {
  const cancelled = answer({
    subscription: subscription({ state: 'cancelled', endsAt: PAID_UNTIL, canCancel: false, canResume: true }),
  });

  it('says until when access lasts and what becomes of the data, asks, and then offers the way back', async () => {
    const { asked, user } = open(sampleCore(), { 'POST /payments/cancel-subscription': () => ok(cancelled) });
    await user.click(await button('Cancel subscription...'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Solo Core?' }));
    expect(dialog.getByText(/You keep Solo Core and your sessions until Tuesday\s4\sMarch\s2031/)).toBeTruthy();
    expect(dialog.getByText(/templates until Thursday\s3\sApril\s2031\. Then they are erased\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep Solo Core' }));
    expect(asked('POST /payments/cancel-subscription')).toBe(0);
    await user.click(await button('Cancel subscription...'));
    await user.click(await button('Cancel subscription'));
    expect(await button('Resume subscription')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/Solo Core is cancelled\. You keep it until Tuesday\s4\sMarch\s2031/)).toBeTruthy();
    await waitFor(() => expect(asked('GET /users/plan')).toBe(2));
    await waitFor(() => expect(document.activeElement?.className).toBe('billing-acts'));
  });

  it('beneath a seat says that what was practised is kept as long as that lasts (product §21.2)', async () => {
    const { user } = open(sampleSeat());
    await user.click(await button('Cancel subscription...'));
    expect(await screen.findByText(/until 30 days after both Solo Core and your seat in Halden PMO/)).toBeTruthy();
  });

  it('keeps the dialog open where it fails, and says so', async () => {
    const { user } = open(sampleCore(), { 'POST /payments/cancel-subscription': () => fail(500, 'internal', '') });
    await user.click(await button('Cancel subscription...'));
    await user.click(await button('Cancel subscription'));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Failed to cancel your subscription. Please try again.',
    );
  });

  it('says of a payment that failed that it ends at once', async () => {
    const { user } = open(sampleCore({ state: 'payment_failed' }), {
      [SUBSCRIPTION]: () => ok(answer({ subscription: subscription({ state: 'payment_failed' }) })),
    });
    await user.click(await button('Cancel subscription...'));
    expect(await screen.findByText(/Solo Core ends at once and nothing more is charged/)).toBeTruthy();
    expect(screen.getByText(/own scenarios and templates until .*\. Then they are erased\./)).toBeTruthy();
  });

  it('says of a young year that its unused part is refunded, and of an older one nothing', async () => {
    const young = subscription({ billing: 'yearly', startedAt: new Date().toISOString() });
    const { user } = open(sampleCore(), { [SUBSCRIPTION]: () => ok(answer({ subscription: young })) });
    await user.click(await button('Cancel subscription...'));
    expect(await screen.findByText(/we refund the unused part/)).toBeTruthy();
    cleanup();
    const old = { ...young, startedAt: '2026-01-04T12:00:00.000Z' };
    const again = open(sampleCore(), { [SUBSCRIPTION]: () => ok(answer({ subscription: old })) });
    await again.user.click(await button('Cancel subscription...'));
    expect(screen.queryByText(/we refund the unused part/)).toBeNull();
  });
});

describe('taking back', () => {
  it('a cancellation', async () => {
    const state = subscription({ state: 'cancelled', endsAt: PAID_UNTIL, canCancel: false, canResume: true });
    const { user } = open(sampleCore({ state: 'cancelled', endsAt: PAID_UNTIL }), {
      [SUBSCRIPTION]: () => ok(answer({ subscription: state })),
      'POST /payments/resume-subscription': () => ok(answer()),
    });
    await user.click(await button('Resume subscription'));
    expect(await screen.findByText('Your Solo Core plan continues.')).toBeTruthy();
    expect(await button('Cancel subscription...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resume subscription' })).toBeNull();
  });

  it('a change that waits, which is named with its day', async () => {
    const upcoming = { planType: 'solo_core', billing: 'yearly', at: PAID_UNTIL } as const;
    const pro = sampleCore({ planType: 'solo_pro', planName: 'Solo Pro' });
    const { user } = open(pro, {
      [SUBSCRIPTION]: () =>
        ok(answer({ subscription: subscription({ planType: 'solo_pro', upcoming, canResume: true }) })),
      'POST /payments/resume-subscription': () => fail(409, 'conflict', 'Your subscription has ended.'),
    });
    await user.click(await button('Stay on Solo Pro'));
    expect((await section('Your plan')).text()).toContain('ThenSolo Core, billed yearly, from Tuesday 4 March 2031');
    expect((await screen.findByRole('alert')).textContent).toBe('Your subscription has ended.');
  });
});

describe('invoices', () => {
  it('are listed with their page and their file', async () => {
    open(sampleCore(), {
      [SUBSCRIPTION]: () =>
        ok(answer({ invoices: [invoice({ id: 'in_2', number: null, status: 'open', pdfUrl: null }), invoice()] })),
    });
    const list = await section('Invoices');
    expect((await list.findByRole('link', { name: /^View invoice PAR-0001/ })).getAttribute('href')).toBe(
      'https://pay.test.example/in_1',
    );
    expect(list.getByRole('link', { name: /^PDF of invoice PAR-0001/ })).toBeTruthy();
    expect(list.getByRole('link', { name: /^Pay invoice of 4\sFebruary\s2025/ })).toBeTruthy();
    expect(list.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'DateTotalStatusDocument',
      '4 February 2025$15.99OpenPay',
      '4 February 2025$15.99PaidViewPDF',
    ]);
  });

  it('that could not be loaded are said to be so, and can be asked for again', async () => {
    let tries = 0;
    const { user } = open(sampleCore(), {
      [SUBSCRIPTION]: () => {
        tries += 1;
        return ok(answer({ invoices: tries === 1 ? null : [] }));
      },
    });
    const list = await section('Invoices');
    expect(await list.findByText('Your invoices could not be loaded')).toBeTruthy();
    expect(await button('Cancel subscription...')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Try Again' }));
    expect(await list.findByText('No invoices yet')).toBeTruthy();
  });
});

describe('the history of sessions (product §5.4)', () => {
  it('is read page by page, with the conversations that sessions went to', async () => {
    const { user } = open(sampleCore(), {
      'GET /users/credits': ({ query }) =>
        query.get('cursor') === null
          ? ok(
              [
                line({
                  _id: 'l3',
                  kind: 'charge',
                  amount: -1,
                  reason: 'Conversation: The board',
                  conversationId: 'c9',
                  balanceAfter: 19,
                }),
                line({
                  _id: 'l2',
                  kind: 'lapse',
                  amount: -4,
                  reason: '4 unused sessions of January lapsed',
                  balanceAfter: 0,
                }),
              ],
              { nextCursor: 'next' },
            )
          : ok([line()], { nextCursor: null }),
    });
    const list = await section('Session history');
    expect((await list.findByRole('link', { name: 'Conversation: The board' })).getAttribute('href')).toBe(
      '/coaching-sessions/c9',
    );
    await user.click(list.getByRole('button', { name: 'Show more' }));
    expect(await list.findByText('20 sessions for February 2025')).toBeTruthy();
    expect(list.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'DateWhatSessionsLeft',
      '4 February 2025Conversation: The board−119',
      '4 February 20254 unused sessions of January lapsed−40',
      '4 February 202520 sessions for February 2025+2020',
    ]);
    expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says where there is none yet, and where it could not be read', async () => {
    open(sampleCore(), { 'GET /users/credits': () => ok([], { nextCursor: null }) });
    expect(await screen.findByText('Nothing yet')).toBeTruthy();
    cleanup();
    open(sampleCore(), { 'GET /users/credits': () => fail(500, 'internal', '') });
    const list = await section('Session history');
    expect((await list.findByRole('alert')).textContent).toContain('Failed to load your session history');
  });
});
