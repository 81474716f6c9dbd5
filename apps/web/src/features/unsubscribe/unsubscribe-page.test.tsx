import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { session } from '@/lib/session';
import '@/testing/patience';
import { sampleConfig } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { UnsubscribePage } from './unsubscribe-page';

const TOKEN = '64b7f0c2a1d3e4f5a6b7c8d9.monthlyProgress.signature';
const NOT_OURS = 'This link is not one of ours, or its account is gone. Nothing was changed.';

function open(token: string, answer = () => ok({ preference: 'monthlyProgress', wanted: false })) {
  const api = scriptApi({
    'GET /config': () => ok(sampleConfig()),
    [`POST /unsubscribe/${token}`]: answer,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/unsubscribe?token=${token}`]}>
        <Routes>
          <Route path="/unsubscribe" element={<UnsubscribePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const posts = () => api.asked.filter(({ route }) => route.startsWith('POST')).length;
  return { posts, user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Send Me No More of These' });

beforeEach(() => {
  localStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('the page a letter leads to', () => {
  it('says what would end and does nothing by itself', async () => {
    const { posts, user } = open(TOKEN);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No more of these e-mails?');
    expect(screen.getByText(/“Monthly progress”: On the first of a month/)).toBeTruthy();
    expect(posts()).toBe(0);
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'You will get no more of these' })).toBeTruthy();
    expect(posts()).toBe(1);
  });

  it('says so when the link is none of ours, and can be tried again after a failure', async () => {
    const { user } = open(TOKEN, () => fail(404, 'not_found', NOT_OURS));
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(NOT_OURS);
    expect(button()).toHaveProperty('disabled', false);
  });

  it('asks nothing of the server for what can not be a link of ours', () => {
    const { posts } = open('nonsense');
    expect(screen.getByRole('alert').textContent).toContain(NOT_OURS);
    expect(screen.queryByRole('button')).toBeNull();
    expect(posts()).toBe(0);
  });
});
