import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleConversation, sampleFeedback } from '@parley/report/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConversationTotals, Plan } from '@parley/shared';
import { sessionFlags } from '@/lib/storage';
import { renderPage } from '@/testing/render-page';
import { sampleKitProgress } from '@/testing/sample-tracks';
import { samplePlan, sampleScenarios, sampleSummary } from '@/testing/samples';
import { ok, scriptApi } from '@/testing/scripted-api';
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

function open(plan: Plan = samplePlan(), at = '/dashboard') {
  const api = scriptApi({
    'GET /config': () =>
      ok({
        brand: { name: 'Parley', publicUrl: 'http://x', supportEmail: 'help@test.example', phone: '', office: '' },
        coach: { engine: 'rehearsal', model: 'm' },
        google: null,
        paymentsOpen: false,
      }),
    'GET /users/plan': () => ok(plan),
    'GET /conversations': () =>
      ok(
        Array.from({ length: 7 }, (_, index) => done(`c${index}`, index, index === 1 ? 10 : 7)),
        { nextCursor: null, total: 7 },
      ),
    'GET /conversations/*': () => ok(sampleConversation({ status: 'completed', feedback: sampleFeedback() })),
    'GET /conversations/totals': () => ok(totals),
    'GET /recommendations': () => ok([], { nextCursor: null, total: 0 }),
    'GET /starter-kits/my-progress': () => ok([sampleKitProgress([8, 7])], { nextCursor: null, total: 1 }),
    'GET /scenarios': ({ query }) =>
      ok(query.get('difficulty') === 'hard' ? sampleScenarios().slice(0, 1) : sampleScenarios(), {
        nextCursor: null,
        total: 112,
      }),
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
  it('lists the 5 latest of all that it was given', async () => {
    open();
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(6);
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
      '9 days left of your free trial, 12 of 20 sessions to go.See plans',
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
      { planType: 'solo_core', isTrialActive: false, trialEndsAt: null },
      '12 sessions left this month.',
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
    expect(screen.getByRole('table')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?a=1');
  });
});

describe('exit intent (product §6.13)', () => {
  const leave = (clientY = 0): void => void fireEvent.mouseLeave(document.documentElement, { clientY });
  const ready = async (plan?: Plan): Promise<void> => {
    jest.useFakeTimers();
    open(plan);
    // What is asked for comes in several steps, and how many turns they take is not this test's matter.
    for (let turn = 0; turn < 60 && screen.queryByRole('heading', { name: /used$/ }) === null; turn += 1)
      await act(() => jest.advanceTimersByTimeAsync(50));
    screen.getByRole('heading', { name: /used$/ });
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

  it('leaves alone whom it is not for', async () => {
    await ready(samplePlan({ trialDaysLeft: 14, creditsUsed: 3 }));
    leave();
    await wait(200);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
