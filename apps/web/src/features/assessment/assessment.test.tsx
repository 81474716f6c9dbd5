import { beforeEach, describe, expect, it } from '@jest/globals';
import { printed } from '@parley/config/jest/printed';
import { askedQuestions, resultOf, type AnswerRank, type Chosen } from '@parley/content/public/assessment';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { session } from '@/lib/session';
import { renderPage } from '@/testing/render-page';
import { Assessment } from './assessment';
import { ASSESSMENT_KEY } from './stored-run';
import { summaryOf } from './summary';

const stored = (): unknown => JSON.parse(window.localStorage.getItem(ASSESSMENT_KEY) ?? 'null');
const store = (value: unknown) => window.localStorage.setItem(ASSESSMENT_KEY, JSON.stringify(value));
const FIRST = askedQuestions[0]?.id ?? '';
const SECOND = askedQuestions[1]?.id ?? '';

/** The same answer to the first `count` questions, but for the area given. */
const answered = (count: number, rank: AnswerRank, area = '', there: AnswerRank = 3): Chosen =>
  Object.fromEntries(askedQuestions.slice(0, count).map((one) => [one.id, one.area === area ? there : rank]));

function visit() {
  session.clear();
  render(
    <MemoryRouter>
      <Assessment />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** Leaves the page and opens it anew, as a reload does. */
function reload() {
  cleanup();
  return visit();
}

async function begin(name = 'Begin') {
  const user = visit();
  await user.click(await screen.findByRole('button', { name }));
  return user;
}

/** What is read out of the group of answers in which the focus is. */
const focused = () => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent;

beforeEach(() => {
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('taking the assessment', () => {
  it('says what it asks about before it begins, and fetches nothing', () => {
    visit();
    expect(screen.getAllByRole('term')).toHaveLength(8);
    expect(screen.getByText(/Nothing is sent/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('asks one question at a time, and wants an answer before it goes on', async () => {
    const user = await begin();
    expect(await screen.findByRole('heading', { name: 'Question 1 of 40' })).toBeTruthy();
    expect(focused()).toBe(askedQuestions[0]?.situation);
    expect(screen.getByRole('button', { name: 'Back' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('alert').textContent).toContain('Choose the answer');
    await user.click(screen.getAllByRole('radio')[2] ?? document.body);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Question 2 of 40' })).toBeTruthy();
    expect(focused()).toBe(askedQuestions[1]?.situation);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1');
  });

  it('goes by the keyboard alone', async () => {
    const user = await begin();
    await screen.findByRole('heading', { name: 'Question 1 of 40' });
    await user.keyboard('2{Enter}4{Enter}');
    expect(screen.getByRole('heading', { name: 'Question 3 of 40' })).toBeTruthy();
    const [first, second] = askedQuestions;
    expect(stored()).toMatchObject({ at: 2, chosen: { [FIRST]: first?.shown[1], [SECOND]: second?.shown[3] } });
  });

  it('goes back to what was chosen, and lets it be changed', async () => {
    const user = await begin();
    await screen.findByRole('heading', { name: 'Question 1 of 40' });
    await user.keyboard('3{Enter}');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await user.keyboard('1');
    expect(stored()).toMatchObject({ at: 0, chosen: { [FIRST]: askedQuestions[0]?.shown[0] } });
  });

  it('goes on after a reload where it was left', async () => {
    let user = await begin();
    await screen.findByRole('heading', { name: 'Question 1 of 40' });
    await user.keyboard('1{Enter}2');
    user = reload();
    expect(await screen.findByText(/You have answered 2 of 40/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Question 2 of 40' })).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
  });

  it('can be begun again when the questions did not come', async () => {
    const user = userEvent.setup();
    let attempts = 0;
    const load = async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return (await import('./assessment-run')).AssessmentRun;
    };
    render(<Assessment load={load} />, { wrapper: MemoryRouter });
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(printed()).toContainEqual(['error', 'The assessment could not be loaded', expect.anything()]);
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByRole('heading', { name: 'Question 1 of 40' })).toBeTruthy();
  });
});

describe('what the browser has kept', () => {
  it.each([
    ['no JSON', 'not json'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['no answers', '{"chosen":{}}'],
    ['answers that are none', '{"chosen":{"a":9,"b":"best","c":null},"at":3}'],
  ])('is left alone where it cannot be read: %s', async (_, text) => {
    window.localStorage.setItem(ASSESSMENT_KEY, text);
    await begin();
    expect(await screen.findByRole('heading', { name: 'Question 1 of 40' })).toBeTruthy();
  });

  it.each([
    ['a place beyond the questions', { chosen: answered(3, 0), at: 99, finishedAt: null }],
    ['a place that is none', { chosen: answered(3, 0), at: -1.5, finishedAt: 12 }],
    ['an end without all answers', { chosen: answered(3, 0), at: 3, finishedAt: '2026-11-23T06:00:00.000Z' }],
    ['answers to questions of old', { chosen: { ...answered(3, 0), 'gone-question': 1 }, at: 3, finishedAt: null }],
  ])('goes no further than there are answers: %s', async (_, value) => {
    store(value);
    visit();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Continue|See your result/ }));
    const number = Number(/\d+/.exec((await screen.findByRole('heading', { level: 2 })).textContent ?? '')?.[0]);
    expect([1, 4]).toContain(number);
  });

  it('is forgotten when somebody starts over, after asking', async () => {
    store({ chosen: answered(12, 1), at: 12, finishedAt: null });
    const user = visit();
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(stored()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Forget them' }));
    expect(stored()).toBeNull();
    expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy();
  });
});

describe('the result in words', () => {
  it.each([
    [answered(40, 0), 'The best answer, every time.'],
    [answered(40, 0, 'need', 1), 'Seven of eight areas are good. Begin with “Finding the need”.'],
    [
      { ...answered(40, 0), [FIRST]: 1 as const },
      'All eight areas are good. The most to gain is in “Finding the need”.',
    ],
    [answered(40, 2, 'terms', 0), 'One of eight areas is good. Begin with “Finding the need”.'],
    [answered(40, 3), 'No area is good yet. Begin with “Finding the need”.'],
  ])('says where to begin', (chosen, words) => {
    expect(summaryOf(resultOf(chosen))).toBe(words);
  });
});

describe('the result', () => {
  /** Answers the last question and opens the result. */
  async function finish(chosen: Chosen) {
    store({ chosen, at: 39, finishedAt: null });
    const user = await begin('Continue');
    await user.click(await screen.findByRole('button', { name: 'See your result' }));
    return user;
  }

  it('says what came out, what to practise and why', async () => {
    await finish(answered(40, 0, 'risk'));
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
      'Seven of eight areas are good. Begin with “Risk and problems”.',
    );
    expect(document.activeElement?.id).toBe('assessment-result');
    expect(screen.getByRole('row', { name: /Risk and problems/ }).textContent).toContain('0 of 15Needs work');
    expect(screen.getByRole('row', { name: /Finding the need/ }).textContent).toContain('15 of 15Good');
    expect(screen.getByText('The Formula Only She Knows')).toBeTruthy();
    expect(screen.getByText('Senior PM Challenges')).toBeTruthy();
    expect(screen.queryByText('Scope Change Request')).toBeNull();
    expect(screen.getByText(/Finished on/)).toBeTruthy();
  });

  it('shows every answer from the best to the worst, each with its reason, and one’s own', async () => {
    const user = await finish(answered(40, 1));
    await user.click(screen.getByText('Conflict', { selector: 'summary span' }));
    const question = askedQuestions.find(({ area }) => area === 'conflict');
    const review = screen.getByText(question?.situation ?? '').closest('article') ?? document.body;
    const rows = within(review).getAllByRole('listitem');
    expect(rows.map((row) => /^\d/.exec(row.textContent ?? '')?.[0])).toEqual(['3', '2', '1', '0']);
    expect(rows.map((row) => row.textContent?.includes('Your answer'))).toEqual([false, true, false, false]);
    for (const [rank, row] of rows.entries())
      expect(row.textContent).toContain(question?.answers[rank as AnswerRank].why);
  });

  it('is still there after a reload, and gone when somebody starts over', async () => {
    await finish(answered(40, 0));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The best answer, every time.');
    expect(screen.queryByRole('heading', { name: 'What to practise' })).toBeNull();
    const user = reload();
    await user.click(await screen.findByRole('button', { name: 'See your result' }));
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Forget them' }));
    expect(screen.getByRole('heading', { name: 'Question 1 of 40' })).toBeTruthy();
    expect(stored()).toBeNull();
  });

  it('leads a visitor to registration, and somebody signed in to the scenarios', async () => {
    await finish(answered(40, 2));
    expect(screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/register');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    cleanup();
    renderPage({ at: '/assessment', path: '/assessment', page: <Assessment /> });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'See your result' }));
    expect(
      (await screen.findByRole('link', { name: 'Twenty Minutes with the Underwriter' })).getAttribute('href'),
    ).toBe('/coaching-sessions?search=Twenty%20Minutes%20with%20the%20Underwriter');
    expect(screen.getAllByRole('link', { name: 'New PM Essentials' })[0]?.getAttribute('href')).toBe(
      '/learning-tracks/new-pm-essentials',
    );
  });
});
