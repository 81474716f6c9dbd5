import { afterEach, describe, expect, it } from '@jest/globals';
import { sampleConversation } from '@parley/report/testing';
import type { OwnAssignment, TeamAssignment } from '@parley/shared';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { samplePlan, sampleScenarios } from '@/testing/samples';
import { sampleTrack } from '@/testing/sample-tracks';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { OwnAssignments, TeamAssignments } from '.';
import { calendarDay, daysLeft, dueWords } from './words';

const NOW = new Date();
const ahead = (days: number): string => calendarDay(new Date(NOW.getFullYear(), NOW.getMonth(), NOW.getDate() + days));
const list = (items: readonly unknown[]) => ok(items, { nextCursor: null, total: items.length });

const TASK = {
  _id: 'a1',
  kind: 'scenario',
  slug: 'scope-change-request',
  title: 'Scope Change Request',
  note: 'Before the kick-off.',
  dueOn: ahead(5),
  askedAt: '2026-11-20T10:00:00.000Z',
  askedBy: 'Olga Owner',
} as const;
const OPEN = { scoresShared: true, doneAt: null, bestScore: null, completed: 0, of: 1 };
const team = (given: Partial<TeamAssignment> = {}): TeamAssignment => ({
  ...TASK,
  state: 'running',
  everybody: true,
  members: [
    { memberId: 'm1', name: 'Ann Lee', ...OPEN, doneAt: '2026-11-21T10:00:00.000Z', bestScore: 7.4, completed: 1 },
    { memberId: 'm2', name: 'Ben Ito', ...OPEN, scoresShared: false },
    { memberId: 'm3', name: 'Cleo Marsh', ...OPEN },
  ],
  ...given,
});
const own = (given: Partial<OwnAssignment> = {}): OwnAssignment => ({ ...TASK, ...OPEN, ...given });
const MEMBERS = [
  { _id: 'm1', name: 'Ann Lee', status: 'active' },
  { _id: 'm2', name: 'Ben Ito', status: 'active' },
  { _id: 'm9', name: 'Not Yet', status: 'invited' },
] as const;
const LIBRARY = {
  'GET /starter-kits': () => list([sampleTrack()]),
  'GET /scenarios': () => list(sampleScenarios()),
};
const openTeam = () => renderPage({ at: '/here', path: '/here', page: <TeamAssignments members={MEMBERS} /> });
const openOwn = () => renderPage({ at: '/here', path: '/here', page: <OwnAssignments /> });

afterEach(cleanup);

describe('what a team is asked for, for its admins (product §25.6)', () => {
  it('shows how many have done it and, opened, who, with the score of who shares it', async () => {
    scriptApi({ 'GET /teams/assignments': () => ok([team(), team({ _id: 'a2', title: 'Old One', state: 'over' })]) });
    openTeam();
    expect(await screen.findByRole('heading', { name: 'Scope Change Request' })).toBeTruthy();
    const [running] = screen.getAllByRole('listitem');
    if (running === undefined) throw new Error('Nothing is listed');
    expect(running.textContent).toContain('1 of 3 done');
    expect(running.textContent).toContain('Asked of everybody by Olga Owner');
    await userEvent.click(within(running).getByText('Who has done it'));
    const rows = within(running).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Ann LeeDone.*7\.4/),
      'Ben ItoNot done yetKept private',
      expect.stringMatching(/^Cleo MarshNot done yet–/),
    ]);
    expect(screen.getByText('Earlier (1)')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^End/ })).toHaveLength(1);
  });

  it('says what belongs there while nothing runs, and that it could not be read', async () => {
    const api = scriptApi({ 'GET /teams/assignments': () => fail(500, 'internal', 'Something went wrong.') });
    openTeam();
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
    api.answer('GET /teams/assignments', () => ok([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nothing is asked of your team right now')).toBeTruthy();
  });

  it('asks for a track by a day of some who have joined, and shows it', async () => {
    const asked: TeamAssignment[] = [];
    const api = scriptApi({
      ...LIBRARY,
      'GET /teams/assignments': () => ok(asked),
      'POST /teams/assignments': () => {
        asked.push(team({ title: 'New PM Essentials' }));
        return Response.json({ success: true, data: asked[0] }, { status: 201 });
      },
    });
    openTeam();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Your Team' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(dialog.getByText('Please choose a track or a scenario', { selector: '.field-error' })).toBeTruthy();
    expect(dialog.getByText('Please choose a day from today on, within a year')).toBeTruthy();
    const track = sampleTrack();
    await dialog.findByRole('option', { name: new RegExp(track.name) });
    await userEvent.selectOptions(dialog.getByLabelText('What'), `track:${track.slug}`);
    await userEvent.type(dialog.getByLabelText('By'), ahead(7));
    await userEvent.selectOptions(dialog.getByLabelText('Who'), 'some');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(dialog.getByText('Please choose at least one person')).toBeTruthy();
    expect(dialog.queryByLabelText('Not Yet')).toBeNull();
    await userEvent.click(dialog.getByLabelText('Ben Ito'));
    await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Before the kick-off.');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('heading', { name: 'New PM Essentials' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.asked.find(({ route }) => route === 'POST /teams/assignments')?.body).toEqual({
      kind: 'track',
      slug: track.slug,
      dueOn: ahead(7),
      note: 'Before the kick-off.',
      memberIds: ['m2'],
    });
  });

  it('loses nothing where it is refused', async () => {
    const message = '“Scope Change Request” is asked for already, by 4 December 2026.';
    scriptApi({
      ...LIBRARY,
      'GET /teams/assignments': () => ok([]),
      'POST /teams/assignments': () => fail(409, 'conflict', message),
    });
    openTeam();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Your Team' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [scenario] = sampleScenarios();
    if (scenario === undefined) throw new Error('There is no sample scenario');
    await dialog.findByRole('option', { name: scenario.title });
    await userEvent.selectOptions(dialog.getByLabelText('What'), `scenario:${scenario.slug}`);
    await userEvent.type(dialog.getByLabelText('By'), ahead(7));
    await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Why');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('Why');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Ask Your Team' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('Why');
  });

  it('asks before it ends one', async () => {
    const api = scriptApi({
      'GET /teams/assignments': () => ok([team()]),
      'POST /teams/assignments/a1/end': () => ok(team({ state: 'ended' })),
    });
    openTeam();
    await userEvent.click(await screen.findByRole('button', { name: 'End Scope Change Request' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('2 of 3 have not done it yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    expect(api.asked.some(({ route }) => route.includes('/end'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'End Scope Change Request' }));
    api.answer('GET /teams/assignments', () => ok([team({ state: 'ended' })]));
    await userEvent.click(screen.getByRole('button', { name: 'End It' }));
    expect(await screen.findByText('“Scope Change Request” has ended.')).toBeTruthy();
    expect(await screen.findByText('Earlier (1)')).toBeTruthy();
  });
});

describe('what one is asked for (product §25.6)', () => {
  const PLAN = { 'GET /users/plan': () => ok(samplePlan({ team: { _id: 't1', name: 'Bridges', role: 'member' } })) };

  it('shows it with the note, and starts the scenario', async () => {
    const api = scriptApi({
      ...PLAN,
      'GET /teams/my-assignments': () => ok([own()]),
      'POST /conversations': () => ok(sampleConversation({ _id: 'c9' })),
    });
    openOwn();
    const section = await screen.findByRole('region', { name: 'Your team asks' });
    expect(section.textContent).toContain('Before the kick-off.');
    expect(section.textContent).toContain('whether it is done and your best score, never what was said');
    await userEvent.click(screen.getByRole('button', { name: 'Start Scope Change Request' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/coaching-sessions/c9'));
    expect(api.asked.find(({ route }) => route === 'POST /conversations')?.body).toEqual({ scenarioId: TASK.slug });
  });

  it('leads to a track, says how far it is, and that another one is done', async () => {
    const track = own({ kind: 'track', slug: 'new-pm-essentials', title: 'Essentials', completed: 2, of: 4 });
    const done = own({ _id: 'a2', doneAt: '2026-11-21T10:00:00.000Z', bestScore: 8.1, completed: 1 });
    scriptApi({ ...PLAN, 'GET /teams/my-assignments': () => ok([track, done]) });
    openOwn();
    const link = await screen.findByRole('link', { name: 'Continue Essentials' });
    expect(link.getAttribute('href')).toBe('/learning-tracks/new-pm-essentials');
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toContain('2 of 4 scenarios completed');
    expect(second).toContain('Best score 8.1');
    expect(second).toContain('Done');
  });

  it('tells who keeps scores private that only the doing is seen', async () => {
    scriptApi({ ...PLAN, 'GET /teams/my-assignments': () => ok([own({ scoresShared: false })]) });
    openOwn();
    expect((await screen.findByRole('region')).textContent).toContain('whether it is done, never what was said');
  });

  it('asks nothing of who is in no team, and shows nothing that could not be read', async () => {
    const api = scriptApi({ 'GET /users/plan': () => ok(samplePlan()) });
    openOwn();
    await waitFor(() => expect(api.asked.map(({ route }) => route)).toEqual(['GET /users/plan']));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    const failing = scriptApi({ ...PLAN, 'GET /teams/my-assignments': () => fail(500, 'internal', 'Wrong.') });
    openOwn();
    await waitFor(() => expect(failing.asked).toHaveLength(2));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('days in words', () => {
  it.each([
    ['2026-12-04', 4, 'Due by Friday\u00a04\u00a0December'],
    ['2026-12-01', 1, 'Due tomorrow'],
    ['2026-11-30', 0, 'Due today'],
    ['2026-11-29', -1, 'Was due yesterday, and still counts'],
  ])('%s, late on 30 November', (dueOn, left, words) => {
    const now = new Date(2026, 10, 30, 23, 59);
    expect([daysLeft(dueOn, now), dueWords(dueOn, now)]).toEqual([left, words]);
  });
});
