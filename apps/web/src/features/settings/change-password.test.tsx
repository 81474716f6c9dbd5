import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsavedChanges } from '@/components/unsaved-changes';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { ChangePassword } from './change-password';

const CHANGE = 'POST /users/change-password';

function open(hasPassword = true) {
  const api = scriptApi({});
  const page = (
    <UnsavedChanges>
      <ChangePassword />
    </UnsavedChanges>
  );
  renderPage({ at: '/settings', path: '/settings', page, user: { hasPassword } });
  return { api, user: userEvent.setup() };
}
const field = (name: string) => screen.getByLabelText(name);
async function fill(user: ReturnType<typeof userEvent.setup>, current: string, next: string, confirmation = next) {
  if (current !== '') await user.type(field('Current password'), current);
  await user.type(field('New password'), next);
  await user.type(field('Confirm new password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('changing the password', () => {
  it('keeps the new token, empties the fields and says so', async () => {
    const { api, user } = open();
    api.answer(CHANGE, () => ok({ token: 't2' }));
    await fill(user, 'the old one', 'long enough');
    expect(await screen.findByText('Your password is changed. Every other device has been signed out.')).toBeTruthy();
    expect(api.asked.map(({ body }) => body)).toEqual([{ currentPassword: 'the old one', newPassword: 'long enough' }]);
    expect(localStorage.getItem('token')).toBe('t2');
    expect(session.getState().status).toBe('signed-in');
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      expect(field(name)).toHaveProperty('value', '');
  });

  it.each([
    ['', 'long enough', 'long enough', 'Please enter your current password'],
    ['old', 'short', 'short', 'Password must be at least 8 characters long'],
    ['old', 'long enough', 'another one', 'New passwords do not match'],
    ['old', 'Ruth Adeyemi', 'Ruth Adeyemi', 'Password must not be your name, organization or email'],
  ])('refuses %j, %j, %j', async (current, next, confirmation, text) => {
    const { api, user } = open();
    await fill(user, current, next, confirmation);
    expect(screen.getByText(text)).toBeTruthy();
    expect(api.asked).toEqual([]);
  });

  it('hints at the length, and tells password managers whose it is', () => {
    open();
    expect(screen.getByText('Must be at least 8 characters long')).toBeTruthy();
    expect(document.querySelector('[autocomplete=username]')).toHaveProperty('value', 'ruth@test.example');
    expect(document.querySelectorAll('[autocomplete=new-password]')).toHaveLength(2);
  });

  it('shows a wrong current password at its field, keeps what was typed, and nobody is signed out', async () => {
    const { api, user } = open();
    const wrong = 'Your current password is not correct';
    api.answer(CHANGE, () => fail(403, 'forbidden', wrong, [{ path: 'body.currentPassword', message: wrong }]));
    await fill(user, 'a wrong one', 'long enough');
    expect((await screen.findByRole('alert')).textContent).toBe(wrong);
    expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(field('New password')).toHaveProperty('value', 'long enough');
    expect(localStorage.getItem('token')).toBe('t1');
    api.answer(CHANGE, () => new Response('down', { status: 502 }));
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to change password'));
  });
});

describe('who signs in with Google alone', () => {
  it('is mailed a link to a first password', async () => {
    const { api, user } = open(false);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    api.answer('POST /users/forgot-password', () => fail(429, 'rate_limited', 'Too many requests.'));
    await user.click(screen.getByRole('button', { name: 'Email Me a Link' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests.');
    api.answer('POST /users/forgot-password', () => ok({ message: 'sent' }));
    await user.click(screen.getByRole('button', { name: 'Email Me a Link' }));
    expect(await screen.findByText(/^We have sent a link to/)).toBeTruthy();
    expect(api.asked.map(({ body }) => body)).toEqual([{ email: 'ruth@test.example' }, { email: 'ruth@test.example' }]);
  });
});
