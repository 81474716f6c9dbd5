import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { sampleOwnPlan, sampleSeat } from '@/testing/sample-teams';
import { sampleConfig, sampleCore, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { CloseAccount } from './close-account';
import { OwnData } from './own-data';

type Answer = Parameters<typeof scriptApi>[0][string];

function open(answers: Record<string, Answer>, user: Parameters<typeof renderPage>[0]['user'] = {}) {
  const api = scriptApi({
    'GET /config': () => fail(503, 'upstream_unavailable', 'Away'),
    'GET /users/plan': () => ok(samplePlan()),
    ...answers,
  });
  const page = (
    <>
      <OwnData />
      <CloseAccount />
    </>
  );
  renderPage({ at: '/settings', path: '/settings', page, user });
  return { api, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('downloading one’s data', () => {
  it('says why the server refused, and offers no other way to be refused', async () => {
    const running = 'Your data is being downloaded already. Please wait until that has ended.';
    const { user } = open({ 'GET /users/export': () => fail(409, 'conflict', running) });
    await user.click(await button('Download My Data'));
    expect(await screen.findByText(`Failed to download your data: ${running}`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let the Browser Save It' })).toBeNull();
  });

  it('offers the browser’s own way where the line broke', async () => {
    const { user } = open({ 'GET /users/export': () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.click(await button('Download My Data'));
    expect(await button('Let the Browser Save It')).toBeTruthy();
    expect(await button('Download My Data')).toHaveProperty('disabled', false);
  });
});

describe('closing one’s account', () => {
  it('asks for the password, keeps what was typed when it is wrong, and says when all of it is erased', async () => {
    const answers = [
      () =>
        fail(403, 'forbidden', 'Your password is not correct', [
          { path: 'body.password', message: 'Your password is not correct' },
        ]),
      () => ok({ closedAt: '2026-11-22T09:00:00.000Z', erasedAt: '2026-12-22T09:00:00.000Z' }),
    ];
    const { api, user } = open({ 'POST /users/close-account': () => (answers.shift() ?? answers[0])?.() ?? ok({}) });
    await user.click(await button('Close My Account...'));
    await user.click(await button('Close My Account'));
    expect(await screen.findByText('Please enter your password to close your account')).toBeTruthy();
    expect(api.asked.filter(({ route }) => route === 'POST /users/close-account')).toEqual([]);
    await user.type(screen.getByLabelText('Your password'), 'guess');
    await user.click(await button('Close My Account'));
    expect(await screen.findByText('Your password is not correct')).toBeTruthy();
    expect(screen.getByLabelText('Your password')).toHaveProperty('value', 'guess');
    await user.click(await button('Close My Account'));
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeTruthy();
    expect(screen.getByText(/^Sign in before Tuesday.* to reopen it; on that day it is erased\./)).toBeTruthy();
  });

  it.each([
    ['Solo Core that renews', sampleCore(), 'Your Solo Core subscription is cancelled with it'],
    ['Solo Core that ends anyway', sampleCore({ state: 'cancelled' }), undefined],
    ['Solo Core that is over', sampleCore({ state: 'ended' }), undefined],
    ['a trial', samplePlan(), undefined],
    ['Solo Core beneath a team’s seat', sampleSeat(), 'Your Solo Core subscription is cancelled with it'],
    ['a cancelled plan beneath one', sampleSeat({ ownPlan: sampleOwnPlan({ state: 'cancelled' }) }), undefined],
    ['a plan that could not be read', null, 'A subscription is cancelled with it'],
  ])('says what becomes of %s', async (_, plan, words) => {
    const { api, user } = open({
      'GET /users/plan': () => (plan === null ? fail(400, 'validation_failed', 'no') : ok(plan)),
    });
    await waitFor(() => expect(api.asked.map(({ route }) => route)).toContain('GET /users/plan'));
    await user.click(await button('Close My Account...'));
    const dialog = await screen.findByRole('dialog', { name: 'Close your account?' });
    await waitFor(() => expect(/[^.]*subscription[^.:]*/.exec(dialog.textContent)?.[0].trim()).toBe(words));
  });

  it.each([
    ['member', 'You leave Halden PMO for good: your scores stay in its totals, without your name. On that day'],
    [
      'owner',
      'without your name. The team passes to the admin who joined it first; without an admin it has no owner until we name one. On that day',
    ],
  ] as const)('says what becomes of the team of its %s', async (role, words) => {
    const { user } = open({
      'GET /users/plan': () => ok(sampleSeat({ team: { _id: 't1', name: 'Halden PMO', role } })),
    });
    await user.click(await button('Close My Account...'));
    const dialog = await screen.findByRole('dialog', { name: 'Close your account?' });
    await waitFor(() => expect(dialog.textContent).toContain(words));
  });

  it('lets Google confirm somebody without a password, and keeps the account when that is broken off', async () => {
    const google = { projectId: 'p', apiKey: 'k', authDomain: 'd.example', emulatorUrl: null };
    const grace = {
      uid: 'g1',
      email: 'grace@test.example',
      name: 'Grace',
      photoURL: null,
      token: async () => ({ idToken: 'fresh', issuedAt: new Date(), expiresAt: new Date() }),
    };
    const windows = [
      () => Promise.reject(Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' })),
      () => Promise.resolve(grace),
    ];
    const never = () => Promise.reject(new Error('This was not expected'));
    const api = scriptApi({
      'GET /config': () => ok({ ...sampleConfig(), google }),
      'GET /users/plan': () => ok(samplePlan()),
      'POST /users/close-account': () =>
        ok({ closedAt: '2026-11-22T09:00:00.000Z', erasedAt: '2026-12-22T09:00:00.000Z' }),
    });
    const page = (
      <CloseAccount
        connect={async () => ({
          signInByPopup: () => (windows.shift() ?? never)(),
          leaveForSignIn: never,
          returned: never,
        })}
      />
    );
    renderPage({ at: '/settings', path: '/settings', page, user: { hasPassword: false } });
    const user = userEvent.setup();
    await user.click(await button('Close My Account...'));
    await user.click(await button('Confirm with Google and Close'));
    expect(await screen.findByText('Sign-in was cancelled. Please try again.')).toBeTruthy();
    await user.click(await button('Confirm with Google and Close'));
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeTruthy();
    expect(api.asked.filter(({ route }) => route === 'POST /users/close-account').map(({ body }) => body)).toEqual([
      { idToken: 'fresh' },
    ]);
  });

  it('tells somebody without a password what to do first where there is no Google', async () => {
    open({}, { hasPassword: false });
    expect(await screen.findByText(/^Your account has no password\. Set one first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close My Account...' })).toBeNull();
  });
});
