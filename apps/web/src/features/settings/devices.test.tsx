import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeviceSession } from '@parley/shared';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { Devices } from './devices';

type Answer = Parameters<typeof scriptApi>[0][string];

const deviceOf = (_id: string, device: string, current = false): DeviceSession => ({
  _id,
  device,
  current,
  createdAt: new Date(2026, 4, 1, 8, 0).toISOString(),
  lastSeenAt: new Date(2026, 4, 3, 17, 20).toISOString(),
});
const HERE = deviceOf('here', 'Firefox on Linux', true);
const PHONE = deviceOf('phone', 'Safari on iPhone');

function open(answers: Record<string, Answer> = {}) {
  const api = scriptApi({ 'GET /users/sessions': () => ok([HERE, PHONE]), ...answers });
  renderPage({ at: '/settings', path: '/settings', page: <Devices /> });
  return { api, user: userEvent.setup() };
}
const rows = async (): Promise<string[]> => {
  const list = await screen.findByRole('list', { name: 'Signed-in devices' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
};
const phoneButton = () => screen.findByRole('button', { name: /^Sign out Safari on iPhone, last seen/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('Devices', () => {
  it('names each, says which is this one, and when the others were last seen', async () => {
    open();
    const [here, phone] = await rows();
    expect(here).toContain('Firefox on Linux');
    expect(here).toContain('This device');
    expect(phone).toMatch(/Safari on iPhone.*Last seen .*17:20/);
    expect(screen.getAllByRole('button', { name: /^Sign out / })).toHaveLength(1);
  });

  it('signs one out, takes it from the list and says so', async () => {
    const { api, user } = open({ 'DELETE /users/sessions/*': () => ok({ revoked: true }) });
    await user.click(await phoneButton());
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(await rows()).toHaveLength(1);
    expect(api.asked.map(({ route }) => route)).toContain('DELETE /users/sessions/phone');
    expect(screen.getByText('Safari on iPhone is signed out.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Signed-in devices' }));
  });

  it('takes one that has ended in the meantime from the list as well', async () => {
    const { user } = open({ 'DELETE /users/sessions/*': () => fail(404, 'not_found', 'gone') });
    await user.click(await phoneButton());
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps one that could not be signed out, and says so', async () => {
    const { user } = open({ 'DELETE /users/sessions/*': () => fail(500, 'internal', '') });
    await user.click(await phoneButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to sign out. Please try again.');
    expect(await rows()).toHaveLength(2);
  });

  it('asks before it signs out everywhere, and then forgets who was here', async () => {
    const { api, user } = open({ 'POST /users/logout-everywhere': () => ok({ revoked: true }) });
    const asked = () => api.asked.filter(({ route }) => route.startsWith('POST')).length;
    await user.click(await screen.findByRole('button', { name: 'Sign Out Everywhere' }));
    await user.click(await screen.findByRole('button', { name: 'Stay Signed In' }));
    expect(asked()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(asked()).toBe(1);
  });

  it('says when the list could not be read, and tries again', async () => {
    let tries = 0;
    const { user } = open({
      'GET /users/sessions': () => {
        tries += 1;
        return tries === 1 ? fail(400, 'validation_failed', 'no') : ok([HERE]);
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your devices');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await rows()).toHaveLength(1);
  });
});
