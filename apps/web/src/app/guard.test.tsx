import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createSession } from '@/lib/session/session';

const stored = new Map<string, string>();
const session = createSession({
  get: (key) => stored.get(key) ?? null,
  set: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
});
jest.unstable_mockModule('@/lib/session', async () => {
  const { useSyncExternalStore } = await import('react');
  return { session, useSession: () => useSyncExternalStore(session.subscribe, session.getState) };
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
});
