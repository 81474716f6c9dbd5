import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { sampleConfig } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { ConfirmEmailPage } from './confirm-email-page';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';

const DEAD = 'This link does not work any more: it has been used, or it is too old.';
const dead = () => fail(400, 'validation_failed', DEAD, [{ path: 'body.token', message: DEAD }]);

function open(at: string, page: ReactNode, given: { readonly pendingEmail?: string; readonly signedOut?: true } = {}) {
  const api = scriptApi({ 'GET /config': () => ok(sampleConfig()) });
  const { pendingEmail = null, signedOut } = given;
  renderPage({ at, path: at.split('?')[0] ?? at, page, user: { pendingEmail } });
  if (signedOut) session.clear();
  return { api, user: userEvent.setup() };
}
const asked = ({ asked: all }: ReturnType<typeof scriptApi>, route: string) =>
  all.filter((one) => one.route === route).map(({ body }) => body);
const address = () => screen.getByTestId('address').textContent;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('/forgot-password', () => {
  const FORGOT = 'POST /users/forgot-password';

  it('asks for an address, at the field, and sends nothing without one', async () => {
    const { api, user } = open('/forgot-password', <ForgotPasswordPage />);
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'ruth');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(asked(api, FORGOT)).toEqual([]);
  });

  it('says ‘Check Your Email’ in words that tell nothing, and leads back to the login or to another address', async () => {
    const { api, user } = open('/forgot-password', <ForgotPasswordPage />);
    api.answer(FORGOT, () => ok({ message: 'sent' }));
    await user.type(screen.getByLabelText('Email'), ' Ruth@test.example');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toBe('Check Your Email'));
    expect(screen.getByText(/^If an account exists for/)).toBeTruthy();
    expect(asked(api, FORGOT)).toEqual([{ email: 'ruth@test.example' }]);
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Use Another Address' }));
    expect(heading()).toBe('Forgot Password');
  });

  it.each([
    ['what the server says', () => fail(429, 'rate_limited', 'Too many requests.'), 'Too many requests.'],
    ['its own words without', () => new Response('down', { status: 502 }), 'Failed to send reset email'],
  ])('shows %s where it failed, and keeps the address', async (_, answer, text) => {
    const { api, user } = open('/forgot-password', <ForgotPasswordPage />);
    api.answer(FORGOT, answer);
    await user.type(screen.getByLabelText('Email'), 'ruth@test.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ruth@test.example');
  });
});

describe('/reset-password', () => {
  const RESET = 'POST /users/reset-password';
  const AT = '/reset-password?token=t-0_k';
  const fill = async (user: ReturnType<typeof userEvent.setup>, password: string, confirmation: string) => {
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm new password'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };

  it.each(['/reset-password', '/reset-password?token='])('leads from %s to the login', async (at) => {
    open(at, <ResetPasswordPage />);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it.each([
    ['short', 'short', 'Password must be at least 8 characters long'],
    ['long enough', 'long enougH', 'Passwords do not match'],
    ['long enough', '', 'Please confirm your password'],
    ['ü'.repeat(37), 'ü'.repeat(37), 'Password must be at most 72 bytes long'],
  ])('refuses %j confirmed as %j', async (password, confirmation, text) => {
    const { api, user } = open(AT, <ResetPasswordPage />);
    await user.type(screen.getByLabelText('New password'), password);
    if (confirmation !== '') await user.type(screen.getByLabelText('Confirm new password'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(asked(api, RESET)).toEqual([]);
  });

  it('sets the password, forgets who was signed in here, and goes to the login with the good news', async () => {
    const { api, user } = open(AT, <ResetPasswordPage />);
    api.answer(RESET, () => ok({ reset: true }));
    await fill(user, 'long enough', 'long enough');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(asked(api, RESET)).toEqual([{ token: 't-0_k', password: 'long enough' }]);
    expect(screen.getByText('Your password has been reset. Please sign in with the new one.')).toBeTruthy();
    expect(session.getState().status).toBe('signed-out');
  });

  it('says that the link is dead, and leads to another', async () => {
    const { api, user } = open(AT, <ResetPasswordPage />);
    api.answer(RESET, dead);
    await fill(user, 'long enough', 'long enough');
    expect((await screen.findByRole('alert')).textContent).toContain(DEAD);
    expect(screen.getByRole('link', { name: 'Ask for a New Link' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('keeps what was typed where something else failed', async () => {
    const { api, user } = open(AT, <ResetPasswordPage />);
    api.answer(RESET, () => new Response('down', { status: 502 }));
    await fill(user, 'long enough', 'long enough');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to reset password');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'long enough');
    const own = 'Password must not be your name, organization or email';
    api.answer(RESET, () => fail(400, 'validation_failed', own, [{ path: 'body.password', message: own }]));
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() => expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('/confirm-email', () => {
  const CONFIRM = 'POST /users/confirm-email';
  const AT = '/confirm-email?token=t-0_k';
  const press = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Confirm This Address' }));

  it('leads to the login without a token', async () => {
    open('/confirm-email', <ConfirmEmailPage />);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('does nothing until it is told to, then brings who is signed in here up to date', async () => {
    const { api, user } = open(AT, <ConfirmEmailPage />, { pendingEmail: 'new@test.example' });
    api.answer(CONFIRM, () => ok({ email: 'new@test.example' }));
    expect(asked(api, CONFIRM)).toEqual([]);
    await press(user);
    await waitFor(() => expect(heading()).toBe('Email Confirmed'));
    expect(asked(api, CONFIRM)).toEqual([{ token: 't-0_k' }]);
    expect(session.getState().user).toMatchObject({ email: 'new@test.example', pendingEmail: null });
    expect(screen.getByRole('link', { name: 'Open My Settings' })).toBeTruthy();
  });

  it('leaves somebody else who is signed in here alone, and offers visitors the login', async () => {
    const { api, user } = open(AT, <ConfirmEmailPage />);
    api.answer(CONFIRM, () => ok({ email: 'new@test.example' }));
    await press(user);
    await waitFor(() => expect(heading()).toBe('Email Confirmed'));
    expect(session.getState().user?.email).toBe('ruth@test.example');
    cleanup();
    const visitor = open(AT, <ConfirmEmailPage />, { signedOut: true });
    visitor.api.answer(CONFIRM, () => ok({ email: 'new@test.example' }));
    await press(visitor.user);
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  });

  it.each([
    ['a dead link', dead, DEAD],
    ['an address that is taken by now', () => fail(409, 'conflict', 'It has come to belong to another.'), 'belong'],
  ])('says so of %s, and offers no second try', async (_, answer, text) => {
    const { api, user } = open(AT, <ConfirmEmailPage />);
    api.answer(CONFIRM, answer);
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.queryByRole('button', { name: 'Confirm This Address' })).toBeNull();
  });

  it('can be tried again where something else failed', async () => {
    const { api, user } = open(AT, <ConfirmEmailPage />);
    api.answer(CONFIRM, () => new Response('down', { status: 502 }));
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to confirm your email');
    api.answer(CONFIRM, () => ok({ email: 'new@test.example' }));
    await press(user);
    await waitFor(() => expect(heading()).toBe('Email Confirmed'));
  });
});
