import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { sampleConfig, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { SettingsPage } from './settings-page';

const ruth = {
  _id: 'u1',
  name: 'Ruth Adeyemi',
  email: 'ruth@test.example',
  organization: 'Halden',
  photoURL: null,
  plan: 'free_trial',
  isNewUser: false,
  hasPassword: true,
  pendingEmail: null,
  token: 't1',
} as const;
const WRONG = 'Your current password is not correct';

function open() {
  const api = scriptApi({
    'GET /config': () => ok(sampleConfig()),
    'GET /users/plan': () => ok(samplePlan()),
    'PUT /users/profile': ({ body }) => {
      const { currentPassword: _password, ...changed } = body as Record<string, string>;
      const { token: _token, ...user } = ruth;
      return ok({ ...user, ...changed });
    },
  });
  renderPage({ at: '/settings', path: '/settings', page: <SettingsPage upgrade={null} />, user: ruth });
  const user = userEvent.setup();
  return { api, user, save: () => user.click(screen.getByRole('button', { name: 'Save Changes' })) };
}
const password = () => screen.queryByLabelText('Current password');
const sent = (api: ReturnType<typeof open>['api']) =>
  api.asked.flatMap(({ route, body }) => (route.startsWith('PUT') ? [body] : []));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the profile', () => {
  it('is saved without a password while the email stays, in whatever case it is typed', async () => {
    const { api, user, save } = open();
    await user.clear(screen.getByLabelText('Full name'));
    await user.type(screen.getByLabelText('Full name'), 'Ruth A.');
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), ' RUTH@test.example');
    expect(password()).toBeNull();
    await save();
    await waitFor(() =>
      expect(sent(api)).toEqual([{ name: 'Ruth A.', email: 'RUTH@test.example', organization: 'Halden' }]),
    );
  });

  it('asks for the current password at its own field where the email is another', async () => {
    const { api, user, save } = open();
    await user.type(screen.getByLabelText('Email'), '.uk');
    await save();
    const field = password();
    expect(field?.getAttribute('type')).toBe('password');
    expect(field?.getAttribute('autocomplete')).toBe('current-password');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Please enter your current password to change your email',
      'So that nobody else can take over your account. The new address counts once you open the link that we mail there.',
    ]);
    expect(sent(api)).toEqual([]);
  });

  it('sends it, and puts the field away once the email is changed', async () => {
    const { api, user, save } = open();
    await user.type(screen.getByLabelText('Email'), '.uk');
    await user.type(screen.getByLabelText('Current password'), 'correct horse');
    await save();
    await waitFor(() => expect(password()).toBeNull());
    expect(sent(api)).toEqual([
      { name: 'Ruth Adeyemi', email: 'ruth@test.example.uk', organization: 'Halden', currentPassword: 'correct horse' },
    ]);
  });

  it('forgets what was typed when the old email comes back', async () => {
    const { api, user, save } = open();
    await user.type(screen.getByLabelText('Email'), 'x');
    await user.type(screen.getByLabelText('Current password'), 'correct horse');
    await user.type(screen.getByLabelText('Email'), '{Backspace}');
    expect(password()).toBeNull();
    await save();
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(sent(api)[0]).not.toHaveProperty('currentPassword');
  });

  it('shows a wrong password at the field, and keeps what was typed', async () => {
    const { api, user, save } = open();
    api.answer('PUT /users/profile', () =>
      fail(403, 'forbidden', WRONG, [{ path: 'body.currentPassword', message: WRONG }]),
    );
    await user.type(screen.getByLabelText('Email'), '.uk');
    await user.type(screen.getByLabelText('Current password'), 'a wrong one');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
    const field = screen.getByLabelText('Current password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ruth@test.example.uk');
  });
});
