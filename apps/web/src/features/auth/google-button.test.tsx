import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GoogleSettings } from '@parley/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConnectGoogle } from '@/lib/google';
import { session } from '@/lib/session';
import { returnTo, sessionFlags } from '@/lib/storage';
import { sampleConfig } from '@/testing/samples';
import '@/testing/patience';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { GoogleButton } from './google-button';

type Google = Awaited<ReturnType<ConnectGoogle>>;
type Person = Awaited<ReturnType<Google['signInByPopup']>>;

const SETTINGS: GoogleSettings = { projectId: 'p', apiKey: 'k', authDomain: 'd.example', emulatorUrl: null };
const GRACE = { uid: 'g1', email: 'grace@test.example', name: 'Grace', photoURL: null };
const USER = { ...GRACE, _id: 'u1', organization: '', plan: 'free_trial', isNewUser: false, token: 't1' };

const secondsAgo = (seconds: number): Date => new Date(Date.now() - seconds * 1000);
/** Grace, whose tokens are named after the seconds that have passed since they were given. */
const graceWith = (age: number): Person => ({
  ...GRACE,
  token: async (fresh) => {
    const seconds = fresh ? 0 : age;
    return { idToken: `token-${seconds}`, issuedAt: secondsAgo(seconds), expiresAt: secondsAgo(seconds - 3_600) };
  },
});
/** Firebase, by what becomes of each way to sign in. */
function firebase(given: Partial<Google>) {
  const asked: string[] = [];
  const missing = () => Promise.reject(new Error('This was not expected'));
  const google: Google = { signInByPopup: missing, leaveForSignIn: missing, returned: missing, ...given };
  const connect: ConnectGoogle = async ({ projectId }) => {
    asked.push(projectId);
    return google;
  };
  return { asked, connect };
}
function open(
  connect: ConnectGoogle,
  { google = SETTINGS, busy = false }: { google?: GoogleSettings | null; busy?: boolean } = {},
) {
  const api = scriptApi({
    'GET /config': () => ok({ ...sampleConfig(), google }),
    'POST /users/google-auth': () => ok(USER),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GoogleButton busy={busy} connect={connect} />
    </QueryClientProvider>,
  );
  const sent = () => api.asked.filter(({ route }) => route === 'POST /users/google-auth').map(({ body }) => body);
  return { api, sent, user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Continue with Google' });
const enabled = () => waitFor(() => expect(button()).toHaveProperty('disabled', false));
const message = async () => (await screen.findByRole('alert')).textContent;
const errorOf = (code: string, text = `Firebase: Error (${code}).`) => Object.assign(new Error(text), { code });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(() => {
  cleanup();
  session.clear();
});

describe('Google sign-in', () => {
  it('is off, with the reason, where the installation has none', async () => {
    const { connect, asked } = firebase({});
    open(connect, { google: null });
    expect(await screen.findByText('Google sign-in is not set up on this installation.')).toBeTruthy();
    expect(button()).toHaveProperty('disabled', true);
    expect(asked).toEqual([]);
  });

  it('fetches nothing of Firebase before it is pressed, and hands over what Google says', async () => {
    const { connect, asked } = firebase({ signInByPopup: async () => graceWith(10) });
    const { sent, user } = open(connect);
    await enabled();
    expect(asked).toEqual([]);
    await user.click(button());
    await waitFor(() => expect(session.getState().status).toBe('signed-in'));
    expect(asked).toEqual(['p']);
    expect(sent()).toEqual([{ idToken: 'token-10', ...GRACE }]);
    expect(localStorage.getItem('token')).toBe('t1');
    expect(sessionFlags.isSet('showWelcome')).toBe(false);
  });

  it('welcomes somebody new on the dashboard', async () => {
    returnTo.remember('/coaching-history');
    const { connect } = firebase({ signInByPopup: async () => graceWith(0) });
    const { api, user } = open(connect);
    api.answer('POST /users/google-auth', () => ok({ ...USER, isNewUser: true }));
    await enabled();
    await user.click(button());
    await waitFor(() => expect(sessionFlags.isSet('showWelcome')).toBe(true));
    expect(returnTo.path()).toBeNull();
  });

  it('leads somebody new back to the invitation that they follow (product §18.12)', async () => {
    returnTo.remember('/invitations/a-token');
    const { connect } = firebase({ signInByPopup: async () => graceWith(0) });
    const { api, user } = open(connect);
    api.answer('POST /users/google-auth', () => ok({ ...USER, isNewUser: true }));
    await enabled();
    await user.click(button());
    await waitFor(() => expect(sessionFlags.isSet('showWelcome')).toBe(true));
    expect(returnTo.path()).toBe('/invitations/a-token');
  });

  it('never hands over a token of more than 300 s', async () => {
    const { connect } = firebase({ signInByPopup: async () => graceWith(301) });
    const { sent, user } = open(connect);
    await enabled();
    await user.click(button());
    await waitFor(() => expect(sent()).toEqual([{ idToken: 'token-0', ...GRACE }]));
  });

  it('can not be pressed while it, or another sign-in, is in progress', async () => {
    const { connect } = firebase({ signInByPopup: () => new Promise(() => undefined) });
    const { user } = open(connect);
    await enabled();
    await user.click(button());
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true);
    cleanup();
    open(connect, { busy: true });
    expect(button()).toHaveProperty('disabled', true);
  });

  it.each([
    ['auth/popup-closed-by-user', 'Sign-in was cancelled. Please try again.'],
    ['auth/popup-blocked', 'Popup was blocked by browser. Please allow popups and try again.'],
    ['auth/cancelled-popup-request', 'Sign-in was cancelled.'],
    ['auth/network-request-failed', 'Network error. Please check your connection and try again.'],
    ['auth/too-many-requests', 'Too many failed attempts. Please try again later.'],
    ['auth/web-storage-unsupported', 'Firebase: Error (auth/web-storage-unsupported).'],
  ])('says of %s: %s', async (code, text) => {
    const { connect } = firebase({ signInByPopup: () => Promise.reject(errorOf(code)) });
    const { user } = open(connect);
    await enabled();
    await user.click(button());
    expect(await message()).toBe(text);
    expect(button()).toHaveProperty('disabled', false);
  });

  it.each([
    [
      'what the server says',
      fail(403, 'forbidden', 'Google has not verified this email address.'),
      'Google has not verified this email address.',
    ],
    [
      'its own words where the server has none',
      fail(401, 'unauthenticated', ''),
      'Google sign-in failed. Please try again.',
    ],
  ])('says %s, and stays on the page', async (_what, answer, text) => {
    const { connect } = firebase({ signInByPopup: async () => graceWith(0) });
    const { api, user } = open(connect);
    api.answer('POST /users/google-auth', () => answer.clone());
    await enabled();
    await user.click(button());
    expect(await message()).toBe(text);
    expect(session.getState().status).toBe('signed-out');
  });

  it('has words of its own where the library has none', async () => {
    const { connect } = firebase({ signInByPopup: () => Promise.reject(new Error('')) });
    const { user } = open(connect);
    await enabled();
    await user.click(button());
    expect(await message()).toBe('Google sign-in failed. Please try again.');
  });
});

describe('on a phone', () => {
  const desktop = navigator.userAgent;
  const say = (value: string): void => {
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
  };
  beforeEach(() => say('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148'));
  afterEach(() => say(desktop));

  it('Google sign-in leaves the page, and is finished by coming back', async () => {
    const leaving = firebase({ leaveForSignIn: () => new Promise(() => undefined) });
    const { user } = open(leaving.connect);
    await enabled();
    await user.click(button());
    await waitFor(() => expect(sessionFlags.isSet('googleRedirect')).toBe(true));
    cleanup();

    const back = firebase({ returned: async () => graceWith(20) });
    const { sent } = open(back.connect);
    await waitFor(() => expect(session.getState().status).toBe('signed-in'));
    expect(sent()).toEqual([{ idToken: 'token-20', ...GRACE }]);
    expect(sessionFlags.isSet('googleRedirect')).toBe(false);
  });

  it('says so when one comes back without having signed in, once', async () => {
    sessionFlags.set('googleRedirect');
    const { connect } = firebase({ returned: async () => null });
    open(connect);
    expect(await message()).toBe('Sign-in was cancelled. Please try again.');
    cleanup();
    const { asked, connect: again } = firebase({});
    open(again);
    await enabled();
    expect(asked).toEqual([]);
  });
});
