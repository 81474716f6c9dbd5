import { describe, expect, it } from '@jest/globals';
import type { TeamDashboard } from '@parley/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlan } from '@/lib/plan';
import { renderPage } from '@/testing/render-page';
import { sampleInvited, sampleMember, sampleOwner, sampleTeamDashboard } from '@/testing/sample-team-area';
import { sampleConfig, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { TeamAdminPage } from '../team-admin-page';

const DASHBOARD = 'GET /teams/dashboard';
const REMOVE_PRIYA = 'DELETE /teams/members/m2';
const RESEND = 'POST /teams/members/m3/resend';
const CHANGE_PRIYA = 'PUT /teams/members/m2';
const asAdmin = (changes: Partial<TeamDashboard> = {}): TeamDashboard => {
  const dashboard = sampleTeamDashboard(changes);
  return { ...dashboard, team: { ...dashboard.team, isOwner: false, role: 'admin' } };
};

/** What the bar goes by. */
function PlanSaid() {
  return <p data-testid="plan">{usePlan().data?.isTeamAdmin === true ? 'admin' : 'no admin'}</p>;
}

function open(dashboard: TeamDashboard, answers: Parameters<typeof scriptApi>[0] = {}) {
  const api = scriptApi({
    'GET /config': () => ok(sampleConfig()),
    'GET /users/plan': () => ok(samplePlan({ isTeamAdmin: true })),
    [DASHBOARD]: () => ok(dashboard),
    ...answers,
  });
  renderPage({
    at: '/team-admin?tab=members',
    path: '/team-admin',
    page: (
      <>
        <TeamAdminPage renderAssignments={() => null} />
        <PlanSaid />
      </>
    ),
  });
  return api;
}
const table = () => screen.findByRole('table', { name: /^Who has a seat/ });
const rowOf = async (name: RegExp) => {
  const header = within(await table()).getByRole('rowheader', { name });
  const row = header.closest('tr');
  if (row === null) throw new Error('A header outside of a row');
  return row;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the members', () => {
  it('have a row each, invited ones too', async () => {
    open(sampleTeamDashboard());
    const rows = within(await table()).getAllByRole('row');
    expect(
      within(rows[0] ?? document.body)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Email', 'Role', 'Status', 'Credits Used', 'Avg Score', 'Last Active', 'Remove']);
    expect((await rowOf(/^Ruth/)).textContent).toMatch(/^Ruth Adeyemi \(you\)ruth@test.exampleOwnerActive14/);
    expect((await rowOf(/^Priya/)).textContent).toMatch(/Active14.*7\.4.*20\u00a0November/);
    expect((await rowOf(/^Tomás/)).textContent).toMatch(
      /MemberInvitedResendlink until 4\u00a0Mar0.*No scoreNot yetRevoke$/,
    );
    expect(screen.getByText('2 members, 1 pending invitation')).toBeTruthy();
  });

  it('say when the link of an invitation is over, and who stays out of the leaderboard', async () => {
    open(
      sampleTeamDashboard({
        memberStats: [
          sampleOwner(),
          sampleMember({ scoresShared: false }),
          sampleInvited({ invitationEndsAt: '2026-01-02T12:00:00.000Z' }),
        ],
      }),
    );
    expect((await rowOf(/^Tomás/)).textContent).toContain('link expired 2\u00a0Jan');
    expect((await rowOf(/^Priya/)).textContent).toContain('Not in the leaderboard');
  });

  it('begin with the owner alone', async () => {
    open(sampleTeamDashboard({ memberStats: [sampleOwner()] }));
    expect(await screen.findByText(/^Nobody else is here yet/)).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('are found among two hundred', async () => {
    const memberStats = Array.from({ length: 200 }, (_, index) =>
      sampleMember({ _id: `m${index}`, name: `Person ${index}`, email: `p${index}@x.org` }),
    );
    open(sampleTeamDashboard({ memberStats }));
    expect(within(await table()).getAllByRole('row')).toHaveLength(201);
    await userEvent.type(screen.getByRole('searchbox'), 'p17@');
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('rowheader', { name: 'Person 17' })).toBeTruthy();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'zz');
    expect(await screen.findByText('Nobody found')).toBeTruthy();
  });
});

describe('removing', () => {
  it('asks first, removes, and reads the list anew', async () => {
    const api = open(sampleTeamDashboard(), { [REMOVE_PRIYA]: () => ok({ removed: true }) });
    await press('Remove Priya Raman');
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to remove this team member?',
    });
    expect(question.textContent).toContain('Priya Raman (priya@test.example) goes on with their own plan');
    expect(api.asked.some(({ route }) => route === REMOVE_PRIYA)).toBe(false);
    api.answer(DASHBOARD, () => ok(sampleTeamDashboard({ memberStats: [sampleOwner()] })));
    await press('Remove');
    expect(await screen.findByText('Priya Raman is no longer in the team.')).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: /^Priya/ })).toBeNull();
    expect(document.activeElement).toBe(await table());
  });

  it('is given up by Cancel', async () => {
    const api = open(sampleTeamDashboard());
    await press('Remove Priya Raman');
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.asked.every(({ route }) => route.startsWith('GET'))).toBe(true);
  });

  it.each([
    ['what the server says', () => fail(409, 'conflict', 'The owner cannot be removed'), 'The owner cannot be removed'],
    ['what stands for a failure', () => new Response('', { status: 500 }), 'Failed to remove team member'],
  ])('says %s', async (_, answer, said) => {
    open(sampleTeamDashboard(), { [REMOVE_PRIYA]: answer });
    await press('Remove Priya Raman');
    await press('Remove');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await rowOf(/^Priya/)).toBeTruthy();
  });

  it('is content with somebody who left in the meantime', async () => {
    open(sampleTeamDashboard({ memberStats: [sampleOwner(), sampleMember({ name: 'Bo Li' })] }), {
      [REMOVE_PRIYA]: () => fail(404, 'not_found', 'Not found'),
    });
    await press('Remove Bo Li');
    await press('Remove');
    expect(await screen.findByText('Bo Li is no longer in the team.')).toBeTruthy();
  });

  it('offers nobody the owner', async () => {
    open(asAdmin());
    expect(within(await rowOf(/^Ruth/)).queryByRole('button')).toBeNull();
    expect(within(await rowOf(/^Priya/)).getByRole('button', { name: 'Remove Priya Raman' })).toBeTruthy();
  });

  it('tells admins what becomes of themselves', async () => {
    const memberStats = [
      sampleOwner({ name: 'Boss', email: 'boss@test.example' }),
      sampleMember({ name: 'Ruth Adeyemi', email: 'ruth@test.example', role: 'admin' }),
    ];
    const api = open(asAdmin({ memberStats }), { [REMOVE_PRIYA]: () => ok({ removed: true }) });
    await waitFor(() => expect(screen.getByTestId('plan').textContent).toBe('admin'));
    await press('Remove Ruth Adeyemi');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('You give up your seat');
    api.answer(DASHBOARD, () => fail(403, 'forbidden', "You don't have access to team admin features."));
    api.answer('GET /users/plan', () => ok(samplePlan({ isTeamAdmin: false })));
    await press('Remove');
    expect(await screen.findByText("You don't have access to team admin features.")).toBeTruthy();
    await waitFor(() => expect(screen.getByTestId('plan').textContent).toBe('no admin'));
  });

  it('revokes an invitation in words of its own', async () => {
    const api = open(sampleTeamDashboard(), { 'DELETE /teams/members/m3': () => ok({ removed: true }) });
    await press('Revoke the invitation of Tomás Vidal');
    expect(await screen.findByRole('alertdialog', { name: 'Revoke the invitation of Tomás Vidal?' })).toBeTruthy();
    await press('Revoke Invitation');
    expect(await screen.findByText('The invitation of Tomás Vidal is revoked.')).toBeTruthy();
    expect(api.asked.filter(({ route }) => route === 'DELETE /teams/members/m3')).toHaveLength(1);
  });

  it('shows the way out when the rights are gone', async () => {
    const api = open(sampleTeamDashboard(), {
      [REMOVE_PRIYA]: () => fail(403, 'forbidden', "You don't have access to team admin features."),
    });
    await press('Remove Priya Raman');
    api.answer(DASHBOARD, () => fail(403, 'forbidden', "You don't have access to team admin features."));
    await press('Remove');
    expect((await screen.findByRole('alert')).textContent).toContain('That changed while this page was open');
    expect(screen.getAllByText("You don't have access to team admin features.")).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('is sent again', async () => {
    const api = open(sampleTeamDashboard(), { [RESEND]: () => ok(sampleInvited()) });
    await press('Resend the invitation of Tomás Vidal');
    expect(await screen.findByText('Invitation sent to tomas@test.example')).toBeTruthy();
    expect(api.asked.filter(({ route }) => route === RESEND)).toHaveLength(1);
  });

  it('says when it could not be', async () => {
    open(sampleTeamDashboard(), { [RESEND]: () => new Response('', { status: 500 }) });
    await press('Resend the invitation of Tomás Vidal');
    expect(await screen.findByText('Failed to send invitation')).toBeTruthy();
  });
});

describe('roles', () => {
  it('are changed by the owner', async () => {
    const api = open(sampleTeamDashboard(), { [CHANGE_PRIYA]: () => ok(sampleMember({ role: 'admin' })) });
    api.answer(DASHBOARD, () => ok(sampleTeamDashboard()));
    const role = await screen.findByRole('combobox', { name: 'Role of Priya Raman' });
    api.answer(DASHBOARD, () =>
      ok(sampleTeamDashboard({ memberStats: [sampleOwner(), sampleMember({ role: 'admin' }), sampleInvited()] })),
    );
    await userEvent.selectOptions(role, 'Admin');
    expect(await screen.findByText('Priya Raman is an admin now.')).toBeTruthy();
    expect(role).toHaveProperty('value', 'admin');
    expect(api.asked.find(({ route }) => route === CHANGE_PRIYA)?.body).toEqual({ role: 'admin' });
  });

  it('stay as they were when it fails, and it is said', async () => {
    open(sampleTeamDashboard(), { [CHANGE_PRIYA]: () => new Response('', { status: 500 }) });
    const role = await screen.findByRole('combobox', { name: 'Role of Priya Raman' });
    await userEvent.selectOptions(role, 'Admin');
    expect(await screen.findByText('The role of Priya Raman could not be changed. Please try again.')).toBeTruthy();
    expect(role).toHaveProperty('value', 'member');
  });

  it('are words for everybody else, and for who has not joined', async () => {
    open(asAdmin());
    await table();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('of the owner and of who has not joined can not be chosen', async () => {
    open(sampleTeamDashboard());
    await table();
    expect(screen.getAllByRole('combobox').map((choice) => choice.getAttribute('aria-label'))).toEqual([
      'Role of Priya Raman',
    ]);
  });
});
