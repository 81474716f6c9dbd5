import { describe, expect, it, jest } from '@jest/globals';
import type { SessionUser } from '@parley/shared';
import type { KeyValueStorage } from '@/lib/storage';
import { createSession } from './session';

function memory(entries: Record<string, string> = {}): KeyValueStorage & { readonly values: Map<string, string> } {
  const values = new Map(Object.entries(entries));
  return {
    values,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

const ruth: SessionUser = {
  _id: 'u1',
  name: 'Ruth',
  email: 'ruth@test.example',
  organization: '',
  photoURL: null,
  plan: 'free_trial',
  isNewUser: true,
  hasPassword: true,
  pendingEmail: null,
  token: 't1',
};

describe('session', () => {
  it('is loading until it is restored, then signed out where nothing is stored', () => {
    const session = createSession(memory());
    expect(session.getState().status).toBe('loading');
    session.restore();
    expect(session.getState()).toEqual({ status: 'signed-out', user: null });
  });

  it('stores user and token apart on signing in, and restores them', () => {
    const storage = memory();
    createSession(storage).signIn(ruth);
    expect(storage.values.get('token')).toBe('t1');
    expect(storage.values.get('user')).not.toContain('t1');
    const later = createSession(storage);
    later.restore();
    expect(later.getState()).toMatchObject({ status: 'signed-in', user: { name: 'Ruth' } });
    expect(later.token()).toBe('t1');
  });

  it('takes up what an earlier version stored, and goes on with another token', () => {
    const { hasPassword: _has, pendingEmail: _pending, token: _token, ...earlier } = ruth;
    const storage = memory({ user: JSON.stringify(earlier), token: 't1' });
    const session = createSession(storage);
    session.restore();
    expect(session.getState().user).toMatchObject({ hasPassword: true, pendingEmail: null });
    session.replaceToken('t2');
    expect(session.token()).toBe('t2');
    expect(session.getState().status).toBe('signed-in');
  });

  it.each([
    ['a user without a token', { user: JSON.stringify(ruth) }],
    ['a token without a user', { token: 't1' }],
    ['a record that is no JSON', { token: 't1', user: '{oops' }],
    ['a record that is no user', { token: 't1', user: '[1]' }],
  ])('does not take %s for a sign-in', (_, stored) => {
    const session = createSession(memory(stored));
    session.restore();
    expect(session.getState().status).toBe('signed-out');
  });

  it('forgets everything when cleared, and tells its listeners', () => {
    const storage = memory();
    const session = createSession(storage);
    session.signIn(ruth);
    const listener = jest.fn();
    session.subscribe(listener);
    session.clear();
    expect([...storage.values.keys()]).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getState().status).toBe('signed-out');
  });

  it('replaces the user and keeps the token', () => {
    const session = createSession(memory());
    session.signIn(ruth);
    session.replaceUser({ ...ruth, name: 'Ruth A' });
    expect(session.getState().user?.name).toBe('Ruth A');
    expect(session.token()).toBe('t1');
  });
});
