import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleSummary } from '@/testing/samples';
import { ok, scriptApi } from '@/testing/scripted-api';
import { HistoryPage } from './history-page';

const open = () =>
  renderPage({ at: '/coaching-history', path: '/coaching-history', page: <HistoryPage trend={null} /> });
const totals = {
  total: 3,
  completed: 1,
  inProgress: 1,
  abandoned: 1,
  averageScore: 7.4,
  bestScore: 7.4,
  recentScores: [7.4],
};
const answers = {
  'GET /config': () => ok({}),
  'GET /conversations/totals': () => ok(totals),
};

describe('the history', () => {
  it('shows scenario, stakeholder, status, date, score and the way in', async () => {
    scriptApi({
      ...answers,
      'GET /conversations': () =>
        ok([sampleSummary(), sampleSummary({ _id: 'c2', status: 'in_progress', feedback: null })], {
          nextCursor: null,
        }),
    });
    open();
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Scenario', 'Stakeholder', 'Status', 'Date', 'Score', 'Actions']);
    const [, done, running] = within(table).getAllByRole('row');
    expect(done?.textContent).toMatch(
      /The Board Already Has the Date.*Graham Tilley.*Completed.*13\u00a0October.*7\.4/,
    );
    expect(running?.textContent).toMatch(/In Progress.*No score/);
    expect(
      within(table)
        .getAllByRole('button', { name: /^Export PDF/ })
        .map((button) => button.textContent),
    ).toEqual(['Export PDF The Board Already Has the Date']);
    expect(
      within(table).getAllByRole('link', { name: 'View The Board Already Has the Date' })[0]?.getAttribute('href'),
    ).toBe('/coaching-sessions/6700000000000000000000c1');
  });

  it('counts from the totals, not from the rows shown', async () => {
    scriptApi({ ...answers, 'GET /conversations': () => ok([sampleSummary()], { nextCursor: null }) });
    open();
    const average = await screen.findByText('Average Score');
    expect(average.closest('dl')?.textContent).toBe('Total3Completed1In Progress1Average Score7.4');
  });

  it('has N/A where nothing is completed', async () => {
    scriptApi({
      ...answers,
      'GET /conversations': () => ok([sampleSummary({ status: 'abandoned', feedback: null })], { nextCursor: null }),
      'GET /conversations/totals': () => ok({ ...totals, completed: 0, averageScore: null }),
    });
    open();
    expect(await screen.findByText('N/A')).toBeTruthy();
  });

  it('reads further pages by their cursor', async () => {
    const api = scriptApi({
      ...answers,
      'GET /conversations': ({ query }) =>
        query.get('cursor') === 'p2'
          ? ok([sampleSummary({ _id: 'c2' }), sampleSummary({ _id: 'c3' })], { nextCursor: null })
          : ok([sampleSummary()], { nextCursor: 'p2' }),
    });
    open();
    await screen.findByText('1 of 3 shown');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findAllByRole('row')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(api.asked.filter(({ route }) => route === 'GET /conversations')).toHaveLength(2);
  });

  it('leads on from an empty list', async () => {
    scriptApi({ ...answers, 'GET /conversations': () => ok([], { nextCursor: null }) });
    open();
    expect((await screen.findByRole('link', { name: 'Browse Scenarios' })).getAttribute('href')).toBe(
      '/coaching-sessions',
    );
    expect(screen.getByRole('link', { name: 'Learning Tracks' }).getAttribute('href')).toBe('/learning-tracks');
  });

  it('says when it did not come', async () => {
    scriptApi({ ...answers, 'GET /conversations': () => new Response('', { status: 500 }) });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch coaching history');
  });
});
