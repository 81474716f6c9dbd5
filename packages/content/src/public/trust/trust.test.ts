import { describe, expect, it } from '@jest/globals';
import { PLANS, TEAM_PILOT_SEATS, TEXT_FACTS, textPageSchema, type SiteBlock, type TextPage } from '@parley/shared';
import { sitePages } from '../site/index';
import { textPageLoaders } from './index';

const pages: readonly (readonly [string, TextPage])[] = await Promise.all(
  Object.entries(textPageLoaders).map(async ([path, load]) => [path, (await load()).page] as const),
);

const wordsOf = (block: SiteBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [block.caption, ...block.head, ...block.rows.flat()] : [block.caption];
};
const sectionsText = (page: TextPage): readonly string[] =>
  page.sections.flatMap(({ title, text }) => [title, ...text.flatMap(wordsOf)]);
const textOf = (path: string): string => {
  const page = pages.find(([at]) => at === path)?.[1];
  if (page === undefined) throw new Error(`There is no ${path}`);
  return sectionsText(page).join('\n');
};

/** Addresses outside of these pages, with the anchors that may be linked to. */
const ELSEWHERE = ['/pricing', '/contact', '/how-scoring-works', '/logo-download', '/register', '/settings'];
const anchors = new Map(pages.map(([path, page]) => [path, page.sections.map(({ id }) => id)]));

describe.each(pages)('%s', (path, page) => {
  it('has the shape of its schema, a heading for each section once, and tables as wide as their heads', () => {
    expect(textPageSchema.parse(page)).toEqual(page);
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const block of page.sections.flatMap(({ text }) => text)) {
      if (typeof block === 'string' || block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  it('asks for nothing that no installation knows', () => {
    const named = [page.subtitle, ...sectionsText(page)].join(' ').matchAll(/\{(\w*)\}/g);
    for (const [, name] of named) expect(TEXT_FACTS).toContain(name);
    expect(page.title + page.description).not.toMatch(/[{}]/);
  });

  it('leads to addresses and anchors that there are', () => {
    const links = [
      ...sectionsText(page)
        .join(' ')
        .matchAll(/\]\(([^)]+)\)/g),
    ].map(([, to]) => to ?? '');
    const known = new Set([
      'mailto:{support}',
      ...ELSEWHERE,
      ...sitePages.map((one) => one.path),
      ...[...anchors].flatMap(([at, ids]) => [at, ...ids.map((id) => `${at}#${id}`)]),
    ]);
    const unknown = [...links, ...page.actions.map(({ to }) => to)]
      .map((link) => link.replace(/\?[^#]*/, ''))
      .filter((link) => !known.has(link));
    expect(unknown).toEqual([]);
  });

  it('is set with proper quotation marks and without shouting', () => {
    for (const text of [page.title, page.subtitle, page.description, ...sectionsText(page)]) {
      expect(text).not.toMatch(/["'!]|--/);
    }
    expect(path).toMatch(/^\/[a-z-]+$/);
  });
});

describe('what they promise (product §3.14)', () => {
  it('gives the figures of the privacy policy', () => {
    const text = textOf('/privacy-policy');
    for (const promise of [
      'answer within 5 business days',
      'erased 30 days later',
      'Purged within 90 days',
      'About 7 years',
      'people of 16 years and more',
      '400 days',
      'Two years',
    ])
      expect(text).toContain(promise);
  });

  it('gives the figures of the terms', () => {
    const text = textOf('/terms-of-service');
    for (const promise of [
      'You are 16 years old or more',
      'at least 30 days before a higher price counts',
      'cancel an annual plan within its first 30 days, we refund the unused part in proportion',
      '$950 one-time',
      'runs on for 7 days',
    ])
      expect(text).toContain(promise);
    const { free_trial: trial, solo_core: core, solo_pro: pro, team_pilot: team } = PLANS;
    expect(text).toContain(`runs ${trial.periodDays} days with ${trial.credits} sessions`);
    for (const plan of [core, pro]) {
      const dollars = (cents: number | null) => `$${((cents ?? Number.NaN) / 100).toFixed(2)}`;
      expect(text).toContain(
        `${plan.listPrice}; listed at ${dollars(plan.monthlyCents)} a month or ${dollars(plan.yearlyCents)} a year`,
      );
      expect(text).toContain(`${plan.credits} a month`);
    }
    expect(text).toContain(`${team.credits} a seat, ${TEAM_PILOT_SEATS} seats, ${team.periodDays} days`);
  });

  it('answers a report of a weakness in under 24 hours, and claims no certificate by itself', () => {
    const text = textOf('/security');
    expect(text).toContain('A person answers in under 24 hours');
    expect(text).not.toMatch(/(?:we are|is) (?:\w+ )?certified/i);
  });

  it('dates the legal texts, and has the anchors that the footer links to', () => {
    expect(pages.filter(([, page]) => page.dated).map(([path]) => path)).toEqual([
      '/privacy-policy',
      '/terms-of-service',
    ]);
    expect(anchors.get('/about')).toEqual(expect.arrayContaining(['careers', 'press']));
  });
});
