import { afterEach, describe, expect, it } from '@jest/globals';
import { sampleConversation } from '@parley/report/testing';
import type { Recommendation } from '@parley/shared';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleScenarios } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { Recommendations } from './recommendations';

const REASONS = [
  { kind: 'track', text: 'Next on New PM Essentials: 2 of 4' },
  { kind: 'skill', text: 'Your lowest skill over the last five: negotiation skills, 4.2' },
] as const;
const recommendations = (): Recommendation[] =>
  REASONS.flatMap((reason, index) => {
    const scenario = sampleScenarios()[index];
    return scenario === undefined ? [] : [{ scenario, reason }];
  });
const list = (items: readonly Recommendation[]) => ok(items, { nextCursor: null, total: items.length });
const open = () => renderPage({ at: '/here', path: '/here', page: <Recommendations /> });
const address = () => screen.getByTestId('address').textContent;

afterEach(cleanup);

describe('what to practise next (product §22)', () => {
  it('names each scenario with its reason, and starts it', async () => {
    const api = scriptApi({
      'GET /recommendations': () => list(recommendations()),
      'POST /conversations': () => ok(sampleConversation({ _id: 'c9' })),
    });
    open();
    expect(await screen.findByRole('region', { name: 'What to practise next' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Next on New PM Essentials: 2 of 4'),
      expect.stringContaining('Your lowest skill over the last five: negotiation skills, 4.2'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Start Scope Change Request' }));
    await waitFor(() => expect(address()).toBe('/coaching-sessions/c9'));
    expect(api.asked.find(({ route }) => route === 'POST /conversations')?.body).toEqual({ scenarioId: 'a2' });
  });

  it('says why one could not be started, and lets it be tried again', async () => {
    scriptApi({
      'GET /recommendations': () => list(recommendations()),
      'POST /conversations': () => fail(404, 'not_found', 'This scenario does not exist any more.'),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Scope Change Request' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This scenario does not exist any more.');
    expect(screen.getByRole('button', { name: 'Start Scope Change Request' }).hasAttribute('disabled')).toBe(false);
  });

  it('shows nothing where there is nothing, or it could not be read', async () => {
    const api = scriptApi({ 'GET /recommendations': () => list([]) });
    open();
    await waitFor(() => expect(api.asked).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    const failing = scriptApi({ 'GET /recommendations': () => fail(500, 'internal', 'Something went wrong.') });
    open();
    await waitFor(() => expect(failing.asked).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
