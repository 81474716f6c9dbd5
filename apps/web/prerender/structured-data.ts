/** What a page says of itself to machines, in the vocabulary of schema.org (product §3.18). Only what stands on the page. */
import { fallbackPricing, SUBSCRIBED_PLANS, type Price } from '@parley/shared';
import { pictureAddress } from '../publish/picture-address';
import type { PageHead } from '../src/site/public-route';

export interface HeadFacts {
  readonly name: string;
  /** Where people open the product, without a trailing slash. */
  readonly origin: string;
  readonly path: string;
}

type Thing = Readonly<Record<string, unknown>>;

const offer = ({ amount, currency }: Pick<Price, 'amount' | 'currency'>, name: string, url: string): Thing => ({
  '@type': 'Offer',
  name,
  price: amount.toFixed(2),
  priceCurrency: currency.toUpperCase(),
  url,
});

/** The plans at the catalogue's prices (product §5.1). */
function products({ name: brand, origin, path }: HeadFacts, { description }: PageHead): readonly Thing[] {
  const url = `${origin}/pricing`;
  const { plans } = fallbackPricing();
  const product = (name: string, offers: readonly Thing[]): Thing => ({
    '@type': 'Product',
    name: `${brand} ${name}`,
    description,
    image: origin + pictureAddress(path),
    brand: { '@type': 'Brand', name: brand },
    offers,
  });
  return [
    ...SUBSCRIBED_PLANS.map((plan) => {
      const { monthly, yearly } = plans[plan];
      return product(monthly.product.name, [offer(monthly, 'Monthly', url), offer(yearly, 'Yearly', url)]);
    }),
    product(plans.team_pilot.product.name, [offer(plans.team_pilot, 'One-time', url)]),
  ];
}

function breadcrumbs(trail: NonNullable<PageHead['trail']>, { origin, path, name }: HeadFacts): Thing {
  const last = trail.length - 1;
  const steps = [
    { name, item: `${origin}/` },
    // A step without an address of its own is only a heading of the menus.
    ...trail.flatMap((step, index) => {
      const address = index === last ? path : step.path;
      return address === undefined ? [] : [{ name: step.name, item: origin + address }];
    }),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function article({ title, description }: PageHead, updated: string, { name, origin, path }: HeadFacts): Thing {
  const maker = { '@type': 'Organization', name, url: `${origin}/` };
  return {
    '@type': 'Article',
    headline: title,
    description,
    dateModified: updated,
    inLanguage: 'en-GB',
    image: origin + pictureAddress(path),
    mainEntityOfPage: origin + path,
    author: maker,
    publisher: maker,
  };
}

const questions = (faq: NonNullable<PageHead['faq']>): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
});

/** A text of a page without its markup: `[words](/address)` is 'words', `*words*` too. */
const plain = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\*([^*]+)\*/g, '$1');

/** What the page is, where it stands, what it answers and sells; null where there is nothing to say. */
export function structuredData(head: PageHead, facts: HeadFacts): Thing | null {
  const things = [
    ...(head.sellsPlans === true ? products(facts, head) : []),
    ...(head.article === undefined ? [] : [article(head, head.article.updated, facts)]),
    ...(head.faq === undefined ? [] : [questions(head.faq)]),
    ...(head.trail === undefined ? [] : [breadcrumbs(head.trail, facts)]),
  ];
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}
