import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createSession } from '@/lib/session/session';
import { fail, scriptApi } from '@/testing/scripted-api';

const stored = new Map<string, string>();
const session = createSession({
  get: (key) => stored.get(key) ?? null,
  set: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
});
jest.unstable_mockModule('@/lib/session', async () => {
  const { useSyncExternalStore } = await import('react');
  const useSession = () => useSyncExternalStore(session.subscribe, session.getState);
  return { session, useSession, leaveSignedOut: () => session.clear() };
});
const { RequireSignIn } = await import('./guard');

afterEach(cleanup);

describe('route guard', () => {
  it('says Loading... until it is known who is there, then sends a visitor to /login', () => {
    render(
      <MemoryRouter initialEntries={['/dashboard']}>
        <Routes>
          <Route element={<RequireSignIn />}>
            <Route path="/dashboard" element={<p>secret</p>} />
          </Route>
          <Route path="/login" element={<p>sign in here</p>} />
        </Routes>
      </MemoryRouter>,
    );
    expect(screen.getByText('Loading...')).toBeTruthy();
    act(() => session.restore());
    expect(screen.queryByText('secret')).toBeNull();
    expect(screen.getByText('sign in here')).toBeTruthy();
  });

  it('tells who closed their account when it is erased, in place of the page', () => {
    scriptApi({ 'GET /config': () => fail(503, 'upstream_unavailable', 'Away') });
    session.signIn({
      _id: 'u1',
      name: 'Ruth Adeyemi',
      email: 'ruth@test.example',
      organization: '',
      photoURL: null,
      plan: 'free_trial',
      isNewUser: false,
      hasPassword: true,
      pendingEmail: null,
      closing: { closedAt: '2026-11-22T09:00:00.000Z', erasedAt: '2026-12-22T09:00:00.000Z' },
      token: 't1',
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/dashboard']}>
          <Routes>
            <Route element={<RequireSignIn />}>
              <Route path="/dashboard" element={<p>secret</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(screen.queryByText('secret')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your account is closed' })).toBeTruthy();
    expect(screen.getByText(/is erased on Tuesday/)).toBeTruthy();
  });
});
