import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMAIL_PREFERENCE_DEFAULTS } from '@parley/shared';
import { Link } from 'react-router-dom';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { sampleMembership, sampleSeat } from '@/testing/sample-teams';
import { sampleConfig, samplePlan } from '@/testing/samples';
import { ok, scriptApi } from '@/testing/scripted-api';
import { SettingsPage } from './settings-page';

async function open(at: string) {
  scriptApi({
    'GET /config': () => ok(sampleConfig()),
    'GET /users/plan': () => ok(samplePlan({ trialDaysLeft: 9, creditsUsed: 4 })),
    'GET /users/profile': () => ok(session.getState().user),
    'GET /users/sessions': () => ok([]),
    'GET /users/email-preferences': () => ok(EMAIL_PREFERENCE_DEFAULTS),
  });
  renderPage({ at, path: '/settings', page: <SettingsPage upgrade={<Link to="/pricing">Upgrade</Link>} /> });
  await screen.findByText('Free Trial, 9 days left, 16 sessions left');
  return userEvent.setup();
}
const tab = (name: string) => screen.getByRole('tab', { name });
const address = () => screen.getByTestId('address').textContent;
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('the settings', () => {
  it('have four tabs, and a head with trial days, sessions left and the upgrade', async () => {
    await open('/settings');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Billing & Plans',
      'Email Notifications',
      'Account Security',
    ]);
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeTruthy();
  });

  it.each([
    ['/settings', 'Profile'],
    ['/settings?tab=notifications', 'Email Notifications'],
    ['/settings?tab=security', 'Account Security'],
    ['/settings?tab=nonsense', 'Profile'],
  ])('at %s open the tab %s', async (at, name) => {
    await open(at);
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  });

  it('keep the open tab in the address', async () => {
    const user = await open('/settings');
    await user.click(tab('Account Security'));
    expect(address()).toBe('/settings?tab=security');
    await user.click(tab('Profile'));
    expect(address()).toBe('/settings');
    expect(question()).toBeNull();
  });
});

describe('of somebody on a team’s seat', () => {
  const openSeat = (at: string) => {
    scriptApi({
      'GET /config': () => ok(sampleConfig()),
      'GET /users/plan': () => ok(sampleSeat()),
      'GET /users/profile': () => ok(session.getState().user),
      'GET /teams/membership': () => ok(sampleMembership()),
    });
    renderPage({ at, path: '/settings', page: <SettingsPage upgrade={null} /> });
    return userEvent.setup();
  };

  it('have a tab about the team, and name it in the head', async () => {
    const user = openSeat('/settings');
    expect(await screen.findByText('Team Pilot, Halden PMO, 288 sessions left')).toBeTruthy();
    await user.click(tab('Team'));
    expect(address()).toBe('/settings?tab=team');
    expect(await screen.findByRole('region', { name: 'What your admins see of you' })).toBeTruthy();
  });

  it('open that tab by its address', async () => {
    openSeat('/settings?tab=team');
    expect((await screen.findByRole('tab', { name: 'Team' })).getAttribute('aria-selected')).toBe('true');
  });
});

describe('unsaved changes', () => {
  /** Whether the browser would ask before the page is closed. */
  const asksOnClosing = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('are asked about before another tab of the page opens, and kept by staying', async () => {
    const user = await open('/settings');
    await user.type(screen.getByLabelText('Full name'), ' Junior');
    await user.click(tab('Account Security'));
    expect(question()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(question()).toBeNull();
    expect(tab('Profile').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Ruth Adeyemi Junior');
  });

  it('are asked about before another page opens, and given up by leaving', async () => {
    const user = await open('/settings');
    await user.type(screen.getByLabelText('Organization'), 'Halden');
    await user.click(screen.getByRole('link', { name: 'Upgrade' }));
    expect(address()).toBe('/settings');
    await user.click(screen.getByRole('button', { name: 'Leave Without Saving' }));
    await waitFor(() => expect(address()).toBe('/pricing'));
  });

  it('are asked about by the browser before the page is closed', async () => {
    const user = await open('/settings');
    expect(asksOnClosing()).toBe(false);
    await user.type(screen.getByLabelText('Full name'), '!');
    expect(asksOnClosing()).toBe(true);
    await user.type(screen.getByLabelText('Full name'), '{Backspace}');
    expect(asksOnClosing()).toBe(false);
  });

  it('keep nobody who has been signed out', async () => {
    const user = await open('/settings');
    await user.type(screen.getByLabelText('Full name'), '!');
    act(() => session.clear());
    expect(asksOnClosing()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Upgrade' }));
    expect(address()).toBe('/pricing');
  });
});
