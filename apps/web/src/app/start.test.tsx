import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { scriptApi } from '@/testing/scripted-api';
import { startApp } from './start';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scriptApi({ 'GET /config': () => new Promise<never>(() => undefined) });
});
afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

describe('the app in the place of what the server sent', () => {
  it('keeps the heading of an unknown page until it can show its own', async () => {
    window.history.replaceState(null, '', '/features/no-such-feature');
    const container = document.createElement('div');
    container.innerHTML = '<h1>As the server sent it</h1>';
    document.body.append(container);
    let without = 0;
    const watch = new MutationObserver(() => {
      if (container.querySelector('h1') === null) without += 1;
    });
    watch.observe(container, { childList: true, subtree: true });
    await act(() => startApp(container));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Feature Not Found' })).toBeTruthy());
    watch.disconnect();
    expect(without).toBe(0);
  });
});
