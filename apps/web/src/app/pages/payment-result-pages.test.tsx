import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Plan } from '@parley/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { logger } from '@/lib/logger';
import { session } from '@/lib/session';
import { sampleConfig, sampleCore, samplePlan } from '@/testing/samples';
import { ok, scriptApi } from '@/testing/scripted-api';
import { PaymentCancelledPage, PaymentSuccessPage } from './payment-result-pages';

/** Each look at the plan begins the wait for the next, so time passes in small steps. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) await act(() => jest.advanceTimersByTimeAsync(500));
}

function open(page: 'success' | 'cancelled', { plan, query = '' }: { plan?: () => Plan; query?: string } = {}) {
  const api = scriptApi({
    'GET /config': () => ok(sampleConfig()),
    'GET /users/plan': () => ok(plan?.() ?? samplePlan()),
  });
  if (plan !== undefined)
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
      token: 't1',
    });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/payment/${page}${query}`]}>
        {page === 'success' ? <PaymentSuccessPage /> : <PaymentCancelledPage />}
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return api;
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('/payment/success (product §3.12)', () => {
  it('logs the session and does nothing else with it, signed in or not', async () => {
    const logged = jest.spyOn(logger, 'info').mockImplementation(() => undefined);
    const api = open('success', { query: '?session_id=cs_1' });
    await pass(100);
    expect(logged.mock.calls).toEqual([['Returned from checkout', { sessionId: 'cs_1' }]]);
    expect(JSON.stringify(api.asked)).not.toContain('cs_1');
    logged.mockRestore();
  });

  it('leads a visitor on, and asks for nobody’s plan', async () => {
    const api = open('success');
    expect(screen.getByText(/It usually shows in your account within a few minutes\./)).toBeTruthy();
    await pass(20_000);
    expect(api.asked.map(({ route }) => route)).toEqual(['GET /config']);
    expect(links()).toEqual([
      ['Go to Dashboard', '/dashboard'],
      ['Learning Tracks', '/learning-tracks'],
    ]);
  });

  it('waits until the plan has it, and says so', async () => {
    let plan = samplePlan();
    open('success', { plan: () => plan });
    await pass(3000);
    expect(screen.getByText('Your subscription is being activated...')).toBeTruthy();
    plan = sampleCore();
    await pass(10_000);
    expect(screen.getByText('Solo Core is active.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('20 sessions a month; the next bill comes on');
  });

  it('says after a minute what to do, stops asking, and looks again when told to', async () => {
    const api = open('success', { plan: () => samplePlan() });
    const asked = () => api.asked.filter(({ route }) => route === 'GET /users/plan').length;
    await pass(59_000);
    expect(screen.queryByText(/Your plan does not show the payment yet/)).toBeNull();
    await pass(2000);
    expect(screen.getByText(/Your plan does not show the payment yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Billing & Plans' }).getAttribute('href')).toBe('/settings?tab=billing');
    await pass(60_000);
    const before = asked();
    await pass(60_000);
    expect(asked()).toBe(before);
    act(() => screen.getByRole('button', { name: 'Look again' }).click());
    await pass(5000);
    expect(asked()).toBeGreaterThan(before);
    expect(screen.getByText('Your subscription is being activated...')).toBeTruthy();
  });
});

describe('/payment/cancelled', () => {
  it('says that nothing was charged, and leads to prices, contact and dashboard', () => {
    open('cancelled');
    expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
    expect(links().map(([, to]) => to)).toEqual(['/pricing', '/contact', '/dashboard']);
  });
});
