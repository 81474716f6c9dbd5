import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sampleConversation } from '@parley/report/testing';
import type { Plan } from '@parley/shared';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleOwnScenario, samplePlan, sampleTemplate } from '@/testing/samples';
import { fail, ok, scriptApi, type ScriptedApi } from '@/testing/scripted-api';
import { CustomScenariosPage } from './custom-scenarios-page';

type Answers = Parameters<typeof scriptApi>[0];
const planWith = (customScenarios: Plan['entitlements']['customScenarios']): Plan =>
  samplePlan({ entitlements: { ...samplePlan().entitlements, customScenarios } });

const none = () => ok([], { nextCursor: null, total: 0 });
function open(answers: Answers = {}, plan = samplePlan()): ScriptedApi {
  const api = scriptApi({
    'GET /users/plan': () => ok(plan),
    'GET /config': () => ok({}),
    'GET /custom-scenarios': ({ query }) =>
      query.get('scope') === 'own' ? ok([sampleTemplate()], { nextCursor: null, total: 1 }) : none(),
    'GET /scenarios': none,
    ...answers,
  });
  renderPage({ at: '/custom-scenarios', path: '/custom-scenarios', page: <CustomScenariosPage /> });
  return api;
}
const address = (): string => screen.getByTestId('address').textContent;
const generated = (notice: string | null = null) =>
  ok({ conversation: sampleConversation({ _id: 'c9' }), scenario: sampleOwnScenario(notice) });

afterEach(() => {
  jest.useRealTimers();
  // Toasts belong to the app, not to a page.
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) act(() => close.click());
  cleanup();
});

describe('the list', () => {
  it('shows templates with whom, what and why, and leads to each', async () => {
    open();
    const row = (await screen.findByRole('link', { name: 'Moving the depot' })).closest('li') ?? document.body;
    expect(row.textContent).toContain('Client and Vendor');
    expect(row.textContent).toContain('Timeline pressure');
    expect(within(row).getByText('Negotiation skills')).toBeTruthy();
    expect(within(row).getByText('Close with a date')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Moving the depot' }).getAttribute('href')).toBe('/custom-scenarios/t1');
    expect(screen.queryByRole('heading', { name: 'Your scenarios' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Shared by others' })).toBeNull();
  });

  it('says that it loads, and offers the first template where there is none', async () => {
    open({ 'GET /custom-scenarios': none });
    expect(screen.getByText('Loading custom scenarios...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeTruthy();
    const links = await screen.findAllByRole('link', { name: 'Create Custom Scenario' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/custom-scenarios/new', '/custom-scenarios/new']);
  });

  it('says when it did not come, and tries again', async () => {
    const api = open({ 'GET /custom-scenarios': () => new Response('', { status: 500 }) });
    const [first] = await screen.findAllByRole('alert');
    expect(first?.textContent).toContain('Failed to fetch custom scenarios');
    api.answer('GET /custom-scenarios', none);
    for (const again of screen.getAllByRole('button', { name: 'Try Again' })) await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeTruthy();
  });

  it('reads further pages when asked', async () => {
    const second = sampleTemplate({ _id: 't2', title: 'The second page' });
    open({
      'GET /custom-scenarios': ({ query }) => {
        if (query.get('scope') === 'public') return none();
        return query.get('cursor') === 't1'
          ? ok([second], { nextCursor: null, total: 2 })
          : ok([sampleTemplate()], { nextCursor: 't1', total: 2 });
      },
    });
    expect(await screen.findByText('1 of 2 shown')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'The second page' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('has what was made of them, and what others share, which can only be used and copied', async () => {
    const shared = sampleTemplate({ _id: 't9', title: 'From somebody else', isOwn: false, isPublic: true });
    open({
      'GET /custom-scenarios': ({ query }) =>
        query.get('scope') === 'own' ? none() : ok([shared], { nextCursor: null, total: 1 }),
      'GET /scenarios': () => ok([sampleOwnScenario('Written without a provider.')], { nextCursor: null, total: 1 }),
    });
    const own = await screen.findByRole('region', { name: 'Your scenarios' });
    expect(within(own).getByText('Your best 7.4')).toBeTruthy();
    expect(within(own).getByText('Written without a provider.')).toBeTruthy();
    await screen.findByRole('region', { name: 'Shared by others' });
    await userEvent.click(screen.getByRole('button', { name: 'More about From somebody else' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Duplicate']);
  });
});

describe('generating', () => {
  async function choose(name: string, user: Pick<UserEvent, 'click'> = userEvent): Promise<void> {
    await user.click(await screen.findByRole('button', { name: /^Generate Scenario/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }

  it.each([
    ['1 s', null, 1000],
    ['2 s where the built-in engine wrote', 'The provider could not write it.', 2000],
  ])('opens the conversation after %s', async (_when, notice, ms) => {
    jest.useFakeTimers();
    const api = open({ 'POST /custom-scenarios/t1/generate': () => generated(notice) });
    await choose('Vendor', userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }));
    const said = await screen.findByText(/Your scenario is ready/);
    expect(said.textContent).toBe(
      `${notice === null ? '' : `${notice} `}Your scenario is ready. The conversation opens.`,
    );
    expect(api.asked.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ stakeholderType: 'vendor' });
    act(() => jest.advanceTimersByTime(ms - 100));
    expect(address()).toBe('/custom-scenarios');
    act(() => jest.advanceTimersByTime(100));
    expect(address()).toBe('/coaching-sessions/c9');
  });

  it('says in the row why nothing came of it, and begins nothing else meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    open({ 'POST /custom-scenarios/t1/generate': () => new Promise<Response>((resolve) => (answer = resolve)) });
    await choose('Client');
    expect(await screen.findByText(/Writing your scenario/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Generate Scenario/ }).hasAttribute('disabled')).toBe(true);
    answer(fail(503, 'upstream_unavailable', 'The scenario could not be written.'));
    expect((await screen.findByRole('alert')).textContent).toContain('The scenario could not be written.');
    expect(screen.getByText('Your template is safe, and no session was used.')).toBeTruthy();
  });

  it('has words of its own where the server has none', async () => {
    open({ 'POST /custom-scenarios/t1/generate': () => new Response('<html>', { status: 502 }) });
    await choose('Client');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate scenario');
  });

  it('asks nothing where there is one stakeholder', async () => {
    const api = open({
      'GET /custom-scenarios': ({ query }) =>
        query.get('scope') === 'own'
          ? ok([sampleTemplate({ stakeholderTypes: ['client'] })], { nextCursor: null, total: 1 })
          : none(),
      'POST /custom-scenarios/t1/generate': () => generated(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Scenario from Moving the depot' }));
    await screen.findByText(/Your scenario is ready/);
    expect(api.asked.find(({ route }) => route.startsWith('POST'))?.body).toEqual({});
  });

  it('rehearses a scenario again, and says why it could not', async () => {
    const api = open({
      'GET /scenarios': () => ok([sampleOwnScenario()], { nextCursor: null, total: 1 }),
      'POST /conversations': () => new Response('', { status: 500 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rehearse Moving the depot' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to start scenario');
    api.answer('POST /conversations', () => ok(sampleConversation({ _id: 'c9' })));
    await userEvent.click(screen.getByRole('button', { name: 'Rehearse Moving the depot' }));
    await waitFor(() => expect(address()).toBe('/coaching-sessions/c9'));
  });
});

describe('deleting', () => {
  it('takes a template away at once, and brings it back', async () => {
    let isDeleted = false;
    const api = open({
      'GET /custom-scenarios': ({ query }) =>
        isDeleted || query.get('scope') !== 'own' ? none() : ok([sampleTemplate()], { nextCursor: null, total: 1 }),
      'DELETE /custom-scenarios/t1': () => {
        isDeleted = true;
        return ok({ restorableUntil: '2026-11-23T09:00:00.000Z' });
      },
      'POST /custom-scenarios/t1/restore': () => {
        isDeleted = false;
        return ok(sampleTemplate());
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More about Moving the depot' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your templates' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Moving the depot' })).toBeTruthy();
    expect(await screen.findByText('The template is back.')).toBeTruthy();
    expect(api.asked.map(({ route }) => route)).toContain('POST /custom-scenarios/t1/restore');
  });

  it('says when it failed, and leaves everything there', async () => {
    open({
      'GET /scenarios': () => ok([sampleOwnScenario()], { nextCursor: null, total: 1 }),
      'DELETE /scenarios/s1': () => fail(404, 'not_found', 'Scenario not found'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Moving the depot' }));
    expect(await screen.findByText('Scenario not found')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rehearse Moving the depot' })).toBeTruthy();
  });

  it('duplicates what it says, private and under another name', async () => {
    const api = open({
      'POST /custom-scenarios': () => ok(sampleTemplate({ _id: 't2', title: 'Copy of Moving the depot' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More about Moving the depot' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(address()).toBe('/custom-scenarios/t2/edit');
    expect(api.asked.find(({ route }) => route === 'POST /custom-scenarios')?.body).toMatchObject({
      title: 'Copy of Moving the depot',
      customContext: sampleTemplate().customContext,
      isPublic: false,
    });
  });
});

describe('a plan without custom scenarios', () => {
  it.each([
    ['none', 'Custom scenarios come with Solo Pro', 'See Solo Pro', '/pricing?upgrade=solo-pro'],
    ['read_only', 'Your plan has ended', 'See the plans', '/pricing?trial_expired=true'],
  ] as const)('(%s) still reads what was made, and is told what it would take', async (access, title, action, to) => {
    open({ 'GET /scenarios': () => ok([sampleOwnScenario()], { nextCursor: null, total: 1 }) }, planWith(access));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(to);
    expect(await screen.findByRole('link', { name: 'Moving the depot' })).toBeTruthy();
    await screen.findByRole('region', { name: 'Your scenarios' });
    for (const name of [/^Generate Scenario/, /^Rehearse/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create Custom Scenario' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More about Moving the depot' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Delete']);
  });
});
