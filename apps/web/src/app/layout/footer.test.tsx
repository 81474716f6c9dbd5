import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { RegisterPage } from '@/features/auth/register-page';
import { session } from '@/lib/session';
import '@/testing/patience';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { Footer } from './footer';

function open(path = '/') {
  const api = scriptApi({
    'GET /config': () =>
      ok({
        brand: { name: 'Parley', publicUrl: '', supportEmail: 'help@test.example', phone: '', office: '' },
        coach: { engine: 'rehearsal', model: 'm' },
        google: null,
        paymentsOpen: false,
      }),
    'POST /enquiries': () => ok({ received: true }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/register" element={<RegisterPage />} />
        </Routes>
        <Footer />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { api, user: userEvent.setup(), start: within(screen.getByRole('form', { name: 'Get Started' })) };
}

const bodies = (api: ReturnType<typeof open>['api']) =>
  api.asked.filter((one) => one.route === 'POST /enquiries').map((one) => one.body);
const registration = () => screen.findByRole('heading', { level: 1, name: 'Start Free Trial' });

beforeEach(() => {
  localStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('the footer (product §2.6)', () => {
  it.each(['/', '/register'])(
    'sends the address from %s, says thank you and opens registration with it',
    async (path) => {
      const { api, user, start } = open(path);
      await user.type(start.getByLabelText('Your email'), 'ines@test.example');
      await user.click(start.getByRole('button', { name: 'Get Started' }));
      expect((await screen.findByRole('status')).textContent).toBe(
        'Thank you! We have received ines@test.example, and filled it in below.',
      );
      await registration();
      expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ines@test.example');
      expect(start.getByLabelText('Your email')).toHaveProperty('value', '');
      expect(document.activeElement).toBe(
        path === '/' ? screen.getByRole('heading', { level: 1 }) : screen.getByRole('status'),
      );
      expect(bodies(api)).toEqual([{ kind: 'footer', email: 'ines@test.example' }]);
    },
  );

  it('sends nothing where nothing was typed, and opens registration', async () => {
    const { api, user, start } = open();
    await user.click(start.getByRole('button', { name: 'Get Started' }));
    await registration();
    expect(screen.queryByRole('status')).toBeNull();
    expect(bodies(api)).toEqual([]);
  });

  it('leaves the check of the address to the browser', async () => {
    const { api, user, start } = open();
    const field = start.getByLabelText('Your email');
    await user.type(field, 'no-at-sign');
    await user.click(start.getByRole('button', { name: 'Get Started' }));
    expect(field).toHaveProperty('validity.typeMismatch', true);
    expect(bodies(api)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
  });

  it.each([
    [
      'a text of its own where the server says nothing',
      () => new Response('down', { status: 502 }),
      'Failed to submit form. Please try again.',
    ],
    [
      'the server’s own words',
      () => fail(400, 'validation_failed', 'Please enter a valid email address'),
      'Please enter a valid email address',
    ],
  ])('shows %s, and still leads on', async (_, answer, text) => {
    const { api, user, start } = open();
    api.answer('POST /enquiries', answer);
    await user.type(start.getByLabelText('Your email'), 'ines@test.example');
    await user.click(start.getByRole('button', { name: 'Get Started' }));
    const alert = await start.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(start.getByLabelText('Your email')).toHaveProperty('value', 'ines@test.example');
    await user.click(within(alert).getByRole('link', { name: 'go straight to registration' }));
    await registration();
  });

  it('keeps only its links for who is signed in', () => {
    session.signIn({
      _id: 'u1',
      name: 'Ruth',
      email: 'ruth@test.example',
      organization: '',
      photoURL: null,
      plan: 'free_trial',
      isNewUser: false,
      hasPassword: true,
      pendingEmail: null,
      token: 't1',
    });
    expect(() => open()).toThrow(/Get Started/);
    expect(screen.getByRole('navigation', { name: 'Footer' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
