import { describe, expect, it } from '@jest/globals';
import { llms, robots, sitemap } from './site-files';

const SITE = {
  brand: 'Parley',
  origin: 'https://parley.example',
  pages: [
    { path: '/', title: 'Difficult conversations, rehearsed', description: 'Rehearse them.' },
    { path: '/pricing', title: 'Pricing & plans', description: 'What it costs.', updated: '2026-11-20' },
    { path: '/features/ai-coaching', title: 'AI coaching', description: 'A tip.', updated: '2026-11-23' },
    { path: '/alternatives/pm-certification', title: 'Parley [and] certificates', description: 'Both.' },
    { path: '/vs/betterup', title: 'Parley and BetterUp', description: 'Compared.' },
  ],
} as const;

describe('what machines read (product §3.16)', () => {
  it('lists every public page in the sitemap, with the day of its last change where that is known', () => {
    expect(sitemap(SITE)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '  <url><loc>https://parley.example/</loc></url>',
        '  <url><loc>https://parley.example/pricing</loc><lastmod>2026-11-20</lastmod></url>',
        '  <url><loc>https://parley.example/features/ai-coaching</loc><lastmod>2026-11-23</lastmod></url>',
        '  <url><loc>https://parley.example/alternatives/pm-certification</loc></url>',
        '  <url><loc>https://parley.example/vs/betterup</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
  });

  it('keeps an address that XML would misread readable', () => {
    const odd = { ...SITE, pages: [{ path: '/a?b=1&c=<2>', title: 'A', description: 'B' }] };
    expect(sitemap(odd)).toContain('<loc>https://parley.example/a?b=1&amp;c=&lt;2&gt;</loc>');
  });

  it('leaves the API and what lies behind the sign-in to nobody, and public pages to everybody', () => {
    const lines = robots(SITE).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const address of [
      '/api/',
      '/dashboard',
      '/settings',
      '/coaching-sessions',
      '/custom-scenarios',
      '/team-admin',
    ])
      expect(lines).toContain(`Disallow: ${address}`);
    expect(new Set(lines).size).toBe(lines.length - 1);
    const disallowed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
    for (const { path } of SITE.pages) expect(disallowed.filter((address) => path.startsWith(address))).toEqual([]);
    expect(lines).toContain('Sitemap: https://parley.example/sitemap.xml');
  });

  it('describes every page but home once, by what it is about', () => {
    const text = llms(SITE);
    expect(text).toMatch(/^# Parley\n\n> Rehearse them\.\n/);
    for (const { path } of SITE.pages.slice(1))
      expect(text.split(`](https://parley.example${path}): `)).toHaveLength(2);
    expect(text).toContain('## Product\n\n- [AI coaching](https://parley.example/features/ai-coaching): A tip.\n');
    expect(text).toContain(String.raw`[Parley \[and\] certificates]`);
    const comparisons = text.slice(text.indexOf('## Comparisons'), text.indexOf('## About Parley'));
    expect(comparisons).toContain('/vs/betterup');
    expect(comparisons).toContain('/alternatives/pm-certification');
    expect(text.slice(text.indexOf('## About Parley'))).toContain('/pricing');
    expect(text).not.toContain('## Industries');
  });
});
