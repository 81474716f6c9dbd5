import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleLeaderboard, sampleMember, sampleOwner, sampleTeamDashboard } from '@/testing/sample-team-area';
import { sampleConfig } from '@/testing/samples';
import { ok, scriptApi } from '@/testing/scripted-api';
import { LeaderboardTab } from './leaderboard-tab';

const BOARD = 'GET /teams/leaderboard';

function open(answer: () => Response, dashboard = sampleTeamDashboard()) {
  const api = scriptApi({ 'GET /config': () => ok(sampleConfig()), [BOARD]: answer });
  renderPage({ at: '/', path: '/', page: <LeaderboardTab dashboard={dashboard} /> });
  return api;
}

describe('the leaderboard', () => {
  it('has position, name, simulations and average; who is level shares a place, and four of them stand out', async () => {
    const of = (position: number, memberId: string) => ({
      position,
      memberId,
      name: `Member ${memberId}`,
      completedSimulations: 10 - position,
      averageScore: position === 4 ? null : 7,
    });
    open(() =>
      ok({ leaderboard: [of(1, 'm1'), of(2, 'm2'), of(2, 'm5'), of(2, 'm6'), of(5, 'm7')], mostImproved: [] }),
    );
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Position', 'Name', 'Simulations completed', 'Average score']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['1', '2', '2', '2', '5']);
    expect(rows.map((row) => row.className === 'ta-top')).toEqual([true, true, true, true, false]);
    expect(rows[0]?.textContent).toContain('Member m1 (you)');
  });

  it('names who gained most', async () => {
    open(() => ok(sampleLeaderboard()));
    const improved = await screen.findByRole('region', { name: 'Most improved' });
    expect(within(improved).getByRole('listitem').textContent).toBe('Priya Raman+2.05.9 →to 7.9');
  });

  it('counts who stays out of it', async () => {
    open(
      () => ok(sampleLeaderboard({ mostImproved: [] })),
      sampleTeamDashboard({ memberStats: [sampleOwner(), sampleMember({ scoresShared: false })] }),
    );
    expect(await screen.findByText(/1 member keeps their scores out of it\.$/)).toBeTruthy();
    expect(screen.getByText(/^Shown once somebody with at least four scores/)).toBeTruthy();
  });

  it('is foretold where nobody is placed', async () => {
    open(() => ok({ leaderboard: [], mostImproved: [] }));
    expect(await screen.findByText('Nobody is in the leaderboard yet')).toBeTruthy();
  });

  it('says when it did not come, and tries again', async () => {
    const api = open(() => new Response('', { status: 500 }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the leaderboard');
    api.answer(BOARD, () => ok(sampleLeaderboard()));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
