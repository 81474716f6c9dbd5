import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { usePlan } from '@/lib/plan';
import { renderPage } from '@/testing/render-page';
import { sampleConfig, samplePlan } from '@/testing/samples';
import { ok, scriptApi } from '@/testing/scripted-api';
import { PlanStateNotice } from './plan-state-notice';

function Settled() {
  return usePlan().isFetched ? <p>settled</p> : null;
}
async function open(at: string) {
  const plan = samplePlan({ planType: 'solo_core', planName: 'Solo Core', isTrialActive: false, state: 'paused' });
  scriptApi({ 'GET /config': () => ok(sampleConfig()), 'GET /users/plan': () => ok(plan) });
  renderPage({
    at,
    path: '*',
    page: (
      <main>
        <PlanStateNotice />
        <Settled />
      </main>
    ),
  });
  await waitFor(() => expect(screen.getByText('settled')).toBeTruthy());
}

afterEach(cleanup);

describe('the notice of the layout (product §5.19)', () => {
  it.each(['/dashboard', '/coaching-history', '/learning-tracks', '/coaching-sessions'])('stands on %s', async (at) => {
    await open(at);
    expect(screen.getByRole('region', { name: 'How your plan stands' }).textContent).toContain('Solo Core is paused.');
    expect(await screen.findByText(/Write to help@test\.example to continue\./)).toBeTruthy();
  });

  it.each(['/pricing', '/settings', '/payment/success', '/coaching-sessions/67'])('keeps away from %s', async (at) => {
    await open(at);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
