import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fallbackPricing, type ConversationTotals, type Plan } from '@parley/shared';
import { sessionFlags } from '@/lib/storage';
import { renderPage } from '@/testing/render-page';
import { sampleKitProgress } from '@/testing/sample-tracks';
import { sampleConfig, samplePlan, sampleProgress, sampleScenarios, sampleSummary } from '@/testing/samples';
import { sampleSeat } from '@/testing/sample-teams';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { DashboardPage } from './dashboard-page';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const totals: ConversationTotals = {
  total: 7,
  completed: 6,
  inProgress: 1,
  abandoned: 0,
  averageScore: 8.1,
  bestScore: 10,
  recentScores: [6.3, 10, 8.1],
};
const done = (_id: string, days: number, overallScore: number) =>
  sampleSummary({ _id, startedAt: daysAgo(days), completedAt: daysAgo(days), feedback: { overallScore } });

/** Older than all that are listed. */
const unfinished = sampleSummary({
  _id: 'c9',
  status: 'in_progress',
  startedAt: daysAgo(20),
  completedAt: null,
  feedback: null,
  lastMessage: { number: 3, role: 'stakeholder', content: 'Is that number firm?', timestamp: daysAgo(20) },
});

function open(plan: Plan = samplePlan(), at = '/dashboard', answers: Parameters<typeof scriptApi>[0] = {}) {
  const api = scriptApi({
    'GET /config': () => ok({ ...sampleConfig(), paymentsOpen: true }),
    'GET /payments/pricing': () => ok(fallbackPricing()),
    'GET /users/plan': () => ok(plan),
    'GET /conversations': ({ query }) => {
      const all = Array.from({ length: 7 }, (_, index) => done(`c${index}`, index, index === 1 ? 10 : 7));
      const found = query.has('status') ? [unfinished] : all;
      return ok(found.slice(0, Number(query.get('limit'))), { nextCursor: null, total: 7 });
    },
    'GET /progress': () => ok(sampleProgress()),
    'GET /conversations/totals': () => ok(totals),
    'GET /recommendations': () => ok([], { nextCursor: null, total: 0 }),
    'GET /teams/my-assignments': () => ok([]),
    'GET /starter-kits/my-progress': () => ok([sampleKitProgress([8, 7])], { nextCursor: null, total: 1 }),
    'GET /scenarios': ({ query }) =>
      ok(query.get('difficulty') === 'hard' ? sampleScenarios().slice(0, 1) : sampleScenarios(), {
        nextCursor: null,
        total: 112,
      }),
    ...answers,
  });
  renderPage({ at, path: '/dashboard', page: <DashboardPage /> });
  return api;
}
const section = async (name: RegExp | string): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 2, name })).closest('section');
  if (found === null) throw new Error(`The heading ${String(name)} stands in no section`);
  return found;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the dashboard (product §7.1)', () => {
  it('lists the 5 latest', async () => {
    open();
    await section('Recent coaching sessions');
    const [log] = screen.getAllByRole('table');
    if (log === undefined) throw new Error('No list of sessions');
    expect(within(log).getAllByRole('row')).toHaveLength(6);
  });

  it('goes on with the latest unfinished conversation, also where it is older than those', async () => {
    open();
    const part = await screen.findByRole('region', { name: 'Unfinished conversation' });
    expect(part.textContent).toContain('“Is that number firm?”');
    expect(within(part).getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/coaching-sessions/c9');
    expect((await section(/^Weekly goal/)).textContent).toMatch(/Done: |Finish with Graham/);
  });

  it('asks for no unfinished conversation where there is none', async () => {
    const api = open(samplePlan(), '/dashboard', {
      'GET /conversations/totals': () => ok({ ...totals, inProgress: 0 }),
    });
    await section('Recent coaching sessions');
    await section('Recent achievements');
    expect(api.asked.filter(({ query }) => query.has('status'))).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Unfinished conversation' })).toBeNull();
  });

  it('draws how a skill went, and says at the door which is the strongest', async () => {
    open();
    expect((await section('Skills over time')).textContent).toContain('Empathy building: 5.1 →to 6.8 over 3 sessions');
    expect(screen.getByRole('link', { name: /^View Progress/ }).textContent).toContain(
      'Strongest: Leadership 7.0. Weakest: Documentation 3.9',
    );
  });

  it('does without what could not be read of the progress', async () => {
    open(samplePlan(), '/dashboard', { 'GET /progress': () => fail(500, 'internal', 'Something went wrong.') });
    await section('Recent coaching sessions');
    await section('Ready for a Challenge?');
    for (const name of [/^Weekly goal/, 'Current streak', 'Skills over time'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.getByRole('link', { name: /^View Progress/ }).textContent).toContain('Every session');
  });

  it('shows streak, achievements and a challenge from the record', async () => {
    open();
    expect((await section('Current streak')).textContent).toContain('7 days in a row: a week or more without a gap.');
    expect((await section('Recent achievements')).textContent).toContain(
      '10 out of 10: a perfect score7 day streak8.1 on average: high performer',
    );
    const challenge = await section('Ready for a Challenge?');
    expect(challenge.textContent).toContain('Your average is 8.1. The easy ones have little left to teach you');
    expect(
      (await within(challenge).findByRole('link', { name: 'The Board Already Has the Date' })).getAttribute('href'),
    ).toMatch(/^\/coaching-sessions\?difficulty=hard&search=/);
  });

  it('marks the best words of the best session, and says where they stand', async () => {
    open();
    const words = await screen.findByText(
      'You vouched for us, and now you’re the one who has to stand up with a new date.',
    );
    expect(words.tagName).toBe('MARK');
    const part = words.closest('section');
    expect(part?.textContent).toContain('You6, to Graham');
    expect(part?.textContent).toContain(
      'Worth repeating. Named the other side’s position, in The Board Already Has the Date.',
    );
    expect(part?.querySelector('a')?.getAttribute('href')).toBe('/coaching-sessions/c1');
  });

  it('offers the quick links, the upgrade only to those who can buy something bigger', async () => {
    open();
    const links = await section('Quick links');
    expect((await within(links).findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe(
      '/pricing?source=dashboard_quick',
    );
    expect(within(links).getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('mailto:help@test.example');
    cleanup();
    open(samplePlan({ planType: 'solo_pro', planName: 'Solo Pro', isTrialActive: false, trialDaysLeft: 0 }));
    await screen.findByRole('heading', { name: /Solo Pro/ });
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });

  it('says how the plan stands, with the way to the prices', async () => {
    open();
    const strip = await screen.findByRole('region', { name: 'Plan usage' });
    expect(strip.textContent?.replaceAll('\u00a0', ' ')).toBe(
      '9 days left of your free trial, 12 of 20 sessions left.See plans',
    );
    expect(within(strip).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
      '/pricing?source=dashboard_quick',
    );
  });

  it.each([
    [14, /8 of 20 used/, null],
    [15, /15 of 20 used/, '5\u00a0sessions left'],
    [18, /18 of 20 used/, '2\u00a0sessions left'],
  ])('says in words what is left of the sessions: %i used', async (creditsUsed, heading, words) => {
    open(samplePlan({ creditsUsed: words === null ? 8 : creditsUsed }));
    const meter = await section(heading);
    expect(meter.querySelector('.lvl')?.textContent ?? null).toBe(words);
  });

  it.each<[string, Partial<Plan>, string]>([
    ['a trial', {}, '12 sessions left, until Monday 30 November.'],
    ['an expired trial', { isTrialActive: false, trialDaysLeft: 0 }, 'Paused until you subscribe.'],
    [
      'a monthly plan',
      { planType: 'solo_core', isTrialActive: false, trialEndsAt: null, nextBillingDate: '2026-12-05T12:00:00.000Z' },
      '12 sessions left this month. Next bill on Saturday 5 December.',
    ],
    [
      'a cancelled plan',
      {
        planType: 'solo_core',
        isTrialActive: false,
        trialEndsAt: null,
        state: 'cancelled',
        endsAt: '2026-12-05T12:00:00.000Z',
      },
      '12 sessions left, until Saturday 5 December.',
    ],
    [
      'a plan whose payment failed',
      {
        planType: 'solo_core',
        isTrialActive: false,
        trialEndsAt: null,
        state: 'payment_failed',
        endsAt: '2026-11-29T12:00:00.000Z',
        nextBillingDate: '2026-12-05T12:00:00.000Z',
      },
      '12 sessions left, until Sunday 29 November.',
    ],
    [
      'a paused plan',
      { planType: 'solo_core', isTrialActive: false, trialEndsAt: null, state: 'paused' },
      'Paused: nothing new can be begun.',
    ],
    [
      'a plan that is over',
      { planType: 'solo_pro', isTrialActive: false, trialEndsAt: null, state: 'ended' },
      'Over: nothing new can be begun.',
    ],
    [
      'a team pilot',
      { planType: 'team_pilot', isTrialActive: false, trialEndsAt: null, teamPilotDaysLeft: 40 },
      '12 sessions left, for another 40 days.',
    ],
    [
      'Enterprise',
      { planType: 'enterprise', isTrialActive: false, trialEndsAt: null, creditsTotal: null },
      'Unlimited sessions.',
    ],
  ])('says how long the sessions of %s last', async (_, overrides, words) => {
    open(samplePlan({ trialEndsAt: '2026-11-30T12:00:00.000Z', planName: 'The plan', ...overrides }));
    const meter = await section(/^The plan/);
    expect(meter.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('names the team of a seat, and the plan of one’s own beneath it (product §18.13)', async () => {
    open(sampleSeat());
    const meter = await section(/^Team Pilot/);
    expect(meter.textContent?.replaceAll('\u00a0', ' ')).toContain(
      '288 sessions left, for another 52 days.Your seat in Halden PMO. Your own plan, Solo Core, counts again after it.',
    );
  });

  it('warns in the last 3 days of a trial, and not before', async () => {
    open(samplePlan({ trialDaysLeft: 3 }));
    expect((await section('Your trial is ending')).textContent?.replaceAll('\u00a0', ' ')).toContain(
      '3 days left, until ',
    );
    cleanup();
    open(samplePlan({ trialDaysLeft: 4 }));
    await section(/of 20 used/);
    expect(screen.queryByRole('heading', { name: 'Your trial is ending' })).toBeNull();
  });
});

describe('the plan choice of a trial (product §6.12)', () => {
  const stored = (): unknown => JSON.parse(localStorage.getItem('parley_upgrade_prompt_dismissed') ?? 'null');

  it('records that it was shown and that it was dismissed, and rests then', async () => {
    open();
    const choice = await section(/^After your trial/);
    expect(stored()).toEqual({ dismissedAt: null, dismissCount: 0, lastShownAt: expect.any(Number) });
    await userEvent.click(within(choice).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('heading', { name: /^After your trial/ })).toBeNull();
    expect(stored()).toEqual({ dismissedAt: expect.any(Number), dismissCount: 1, lastShownAt: expect.any(Number) });
    cleanup();
    open();
    await section(/of 20 used/);
    expect(screen.queryByRole('heading', { name: /^After your trial/ })).toBeNull();
  });

  const CHECKOUT = 'POST /payments/create-checkout-session';

  it('names the prices that are asked today, and leads to all of them', async () => {
    open();
    const choice = await section(/^After your trial/);
    expect(await within(choice).findByText('$15.99 a month')).toBeTruthy();
    expect(within(choice).getByText('$31.99 a month')).toBeTruthy();
    expect(within(choice).getByRole('link', { name: 'By month or by year' }).getAttribute('href')).toBe(
      '/pricing?source=dashboard_quick',
    );
  });

  it('begins the checkout of what is chosen, and says where it does not start', async () => {
    const api = open(samplePlan(), '/dashboard', { [CHECKOUT]: () => fail(503, 'upstream_unavailable', 'Not now.') });
    const choice = await section(/^After your trial/);
    await within(choice).findByText('$31.99 a month');
    await userEvent.click(within(choice).getByRole('button', { name: 'Subscribe to Solo Pro' }));
    expect((await within(choice).findByRole('alert')).textContent).toBe('Failed to start upgrade. Please try again.');
    expect(api.asked.find(({ route }) => route === CHECKOUT)?.body).toEqual({
      planType: 'solo_pro',
      billingPeriod: 'monthly',
    });
    expect(within(choice).getByRole('button', { name: 'Subscribe to Solo Pro' }).hasAttribute('disabled')).toBe(false);
  });

  it('says where no payments are taken', async () => {
    open(samplePlan(), '/dashboard', { 'GET /config': () => ok(sampleConfig()) });
    const choice = await section(/^After your trial/);
    await screen.findByRole('link', { name: 'Support' });
    await waitFor(async () => {
      await userEvent.click(within(choice).getByRole('button', { name: 'Subscribe to Solo Core' }));
      expect(choice.textContent).toContain('Online payment is not open on this installation yet.');
    });
  });

  it('is not for those who subscribe', async () => {
    open(samplePlan({ planType: 'solo_core', planName: 'Solo Core', isTrialActive: false, trialDaysLeft: 0 }));
    await section(/Solo Core/);
    expect(screen.queryByRole('heading', { name: /^After your trial/ })).toBeNull();
    expect(stored()).toBeNull();
  });
});

describe('what moves by itself (product §7.2, §7.9)', () => {
  const shownTip = (): string => document.querySelector('.tips [data-shown="true"]')?.textContent ?? '';

  it('turns the tip every 5 seconds, rests under the pointer, and turns by hand', async () => {
    jest.useFakeTimers();
    open();
    const first = shownTip();
    act(() => jest.advanceTimersByTime(4999));
    expect(shownTip()).toBe(first);
    act(() => jest.advanceTimersByTime(1));
    const second = shownTip();
    expect(second).not.toBe(first);
    const box = screen.getByRole('heading', { name: 'Quick Tip' }).closest('section');
    if (box === null) throw new Error('The tip stands in no section');
    fireEvent.pointerEnter(box);
    act(() => jest.advanceTimersByTime(20_000));
    expect(shownTip()).toBe(second);
    fireEvent.click(within(box).getByRole('button', { name: 'Next tip' }));
    const third = shownTip();
    expect(third).not.toBe(second);
    fireEvent.pointerLeave(box);
    act(() => jest.advanceTimersByTime(5000));
    act(() => jest.advanceTimersByTime(5000));
    expect(shownTip()).toBe(first);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('shows the payment banner for 10 seconds and clears its parameter', async () => {
    jest.useFakeTimers();
    open(samplePlan(), '/dashboard?payment=cancelled&a=1');
    const text = 'Payment cancelled: Your subscription upgrade was cancelled. You can try again anytime.';
    // What arrives meanwhile is drawn, and must not begin the ten seconds anew.
    await act(() => jest.advanceTimersByTimeAsync(9999));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?a=1');
  });
});

describe('coming back from a payment (product §7.14)', () => {
  const SUCCESS =
    'Payment successful! Your subscription has been activated. You now have full access to all coaching features.';
  const WAITING = 'Your payment has arrived; your plan is being set up.';
  const LATE = /^Your plan does not show your payment yet\./;
  const core = samplePlan({ planType: 'solo_core', billing: 'monthly', isTrialActive: false, trialDaysLeft: 0 });
  /** Lets time pass in small steps, with room in each for an answer to be read. */
  const wait = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 250)
      await act(async () => {
        await jest.advanceTimersByTimeAsync(250);
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      });
  };
  const readings = (api: ReturnType<typeof open>): number =>
    api.asked.filter(({ route }) => route === 'GET /users/plan').length;
  const address = (): string => screen.getByTestId('address').textContent;
  const comeBack = (plan: Plan, query = 'payment=success') => {
    jest.useFakeTimers();
    return open(plan, `/dashboard?${query}`);
  };

  it('says that it was successful once the plan has changed, for 10 seconds, and clears the address', async () => {
    const api = comeBack(samplePlan(), 'payment=success&a=1');
    await wait(500);
    expect(screen.getByText(WAITING).closest('output')).toBeTruthy();
    await wait(3000);
    expect(screen.queryByText(SUCCESS)).toBeNull();
    api.answer('GET /users/plan', () => ok(core));
    await wait(2000);
    expect(screen.getByText(SUCCESS)).toBeTruthy();
    expect(screen.queryByText(WAITING)).toBeNull();
    expect(address()).toBe('/dashboard?payment=success&a=1');
    const asked = readings(api);
    await wait(10_000);
    expect(screen.queryByText(SUCCESS)).toBeNull();
    expect(address()).toBe('/dashboard?a=1');
    await wait(60_000);
    expect(readings(api)).toBe(asked);
  });

  it('says so at once where the event was quicker', async () => {
    comeBack(core);
    await wait(500);
    expect(screen.getByText(SUCCESS)).toBeTruthy();
  });

  it('waits for the plan that was bought, not for any', async () => {
    const api = comeBack(core, 'payment=success&plan=solo_pro');
    await wait(2000);
    expect(screen.getByText(WAITING)).toBeTruthy();
    api.answer('GET /users/plan', () => ok({ ...core, planType: 'solo_pro' }));
    await wait(3000);
    expect(screen.getByText(SUCCESS)).toBeTruthy();
    await wait(10_000);
    expect(address()).toBe('/dashboard');
  });

  it('gives up after a minute and a half, says what to do, and looks again when told to', async () => {
    const api = comeBack(samplePlan());
    await wait(88_000);
    expect(screen.getByText(WAITING)).toBeTruthy();
    await wait(6000);
    const late = screen.getByText(LATE);
    expect(late.closest('output')).toBeTruthy();
    expect(within(late).getByRole('link', { name: 'Billing & Plans' }).getAttribute('href')).toBe(
      '/settings?tab=billing',
    );
    expect(within(late).getByRole('link', { name: 'help@test.example' })).toBeTruthy();
    const asked = readings(api);
    expect(asked).toBeLessThanOrEqual(14);
    await wait(120_000);
    expect(readings(api)).toBe(asked);
    expect(screen.getByText(LATE)).toBeTruthy();
    api.answer('GET /users/plan', () => ok(core));
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(screen.getByText(WAITING)).toBeTruthy();
    await wait(1500);
    expect(screen.getByText(SUCCESS)).toBeTruthy();
  });

  it('goes on looking when a reading fails, and can be dismissed', async () => {
    const api = comeBack(samplePlan());
    await wait(500);
    api.answer('GET /users/plan', () => fail(503, 'upstream_unavailable', 'Not now.'));
    await wait(10_000);
    expect(screen.getByText(WAITING)).toBeTruthy();
    await wait(84_000);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(LATE)).toBeNull();
    expect(address()).toBe('/dashboard');
  });

  it('leaves the banner standing while the pointer is on it', async () => {
    comeBack(core);
    await wait(500);
    const banner = screen.getByText(SUCCESS);
    fireEvent.pointerEnter(banner);
    await wait(30_000);
    expect(screen.getByText(SUCCESS)).toBeTruthy();
    fireEvent.pointerLeave(banner);
    await wait(10_000);
    expect(screen.queryByText(SUCCESS)).toBeNull();
  });
});

describe('exit intent (product §6.13)', () => {
  const leave = (clientY = 0): void => void fireEvent.mouseLeave(document.documentElement, { clientY });
  const ready = async (plan?: Plan, answers?: Parameters<typeof scriptApi>[0]) => {
    jest.useFakeTimers();
    const api = open(plan, '/dashboard', answers);
    // What is asked for comes in several steps, and how many turns they take is not this test's matter.
    for (let turn = 0; turn < 60 && screen.queryByRole('heading', { name: /used$/ }) === null; turn += 1)
      await act(() => jest.advanceTimersByTimeAsync(50));
    screen.getByRole('heading', { name: /used$/ });
    return api;
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('asks 100 ms after the pointer has left through the top, once per session', async () => {
    await ready();
    leave();
    await wait(99);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(1);
    const dialog = screen.getByRole('dialog', { name: 'Before you go' });
    expect(dialog.textContent).toContain('skip the $50 setup fee');
    expect(sessionFlags.isSet('exitIntentShown')).toBe(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    leave();
    await wait(200);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays away when the pointer comes back at once, or leaves elsewhere', async () => {
    await ready();
    leave();
    await wait(60);
    fireEvent.mouseEnter(document.documentElement);
    await wait(200);
    leave(400);
    await wait(200);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionFlags.isSet('exitIntentShown')).toBe(false);
  });

  it('begins the change to Solo Pro for Solo Core, with the period that is paid', async () => {
    const core = samplePlan({ planType: 'solo_core', billing: 'yearly', isTrialActive: false, trialDaysLeft: 0 });
    const api = await ready(core, { 'POST /payments/create-checkout-session': () => fail(500, 'internal', 'Oh.') });
    leave();
    await wait(100);
    const dialog = screen.getByRole('dialog', { name: 'Three times the sessions' });
    expect(dialog.textContent).not.toContain('setup fee');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Upgrade to Solo Pro' }));
    for (let turn = 0; turn < 20 && within(dialog).queryByRole('alert') === null; turn += 1) await wait(50);
    expect(within(dialog).getByRole('alert').textContent).toBe('Failed to start upgrade. Please try again.');
    expect(api.asked.at(-1)?.body).toEqual({ planType: 'solo_pro', billingPeriod: 'yearly' });
  });

  it('leaves alone whom it is not for', async () => {
    await ready(samplePlan({ trialDaysLeft: 14, creditsUsed: 3 }));
    leave();
    await wait(200);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
