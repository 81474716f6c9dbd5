import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { session } from '@/lib/session';
import { returnTo } from '@/lib/storage';
import '@/testing/patience';
import { sampleInvitation } from '@/testing/sample-teams';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { LoginPage } from './login-page';
import { RegisterPage } from './register-page';

const ruth = {
  _id: 'u1',
  name: 'Ruth Adeyemi',
  email: 'ruth@test.example',
  organization: 'Halden',
  photoURL: null,
  plan: 'free_trial',
  isNewUser: true,
  hasPassword: true,
  pendingEmail: null,
  token: 't1',
};
const config = {
  brand: { name: 'Parley', publicUrl: '', supportEmail: 'help@test.example', phone: '', office: '' },
  coach: { engine: 'rehearsal', model: 'm' },
  google: null,
  paymentsOpen: false,
};

function open(path: string, state?: unknown, answers: Parameters<typeof scriptApi>[0] = {}) {
  const api = scriptApi({ 'GET /config': () => ok(config), ...answers });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[{ pathname: path, state }]}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/dashboard" element={<p>the dashboard</p>} />
          <Route path="/invitations/:token" element={<p>the invitation</p>} />
          <Route path="/coaching-history" element={<p>the history</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { api, user: userEvent.setup() };
}

const posts = (api: ReturnType<typeof open>['api']) => api.asked.filter((one) => one.route.startsWith('POST'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('login', () => {
  it('asks for both fields, at the fields, and sends nothing', async () => {
    const { api, user } = open('/login');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const email = screen.getByLabelText('Email');
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(posts(api)).toEqual([]);
    await user.type(email, 'r');
    expect(screen.queryByText('Email is required')).toBeNull();
  });

  it('stores user and token and goes to the dashboard', async () => {
    const { api, user } = open('/login');
    api.answer('POST /users/login', () => ok(ruth));
    await user.type(screen.getByLabelText('Email'), ' ruth@test.example ');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('the dashboard')).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('t1');
    expect(posts(api).map((one) => one.body)).toEqual([{ email: 'ruth@test.example', password: 'correct horse' }]);
  });

  it.each([
    [
      'the server’s message',
      () => fail(401, 'unauthenticated', 'Invalid email or password.'),
      'Invalid email or password.',
    ],
    [
      'its own where there is none',
      () => new Response('down', { status: 502 }),
      'Failed to login. Please check your credentials.',
    ],
  ])('shows %s', async (_, answer, text) => {
    const { api, user } = open('/login');
    api.answer('POST /users/login', answer);
    await user.type(screen.getByLabelText('Email'), 'ruth@test.example');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('has Google sign-in disabled, with the reason', async () => {
    open('/login');
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(await screen.findByText('Google sign-in is not set up on this installation.')).toBeTruthy();
  });
});

describe('register', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>, password: string, confirmation: string) {
    await user.type(screen.getByLabelText('Full name'), 'Ruth Adeyemi');
    await user.type(screen.getByLabelText('Email'), 'ruth@test.example');
    await user.type(screen.getByLabelText('Organization'), 'Halden');
    await user.type(screen.getByLabelText('Password'), password);
    await user.type(screen.getByLabelText('Confirm password'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Start Free Trial' }));
  }

  it('requires every field', async () => {
    const { user } = open('/register');
    await user.click(screen.getByRole('button', { name: 'Start Free Trial' }));
    for (const text of ['Name is required', 'Email is required', 'Organization is required', 'Password is required']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it.each([
    ['short', 'short', 'Password must be at least 8 characters long'],
    ['long enough', 'long enougH', 'Passwords do not match'],
    ['ü'.repeat(37), 'ü'.repeat(37), 'Password must be at most 72 bytes long'],
    ['Password123', 'Password123', 'This password is one of the most common ones. Please choose another'],
    ['ruth.adeyemi', 'ruth.adeyemi', 'Password must not be your name, organization or email'],
    ['ruth@test.example', 'ruth@test.example', 'Password must not be your name, organization or email'],
  ])('refuses %j confirmed as %j', async (password, confirmation, text) => {
    const { api, user } = open('/register');
    await fill(user, password, confirmation);
    expect(screen.getByText(text)).toBeTruthy();
    expect(posts(api)).toEqual([]);
  });

  it('sends everything but the confirmation, sets the welcome flag and goes to the dashboard', async () => {
    const { api, user } = open('/register');
    api.answer('POST /users', () => ok(ruth));
    await fill(user, 'long enough', 'long enough');
    expect(await screen.findByText('the dashboard')).toBeTruthy();
    expect(sessionStorage.getItem('showWelcome')).toBe('true');
    expect(posts(api).map((one) => one.body)).toEqual([
      { name: 'Ruth Adeyemi', email: 'ruth@test.example', password: 'long enough', organization: 'Halden' },
    ]);
  });

  it('shows what the server says, and a text of its own where it says nothing', async () => {
    const { api, user } = open('/register');
    api.answer('POST /users', () => fail(409, 'conflict', 'An account with this email exists already.'));
    await fill(user, 'long enough', 'long enough');
    expect((await screen.findByRole('alert')).textContent).toBe('An account with this email exists already.');
    api.answer('POST /users', () => new Response('down', { status: 502 }));
    await user.click(screen.getByRole('button', { name: 'Start Free Trial' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Registration failed. Please try again.'));
  });

  it('repeats the plan that was clicked on the prices', () => {
    open('/register', { planType: 'solo-pro', billingPeriod: 'yearly' });
    expect(screen.getByText('Solo Pro')).toBeTruthy();
    expect(screen.getByText(/billed yearly/)).toBeTruthy();
  });
});

describe('of somebody who means to accept an invitation (product §18.12)', () => {
  const INVITATION = 'GET /teams/invitations/a-token';
  const openInvited = async (path: string) => {
    returnTo.remember('/invitations/a-token');
    const opened = open(path, undefined, { [INVITATION]: () => ok(sampleInvitation()) });
    await screen.findByText('You are invited to Halden PMO.');
    return opened;
  };

  it('the login has the address filled in, and leads back to it', async () => {
    const { api, user } = await openInvited('/login');
    api.answer('POST /users/login', () => ok({ ...ruth, isNewUser: false }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ruth@test.example');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('the invitation')).toBeTruthy();
  });

  it('the registration has name, address and organization filled in, and leads back to it', async () => {
    const { api, user } = await openInvited('/register');
    api.answer('POST /users', () => ok(ruth));
    await user.type(screen.getByLabelText('Password'), 'long enough');
    await user.type(screen.getByLabelText('Confirm password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('the invitation')).toBeTruthy();
    expect(posts(api).map((one) => one.body)).toEqual([
      { name: 'Ruth Adeyemi', email: 'ruth@test.example', password: 'long enough', organization: 'Halden Freight' },
    ]);
  });

  it('they are as ever where the invitation is over, or can’t be read', async () => {
    returnTo.remember('/invitations/a-token');
    open('/register', undefined, { [INVITATION]: () => fail(404, 'not_found', 'no') });
    expect(await screen.findByRole('button', { name: 'Start Free Trial' })).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  });

  it('a newcomer who wanted to go elsewhere begins at the dashboard', async () => {
    returnTo.remember('/coaching-history');
    const { api, user } = open('/register');
    api.answer('POST /users', () => ok(ruth));
    for (const [label, text] of [
      ['Full name', 'Ruth Adeyemi'],
      ['Email', 'ruth@test.example'],
      ['Organization', 'Halden'],
      ['Password', 'long enough'],
      ['Confirm password', 'long enough'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'Start Free Trial' }));
    expect(await screen.findByText('the dashboard')).toBeTruthy();
  });
});
