/** A content page of each kind, short, to look at its parts; the talk they quote was really recorded. */
import type {
  ComparisonPage,
  FeaturePage,
  IndustryPage,
  ResourcePage,
  SitePageEntry,
  SolutionPage,
  TalkExcerpt,
} from '@parley/shared';

const TALK: TalkExcerpt = {
  kind: 'talk',
  talk: 'cash-or-total',
  lines: [
    {
      message: 3,
      words: 'The bank counts what is in the account, not what is virtuous.',
    },
    {
      message: 4,
      words:
        'Then I would move the sensors. The maker accepts delivery and payment in February if we tell him by 27 November, so that is 340,000 euros out of this year and the total stays the same.',
      marks: [
        {
          words: 'The maker accepts delivery and payment in February if we tell him by 27 November',
          indicator: 'said-where-things-stand',
          verdict: 'met',
          note: 'A date and what hangs on it, before she had to ask.',
        },
        {
          words: 'the total stays the same',
          indicator: 'owned-their-part',
          verdict: 'not_met',
          note: 'Whose total it is stays open.',
        },
      ],
    },
    { message: 7, words: 'Now I know what I am buying.' },
  ],
  caption: 'Cash first, *then* the total: see [how it is scored](/how-scoring-works).',
};

const shared = {
  description: 'A sample of a page, long enough to be a description that a search engine would show to somebody.',
  ctaTitle: 'Say it here first',
  ctaDescription: 'Twenty sessions, fourteen days.',
  related: ['/pricing', '/features/learning-tracks'],
};

const two = [
  { title: 'First', description: 'What comes first.' },
  { title: 'Second', description: 'What comes after it.' },
  { title: 'Third', description: 'What comes last.' },
];

export const sampleFeature: FeaturePage = {
  ...shared,
  kind: 'feature',
  title: 'A second pair of eyes on your draft',
  displayWord: 'draft',
  subtitle: 'A subtitle.',
  heroDescription: 'A lead.',
  keyBenefits: two,
  detailedFeatures: [
    { title: 'What it reads', text: ['One paragraph.', TALK, 'Another paragraph.'] },
    { title: 'What it leaves', text: [{ kind: 'list', items: ['A point', 'Another point'] }] },
  ],
  howItWorks: two,
  perfectFor: two,
  faq: [
    { question: 'Is it free?', answer: 'For fourteen days.' },
    { question: 'And then?', answer: 'It has a price.' },
  ],
  sources: [{ title: 'A report', publisher: 'An institute', year: 2024, url: 'https://example.org/report' }],
};

export const sampleSolution: SolutionPage = {
  ...shared,
  kind: 'solution',
  title: 'Budget negotiations',
  subtitle: 'A subtitle.',
  heroDescription: 'A lead.',
  targetAudience: 'Whoever has to give money back.',
  painPoints: ['They want fifteen per cent.', 'By Friday.', 'From everybody alike.'],
  article: [{ title: 'Ask what it is for', text: ['A paragraph.', TALK] }],
  solutions: [
    { title: 'Rehearse it', description: 'With somebody who pushes back.', features: ['One', 'Two'] },
    { title: 'Read it again', description: 'With your own words.', features: ['Three', 'Four'] },
  ],
  successMetrics: [
    { metric: 'Score', description: 'Out of ten.' },
    { metric: 'Trend', description: 'From talk to talk.' },
  ],
  recommendedTrack: { slug: 'senior-pm-challenges', reason: 'It holds this conversation.' },
};

export const sampleResource: ResourcePage = {
  ...shared,
  kind: 'resource',
  title: 'A guide',
  subtitle: 'A subtitle.',
  resourceType: 'guide',
  sections: [
    { title: 'Before you write', content: ['A paragraph.'], tips: ['A tip.', 'Another tip.'] },
    {
      title: 'While you write',
      content: [
        {
          kind: 'table',
          caption: 'Two ways',
          head: ['Way', 'Price'],
          rows: [
            ['This', '1'],
            ['That', '2'],
          ],
        },
        { kind: 'list', ordered: true, items: ['A step', 'Another step'] },
      ],
    },
    { title: 'After', content: [TALK] },
    { title: 'Much later', content: ['The end.'] },
  ],
  downloadable: { title: 'The checklist', description: 'One page.', format: 'PDF', file: 'conversation-checklist.pdf' },
  relatedResources: [
    { title: 'The other guide', description: 'It goes on.', link: '/resources/pm-career-guide' },
    { title: 'Prices again', description: 'In short.', link: '/pricing' },
  ],
};

export const sampleComparison: ComparisonPage = {
  ...shared,
  kind: 'comparison',
  title: 'Two ways to practise',
  subtitle: 'A subtitle.',
  competitorName: 'The Other',
  competitorDescription: 'What they do.',
  keyDifferences: two,
  comparisonTable: [
    { feature: 'A person answers', product: false, competitor: true, advantage: 'competitor' },
    { feature: 'At any hour', product: true, competitor: 'By appointment', advantage: 'product' },
    { feature: 'In writing', product: true, competitor: true, advantage: 'neither' },
  ],
  article: [{ title: 'What an hour is for', text: ['A paragraph.', TALK] }],
  advantages: two,
  chooseThem: ['You want a person.', 'You want an hour.'],
};

export const sampleIndustry: IndustryPage = {
  ...shared,
  kind: 'industry',
  title: 'Energy',
  subtitle: 'A subtitle.',
  heroDescription: 'A lead.',
  industryOverview: ['An overview.'],
  uniqueChallenges: two,
  industryScenarios: [
    {
      title: 'Budget Cut Negotiation',
      description: 'Fifteen per cent by Friday.',
      stakeholders: ['executive_sponsor'],
      difficulty: 'hard',
      scenario: 'budget-cut-negotiation',
    },
    {
      title: 'The crane that is booked',
      description: 'One to write oneself.',
      stakeholders: ['vendor', 'client'],
      difficulty: 'medium',
    },
  ],
  industryMetrics: [{ stat: '310', description: 'turbines in our own scenario.', source: 'Counted here, 2026' }],
  article: [{ title: 'What she needs', text: ['A paragraph.', TALK] }],
  regulations: two,
  bestPractices: ['Ask first.', 'Count twice.', 'Write it down.'],
};

/** As menus know a page. */
export const sampleEntry = (page: { readonly kind: SitePageEntry['kind'] }): SitePageEntry => ({
  kind: page.kind,
  slug: 'sample',
  path: `/sample/${page.kind}`,
  name: 'Sample',
  summary: 'A page to look at',
  updated: '2026-11-23',
});
