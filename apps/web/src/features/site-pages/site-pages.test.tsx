import { afterEach, describe, expect, it } from '@jest/globals';
import { sampleClaims, sitePageLoaders, sitePages } from '@parley/content/public';
import type { SitePage } from '@parley/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  sampleComparison,
  sampleEntry,
  sampleFeature,
  sampleIndustry,
  sampleResource,
  sampleSolution,
} from '@/testing/sample-site-pages';
import { ok, scriptApi } from '@/testing/scripted-api';
import { SitePageView, UnknownSitePage } from '.';
import { destination } from './kinds';
import { markedPieces } from './marked-words';

function open(page: SitePage, entry = sampleEntry(page)) {
  scriptApi({
    'GET /config': () =>
      ok({
        brand: { name: 'Parley', publicUrl: '', supportEmail: 'help@test.example', phone: '', office: '' },
        coach: { engine: 'rehearsal', model: 'm' },
        google: null,
        paymentsOpen: false,
      }),
  });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SitePageView page={page} entry={entry} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const SAMPLES = {
  feature: sampleFeature,
  solution: sampleSolution,
  resource: sampleResource,
  comparison: sampleComparison,
  industry: sampleIndustry,
};

const headings = (level: number): string[] =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);
const href = (link: HTMLElement): string | null => link.getAttribute('href');
const hrefs = (name: string): (string | null)[] => screen.getAllByRole('link', { name }).map(href);
const section = (title: string): HTMLElement => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (found === null) throw new Error(`No section ${title}`);
  return found;
};

afterEach(cleanup);

describe('a content page (product §3.13)', () => {
  it('shows the voice that the operator’s file has for it, and says that it is a sample', () => {
    open(sampleIndustry, { ...sampleEntry(sampleIndustry), path: '/industries/construction' });
    const words = section('In somebody’s words').textContent;
    expect(words).toContain(sampleClaims.ofPages['/industries/construction']?.quote ?? 'no voice');
    expect(words).toContain('A sample voice, to be replaced with this installation’s own.');
  });

  it('shows no voice where the file has none', () => {
    open(sampleFeature, { ...sampleEntry(sampleFeature), path: '/features/ai-coaching' });
    expect(headings(2)).not.toContain('In somebody’s words');
  });

  it.each([
    ['feature', ['Key benefits', 'What it reads', 'What it leaves', 'How It Works', 'Perfect For', 'Questions']],
    [
      'solution',
      [
        'Sound Familiar?',
        'Ask what it is for',
        'What you do here',
        'How you see that it helps',
        'Recommended track: Senior PM Challenges',
      ],
    ],
    ['resource', ['Before you write', 'While you write', 'After', 'Much later', 'The checklist']],
    [
      'comparison',
      [
        'The Other',
        'Key differences',
        'Line by line',
        'What an hour is for',
        'Where Parley is ahead',
        'When The Other is the better choice',
      ],
    ],
    [
      'industry',
      [
        'The industry',
        'What is hard here',
        'Conversations to rehearse',
        'What she needs',
        'In figures',
        'Rules that come up',
        'Good practice',
      ],
    ],
  ] as const)('of kind %s has its parts in order, one title, and ends with its call to action', (kind, parts) => {
    const page = SAMPLES[kind];
    open(page);
    expect(headings(1)).toEqual([page.title]);
    const all = headings(2);
    expect(all.slice(0, parts.length)).toEqual(parts);
    expect(all.at(-1)).toBe(page.ctaTitle);
    expect(hrefs('Start Free Trial')).toEqual(['/register', '/register']);
  });

  it.each([
    ['feature', 'See the prices', '/pricing'],
    ['solution', 'Talk to us', '/contact'],
    ['resource', 'Take the skills assessment', '/resources/pm-skills-assessment'],
    ['comparison', 'See the prices', '/pricing'],
    ['industry', 'Talk to us', '/contact'],
  ] as const)('of kind %s leads on: %s', (kind, name, to) => {
    open(SAMPLES[kind]);
    expect(hrefs(name)).toEqual([to, to]);
  });

  it('says where it lies', () => {
    open(sampleFeature);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Home', 'Features', 'Sample']);
    expect(href(crumbs.getByRole('link', { name: 'Home' }))).toBe('/');
    expect(document.title).toBe('A second pair of eyes on your draft · Parley');
  });

  it('puts one word of its title under the marker', () => {
    const { container } = open(sampleFeature);
    expect(container.querySelector('h1 .swiped')?.textContent).toBe('draft');
  });

  it('quotes a talk as script: who, which message, the marked words, what they were worth', () => {
    open(sampleFeature);
    const talk = within(within(section('What it reads')).getByRole('figure'));
    expect(talk.getByText('Budget Cut Negotiation')).toBeTruthy();
    expect(talk.getByText('Ingrid Voss, chief financial officer')).toBeTruthy();
    expect(talk.getByText('8.6')).toBeTruthy();
    expect(talk.getAllByText('Ingrid')).toHaveLength(2);
    expect(talk.getByText(/^The maker accepts/).tagName).toBe('MARK');
    expect(talk.getByText('the total stays the same').className).toBe('pencil');
    expect(talk.getByText('Said plainly where things stand, early')).toBeTruthy();
    expect(talk.getByText('Not met')).toBeTruthy();
    expect(talk.getByText('(2 messages are left out here.)')).toBeTruthy();
    expect(talk.getByText(/Recorded on 23.November.2026/)).toBeTruthy();
    expect(href(talk.getByRole('link', { name: 'how it is scored' }))).toBe('/how-scoring-works');
    expect(talk.getByText('then').tagName).toBe('EM');
  });

  it('pulls a line that earned its mark up beside the title, with what it answers', () => {
    open(sampleSolution);
    const sheet = within(screen.getByRole('complementary', { name: 'From a talk with Ingrid Voss' }));
    expect(sheet.getByText('The bank counts what is in the account, not what is virtuous.')).toBeTruthy();
    expect(sheet.getByText(/^The maker accepts/).tagName).toBe('MARK');
    expect(sheet.queryByText('Now I know what I am buying.')).toBeNull();
  });

  it('lists the conversations of the recommended track and leads to the tracks', () => {
    open(sampleSolution);
    const track = within(section('Recommended track: Senior PM Challenges'));
    expect(track.getAllByRole('listitem')).toHaveLength(4);
    expect(href(track.getByRole('link', { name: 'Open the learning tracks' }))).toBe('/learning-tracks');
  });

  it('leads from a guide’s list of contents to its sections, and to the file', () => {
    const { container } = open(sampleResource);
    for (const link of within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')) {
      expect(container.querySelector(href(link) ?? '')?.textContent).toContain(link.textContent);
    }
    expect(hrefs('Download PDF')).toEqual(['/downloads/conversation-checklist.pdf']);
    // Prices are named by the page itself already, and not a second time.
    expect(within(section('Related resources')).getAllByRole('link').map(href)).toEqual([
      '/resources/pm-career-guide',
      '/pricing',
      '/features/learning-tracks',
    ]);
  });

  it('compares line by line, and says who is ahead', () => {
    open(sampleComparison);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent)).toEqual([
      undefined,
      'AheadThe Other',
      'AheadParley',
      'AheadEven',
    ]);
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['What is compared', 'Parley', 'The Other', 'Ahead']);
  });

  it('tells what is in the library from what one writes oneself, and whose a figure is', () => {
    open(sampleIndustry);
    const [first, second] = within(section('Conversations to rehearse')).getAllByRole('listitem');
    expect(first?.textContent).toContain('In the scenario library');
    expect(second?.textContent).toContain('One to write yourself');
    expect(within(section('In figures')).getByText('Counted here, 2026')).toBeTruthy();
  });
});

describe('the pages there are', () => {
  it.each(sitePages.map((entry) => [entry.path, entry] as const))('%s: shows its title', async (path, entry) => {
    const text = await sitePageLoaders[path]?.();
    if (text === undefined) throw new Error(`${path} has no text`);
    const { page } = text;
    const { container } = open(page, entry);
    expect(headings(1)).toEqual([page.title]);
    expect(container.querySelector('h1 .swiped')?.textContent).toBe(page.displayWord);
    expect(page.title.split(/[^\p{L}’'-]+/u)).toContain(page.displayWord);
  });
});

describe('an address without its page (product §3.13)', () => {
  it.each([
    ['feature', 'Feature Not Found', "The feature you're looking for doesn't exist."],
    ['solution', 'Solution Not Found', "The solution you're looking for doesn't exist."],
    ['resource', 'Resource Not Found', "The resource you're looking for doesn't exist."],
    ['comparison', 'Comparison Not Found', "The comparison you're looking for doesn't exist."],
    ['industry', 'Industry Page Not Found', "The industry you're looking for doesn't exist."],
  ] as const)('of kind %s says so, leads home, and names the pages there are', (kind, title, text) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <UnknownSitePage kind={kind} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(headings(1)).toEqual([title]);
    expect(screen.getByText(text)).toBeTruthy();
    expect(hrefs('Back to Home')).toEqual(['/']);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  });
});

describe('marked words', () => {
  const mark = (words: string, verdict: 'met' | 'not_met' = 'met') => ({ words, verdict, indicator: 'i', note: 'n' });

  it('are cut out of their line in its order', () => {
    expect(markedPieces('One two three.', [mark('three'), mark('One', 'not_met')])).toEqual([
      { text: 'One', verdict: 'not_met' },
      { text: ' two ', verdict: null },
      { text: 'three', verdict: 'met' },
      { text: '.', verdict: null },
    ]);
  });

  it.each([[[mark('four')]], [[mark('One two'), mark('two three')]]])(
    'that were not said, or lie over each other, are an error',
    (marks) => {
      expect(() => markedPieces('One two three.', marks)).toThrow('Marked words');
    },
  );
});

it('a link in a list that leads nowhere is an error', () => {
  expect(destination('/pricing#faq')).toMatchObject({ to: '/pricing#faq', name: 'Pricing' });
  expect(() => destination('/no/such/page')).toThrow('No page of ours: /no/such/page');
});
