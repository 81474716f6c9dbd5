import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BriefPart, LibraryScenario } from '@parley/shared';
import { sampleConversation } from '@parley/report/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '@/testing/render-page';
import { sampleOwnScenario, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi, type ScriptedApi } from '@/testing/scripted-api';
import { BriefDraftPage, FromBriefPage } from '..';
import { piecesOf } from './marks';

const TEXT = 'Dana wants the number by Friday. It is $1.94M now.';
const BRIEF: BriefPart = {
  text: TEXT,
  understood: [
    { kind: 'ask', text: TEXT.slice(0, 32), start: 0, end: 32 },
    { kind: 'stakeholder', text: 'Dana', start: 0, end: 4 },
    { kind: 'day', text: 'Friday', start: 25, end: 31 },
    { kind: 'money', text: '$1.94M', start: 39, end: 45 },
  ],
  invented: ['organisation', 'worry'],
  choices: {
    role: ['Head of operations'],
    organisation: [],
    goal: [],
    concerns: ['I want the number by Friday.'],
    sentences: [{ start: 0, end: 32, said: 'I want the number by Friday.', goal: null }],
  },
  organisation: 'Your own organisation',
  concerns: [{ id: 'budget-constraints', summary: 'what the portal costs', worry: 'They will ask me and not you.' }],
  facts: [{ id: 'told-1', text: 'It is $1.94M now.', knownBy: 'both' }],
};
const base = sampleOwnScenario();
const drafted = (notice: string | null = null, changes: Partial<LibraryScenario> = {}): LibraryScenario => ({
  ...base,
  title: 'Dana and the portal',
  stakeholderPersona: {
    ...base.stakeholderPersona,
    name: 'Dana Whitlock',
    role: 'VP Operations, Your own organisation',
  },
  own: base.own && {
    ...base.own,
    opening: 'So what is the number?',
    brief: BRIEF,
    origin: { ...base.own.origin, from: 'brief', notice },
  },
  ...changes,
});

const pages = (
  <Routes>
    <Route path="/custom-scenarios/from-brief" element={<FromBriefPage />} />
    <Route path="/custom-scenarios/from-brief/:id" element={<BriefDraftPage />} />
    <Route path="*" element={null} />
  </Routes>
);
function open(at: string, answers: Parameters<typeof scriptApi>[0] = {}, plan = samplePlan()): ScriptedApi {
  const api = scriptApi({
    'GET /users/plan': () => ok(plan),
    'GET /config': () => ok({}),
    'GET /scenarios/s1': () => ok(drafted()),
    'POST /scenarios/generate': () => ok(drafted()),
    'POST /conversations': () => ok(sampleConversation()),
    ...answers,
  });
  renderPage({ at, path: '*', page: pages });
  return api;
}
const sent = (api: ScriptedApi, route: string): unknown[] =>
  api.asked.filter((one) => one.route === route).map(({ body }) => body);
const address = (): string => screen.getByTestId('address').textContent;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) act(() => close.click());
  cleanup();
});

describe('pasting a brief', () => {
  it('reads it and opens what was drafted', async () => {
    const api = open('/custom-scenarios/from-brief');
    await userEvent.click(await screen.findByLabelText('Your brief'));
    await userEvent.paste(TEXT);
    await userEvent.click(screen.getByRole('button', { name: 'Read My Brief' }));
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Dana Whitlock');
    expect(sent(api, 'POST /scenarios/generate')).toEqual([{ brief: TEXT }]);
    expect(address()).toBe('/custom-scenarios/from-brief/s1');
  });

  it('says why it is none, keeps it, and asks nothing for an empty one', async () => {
    const message = 'We can only read English so far.';
    const api = open('/custom-scenarios/from-brief', {
      'POST /scenarios/generate': () => fail(400, 'validation_failed', message, [{ path: 'body.brief', message }]),
    });
    const read = await screen.findByRole('button', { name: 'Read My Brief' });
    await userEvent.click(read);
    expect(await screen.findByText('Please paste a brief')).toBeTruthy();
    expect(sent(api, 'POST /scenarios/generate')).toEqual([]);
    await userEvent.click(screen.getByLabelText('Your brief'));
    await userEvent.paste('Wir müssen reden.');
    await userEvent.click(read);
    expect(await screen.findByText(message)).toBeTruthy();
    cleanup();
    open('/custom-scenarios/from-brief');
    expect(await screen.findByLabelText('Your brief')).toHaveProperty('value', 'Wir müssen reden.');
  });

  it('fails without losing it', async () => {
    open('/custom-scenarios/from-brief', {
      'POST /scenarios/generate': () => fail(503, 'upstream_unavailable', 'The brief could not be read.'),
    });
    await userEvent.click(await screen.findByLabelText('Your brief'));
    await userEvent.paste(TEXT);
    await userEvent.click(screen.getByRole('button', { name: 'Read My Brief' }));
    expect(await screen.findByText('Your brief is still here, and no session was used.')).toBeTruthy();
    expect(screen.getByLabelText('Your brief')).toHaveProperty('value', TEXT);
  });

  it('tells who has no plan for it what it would take', async () => {
    const plan = samplePlan({ entitlements: { ...samplePlan().entitlements, customScenarios: 'none' } });
    open('/custom-scenarios/from-brief', {}, plan);
    expect(await screen.findByRole('link', { name: 'See Solo Pro' })).toBeTruthy();
    expect(screen.queryByLabelText('Your brief')).toBeNull();
  });
});

describe('looking it through', () => {
  it('marks what was understood, says what was made up, and who wrote it in whose place', async () => {
    const notice = 'The AI provider could not write this scenario, so the built-in engine did.';
    open('/custom-scenarios/from-brief/s1', { 'GET /scenarios/s1': () => ok(drafted(notice)) });
    expect(await screen.findByText(notice)).toBeTruthy();
    const marked = screen.getByRole('region', { name: 'Your brief, with what was understood marked' });
    expect(marked.textContent).toBe(TEXT);
    expect([...marked.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Dana',
      'Friday',
      '$1.94M',
    ]);
    expect(screen.getAllByText('Not found in your brief: made up.')).toHaveLength(2);
    expect(screen.getByLabelText('Role')).toHaveProperty('value', 'VP Operations');
  });

  it('saves what was corrected, then begins', async () => {
    const api = open('/custom-scenarios/from-brief/s1', { 'PUT /scenarios/s1': () => ok(drafted()) });
    const role = await screen.findByLabelText('Role');
    await userEvent.clear(role);
    await userEvent.type(role, 'COO');
    const fact = screen.getByLabelText('Fact 1');
    await userEvent.clear(fact);
    await userEvent.type(fact, 'It is $2M now.');
    await userEvent.click(screen.getByRole('button', { name: 'Begin the Conversation' }));
    await waitFor(() => expect(address()).toMatch(/^\/coaching-sessions\//));
    expect(sent(api, 'PUT /scenarios/s1')).toEqual([
      { stakeholderPersona: { role: 'COO' }, brief: { facts: [{ id: 'told-1', text: 'It is $2M now.' }] } },
    ]);
    expect(sent(api, 'POST /conversations')).toEqual([{ scenarioId: 's1' }]);
  });

  it('takes another worry, leaves a fact out and puts it back, and says who knows what', async () => {
    const api = open('/custom-scenarios/from-brief/s1', { 'PUT /scenarios/s1': () => ok(drafted()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Worry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a Worry' }));
    const [first] = screen.getAllByLabelText('Another worry');
    if (first === undefined) throw new Error('no field');
    await userEvent.type(first, 'who pays the difference');
    // What lies behind an added worry may stay empty, or become so again.
    const behind = screen.getAllByLabelText('What lies behind it').at(-2);
    if (behind === undefined) throw new Error('no field');
    await userEvent.type(behind, 'x');
    await userEvent.clear(behind);
    await userEvent.click(screen.getByRole('button', { name: 'Add a Fact' }));
    await userEvent.type(screen.getByLabelText('Fact 2'), 'The board meets on 3 May.');
    await userEvent.selectOptions(screen.getByLabelText('Who knows fact 2'), 'They may know it');
    await userEvent.click(screen.getByRole('button', { name: 'Remove fact 1' }));
    expect(screen.queryByLabelText('Fact 1')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Put it back: fact 1' }));
    await userEvent.selectOptions(screen.getByLabelText('Who knows fact 1'), 'Only they know it');
    await userEvent.click(screen.getByRole('button', { name: 'Save for Later' }));
    await waitFor(() => expect(sent(api, 'PUT /scenarios/s1')).toHaveLength(1));
    expect(sent(api, 'PUT /scenarios/s1')).toEqual([
      {
        brief: {
          concerns: [{ id: 'own-1', summary: 'who pays the difference' }],
          facts: [
            { id: 'told-1', knownBy: 'stakeholder' },
            { id: 'own-3', text: 'The board meets on 3 May.', knownBy: 'maybe' },
          ],
        },
      },
    ]);
  });

  it('sends a fact that is left out, and nothing for what was added and taken away again', async () => {
    const api = open('/custom-scenarios/from-brief/s1', { 'PUT /scenarios/s1': () => ok(drafted()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Fact' }));
    await userEvent.type(screen.getByLabelText('Fact 2'), 'Nothing of use.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove fact 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove fact 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save for Later' }));
    await waitFor(() => expect(sent(api, 'PUT /scenarios/s1')).toHaveLength(1));
    expect(sent(api, 'PUT /scenarios/s1')).toEqual([{ brief: { facts: [{ id: 'told-1', removed: true }] } }]);
  });

  it('leaves a worry out and puts it back, while two stay', async () => {
    const api = open('/custom-scenarios/from-brief/s1', { 'PUT /scenarios/s1': () => ok(drafted()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Worry' }));
    await userEvent.type(screen.getByLabelText('Another worry'), 'who pays the difference');
    // The last two stay.
    expect(screen.queryByRole('button', { name: 'Remove worry 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add a Worry' }));
    await userEvent.type(screen.getAllByLabelText('Another worry')[1] as HTMLElement, 'who tells the board');
    await userEvent.click(screen.getByRole('button', { name: 'Remove worry 1' }));
    expect(screen.queryByLabelText('Worried most about')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Put it back: worry 1' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Worried most about').value).toBe('what the portal costs');
    await userEvent.click(screen.getByRole('button', { name: 'Remove worry 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save for Later' }));
    await waitFor(() => expect(sent(api, 'PUT /scenarios/s1')).toHaveLength(1));
    expect(sent(api, 'PUT /scenarios/s1')).toEqual([
      {
        brief: {
          concerns: [
            { id: 'own-1', summary: 'who pays the difference' },
            { id: 'own-2', summary: 'who tells the board' },
            { id: 'budget-constraints', removed: true },
          ],
        },
      },
    ]);
  });

  it('sends a saved fact of one’s own that was emptied, to be told what is wrong', async () => {
    const message = 'Fact must be at least 8 characters long';
    const own = drafted();
    const saved: LibraryScenario = {
      ...own,
      own: own.own && {
        ...own.own,
        brief: { ...BRIEF, facts: [...BRIEF.facts, { id: 'own-1', text: 'Written by me.', knownBy: 'student' }] },
      },
    };
    const api = open('/custom-scenarios/from-brief/s1', {
      'GET /scenarios/s1': () => ok(saved),
      'PUT /scenarios/s1': () =>
        fail(400, 'validation_failed', message, [{ path: 'body.brief.facts.0.text', message }]),
    });
    await userEvent.clear(await screen.findByLabelText('Fact 2'));
    await userEvent.click(screen.getByRole('button', { name: 'Save for Later' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(sent(api, 'PUT /scenarios/s1')).toEqual([{ brief: { facts: [{ id: 'own-1', text: '' }] } }]);
  });

  it('is drafted anew about somebody else whom the brief names', async () => {
    const two: BriefPart = {
      ...BRIEF,
      text: `${TEXT} Priya Raman asked Priya.`,
      understood: [
        ...BRIEF.understood,
        { kind: 'person', text: 'Priya Raman', start: 51, end: 62 },
        { kind: 'person', text: 'Priya', start: 69, end: 74 },
      ],
    };
    const about = (name: string): LibraryScenario => {
      const one = drafted();
      return {
        ...one,
        stakeholderPersona: { ...one.stakeholderPersona, name },
        own: one.own && { ...one.own, brief: two },
      };
    };
    const api = open('/custom-scenarios/from-brief/s1', {
      'GET /scenarios/s1': () => ok(about('Dana Whitlock')),
      'PUT /scenarios/s1': () => ok(about('Priya Raman')),
    });
    await userEvent.type(await screen.findByLabelText('Role'), ' and more');
    const others = screen.getByRole('group', { name: /^Is it somebody else\?/ });
    expect([...others.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Priya Raman']);
    await userEvent.click(screen.getByRole('button', { name: 'Priya Raman' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Priya Raman'));
    expect(sent(api, 'PUT /scenarios/s1')).toEqual([{ brief: { about: 'Priya Raman' } }]);
    expect(screen.getByLabelText('Role')).toHaveProperty('value', 'VP Operations');
  });

  it('takes what else the brief tells with one press, and offers what was drafted instead', async () => {
    const api = open('/custom-scenarios/from-brief/s1', { 'PUT /scenarios/s1': () => ok(drafted()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Head of operations' }));
    expect(screen.getByLabelText('Role')).toHaveProperty('value', 'Head of operations');
    expect(screen.queryByRole('button', { name: 'Head of operations' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'VP Operations' }));
    await userEvent.click(screen.getByRole('button', { name: 'Head of operations' }));
    await userEvent.click(screen.getByRole('button', { name: 'I want the number by Friday.' }));
    expect(screen.getByLabelText('Another worry')).toHaveProperty('value', 'I want the number by Friday.');
    expect(screen.queryByRole('button', { name: 'I want the number by Friday.' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save for Later' }));
    await waitFor(() => expect(sent(api, 'PUT /scenarios/s1')).toHaveLength(1));
    expect(sent(api, 'PUT /scenarios/s1')).toEqual([
      {
        stakeholderPersona: { role: 'Head of operations' },
        brief: { concerns: [{ id: 'own-1', summary: 'I want the number by Friday.' }] },
      },
    ]);
  });

  it('offers no worry that was taken and saved', async () => {
    const one = drafted();
    const saved: LibraryScenario = {
      ...one,
      own: one.own && {
        ...one.own,
        brief: {
          ...BRIEF,
          concerns: [...BRIEF.concerns, { id: 'own-1', summary: '“I want the number by Friday”', worry: 'y' }],
        },
      },
    };
    open('/custom-scenarios/from-brief/s1', { 'GET /scenarios/s1': () => ok(saved) });
    expect(await screen.findByLabelText('Also worried about')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I want the number by Friday.' })).toBeNull();
  });

  /** Marks words of the brief as a pointer does. */
  async function mark(words: string): Promise<void> {
    const text = await screen.findByRole('region', { name: 'Your brief, with what was understood marked' });
    const at = (offset: number): readonly [Node, number] => {
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      let before = 0;
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        const { length } = node.textContent ?? '';
        if (offset <= before + length) return [node, offset - before];
        before += length;
      }
      throw new Error('not in the brief');
    };
    const start = TEXT.indexOf(words);
    act(() => {
      globalThis.getSelection()?.setBaseAndExtent(...at(start), ...at(start + words.length));
      document.dispatchEvent(new Event('selectionchange'));
    });
  }

  it('puts words that are marked in the brief where they are to stand, as they would say them, and takes it back', async () => {
    open('/custom-scenarios/from-brief/s1');
    await mark('Dana wants the number by Friday');
    await userEvent.click(screen.getByRole('button', { name: 'Worry' }));
    expect(screen.getByLabelText('Another worry')).toHaveProperty('value', 'I want the number by Friday.');
    expect(document.activeElement).toBe(screen.getByLabelText('Another worry'));
    expect(screen.queryByRole('toolbar', { name: 'Use the selected words' })).toBeNull();
    await mark('the number');
    await userEvent.click(screen.getByRole('button', { name: 'Role' }));
    expect(screen.getByLabelText('Role')).toHaveProperty('value', 'Number');
    await userEvent.type(screen.getByLabelText('Title'), ' again');
    const undo = screen.getAllByRole('button', { name: 'Undo' });
    await userEvent.click(undo.at(-1) as HTMLElement);
    expect(screen.getByLabelText('Role')).toHaveProperty('value', 'VP Operations');
    // What was written since stays.
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Dana and the portal again');
    expect(screen.getByLabelText('Another worry')).toHaveProperty('value', 'I want the number by Friday.');
  });

  it('offers nothing for marks outside of the brief', async () => {
    open('/custom-scenarios/from-brief/s1');
    const heading = await screen.findByRole('heading', { name: 'Look it through' });
    act(() => {
      globalThis.getSelection()?.selectAllChildren(heading);
      document.dispatchEvent(new Event('selectionchange'));
    });
    expect(screen.queryByRole('toolbar', { name: 'Use the selected words' })).toBeNull();
  });

  it('begins at once where nothing was corrected', async () => {
    const api = open('/custom-scenarios/from-brief/s1');
    await userEvent.click(await screen.findByRole('button', { name: 'Begin the Conversation' }));
    await waitFor(() => expect(address()).toMatch(/^\/coaching-sessions\//));
    expect(sent(api, 'PUT /scenarios/s1')).toEqual([]);
  });

  it('names the field that is wrong, and keeps corrections over a reload', async () => {
    const message = 'Fact must be at least 8 characters long';
    open('/custom-scenarios/from-brief/s1', {
      'PUT /scenarios/s1': () =>
        fail(400, 'validation_failed', message, [{ path: 'body.brief.facts.0.text', message }]),
    });
    const fact = await screen.findByLabelText('Fact 1');
    await userEvent.clear(fact);
    await userEvent.type(fact, 'Two');
    await userEvent.click(screen.getByRole('button', { name: 'Save for Later' }));
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(document.activeElement).toBe(fact);
    cleanup();
    open('/custom-scenarios/from-brief/s1');
    expect(await screen.findByLabelText('Fact 1')).toHaveProperty('value', 'Two');
  });

  it('is no place for a scenario from no brief, or from nobody', async () => {
    open('/custom-scenarios/from-brief/s1', { 'GET /scenarios/s1': () => ok(base) });
    expect(await screen.findByText('This scenario was not made from a brief')).toBeTruthy();
    cleanup();
    open('/custom-scenarios/from-brief/s1', {
      'GET /scenarios/s1': () => fail(404, 'not_found', 'Scenario not found'),
    });
    expect(await screen.findByText('Scenario not found')).toBeTruthy();
  });
});

describe('marks', () => {
  it('are the whole text whatever is marked', () => {
    const pieces = piecesOf(TEXT, [...BRIEF.understood, { kind: 'amount', text: 'x', start: 40, end: 900 }]);
    expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
    expect(pieces.find(({ text }) => text === 'Friday')).toMatchObject({ word: 'day', sentence: 'ask' });
  });
});
