import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Progress, ProgressReport } from '@parley/shared';
import { renderPage } from '@/testing/render-page';
import { sampleProgress } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { SkillTrend } from './skill-trend';

function open(progress: Partial<Progress> = {}, foretold = true) {
  scriptApi({ 'GET /progress': () => ok(sampleProgress(progress)) });
  renderPage({ at: '/here', path: '/here', page: <SkillTrend foretold={foretold} /> });
}
const report = (index: number, skills: ProgressReport['skills']): ProgressReport => ({
  _id: `r${index}`,
  title: `Scenario ${index}`,
  completedAt: `2026-11-0${index + 1}T09:00:00.000Z`,
  skills,
});
const part = () => screen.findByRole('region', { name: 'Skills over time' });
const charts = () => screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label'));

afterEach(cleanup);

describe('skills over time (product §7.13)', () => {
  it('begins with the skill that changed most, in a sentence, a chart and figures', async () => {
    open();
    const found = await part();
    expect(found.textContent).toContain('Your last 3 reports, 0 to 10');
    expect(found.textContent).toContain('Empathy building: 5.1 →to 6.8 over 3 sessions');
    expect(new Set(charts())).toEqual(
      new Set(['Empathy building: from 5.1 to 6.8 over 3 sessions, lowest 5.1, highest 6.8']),
    );
    const table = within(found).getByRole('table', { name: 'Empathy building, by session' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelector('td:last-child')?.textContent)).toEqual([
      '6.8 /10, Fair',
      '6.2 /10, Fair',
      '5.1 /10, Needs work',
    ]);
    expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe('/coaching-sessions/c0');
  });

  it('offers all ten, each with its last score and change', async () => {
    open();
    const list = within(await part()).getByRole('list', { name: 'Skills' });
    const choices = within(list).getAllByRole('button');
    expect(choices).toHaveLength(10);
    const text = (name: RegExp) => within(list).getByRole('button', { name }).textContent;
    expect(text(/^Empathy/)).toBe('Empathy buildingchange +1.7last score 6.8');
    expect(text(/^Leadership/)).toBe('Leadershipchange 0.0last score 7.0');
    expect(text(/^Documentation/)).toBe('Documentationlast score 3.9');
    expect(text(/^Persuasion/)).toBe('Persuasion–no score');
  });

  it('draws the one that is chosen, by list or by select', async () => {
    open();
    const list = within(await part()).getByRole('list', { name: 'Skills' });
    await userEvent.click(within(list).getByRole('button', { name: /^Leadership/ }));
    expect(within(list).getByRole('button', { pressed: true }).textContent).toContain('Leadership');
    expect(charts()[0]).toBe('Leadership: from 7.0 to 7.0 over 3 sessions, lowest 7.0, highest 7.0');
    const select = screen.getByRole('combobox', { name: 'Skill' });
    await userEvent.selectOptions(select, 'documentation');
    expect((await part()).textContent).toContain('Documentation: 3.9 in one session. The next one that calls for it');
    expect(charts()).toEqual([]);
    await userEvent.selectOptions(select, 'persuasion');
    expect((await part()).textContent).toContain('Persuasion: none of your conversations has called for it yet.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    ['no report', []],
    ['one report', [report(0, { leadership: 4 })]],
    ['reports without a score', [report(0, {}), report(1, {})]],
  ])('says what will stand there with %s', async (_, reports) => {
    open({ reports });
    expect((await part()).textContent).toContain('After two reports, a chart here shows');
    expect(charts()).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says nothing of it where nobody looks for it yet', async () => {
    open({ reports: [] }, false);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    cleanup();
    open({}, false);
    expect((await part()).textContent).toContain('Empathy building');
  });

  it('shows nothing where it could not be read', async () => {
    const api = scriptApi({ 'GET /progress': () => fail(500, 'internal', 'Something went wrong.') });
    renderPage({ at: '/here', path: '/here', page: <SkillTrend /> });
    await waitFor(() => expect(api.asked).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
