import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sampleConversation } from '@parley/report/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '@/testing/render-page';
import { sampleOwnScenario, samplePlan, sampleTemplate } from '@/testing/samples';
import { fail, ok, scriptApi, type ScriptedApi } from '@/testing/scripted-api';
import { CustomScenariosPage, EditTemplatePage, NewTemplatePage, TemplatePage } from '.';

type Answers = Parameters<typeof scriptApi>[0];

const pages = (
  <Routes>
    <Route path="/custom-scenarios" element={<CustomScenariosPage />} />
    <Route path="/custom-scenarios/new" element={<NewTemplatePage />} />
    <Route path="/custom-scenarios/:id" element={<TemplatePage />} />
    <Route path="/custom-scenarios/:id/edit" element={<EditTemplatePage />} />
    <Route path="*" element={null} />
  </Routes>
);

function open(at: string, answers: Answers = {}, plan = samplePlan()): ScriptedApi {
  const none = () => ok([], { nextCursor: null, total: 0 });
  const api = scriptApi({
    'GET /users/plan': () => ok(plan),
    'GET /config': () => ok({}),
    'GET /custom-scenarios': none,
    'GET /scenarios': none,
    'GET /custom-scenarios/t1': () => ok(sampleTemplate()),
    'POST /custom-scenarios': () => ok(sampleTemplate()),
    ...answers,
  });
  renderPage({ at, path: '*', page: pages });
  return api;
}
const address = (): string => screen.getByTestId('address').textContent;
const sent = (api: ScriptedApi, route: string): unknown[] =>
  api.asked.filter((one) => one.route === route).map(({ body }) => body);
const withoutPlan = samplePlan({ entitlements: { ...samplePlan().entitlements, customScenarios: 'none' } });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) act(() => close.click());
  cleanup();
});

const TEXTS = {
  Title: 'Moving the depot',
  Description: 'The lease ends too early.',
  Industry: 'Logistics',
  'Project type': 'Relocation',
  Context: 'The lease ends on 3 March.',
} as const;

async function fillIn(): Promise<void> {
  for (const [label, text] of Object.entries(TEXTS)) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vendor' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Client' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Budget constraints' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Negotiation skills' }));
}
const FILLED = {
  title: TEXTS.Title,
  description: TEXTS.Description,
  industry: TEXTS.Industry,
  projectType: TEXTS['Project type'],
  customContext: TEXTS.Context,
  stakeholderTypes: ['vendor', 'client'],
  challengeTypes: ['budget_constraints'],
  learningObjectives: ['negotiation_skills'],
  difficulty: 'medium',
  isPublic: false,
};
const save = () => screen.getByRole('button', { name: 'Save Template' });

describe('a new template', () => {
  it('has to be filled in, and says what is missing where it is missing', async () => {
    const api = open('/custom-scenarios/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Save Template' }));
    expect(screen.getByRole('alert').textContent).toBe('Please fill all required fields');
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    for (const text of [
      'Title is required',
      'Description is required',
      'Industry is required',
      'Project type is required',
      'Context is required',
      'Stakeholder types: choose at least one',
      'Challenge types: choose at least one',
      'Learning objectives: choose at least one',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Title'), 'M');
    expect(screen.queryByText('Title is required')).toBeNull();
    expect(sent(api, 'POST /custom-scenarios')).toEqual([]);
  });

  it('is sent as it was filled in, and leads to the list', async () => {
    const api = open('/custom-scenarios/new');
    await fillIn();
    await userEvent.selectOptions(screen.getByLabelText('Difficulty'), 'hard');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Everybody here may read, use and copy it' }));
    await userEvent.click(save());
    await waitFor(() => expect(address()).toBe('/custom-scenarios'));
    expect(sent(api, 'POST /custom-scenarios')).toEqual([{ ...FILLED, difficulty: 'hard', isPublic: true }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes objectives in one’s own words, added or only typed', async () => {
    const api = open('/custom-scenarios/new');
    await fillIn();
    const own = screen.getByLabelText('One in your own words');
    await userEvent.type(own, 'Say the day first{Enter}');
    expect(screen.getByRole('checkbox', { name: 'Say the day first' })).toBeTruthy();
    await userEvent.type(own, 'Keep the client');
    await userEvent.click(save());
    await waitFor(() => expect(sent(api, 'POST /custom-scenarios')).toHaveLength(1));
    expect(sent(api, 'POST /custom-scenarios')).toEqual([
      { ...FILLED, learningObjectives: ['negotiation_skills', 'Say the day first', 'Keep the client'] },
    ]);
  });

  it('is kept when the page is left, and given up when asked', async () => {
    open('/custom-scenarios/new');
    await fillIn();
    cleanup();
    open('/custom-scenarios/new');
    expect(await screen.findByText('Your draft is back.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Context').value).toBe(TEXTS.Context);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vendor' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('begins empty where what was kept can’t be read', async () => {
    sessionStorage.setItem('customScenario:u1:new:draft', '{"title": ');
    open('/custom-scenarios/new');
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('');
    expect(screen.queryByText('Your draft is back.')).toBeNull();
  });

  it('says what the server says, where it says it, and loses nothing', async () => {
    const message = 'Title must be at most 120 characters long';
    const api = open('/custom-scenarios/new', {
      'POST /custom-scenarios': () => fail(400, 'validation_failed', message, [{ path: 'body.title', message }]),
    });
    await fillIn();
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    api.answer('POST /custom-scenarios', () => new Response('<html>', { status: 502 }));
    await userEvent.click(save());
    expect(await screen.findByText('Failed to create custom scenario')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(TEXTS.Title);
  });

  it('leads to the plans when the plan turns out to have none', async () => {
    open('/custom-scenarios/new', {
      'POST /custom-scenarios': () => fail(402, 'plan_required', 'Custom scenarios are part of Solo Pro.'),
    });
    await fillIn();
    await userEvent.click(save());
    expect(await screen.findByText('Custom scenarios are part of Solo Pro.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Solo Pro' }).getAttribute('href')).toBe('/pricing?upgrade=solo-pro');
  });

  it('says long texts at once', async () => {
    open('/custom-scenarios/new');
    await userEvent.click(await screen.findByLabelText('Context'));
    await userEvent.paste('x'.repeat(8_001));
    expect(screen.getByText('8,001 of 8,000 characters')).toBeTruthy();
    await userEvent.click(save());
    expect(screen.getByText('Context must be at most 8000 characters long')).toBeTruthy();
  });

  it('is no form on a plan without custom scenarios', async () => {
    open('/custom-scenarios/new', {}, withoutPlan);
    expect(await screen.findByRole('heading', { name: 'Custom scenarios come with Solo Pro' })).toBeTruthy();
    expect(screen.queryByLabelText('Title')).toBeNull();
  });
});

describe('saving and generating', () => {
  it('opens the template and generates from it once', async () => {
    const api = open('/custom-scenarios/new', {
      'POST /custom-scenarios/t1/generate': () =>
        ok({ conversation: sampleConversation({ _id: 'c9' }), scenario: sampleOwnScenario() }),
    });
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save and Generate Scenario' }));
    await screen.findByText(/Your scenario is ready/);
    await waitFor(() => expect(address()).toBe('/coaching-sessions/c9'));
    expect(sent(api, 'POST /custom-scenarios')).toHaveLength(1);
    expect(sent(api, 'POST /custom-scenarios/t1/generate')).toHaveLength(1);
  });

  it('leaves the template to try again from when nothing comes of it', async () => {
    const api = open('/custom-scenarios/new', {
      'POST /custom-scenarios/t1/generate': () => new Response('', { status: 502 }),
    });
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save and Generate Scenario' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate scenario');
    expect(address()).toBe('/custom-scenarios/t1');
    await userEvent.click(screen.getByRole('button', { name: /^Generate Scenario/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Vendor' }));
    await waitFor(() => expect(sent(api, 'POST /custom-scenarios/t1/generate')).toHaveLength(2));
    expect(sent(api, 'POST /custom-scenarios')).toHaveLength(1);
  });
});

describe('a template that is read', () => {
  it('shows everything it holds', async () => {
    open('/custom-scenarios/t1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Moving the depot' })).toBeTruthy();
    for (const text of [sampleTemplate().customContext, 'Logistics', 'Relocation', 'Client', 'Negotiation skills'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Only you see it.')).toBeTruthy();
  });

  it('says when it is gone, or did not come', async () => {
    const api = open('/custom-scenarios/t1', {
      'GET /custom-scenarios/t1': () => fail(404, 'not_found', 'This template does not exist, or was deleted.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('This template does not exist, or was deleted.');
    cleanup();
    open('/custom-scenarios/t1', { 'GET /custom-scenarios/t1': () => new Response('', { status: 500 }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch custom scenarios');
    expect(api.asked.map(({ route }) => route)).toContain('GET /custom-scenarios/t1');
  });

  it('leads to the list once it is deleted, and back by the toast', async () => {
    open('/custom-scenarios/t1', {
      'DELETE /custom-scenarios/t1': () => ok({ restorableUntil: '2026-11-23T09:00:00.000Z' }),
      'POST /custom-scenarios/t1/restore': () => ok(sampleTemplate()),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More about Moving the depot' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/custom-scenarios'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The template is back.')).toBeTruthy();
  });

  it('can still be read on a plan without custom scenarios', async () => {
    open('/custom-scenarios/t1', {}, withoutPlan);
    expect(await screen.findByText(sampleTemplate().customContext)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'See Solo Pro' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull();
  });
});

describe('a template that is edited', () => {
  it('begins with what it holds and is replaced', async () => {
    const api = open('/custom-scenarios/t1/edit', { 'PUT /custom-scenarios/t1': () => ok(sampleTemplate()) });
    const industry = await screen.findByLabelText<HTMLInputElement>('Industry');
    expect(industry.value).toBe('Logistics');
    await userEvent.clear(industry);
    await userEvent.type(industry, 'Food');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vendor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(address()).toBe('/custom-scenarios'));
    const { _id, isOwn: _own, createdAt: _created, updatedAt: _updated, ...before } = sampleTemplate();
    expect(sent(api, 'PUT /custom-scenarios/t1')).toEqual([
      { ...before, industry: 'Food', stakeholderTypes: ['client'] },
    ]);
  });

  it('keeps changes over a reload, and drops them when asked', async () => {
    open('/custom-scenarios/t1/edit');
    await userEvent.type(await screen.findByLabelText('Industry'), ' of food');
    cleanup();
    open('/custom-scenarios/t1/edit');
    expect((await screen.findByLabelText<HTMLInputElement>('Industry')).value).toBe('Logistics of food');
    await userEvent.click(screen.getByRole('button', { name: 'Drop my changes' }));
    expect(screen.getByLabelText<HTMLInputElement>('Industry').value).toBe('Logistics');
  });

  it.each([
    ['somebody else’s', sampleTemplate({ isOwn: false, isPublic: true }), samplePlan()],
    ['one’s own on a plan without custom scenarios', sampleTemplate(), withoutPlan],
  ])('is read where it is %s', async (_whose, template, plan) => {
    open('/custom-scenarios/t1/edit', { 'GET /custom-scenarios/t1': () => ok(template) }, plan);
    await waitFor(() => expect(address()).toBe('/custom-scenarios/t1'));
  });
});
