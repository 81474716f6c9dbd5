import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Invitation, Plan } from '@parley/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Toaster } from '@/components/toast';
import { session } from '@/lib/session';
import { returnTo } from '@/lib/storage';
import '@/testing/patience';
import { sampleInvitation, sampleMembership, sampleOwnPlan, sampleSeat } from '@/testing/sample-teams';
import { sampleConfig, sampleCore, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { InvitationPage } from './invitation-page';

const TOKEN = 'aB3-token_of-an-invitation';
const PATH = `/invitations/${TOKEN}`;
const ACCEPT = `POST /teams/invitations/${TOKEN}/accept`;
const GONE = () => fail(404, 'not_found', 'This invitation does not work any more.');

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

interface Visit {
  readonly invitation?: Partial<Invitation>;
  readonly answer?: () => Response;
  /** The plan of whoever is signed in; a visitor where there is none. */
  readonly plan?: Plan;
  readonly email?: string;
}

function open({ invitation = {}, answer = () => ok(sampleInvitation(invitation)), plan, email }: Visit = {}) {
  const api = scriptApi({
    'GET /config': () => ok(sampleConfig()),
    [`GET /teams/invitations/${TOKEN}`]: answer,
    'GET /users/plan': () => ok(plan),
  });
  if (plan !== undefined)
    session.signIn({
      _id: 'u1',
      name: 'Ruth Adeyemi',
      email: email ?? 'ruth@test.example',
      organization: '',
      photoURL: null,
      plan: 'free_trial',
      isNewUser: false,
      hasPassword: true,
      pendingEmail: null,
      token: 't1',
    });
  const onSignOut = jest.fn<() => Promise<void>>().mockResolvedValue();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[PATH]}>
        <Routes>
          <Route path="/invitations/:token" element={<InvitationPage onSignOut={onSignOut} />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const accepted = () => api.asked.filter(({ route }) => route === ACCEPT).length;
  return { api, onSignOut, accepted, user: userEvent.setup() };
}
const address = () => screen.getByTestId('address').textContent;
const text = () => document.body.textContent.replaceAll('\u00a0', ' ');
const greeting = () => screen.findByRole('heading', { level: 1, name: 'Ruth Adeyemi, you are invited to Halden PMO' });
const accept = () => screen.findByRole('button', { name: 'Accept Invitation' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('the page of an invitation (product §18.12)', () => {
  it('greets by name, and says what the team will see and what it never will', async () => {
    open();
    await greeting();
    expect(screen.getByRole('region', { name: 'What the team will see of you' }).textContent).toMatch(
      /admins see.*your average score.*Nobody in the team sees.*Any word of a conversation.*Scenarios of your own/,
    );
    expect(text()).toContain('Oskar Lind keeps a seat for you');
    expect(text()).toContain('Team Pilot, up to 300 sessions');
    expect(text()).toContain('Runs until22 January 2027Accept byMon 30 November');
  });

  it('of a seat without bounds says so', async () => {
    open({ invitation: { planType: 'enterprise', creditsPerSeat: null, teamEndsAt: null } });
    await greeting();
    expect(text()).toContain('Enterprise, unlimited sessions');
    expect(text()).not.toContain('Runs until');
  });

  it.each([
    [true, 'Sign In to Accept', '/login'],
    [false, 'Create an Account to Accept', '/register'],
  ])('leads a visitor to sign in or register, and back (has an account: %s)', async (hasAccount, name, path) => {
    const { user, accepted } = open({ invitation: { hasAccount } });
    await user.click(await screen.findByRole('link', { name }));
    expect(address()).toBe(path);
    expect(returnTo.path()).toBe(PATH);
    expect(accepted()).toBe(0);
  });

  it('does nothing by itself; one press joins, and leads to the dashboard', async () => {
    const { api, user, accepted } = open({ plan: samplePlan() });
    const button = await accept();
    expect(text()).toContain('Your free trial runs on meanwhile, until 30 November.');
    expect(accepted()).toBe(0);
    api.answer(ACCEPT, () => ok(sampleMembership()));
    api.answer('GET /users/plan', () => ok(sampleSeat()));
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(text()).toContain('You are in the team Halden PMO.');
    expect(accepted()).toBe(1);
  });

  it('tells who pays for a plan that it goes on being billed', async () => {
    open({ plan: sampleCore() });
    await accept();
    expect(text()).toContain('Your Solo Core subscription stays yours and goes on being billed');
  });

  it('is for the address it was sent to, in whatever case', async () => {
    open({ plan: samplePlan(), email: 'Ruth@Test.example' });
    expect(await accept()).toBeTruthy();
  });

  it('of another account names both addresses, and lets one change', async () => {
    const { user, onSignOut } = open({ plan: samplePlan(), email: 'r.adeyemi@home.example' });
    await user.click(await screen.findByRole('button', { name: 'Use the Other Account' }));
    expect(text()).toContain('This invitation is for ruth@test.example. You are signed in as r.adeyemi@home.example.');
    expect(screen.queryByRole('button', { name: 'Accept Invitation' })).toBeNull();
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  it('of somebody in another team says which, and leads to the way out of it', async () => {
    open({ plan: sampleSeat({ team: { _id: 't2', name: 'Northern Lights', role: 'member' } }) });
    expect(await screen.findByText('You are in the team Northern Lights.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your Team' }).getAttribute('href')).toBe('/settings?tab=team');
    expect(screen.queryByRole('button', { name: 'Accept Invitation' })).toBeNull();
  });

  it.each([
    [409, 'conflict', 'You are in another team. Leave it first.'],
    [403, 'forbidden', 'This invitation is for another address.'],
  ])('shows why the server says no (%i), and stays', async (status, code, message) => {
    const { api, user } = open({ plan: samplePlan() });
    api.answer(ACCEPT, () => fail(status, code, message));
    await user.click(await accept());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(address()).toBe(PATH);
    expect(await accept()).toHaveProperty('disabled', false);
  });

  it('that is taken back while it is read says so', async () => {
    const { api, user } = open({ plan: samplePlan() });
    await accept();
    api.answer(ACCEPT, GONE);
    api.answer(`GET /teams/invitations/${TOKEN}`, GONE);
    await user.click(await accept());
    expect(await screen.findByRole('heading', { name: 'This invitation does not work any more' })).toBeTruthy();
  });

  it('without a connection says what did not happen, and can be pressed again', async () => {
    const { api, user } = open({ plan: samplePlan() });
    api.answer(ACCEPT, () => Promise.reject(new TypeError('offline')));
    await user.click(await accept());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to accept the invitation. Please try again.');
    api.answer(ACCEPT, () => ok(sampleMembership()));
    await user.click(await accept());
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('an invitation that was used, taken back, or is over', () => {
  it('says so, asks whoever invited for another, and leads nobody back to it', async () => {
    returnTo.remember(PATH);
    open({ answer: GONE });
    await screen.findByRole('heading', { level: 1, name: 'This invitation does not work any more' });
    expect(text()).toContain('Ask whoever invited you to send it again.');
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    await waitFor(() => expect(returnTo.path()).toBeNull());
  });

  it('tells a member of a team where they are', async () => {
    open({ answer: GONE, plan: sampleSeat({ ownPlan: sampleOwnPlan() }) });
    expect(await screen.findByText(/^You are in the team Halden PMO\. If you are waiting/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toBeTruthy();
  });
});

describe('an invitation that can’t be read', () => {
  it('can be tried again', async () => {
    const { api, user } = open({ answer: () => fail(503, 'upstream_unavailable', 'The service is briefly away.') });
    expect((await screen.findByRole('alert')).textContent).toContain('The service is briefly away.');
    api.answer(`GET /teams/invitations/${TOKEN}`, () => ok(sampleInvitation()));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await greeting();
  });
});
