import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TeamDashboard } from '@parley/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleLeaderboard, sampleTeamDashboard } from '@/testing/sample-team-area';
import { sampleConfig, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { TeamAdminPage } from './team-admin-page';

type Answers = Parameters<typeof scriptApi>[0];

const DASHBOARD = 'GET /teams/dashboard';
const CSV = 'GET /teams/report/download';
const PDF = 'GET /teams/report/pdf';
const NO_ACCESS = "You don't have access to team admin features.";
const refused = () => fail(403, 'forbidden', NO_ACCESS);
const totals = (changes: Partial<TeamDashboard['teamTotals']>): TeamDashboard =>
  sampleTeamDashboard({ teamTotals: { ...sampleTeamDashboard().teamTotals, ...changes } });

function open(dashboard: TeamDashboard = sampleTeamDashboard(), answers: Answers = {}, query = '') {
  const api = scriptApi({
    'GET /config': () => ok(sampleConfig()),
    'GET /users/plan': () => ok(samplePlan({ isTeamAdmin: true })),
    [DASHBOARD]: () => ok(dashboard),
    'GET /teams/leaderboard': () => ok(sampleLeaderboard()),
    ...answers,
  });
  renderPage({
    at: `/team-admin${query}`,
    path: '/team-admin',
    page: <TeamAdminPage renderAssignments={({ memberStats }) => <p>To practise: {memberStats.length} people</p>} />,
  });
  return api;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:parley';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the team area', () => {
  it('has three tabs, the first of them open', async () => {
    open();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Overview', 'Team Members', 'Leaderboard']);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Delivery Office, Northwind Logistics')).toBeTruthy();
  });

  it('keeps the open tab in the address', async () => {
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Leaderboard' }));
    expect(screen.getByTestId('address').textContent).toBe('/team-admin?tab=leaderboard');
    expect(await screen.findByRole('table', { name: /^Members by completed simulations/ })).toBeTruthy();
  });

  it('opens the tab that its address names', async () => {
    open(sampleTeamDashboard(), {}, '?tab=members');
    expect(await screen.findByRole('table', { name: 'Who has a seat in Delivery Office' })).toBeTruthy();
  });

  it('says how many seats, credits and days are left, and how the team scores', async () => {
    open();
    const figures = (await screen.findByText('Seats left')).closest('dl');
    expect(figures?.textContent).toBe(
      'Seats left7 of 10Credits left2,972 of 3,000, one per conversationDays remaining38 until 31\u00a0DecemberAverage score7.4 out of 10, 22\u00a0conversations',
    );
  });

  it('knows plans without limits, and teams that have not begun', async () => {
    open(
      totals({
        totalSeats: null,
        totalCreditsAvailable: null,
        creditsPerSeat: null,
        expiresAt: null,
        daysRemaining: null,
        averageScore: null,
        completedSimulations: 0,
      }),
    );
    const figures = (await screen.findByText('Seats left')).closest('dl');
    expect(figures?.textContent).toBe(
      'Seats leftUnlimited 3 takenCredits leftUnlimited 28 used, one per conversationDays remainingOpen-ended Average scoreN/A 0\u00a0conversations',
    );
    expect(screen.getByRole('button', { name: 'Invite Member' })).toHaveProperty('disabled', false);
  });

  it('never counts below nothing where seats were lowered under the members', async () => {
    open(totals({ totalSeats: 2, totalCreditsAvailable: 20 }));
    const figures = (await screen.findByText('Seats left')).closest('dl');
    expect(figures?.textContent).toContain('Seats left0 of 2, all taken. Ask for moreCredits left0 of 20');
    expect(screen.getByRole('button', { name: 'Invite Member' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: 'Ask for more' }).getAttribute('href')).toBe('/contact?plan=team-renewal');
  });

  it.each([7, 1, 0])('warns with %i days remaining, and leads to a renewal', async (daysRemaining) => {
    open(totals({ daysRemaining }));
    expect(await screen.findByText('Expires soon!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Renew your team' }).getAttribute('href')).toBe(
      '/contact?plan=team-renewal',
    );
  });

  it('does not warn with eight days remaining', async () => {
    open(totals({ daysRemaining: 8 }));
    await screen.findByText('Seats left');
    expect(screen.queryByText('Expires soon!')).toBeNull();
  });

  it('says that it loads', async () => {
    open(sampleTeamDashboard(), { [DASHBOARD]: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading...')).toBeTruthy();
  });

  it('says when it did not come, and tries again', async () => {
    const api = open(sampleTeamDashboard(), { [DASHBOARD]: () => new Response('', { status: 500 }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your team');
    api.answer(DASHBOARD, () => ok(sampleTeamDashboard()));
    await press('Try Again');
    expect(await screen.findByText('Seats left')).toBeTruthy();
  });
});

describe('the overview', () => {
  it('puts usage into a sentence and into bars, every figure of which can be read', async () => {
    open();
    expect(await screen.findByText(sampleTeamDashboard().usage.trend)).toBeTruthy();
    const weeks = screen.getByRole('table', { name: 'Usage by week, the latest first', hidden: true });
    expect(
      within(weeks)
        .getAllByRole('row', { hidden: true })
        .map((row) => row.textContent),
    ).toEqual([
      'Week ofCompletedPeople',
      '16\u00a0Nov9\u00a0conversations2\u00a0people',
      '9\u00a0Nov4\u00a0conversations1\u00a0person',
      '2\u00a0Nov5\u00a0conversations2\u00a0people',
    ]);
  });

  it('shows the first three of the leaderboard', async () => {
    const row = sampleLeaderboard().leaderboard[0];
    if (row === undefined) throw new Error('The sample has nobody');
    const leaderboard = [1, 2, 3, 4].map((position) => ({
      ...row,
      position,
      memberId: `m${position}`,
      name: `P ${position}`,
    }));
    open(sampleTeamDashboard({ leaderboard }));
    const top = await screen.findByRole('region', { name: 'Top performers' });
    expect(within(top).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(top).getByRole('button', { name: 'Whole leaderboard' }));
    expect(screen.getByTestId('address').textContent).toBe('/team-admin?tab=leaderboard');
  });

  it('averages no skill with too few people, and says why', async () => {
    open();
    const skills = await screen.findByRole('region', { name: 'Skills of the team' });
    expect(skills.textContent).toContain(
      'Averages are shown once 5 people have a score and share it, so that nobody’s own can be read out of them. So far 2 people do.',
    );
    expect(within(skills).queryByRole('table')).toBeNull();
  });

  it('shows each average with the people behind it, the best first', async () => {
    const averages = [
      { skill: 'documentation' as const, average: 5.2, people: 5 },
      { skill: 'leadership' as const, average: 8.1, people: 6 },
    ];
    open(sampleTeamDashboard({ skills: { people: 6, peopleNeeded: 5, averages } }));
    const skills = await screen.findByRole('region', { name: 'Skills of the team' });
    expect(
      within(skills)
        .getAllByRole('rowheader')
        .map((cell) => cell.closest('tr')?.textContent),
    ).toEqual(['Leadership6\u00a0people8.1 /10, Good', 'Documentation5\u00a0people5.2 /10, Needs work']);
  });

  it('leads on where nobody has practised', async () => {
    open(
      sampleTeamDashboard({
        leaderboard: [],
        teamTotals: { ...sampleTeamDashboard().teamTotals, completedSimulations: 0 },
      }),
    );
    expect(await screen.findByText(/^The three who practise most stand here/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('holds what the team is asked to practise', async () => {
    open();
    expect(await screen.findByText('To practise: 3 people')).toBeTruthy();
  });
});

describe('the files', () => {
  it('saves the CSV under its date', async () => {
    open(sampleTeamDashboard(), { [CSV]: () => new Response('Name\n', { headers: { 'Content-Type': 'text/csv' } }) });
    await press('Export CSV');
    await waitFor(() => expect(saved).toEqual([`team-report-${new Date().toISOString().slice(0, 10)}.csv`]));
  });

  it('says when the CSV fails', async () => {
    open(sampleTeamDashboard(), { [CSV]: () => new Response('', { status: 500 }) });
    await press('Export CSV');
    expect(await screen.findByText('Failed to export CSV. Please try again.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('asks for one CSV at a time', async () => {
    const api = open(sampleTeamDashboard(), { [CSV]: () => new Promise(() => undefined) });
    await press('Export CSV');
    await press('Exporting CSV...');
    expect(api.asked.filter(({ route }) => route === CSV)).toHaveLength(1);
  });

  it('saves the report', async () => {
    open(sampleTeamDashboard(), {
      [PDF]: () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
    });
    await press('Download Report');
    await waitFor(() => expect(saved).toEqual(['team-rollup-report.pdf']));
  });

  it('says nothing of its own when the report fails, and offers it again', async () => {
    const api = open(sampleTeamDashboard(), { [PDF]: () => fail(504, 'export_timeout', 'PDF generation timeout') });
    await press('Download Report');
    expect(await screen.findByRole('button', { name: 'Try Report Again' })).toBeTruthy();
    expect(screen.queryByText('PDF generation timeout')).toBeNull();
    api.answer(PDF, () => new Response('%PDF'));
    await press('Try Report Again');
    await waitFor(() => expect(saved).toEqual(['team-rollup-report.pdf']));
    expect(screen.getByRole('button', { name: 'Download Report' })).toBeTruthy();
  });
});

describe('without the rights', () => {
  it('says so, and leads to the dashboard', async () => {
    open(sampleTeamDashboard(), { [DASHBOARD]: refused });
    expect(await screen.findByText(NO_ACCESS)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByText(/while this page was open/)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it.each([
    ['a file', CSV, 'Export CSV'],
    ['a report', PDF, 'Download Report'],
  ])('taken away while the page is open: with %s it is told, kindly', async (_, route, name) => {
    const api = open(sampleTeamDashboard(), { [route]: refused });
    await screen.findByText('Seats left');
    api.answer(DASHBOARD, refused);
    await press(name);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      new RegExp(`^${NO_ACCESS}That changed while this page was open`),
    );
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
