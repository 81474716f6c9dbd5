import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleInvited, sampleTeamDashboard } from '@/testing/sample-team-area';
import { sampleConfig } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { InviteMember } from './invite-member';

const INVITE = 'POST /teams/invite';
const SEVERAL = 'POST /teams/invitations';

function show(answers: Parameters<typeof scriptApi>[0] = {}, dashboard = sampleTeamDashboard()) {
  const api = scriptApi({ 'GET /config': () => ok(sampleConfig()), ...answers });
  renderPage({ at: '/', path: '/', page: <InviteMember dashboard={dashboard} icon={null} /> });
  return api;
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function fill(name: string, email: string) {
  await userEvent.type(field('Name'), name);
  await userEvent.type(field('Email'), email);
}

describe('inviting one person', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says to whom it went, clears the form, and closes after two seconds', async () => {
    jest.useFakeTimers();
    const api = show({ [INVITE]: () => ok(sampleInvited({ email: 'ana@x.org' })) });
    fireEvent.click(button('Invite Member'));
    fireEvent.change(field('Name'), { target: { value: 'Ana Silva' } });
    fireEvent.change(field('Email'), { target: { value: 'ana@x.org' } });
    fireEvent.click(button('Send Invitation'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Invitation sent to ana@x.org')).toBeTruthy();
    expect([field('Name').value, field('Email').value]).toEqual(['', '']);
    expect(api.asked.find(({ route }) => route === INVITE)?.body).toEqual({ name: 'Ana Silva', email: 'ana@x.org' });
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open for whoever goes on with the next person', async () => {
    jest.useFakeTimers();
    show({ [INVITE]: () => ok(sampleInvited()) });
    fireEvent.click(button('Invite Member'));
    fireEvent.change(field('Name'), { target: { value: 'Ana Silva' } });
    fireEvent.change(field('Email'), { target: { value: 'ana@x.org' } });
    fireEvent.click(button('Send Invitation'));
    await act(() => jest.advanceTimersByTimeAsync(500));
    fireEvent.change(field('Name'), { target: { value: 'B' } });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(field('Name').value).toBe('B');
  });

  it('wants a name and a valid address', async () => {
    const api = show();
    await press('Invite Member');
    await press('Send Invitation');
    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(screen.getByText('Email is required')).toBeTruthy();
    await fill('Ana', 'ana.x.org');
    await press('Send Invitation');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(api.asked.some(({ route }) => route === INVITE)).toBe(false);
  });

  it.each([
    ['what the server says', () => fail(409, 'conflict', 'All seats are taken'), 'All seats are taken'],
    ['what stands for a failure', () => new Response('', { status: 502 }), 'Failed to send invitation'],
  ])('says %s, and loses nothing', async (_, answer, said) => {
    show({ [INVITE]: answer });
    await press('Invite Member');
    await fill('Ana', 'ana@x.org');
    await press('Send Invitation');
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect([field('Name').value, field('Email').value]).toEqual(['Ana', 'ana@x.org']);
  });

  it('puts what the server has against a field to that field', async () => {
    show({
      [INVITE]: () =>
        fail(400, 'validation_failed', 'Please check your entries', [
          { path: 'body.email', message: 'This address is not known' },
        ]),
    });
    await press('Invite Member');
    await fill('Ana', 'ana@x.org');
    await press('Send Invitation');
    expect(await screen.findByText('This address is not known')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed when the window is closed', async () => {
    show();
    await press('Invite Member');
    await fill('Ana', 'ana@');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Invite Member');
    expect([field('Name').value, field('Email').value]).toEqual(['Ana', 'ana@']);
  });
});

describe('inviting several', () => {
  async function paste(text: string) {
    await press('Invite Member');
    await userEvent.click(screen.getByRole('tab', { name: 'Several people' }));
    await screen.findByLabelText('Names and emails');
    await userEvent.click(field('Names and emails'));
    await userEvent.paste(text);
  }
  const preview = () =>
    within(screen.getByRole('region', { name: 'Who will be invited' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it('shows whom, and sends all of them in one call', async () => {
    const api = show({ [SEVERAL]: () => ok([sampleInvited(), sampleInvited()]) });
    await paste('Name,Email\nAna Silva,ana@x.org\nBo Li <bo@y.org>');
    expect(preview()).toEqual(['2Ana Silvaana@x.org', '3Bo Libo@y.org']);
    await press('Send 2 Invitations');
    expect(await screen.findByText('Invitations sent to 2 people')).toBeTruthy();
    expect(api.asked.find(({ route }) => route === SEVERAL)?.body).toEqual({
      people: [
        { name: 'Ana Silva', email: 'ana@x.org' },
        { name: 'Bo Li', email: 'bo@y.org' },
      ],
    });
    expect(field('Names and emails').value).toBe('');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('puts what is wrong to its line, first, and sends nothing until it is corrected or left out', async () => {
    show();
    await paste('Ana Silva,ana@x.org\nBo Li\nTomás,tomas@test.example');
    expect(preview()).toEqual([
      '2Bo LiEmail is required',
      '3Tomástomas@test.exampleAlready invited',
      '1Ana Silvaana@x.org',
    ]);
    expect(screen.getByText('1 person can be invited, 2 lines to correct')).toBeTruthy();
    expect(button('Send 3 Invitations').disabled).toBe(true);
    await press('Leave Out These 2 Lines');
    expect(field('Names and emails').value).toBe('Ana Silva, ana@x.org');
    expect(button('Send Invitations').disabled).toBe(false);
  });

  it('puts what the server has against somebody to their line', async () => {
    show({
      [SEVERAL]: () =>
        fail(409, 'conflict', 'Some people can not be invited', [
          { path: 'body.people.1.email', message: 'Is in another team' },
        ]),
    });
    await paste('Ana Silva,ana@x.org\nBo Li,bo@y.org');
    await press('Send 2 Invitations');
    await waitFor(() => expect(preview()).toEqual(['2Bo Libo@y.orgIs in another team', '1Ana Silvaana@x.org']));
    expect(button('Send 2 Invitations').disabled).toBe(true);
  });

  it('says when the call fails, and loses nothing', async () => {
    show({ [SEVERAL]: () => new Response('', { status: 502 }) });
    await paste('Ana Silva,ana@x.org\nBo Li,bo@y.org');
    await press('Send 2 Invitations');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send invitation');
    expect(field('Names and emails').value).toBe('Ana Silva,ana@x.org\nBo Li,bo@y.org');
  });

  it('shows the first of a long list, and all of it to who asks', async () => {
    show({}, { ...sampleTeamDashboard(), teamTotals: { ...sampleTeamDashboard().teamTotals, totalSeats: null } });
    await paste(Array.from({ length: 30 }, (_, index) => `P ${index},p${index}@x.org`).join('\n'));
    expect(preview()).toHaveLength(8);
    await press('Show all 30');
    expect(preview()).toHaveLength(30);
  });

  it('names the limit for a list that is too long, and does not draw it', async () => {
    show();
    await paste(Array.from({ length: 10_000 }, (_, index) => `P ${index},p${index}@x.org`).join('\n'));
    expect(screen.getByText(/^10,000 people are listed; at most 200 can be invited at once\./)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Who will be invited' })).toBeNull();
    expect(button('Send 10,000 Invitations').disabled).toBe(true);
  });

  it('says when there are more people than seats', async () => {
    const { teamTotals, ...rest } = sampleTeamDashboard();
    show({}, { ...rest, teamTotals: { ...teamTotals, seatsTaken: 9 } });
    await paste('Ana Silva,ana@x.org\nBo Li,bo@y.org');
    expect(screen.getByText('2 people are listed, and 1 seat is free. Please leave out 1.')).toBeTruthy();
    expect(button('Send 2 Invitations').disabled).toBe(true);
  });

  it('takes a file beside what was typed', async () => {
    show();
    await paste('Ana Silva,ana@x.org');
    const file = Object.assign(new File(['x'], 'team.csv', { type: 'text/csv' }), {
      arrayBuffer: async () => new TextEncoder().encode('Bo Li;bo@y.org').buffer,
    });
    await userEvent.upload(field('Choose a CSV File'), file);
    await waitFor(() => expect(field('Names and emails').value).toBe('Ana Silva,ana@x.org\nBo Li;bo@y.org'));
  });

  it('refuses a file that is no list', async () => {
    show();
    await paste('Ana Silva,ana@x.org');
    const file = new File(['x'], 'all.csv', { type: 'text/csv' });
    Object.defineProperty(file, 'size', { value: 5_000_000 });
    await userEvent.upload(field('Choose a CSV File'), file);
    expect(await screen.findByText(/^This file is too large for a list of people/)).toBeTruthy();
    expect(field('Names and emails').value).toBe('Ana Silva,ana@x.org');
  });
});

describe('without a free seat', () => {
  it('can not be begun', () => {
    const { teamTotals, ...rest } = sampleTeamDashboard();
    show({}, { ...rest, teamTotals: { ...teamTotals, seatsTaken: 10 } });
    expect(button('Invite Member').disabled).toBe(true);
  });
});
