import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleKitProgress, sampleTrack } from '@/testing/sample-tracks';
import { samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { LearningTracksPage } from './learning-tracks-page';

const senior = sampleTrack({ slug: 'senior-pm-challenges', name: 'Senior PM Challenges', color: 'purple' });
const page = { nextCursor: null, total: 2 };
const answers = (plan = samplePlan()) => ({
  'GET /users/plan': () => ok(plan),
  'GET /config': () => ok({}),
  'GET /starter-kits': () => ok([sampleTrack(), senior], page),
  'GET /starter-kits/my-progress': () => ok([sampleKitProgress([8.1, 6.4])], page),
});
const open = () => renderPage({ at: '/learning-tracks', path: '/learning-tracks', page: <LearningTracksPage /> });

const row = async (name: string): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (found === null) throw new Error(`${name} stands in no row`);
  return found;
};

afterEach(cleanup);

describe('the list of tracks (product §16.3)', () => {
  it('says of each how far one is, for whom it is and its first three benefits', async () => {
    scriptApi(answers());
    open();
    const first = within(await row('New PM Essentials'));
    expect(first.getByText('In Progress')).toBeTruthy();
    expect(first.getByText('50%')).toBeTruthy();
    expect(first.getByText('Technical Debt vs Timeline Pressure')).toBeTruthy();
    expect(first.getByText(/Project managers with 0-3 years of experience\. 4\s+scenarios, 2-3 hours\./)).toBeTruthy();
    expect(first.getByRole('list').textContent).not.toContain('A fourth benefit');
    expect(first.getByRole('progressbar', { name: 'New PM Essentials, percent completed' }).getAttribute('value')).toBe(
      '50',
    );
    expect(first.getByRole('link', { name: 'New PM Essentials' }).getAttribute('href')).toBe(
      '/learning-tracks/new-pm-essentials',
    );
    const second = within(await row('Senior PM Challenges'));
    expect(second.getByText('Not Started')).toBeTruthy();
    expect(second.getByText('0%')).toBeTruthy();
  });

  it('shows the average of a completed track', async () => {
    scriptApi({
      ...answers(),
      'GET /starter-kits/my-progress': () => ok([sampleKitProgress([8, 6, 7, 9])], page),
    });
    open();
    const first = within(await row('New PM Essentials'));
    expect(first.getByText('Completed')).toBeTruthy();
    expect(first.getByText('7.5')).toBeTruthy();
  });

  it('shows all tracks as not started where progress can not be read', async () => {
    scriptApi({
      ...answers(),
      'GET /starter-kits/my-progress': () => fail(500, 'internal', 'Something went wrong on our side.'),
    });
    open();
    await row('New PM Essentials');
    expect(screen.getAllByText('Not Started')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when the tracks did not come, and asks again', async () => {
    const api = scriptApi({ ...answers(), 'GET /starter-kits': () => new Response('', { status: 502 }) });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load Learning Tracks');
    api.answer('GET /starter-kits', () => ok([sampleTrack()], page));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await row('New PM Essentials');
  });

  it('offers those who do not know where they stand the library and their history', async () => {
    scriptApi(answers());
    open();
    const prompt = (await screen.findByRole('heading', { name: 'Not sure where you stand?' })).closest('section');
    const links = within(prompt ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/coaching-sessions', '/coaching-history']);
  });
});

describe('the trial banner', () => {
  it('says how much room a trial has for tracks', async () => {
    scriptApi(answers());
    open();
    const banner = await screen.findByRole('region', { name: 'Plan usage' });
    expect(banner.textContent).toMatch(
      /^9\s+days left of your free trial, 12\s+sessions left\. All tracks are included; each scenario uses one session\./,
    );
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('/pricing?source=learning_tracks');
  });

  it('leads to the prices of a trial in its last week, and says when it is over', async () => {
    scriptApi(answers(samplePlan({ trialDaysLeft: 2 })));
    open();
    expect((await screen.findByRole('link', { name: 'See plans' })).getAttribute('href')).toBe('/pricing?from=trial');
    cleanup();
    scriptApi(answers(samplePlan({ isTrialActive: false, trialDaysLeft: 0 })));
    open();
    expect((await screen.findByRole('region', { name: 'Plan usage' })).textContent).toContain('has expired');
  });

  it('is for trials alone', async () => {
    scriptApi(answers(samplePlan({ planType: 'solo_core', isTrialActive: false })));
    open();
    await row('New PM Essentials');
    expect(screen.queryByRole('region', { name: 'Plan usage' })).toBeNull();
  });
});
