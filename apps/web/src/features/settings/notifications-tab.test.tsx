import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMAIL_PREFERENCE_DEFAULTS } from '@parley/shared';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { sampleConfig, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { SettingsPage } from './settings-page';

type Answer = Parameters<typeof scriptApi>[0][string];

function open(answers: Record<string, Answer> = {}) {
  const api = scriptApi({
    'GET /config': () => ok(sampleConfig()),
    'GET /users/plan': () => ok(samplePlan()),
    'GET /users/email-preferences': () => ok(EMAIL_PREFERENCE_DEFAULTS),
    ...answers,
  });
  renderPage({ at: '/settings?tab=notifications', path: '/settings', page: <SettingsPage upgrade={null} /> });
  const saved = () => api.asked.filter(({ route }) => route === 'PUT /users/email-preferences').map(({ body }) => body);
  return { saved, user: userEvent.setup() };
}
const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const CHOSEN = { ...EMAIL_PREFERENCE_DEFAULTS, monthlyProgress: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('Email Notifications', () => {
  it('shows what is stored, saves all six at once, and has nothing to save then', async () => {
    const { saved, user } = open({ 'PUT /users/email-preferences': () => ok(CHOSEN) });
    expect(await box('Monthly progress')).toHaveProperty('checked', true);
    expect(await box('News and offers')).toHaveProperty('checked', false);
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    expect(save()).toHaveProperty('disabled', true);
    await user.click(await box('Monthly progress'));
    await user.click(save());
    expect(await screen.findByText('Your email preferences are saved.')).toBeTruthy();
    expect(saved()).toEqual([CHOSEN]);
    expect(save()).toHaveProperty('disabled', true);
  });

  it('keeps what was chosen when it could not be saved, and says so', async () => {
    const { user } = open({ 'PUT /users/email-preferences': () => fail(500, 'internal', '') });
    await user.click(await box('Monthly progress'));
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to update email preferences');
    expect(await box('Monthly progress')).toHaveProperty('checked', false);
    expect(save()).toHaveProperty('disabled', false);
  });

  it('says when they could not be read, and tries again', async () => {
    let tries = 0;
    const { user } = open({
      'GET /users/email-preferences': () => {
        tries += 1;
        return tries === 1 ? fail(404, 'not_found', 'Account not found') : ok(EMAIL_PREFERENCE_DEFAULTS);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(6));
  });

  it('asks before unsaved choices are left', async () => {
    const { user } = open();
    await user.click(await box('Trial ending'));
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  });
});
