import { describe, expect, it } from '@jest/globals';
import { sampleConversation } from '@parley/report/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { samplePlan, sampleScenarios } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { LibraryPage } from './library-page';

const open = (at = '/coaching-sessions') =>
  renderPage({ at, path: '/coaching-sessions', page: <LibraryPage next={<p>what comes next</p>} /> });
const answers = (plan = samplePlan()) => ({
  'GET /users/plan': () => ok(plan),
  'GET /config': () => ok({}),
  'GET /scenarios': () => ok(sampleScenarios(), { nextCursor: null }),
});
const address = () => screen.getByTestId('address').textContent;

describe('the library', () => {
  it('says how many sessions are left and counts what it holds', async () => {
    scriptApi(answers());
    open();
    await screen.findByText('4 of 4');
    expect(await screen.findByText(/uses one of your 12 sessions/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'The library in figures' }).textContent).toBe(
      '4 scenarios4 stakeholder types3 categories3 difficulty levels',
    );
    expect(screen.getByText('Your best 8.6')).toBeTruthy();
    expect(screen.getAllByText('+2 more')).toHaveLength(2);
  });

  it('keeps search and filters in the address', async () => {
    scriptApi(answers());
    open('/coaching-sessions?from=mail');
    await screen.findByText('4 of 4');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search scenarios' }), 'weeks');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'medium');
    await screen.findByText('1 of 4');
    expect(address()).toBe('/coaching-sessions?from=mail&search=weeks&difficulty=medium');
    expect(screen.getByRole('button', { name: 'Start Technical Debt vs Timeline Pressure' })).toBeTruthy();
  });

  it('opens with the filters of the address, and leads out of an empty result', async () => {
    scriptApi(answers());
    open('/coaching-sessions?category=timeline_negotiation&difficulty=easy');
    await screen.findByText('No scenarios match your filters.');
    expect(screen.getByText('Timeline Negotiation has 2 scenarios, none of them Easy.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear difficulty' }));
    await screen.findByText('2 of 4');
    expect(address()).toBe('/coaching-sessions?category=timeline_negotiation');
  });

  it('says above the whole library what to practise next, and not above a part of it', async () => {
    scriptApi(answers());
    open();
    expect(await screen.findByText('what comes next')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'medium');
    expect(screen.queryByText('what comes next')).toBeNull();
  });

  it('reads every page of the list', async () => {
    const [first, ...rest] = sampleScenarios();
    const api = scriptApi(answers());
    api.answer('GET /scenarios', ({ query }) =>
      query.get('cursor') === 'next' ? ok(rest, { nextCursor: null }) : ok([first], { nextCursor: 'next' }),
    );
    open();
    expect(await screen.findByText('4 of 4')).toBeTruthy();
  });

  it('begins a conversation and opens it', async () => {
    let release: () => void = () => undefined;
    const api = scriptApi(answers());
    api.answer('POST /conversations', async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return ok(sampleConversation({ _id: 'c9' }));
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Scope Change Request' }));
    expect(await screen.findByText('Starting...')).toBeTruthy();
    for (const row of screen.getAllByRole('button', { name: /^Start / }))
      expect(row.hasAttribute('disabled')).toBe(true);
    release();
    await waitFor(() => expect(address()).toBe('/coaching-sessions/c9'));
    expect(api.asked.filter(({ route }) => route === 'POST /conversations').map(({ body }) => body)).toEqual([
      { scenarioId: 'a2' },
    ]);
  });

  it('says in the row why it did not begin, with the server’s words or those of product §2.12', async () => {
    const api = scriptApi(answers());
    api.answer('POST /conversations', () => new Response('<html>', { status: 502 }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Scope Change Request' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to start coaching session');
    api.answer('POST /conversations', () => fail(404, 'not_found', 'This scenario is gone.'));
    await userEvent.click(screen.getByRole('button', { name: 'Start Scope Change Request' }));
    expect(await screen.findByText('This scenario is gone.')).toBeTruthy();
  });

  it('says when the list did not come, and tries again', async () => {
    const api = scriptApi({ ...answers(), 'GET /scenarios': () => new Response('', { status: 500 }) });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch scenarios');
    api.answer('GET /scenarios', answers()['GET /scenarios']);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('4 of 4');
  });

  it('says that nothing new can begin', async () => {
    scriptApi(
      answers(
        samplePlan({ creditsUsed: 20, entitlements: { ...samplePlan().entitlements, canStartConversation: false } }),
      ),
    );
    open();
    expect(await screen.findByText(/All your sessions are used/)).toBeTruthy();
  });
});
