import { afterEach, describe, expect, it } from '@jest/globals';
import { sampleConversation } from '@parley/report/testing';
import type { KitDetail } from '@parley/shared';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleKitDetail } from '@/testing/sample-tracks';
import { sampleCore, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { TrackPage } from './track-page';

const KIT = 'GET /starter-kits/new-pm-essentials';
const NEXT = 'POST /starter-kits/new-pm-essentials/start-next';
const answers = (detail: KitDetail = sampleKitDetail([8.1]), plan = samplePlan()) => ({
  'GET /users/plan': () => ok(plan),
  'GET /config': () => ok({}),
  [KIT]: () => ok(detail),
});
const open = (at = '/learning-tracks/new-pm-essentials') =>
  renderPage({ at, path: '/learning-tracks/:slug', page: <TrackPage /> });
const address = () => screen.getByTestId('address').textContent;
const started = (begun: boolean) =>
  ok({
    conversation: { _id: 'c7', status: 'in_progress', isAnalysing: false, startedAt: '2026-11-22T10:00:00.000Z' },
    begun,
  });

const row = async (title: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name: title })).closest('li');
  if (found === null) throw new Error(`${title} stands in no row`);
  return within(found);
};

afterEach(cleanup);

describe('a track (product §16.3)', () => {
  it('shows in its head how far one is and for whom it is, and beside the path what one takes away', async () => {
    scriptApi(answers());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'New PM Essentials' })).toBeTruthy();
    expect(document.title).toContain('New PM Essentials');
    expect(screen.getByText('25%').parentElement?.textContent).toMatch(/^25% In Progress, 1 of 4\s+scenarios$/);
    for (const text of ['Project managers with 0-3 years of experience', '2-3 hours', 'Early career'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const heading of ['Quick actions', 'Learning outcomes', 'Tips'])
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(screen.getByText('Hear an objection to its end')).toBeTruthy();
    expect(screen.getByText('Name the worry')).toBeTruthy();
  });

  it('has completed, next and locked scenarios on its path', async () => {
    scriptApi(answers());
    open();
    const first = await row('The Board Already Has the Date');
    expect(first.getByText('Completed')).toBeTruthy();
    expect(first.getByText('8.1')).toBeTruthy();
    expect(first.getByRole('link', { name: /View report/ }).getAttribute('href')).toBe('/coaching-sessions/done-1');
    const second = await row('Scope Change Request');
    expect(second.getByText('Next')).toBeTruthy();
    expect(second.getByRole('button', { name: 'Start Scope Change Request' })).toBeTruthy();
    const third = await row('Technical Debt vs Timeline Pressure');
    expect(third.getByText('Locked')).toBeTruthy();
    expect(third.getByText('Opens when Scope Change Request is completed')).toBeTruthy();
    expect(third.queryByRole('button')).toBeNull();
  });

  it('begins the next scenario, once, and opens the conversation', async () => {
    let release: () => void = () => undefined;
    const api = scriptApi({
      ...answers(),
      [NEXT]: async () => {
        await new Promise<void>((resolve) => (release = resolve));
        return started(true);
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Scope Change Request' }));
    expect(await screen.findByText('Starting...')).toBeTruthy();
    for (const button of screen.getAllByRole('button')) expect(button.hasAttribute('disabled')).toBe(true);
    release();
    await waitFor(() => expect(address()).toBe('/coaching-sessions/c7'));
    expect(api.asked.filter(({ route }) => route === NEXT)).toHaveLength(1);
  });

  it('goes on with the conversation that is being held', async () => {
    scriptApi({ ...answers(sampleKitDetail([8.1], 'c7')), [NEXT]: () => started(false) });
    open();
    const second = await row('Scope Change Request');
    expect(second.getByText('In Progress')).toBeTruthy();
    await userEvent.click(second.getByRole('button', { name: 'Continue Scope Change Request' }));
    await waitFor(() => expect(address()).toBe('/coaching-sessions/c7'));
  });

  it('repeats a completed scenario through the library’s door, and says how often it was completed', async () => {
    const detail = sampleKitDetail([8.1]);
    const [first, ...rest] = detail.progress.scenarioProgress;
    if (first === undefined) throw new Error('The sample has no scenario');
    const progress = { ...detail.progress, scenarioProgress: [{ ...first, completions: 3 }, ...rest] };
    const api = scriptApi({
      ...answers({ ...detail, progress }),
      'POST /conversations': () => ok(sampleConversation({ _id: 'c8' })),
    });
    open();
    expect((await row('The Board Already Has the Date')).getByText('best of 3')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Rehearse again The Board Already Has the Date' }));
    await waitFor(() => expect(address()).toBe('/coaching-sessions/c8'));
    expect(api.asked.find(({ route }) => route === 'POST /conversations')?.body).toEqual({
      scenarioId: first.scenario._id,
    });
  });

  it('is a completed kit with its average at the end', async () => {
    scriptApi(answers(sampleKitDetail([8, 6, 7, 9])));
    open();
    const done = (await screen.findByRole('heading', { name: 'Kit Completed' })).closest('section');
    expect(done?.textContent).toMatch(/all 4\s+scenarios of New PM Essentials.*7\.5/);
    expect(screen.queryByRole('button', { name: /^(Start|Continue)/ })).toBeNull();
  });

  it('says at its row why a scenario could not be begun, and reads the track again', async () => {
    const api = scriptApi({ ...answers(), [NEXT]: () => fail(409, 'conflict', 'You have completed it.') });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Scope Change Request' }));
    const alert = within((await row('Scope Change Request')).getByRole('alert'));
    expect(alert.getByText('You have completed it.')).toBeTruthy();
    await waitFor(() => expect(api.asked.filter(({ route }) => route === KIT)).toHaveLength(2));
  });

  it('says of a plan that is paused that it is, though its sessions are used', async () => {
    const { entitlements } = samplePlan();
    const nothing = { ...entitlements, canStartConversation: false };
    const plan = sampleCore({ state: 'paused', creditsUsed: 20, entitlements: nothing });
    scriptApi(answers(sampleKitDetail([8.1]), plan));
    open();
    expect(await screen.findByText('Your plan is paused')).toBeTruthy();
  });

  it('begins nothing where the plan has ended, and says why', async () => {
    const { entitlements } = samplePlan();
    const plan = samplePlan({ isTrialActive: false, entitlements: { ...entitlements, canStartConversation: false } });
    scriptApi(answers(sampleKitDetail([8.1]), plan));
    open();
    expect(await screen.findByText('Your plan has ended')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: /Start|Rehearse/ })).toBeNull();
    cleanup();
    // What was begun can be finished.
    scriptApi(answers(sampleKitDetail([8.1], 'c7'), plan));
    open();
    expect(await screen.findByRole('button', { name: 'Continue Scope Change Request' })).toBeTruthy();
  });
});

describe('a track that can not be shown (product §16.4)', () => {
  it.each([
    [404, 'not_found', 'Learning Track "gone" not found. Please check the URL or try another track.'],
    [403, 'forbidden', 'You do not have permission to access this Learning Track.'],
    [500, 'internal', 'Server error while loading Learning Track. Please try again later.'],
    [503, 'upstream_unavailable', 'Failed to load Learning Track: The service is briefly unavailable.'],
  ])('answers %i in its own words, with three ways out', async (status, code, text) => {
    const said = status === 503 ? 'The service is briefly unavailable.' : text;
    const api = scriptApi({
      ...answers(),
      'GET /starter-kits/gone': () => fail(status, code, status === 500 ? 'Something went wrong on our side.' : said),
    });
    open('/learning-tracks/gone');
    expect(within(await screen.findByRole('alert')).getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View All Learning Tracks' }).getAttribute('href')).toBe(
      '/learning-tracks',
    );
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    api.answer('GET /starter-kits/gone', () => ok(sampleKitDetail()));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New PM Essentials' })).toBeTruthy();
  });

  it('says so where no answer came', async () => {
    scriptApi({ ...answers(), [KIT]: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load Learning Track: No answer came.');
  });

  it('asks for a slug where the address has none', async () => {
    scriptApi(answers());
    open('/learning-tracks/%20');
    expect(within(await screen.findByRole('alert')).getByText('No kit specified in URL')).toBeTruthy();
  });
});
