import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Plan } from '@parley/shared';
import { usePlan } from '@/lib/plan';
import { sessionFlags } from '@/lib/storage';
import { renderPage } from '@/testing/render-page';
import { samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { UpgradeTouchpoints } from './touchpoints';

/** Says when the question for the plan has been settled, whatever the answer. */
function Settled() {
  return usePlan().isFetched ? <p>settled</p> : null;
}

function open(at: string, answer: () => Response = () => ok(samplePlan())) {
  scriptApi({ 'GET /users/plan': answer });
  renderPage({
    at,
    path: '*',
    page: (
      <main>
        <UpgradeTouchpoints />
        <Settled />
      </main>
    ),
  });
}
const plan = (overrides: Partial<Plan>) => () => ok(samplePlan(overrides));
const scrollTo = (pixels: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: pixels });
  act(() => void window.dispatchEvent(new Event('scroll')));
};
const shown = (): HTMLElement[] => screen.queryAllByRole('complementary', { name: 'Upgrade' });

beforeEach(() => {
  sessionStorage.clear();
  scrollTo(0);
});
afterEach(cleanup);

describe('upgrade touchpoints (product §6.10)', () => {
  it('adds the floating button after 200 px of scroll', async () => {
    open('/settings');
    expect(await screen.findByText('12 sessions left')).toBeTruthy();
    expect(shown()).toHaveLength(1);
    scrollTo(200);
    expect(shown()).toHaveLength(1);
    scrollTo(201);
    expect(shown()).toHaveLength(2);
  });

  it('are dismissed each for the session', async () => {
    open('/settings');
    await screen.findByText('12 sessions left');
    scrollTo(300);
    const [card, button] = shown();
    if (card === undefined || button === undefined) throw new Error('Two reminders expected');
    await userEvent.click(within(button).getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([card]);
    expect([sessionFlags.isSet('upgradeSidebarDismissed'), sessionFlags.isSet('mobileFABDismissed')]).toEqual([
      false,
      true,
    ]);
    await userEvent.click(within(card).getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([]);
    cleanup();
    open('/settings');
    await screen.findByText('settled');
    expect(sessionFlags.isSet('upgradeSidebarDismissed')).toBe(true);
    expect(shown()).toEqual([]);
  });

  it('say their urgency by shape and word', async () => {
    open('/settings', plan({ trialDaysLeft: 2 }));
    const title = await screen.findByText('2 days left');
    expect(title.className).toContain('lvl-poor');
  });

  it.each([
    ['on a quiet page', '/pricing', plan({})],
    ['for Solo Pro', '/settings', plan({ planType: 'solo_pro', isTrialActive: false, trialDaysLeft: 0 })],
    ['while the plan is unknown', '/settings', () => fail(404, 'not_found', 'No plan')],
  ])('are hidden %s', async (_, at, answer) => {
    open(at, answer);
    scrollTo(300);
    await screen.findByText('settled');
    expect(shown()).toEqual([]);
  });
});
