import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Membership } from '@parley/shared';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { sampleMembership, sampleOwnPlan, sampleSeat } from '@/testing/sample-teams';
import { sampleConfig, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { TeamTab } from './team-tab';

const MEMBERSHIP = 'GET /teams/membership';

function open(membership: Membership | null = sampleMembership()) {
  const api = scriptApi({
    'GET /config': () => ok(sampleConfig()),
    'GET /users/plan': () => ok(sampleSeat()),
    [MEMBERSHIP]: () => ok(membership),
  });
  renderPage({ at: '/settings?tab=team', path: '/settings', page: <TeamTab /> });
  const asked = (route: string) => api.asked.filter((one) => one.route === route);
  return { api, asked, user: userEvent.setup() };
}
const section = async (name: string) => {
  const found = await screen.findByRole('region', { name });
  return { ...within(found), text: () => found.textContent.replaceAll('\u00a0', ' ') };
};
const isPrivate = () => screen.findByRole('checkbox', { name: 'Keep my scores private' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('what the admins see (product §18.12)', () => {
  it('names the team, the role, the end and the admins', async () => {
    open();
    const { text } = await section('Your team');
    expect(text()).toContain('TeamHalden PMOHalden FreightPlanTeam Pilot');
    expect(text()).toContain('You areMember, since 2 November');
    expect(text()).toContain('Runs untilFriday 22 January 2027AdminsOskar Lind, Mei Tanaka');
  });

  it('shows the row of the admins’ table, and the place in the leaderboard', async () => {
    open();
    const { text } = await section('What your admins see of you');
    expect(text()).toContain('NameRuth AdeyemiEmailruth@test.exampleStatusActiveCredits used12Completed2Avg score7.4');
    expect(text()).toContain('LeaderboardPlace 2');
  });

  it.each([
    [{ position: null, scoresShared: false }, 'Not in it: your scores are private'],
    [{ position: null }, 'Not in it yet: you have completed no conversation in the team'],
  ])('says why somebody is not in the leaderboard', async (changes, words) => {
    open(sampleMembership(changes));
    expect((await section('What your admins see of you')).text()).toContain(words);
  });

  it('lists what is kept of each conversation, and no title of a scenario of one’s own', async () => {
    open();
    const figures = await section('What went into the team’s figures');
    const rows = figures.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(rows[1]).toContain('20 NovemberA scenario of your own; the team does not see which8.1');
    expect(rows[2]).toContain('Scope Change Request');
    expect(figures.getByText('Active Listening').parentElement?.textContent).toContain('7.2');
  });

  it('shows ten results at first, and more when asked', async () => {
    const [one] = sampleMembership().results;
    if (one === undefined) throw new Error('There is no sample');
    const results = Array.from({ length: 23 }, (_, day) => ({
      ...one,
      completedAt: new Date(Date.UTC(2026, 9, 1 + day)).toISOString(),
    }));
    const { user } = open(sampleMembership({ results }));
    const figures = await section('What went into the team’s figures');
    expect(figures.getAllByRole('row')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(figures.getAllByRole('row')).toHaveLength(24);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says so before there is a result, in a team without an end', async () => {
    open(sampleMembership({ results: [], expiresAt: null }));
    expect((await section('What went into the team’s figures')).text()).toContain('Nothing yet.');
    expect((await section('Your team')).text()).toContain('Open-ended');
  });

  it('can be tried again where it can’t be read, and says so to somebody in no team', async () => {
    const { api, user } = open();
    await section('Your team');
    cleanup();
    api.answer(MEMBERSHIP, () => fail(503, 'upstream_unavailable', 'Briefly away.'));
    renderPage({ at: '/settings?tab=team', path: '/settings', page: <TeamTab /> });
    expect((await screen.findByRole('alert')).textContent).toContain('Briefly away.');
    api.answer(MEMBERSHIP, () => ok(null));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'You are not in a team' })).toBeTruthy();
  });
});

describe('private scores', () => {
  it('are kept so at once, and shared again', async () => {
    const { api, asked, user } = open();
    const box = await isPrivate();
    expect(box).toHaveProperty('checked', false);
    api.answer('PUT /teams/membership', ({ body }) => {
      const changed = sampleMembership({ ...(body as { scoresShared: boolean }), position: null });
      api.answer(MEMBERSHIP, () => ok(changed));
      return ok(changed);
    });
    await user.click(box);
    expect(await screen.findByText('Your scores are private.')).toBeTruthy();
    expect(await isPrivate()).toHaveProperty('checked', true);
    expect((await section('What your admins see of you')).text()).toContain('your scores are private');
    await user.click(await isPrivate());
    expect(await screen.findByText('Your scores are in the leaderboard and in the averages of skills.')).toBeTruthy();
    expect(asked('PUT /teams/membership').map(({ body }) => body)).toEqual([
      { scoresShared: false },
      { scoresShared: true },
    ]);
  });

  it('stay as they were where they can’t be saved', async () => {
    const { api, user } = open();
    api.answer('PUT /teams/membership', () => fail(500, 'internal', 'Something went wrong on our side.'));
    await user.click(await isPrivate());
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong on our side.');
    expect(await isPrivate()).toHaveProperty('checked', false);
  });
});

describe('leaving', () => {
  it('asks first, says what follows, and leads back to one’s own plan', async () => {
    const { api, asked, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Leave Team...' }));
    const question = screen.getByRole('alertdialog', { name: 'Leave Halden PMO?' });
    expect(question.textContent.replaceAll('\u00a0', ' ')).toContain('You are back on your own plan: Solo Core.');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(asked('POST /teams/leave')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Leave Team...' }));
    api.answer('POST /teams/leave', () => ok({ left: true }));
    api.answer(MEMBERSHIP, () => ok(null));
    api.answer('GET /users/plan', () => ok(samplePlan()));
    await user.click(screen.getByRole('button', { name: 'Leave Team' }));
    expect(await screen.findByRole('heading', { name: 'You are not in a team' })).toBeTruthy();
    expect(screen.getByText('You have left Halden PMO.')).toBeTruthy();
    await waitFor(() => expect(asked('GET /users/plan').length).toBeGreaterThan(1));
  });

  it('that is refused says why', async () => {
    const { api, user } = open();
    api.answer('POST /teams/leave', () => fail(409, 'conflict', 'Hand the team over first.'));
    await user.click(await screen.findByRole('button', { name: 'Leave Team...' }));
    await user.click(screen.getByRole('button', { name: 'Leave Team' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Hand the team over first.');
    expect(await section('Your team')).toBeTruthy();
  });

  it('is not for the owner, who is told whom to write to', async () => {
    open(sampleMembership({ role: 'owner' }));
    const { text } = await section('Leave the team');
    await waitFor(() => expect(text()).toContain('Write to help@test.example to hand it over.'));
    expect(screen.queryByRole('button', { name: 'Leave Team...' })).toBeNull();
  });

  it('names a plan of one’s own that is over for what it is', async () => {
    const { api, user } = open();
    api.answer('GET /users/plan', () =>
      ok(
        sampleSeat({
          ownPlan: sampleOwnPlan({ planType: 'free_trial', planName: 'Free Trial', state: 'ended', endsAt: null }),
        }),
      ),
    );
    cleanup();
    renderPage({ at: '/settings?tab=team', path: '/settings', page: <TeamTab /> });
    await user.click(await screen.findByRole('button', { name: 'Leave Team...' }));
    await waitFor(() => expect(document.body.textContent).toContain('your own plan: Free Trial, which is over.'));
    expect(document.body.textContent).not.toContain('30 days');
  });

  it('says how long the work is kept of whom it leaves with a subscription that is over (product §21.2)', async () => {
    const { api, user } = open();
    api.answer('GET /users/plan', () => ok(sampleSeat({ ownPlan: sampleOwnPlan({ state: 'ended' }) })));
    cleanup();
    renderPage({ at: '/settings?tab=team', path: '/settings', page: <TeamTab /> });
    await user.click(await screen.findByRole('button', { name: 'Leave Team...' }));
    await waitFor(() => expect(document.body.textContent).toContain('What you practised is kept for another 30 days'));
  });
});
