import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/render-page';
import { sampleRubric } from '@/testing/sample-rubric';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { HowScoringWorksPage } from './how-scoring-works-page';

const older = () =>
  sampleRubric({
    version: '1.0',
    since: '2026-01-05',
    current: false,
    changes: [],
    scoring: { ...sampleRubric().scoring, curve: [], indicatorsPerSentence: null, turnedMost: null, meanOfTwo: false },
  });

function open(at = '/how-scoring-works', engine = 'rehearsal', answers: Parameters<typeof scriptApi>[0] = {}) {
  const api = scriptApi({
    'GET /config': () =>
      ok({
        brand: { name: 'Parley', publicUrl: '', supportEmail: 'help@test.example', phone: '', office: '' },
        coach: { engine, model: 'model-one' },
        google: null,
        paymentsOpen: false,
      }),
    'GET /rubrics/current': () => ok(sampleRubric()),
    'GET /rubrics/2.0': () => ok(sampleRubric()),
    'GET /rubrics/1.0': () => ok(older()),
    ...answers,
  });
  renderPage({ at, path: '/how-scoring-works', page: <HowScoringWorksPage /> });
  return { api, user: userEvent.setup() };
}

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    scrolledTo.push(this.id);
  };
  document.head.innerHTML = '<meta name="description" content="usual">';
});

const labels = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

describe('/how-scoring-works', () => {
  it('says what a score is made of, in the numbers of the rubric', async () => {
    open();
    const sum = await screen.findByRole('region', { name: 'What a score is made of' });
    for (const words of [
      'up to 7',
      'up to 3',
      '2 skills share these points',
      '2 times as much',
      'Counts for7.110.0',
      'at most 3 indicators',
      'Settled100%',
      'Blame−0.4−1.2',
      'The stakeholder walks out–−1',
      'The other 0.6 are for an agreement',
      'the meanTwo judges',
      'Whoever turned after insults or threats pays 3 at most',
    ]) {
      expect(sum.textContent).toContain(words);
    }
    expect(screen.getByRole('region', { name: 'Caps' }).textContent).toContain('1.5Nothing of substance was said');
    expect(document.title).toBe('How scoring works · Parley');
  });

  it('shows every indicator with both examples, evidence and when it is left out', async () => {
    open();
    const [first, second] = await screen.findAllByRole('article');
    expect(first?.id).toBe('trade-off');
    for (const words of [
      'Named a trade-off',
      'An option with its price.',
      'CountsIt costs £38,000 more.',
      'Doesn’tEach option has trade-offs.',
      'EvidenceThe price.',
      'Left out whenNever.',
    ])
      expect(first?.textContent).toContain(words);
    expect(second?.textContent).toContain('There was nothing to choose.');
    expect(screen.getByRole('region', { name: 'Leadership' }).textContent).toContain('Asking for a decision.');
  });

  it('searches them, and says when none is left', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search the indicators' }), 'wednesday');
    expect(labels()).toEqual(['Asked for a decision']);
    expect(screen.getByText('1 of 4')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Negotiation Skills' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), ' zebra');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(labels()).toHaveLength(4);
  });

  it('goes to the indicator that the address names, and marks it', async () => {
    open('/how-scoring-works?version=2.0#decision');
    const articles = await screen.findAllByRole('article');
    expect(scrolledTo).toEqual(['decision']);
    expect(articles.filter((article) => article.classList.contains('sc-here')).map(({ id }) => id)).toEqual([
      'decision',
    ]);
  });

  it('lists what is on the page, and jumps there on a small screen', async () => {
    const { user } = open();
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    expect(
      within(contents)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '#the-sum',
      '#caps',
      '#who-judges',
      '#indicators',
      '#skill-negotiation-skills',
      '#skill-leadership',
      '#changes',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'On this page' }), 'Leadership');
    expect(scrolledTo).toContain('skill-leadership');
  });

  it('shows older versions, and says that they are old', async () => {
    const { api, user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Version of the rubric' }), '1.0');
    const note = await screen.findByRole('note');
    expect(note.textContent).toContain(
      'You are reading rubric 1.0. It scored conversations until 21\u00a0November\u00a02026',
    );
    expect(screen.getByTestId('address').textContent).toBe('/how-scoring-works?version=1.0');
    expect(document.title).toBe('How scoring worked, rubric 1.0 · Parley');
    expect(screen.getByRole('region', { name: 'What a score is made of' }).textContent).not.toContain('Counts for');
    expect(screen.getByRole('region', { name: 'What a score is made of' }).textContent).not.toContain('Two judges');
    expect(screen.getByRole('region', { name: 'Who judges, and how well' }).textContent).not.toContain(
      'the mean of both',
    );
    expect(screen.queryByRole('region', { name: /What changed/ })).toBeNull();
    await user.click(within(note).getByRole('link', { name: 'Read the one in use now' }));
    expect(await screen.findByRole('region', { name: 'What changed in 2.0' })).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
    expect(api.asked.map(({ route }) => route).filter((route) => route.includes('rubrics'))).toEqual([
      'GET /rubrics/current',
      'GET /rubrics/1.0',
    ]);
  });

  it.each([
    ['rehearsal', 'This installation scores with its built-in engine, without an AI provider.'],
    ['openai', 'This installation scores with model-one, a language model of its provider.'],
  ])('says who judges here: %s', async (engine, words) => {
    open('/how-scoring-works', engine);
    expect((await screen.findByRole('region', { name: 'Who judges, and how well' })).textContent).toContain(words);
  });
});

describe('a rubric that is not there', () => {
  it('is said to be none, with the way to the one in use', async () => {
    const { user } = open('/how-scoring-works?version=9.9', 'rehearsal', {
      'GET /rubrics/9.9': () => fail(404, 'not_found', 'There is no such version of the rubric.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('There is no rubric 9.9.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How scoring works');
    await user.click(screen.getByRole('link', { name: 'Read the one in use now' }));
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });

  it('can be asked for again after a failure', async () => {
    const { api, user } = open('/how-scoring-works?version=3.0', 'rehearsal', {
      'GET /rubrics/3.0': () => fail(500, 'internal', 'Something went wrong.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
    api.answer('GET /rubrics/3.0', () => ok(sampleRubric({ version: '3.0' })));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(4);
  });
});
