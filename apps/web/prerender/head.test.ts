import { describe, expect, it } from '@jest/globals';
import { headTags, jsonInHtml } from './head';
import { structuredData } from './structured-data';

const facts = { name: 'Parley', origin: 'https://parley.test', path: '/solutions/scope-creep' };
const head = { title: 'Scope <creep>', description: 'Say "what" is possible & what it costs' };

describe('the head of a page made ahead (product §3.18)', () => {
  it('names title, description and the one address, with nothing that could leave its tag', () => {
    const tags = headTags(head, facts);
    expect(tags).toContain('<title>Scope &lt;creep&gt; · Parley</title>');
    expect(tags).toContain('content="Say &quot;what&quot; is possible &amp; what it costs"');
    expect(tags).toContain('<link rel="canonical" href="https://parley.test/solutions/scope-creep" />');
    expect(tags).not.toContain('application/ld+json');
  });

  it('carries data that cannot end its element', () => {
    expect(jsonInHtml({ text: '</script><script>alert(1)</script>' })).not.toContain('<');
    expect(JSON.parse(jsonInHtml({ text: '</script>' }))).toEqual({ text: '</script>' });
  });
});

describe('what machines are told', () => {
  it('is nothing where there is nothing to say', () => expect(structuredData(head, facts)).toBeNull());

  it('is the plans at the catalogue’s prices', () => {
    const { '@graph': things } = structuredData({ ...head, sellsPlans: true }, facts) ?? {};
    expect(things).toHaveLength(3);
    expect(things).toMatchObject([
      { '@type': 'Product', name: 'Parley Solo Core', offers: [{ price: '19.99' }, { price: '199.92' }] },
      { '@type': 'Product', name: 'Parley Solo Pro' },
      { '@type': 'Product', name: 'Parley Team Pilot', offers: [{ price: '956.00', priceCurrency: 'USD' }] },
    ]);
  });

  it('is the article, its questions without markup, and where it stands', () => {
    const data = structuredData(
      {
        ...head,
        article: { updated: '2026-11-23' },
        faq: [{ question: 'How much?', answer: 'See [the prices](/pricing), *plainly*.' }],
        trail: [{ name: 'Solutions' }, { name: 'Scope creep', path: '/solutions/scope-creep' }],
      },
      facts,
    );
    expect(data?.['@graph']).toMatchObject([
      { '@type': 'Article', dateModified: '2026-11-23', mainEntityOfPage: 'https://parley.test/solutions/scope-creep' },
      { '@type': 'FAQPage', mainEntity: [{ acceptedAnswer: { text: 'See the prices, plainly.' } }] },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Parley', item: 'https://parley.test/' },
          { position: 2, name: 'Scope creep', item: 'https://parley.test/solutions/scope-creep' },
        ],
      },
    ]);
  });
});
