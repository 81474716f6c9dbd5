import { describe, expect, it } from '@jest/globals';
import type { TeamReport } from '@parley/shared';
import { emptyTeamReport, largeTeamReport, loneTeamReport, sampleTeamReport } from '../testing/team-sample';
import { renderTeamDocument } from './team-document';

const HOSTILE = '</style><script>alert(1)</script><img src=x onerror=alert(1)> "\'\\ }';

const rendered = (report: TeamReport) =>
  renderTeamDocument({ report, brandName: 'Parley', publicUrl: 'https://parley.example' });
/** The words of the body, as they are read. */
const wordsOf = (report: TeamReport) =>
  rendered(report)
    .replace(/^.*<body>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('renderTeamDocument', () => {
  const html = rendered(sampleTeamReport());
  const words = wordsOf(sampleTeamReport());

  it('is one whole page with a title, a language and headings in order', () => {
    expect(html.startsWith('<!doctype html><html lang="en">')).toBe(true);
    expect(html).toContain('<title>Delivery Office North, team report of 23 November 2026</title>');
    expect([...html.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g)].map(([, level, text]) => `${level} ${text}`)).toEqual([
      '1 Delivery Office North',
      '2 Usage',
      '2 Completion by track',
      '2 Skill averages',
      '2 Distribution of scores',
      '2 Most practised scenarios',
      '2 What to practise next',
      '2 How these figures are made',
    ]);
  });

  it('says what team, which period, and what it comes to', () => {
    expect(words).toContain('Team report, Harbour &amp; Rail');
    expect(words).toContain('Practice from 10 September 2026 to 23 November 2026. Team Pilot, until 1 December 2026.');
    expect(words).toContain('6.8 Fair out of 10, the mean of 8 people’s averages');
    expect(words).toContain('47 conversations completed since 10 September 2026. 8 of 9 members have completed');
    expect(words).toContain('Practice is up: 9 conversations completed in the last 7 days, 4 in the 7 days before.');
  });

  it('tells seats, people and credits, and those without a limit', () => {
    expect(words).toContain('Seats taken 10 of 10 1 pending invitation among them');
    expect(words).toContain('People practising 8 of 9');
    expect(words).toContain('Credits used 61 of 3,000 one for each conversation begun');
    const large = wordsOf(largeTeamReport());
    expect(large).toContain('Seats taken 214 14 pending invitations among them');
    expect(large).toContain('Credits used 24,871 no limit; one for each conversation begun');
  });

  it('draws the weeks with a text in their place; the one that is not over is open', () => {
    expect(html).toContain(
      'aria-label="Conversations completed per week, from the week of 7\u00a0September\u00a02026 to the week of 23\u00a0November\u00a02026: ',
    );
    expect(html).toContain(
      ': 2, 5, 7, 3, 0, 4, 6, 2, 5, 4, 8, 1. People who completed them: 2, 4, 5, 2, 0, 3, 4, 2, 4, 3, 6, 1."',
    );
    // A week of nothing has no bar.
    const bars = (report: TeamReport) => [...rendered(report).matchAll(/<rect class="(td-bar[^"]*)"/g)].length;
    expect(bars(sampleTeamReport())).toBe(11 + 8);
    expect(html.split('td-bar td-bar-open"')).toHaveLength(2);
    expect(rendered(sampleTeamReport({ asOf: '2026-11-29' }))).not.toContain('td-bar td-bar-open"');
  });

  it('tells of each skill how many people are behind it, and which are left out', () => {
    expect(words).toContain('Stakeholder Communication 7 people 8.4 Good');
    expect(words).not.toContain('left out');
    const { averages } = sampleTeamReport().skills;
    const fewer = wordsOf(sampleTeamReport({ skills: { people: 6, averages: averages?.slice(0, 8) ?? null } }));
    expect(fewer).toContain('2 skills are left out: fewer than 5 people have a score there.');
  });

  it('shows no skill where too few people are behind it, and says so', () => {
    const lone = wordsOf(loneTeamReport());
    expect(lone).toContain('Skills are averaged once at least 5 people share their scores and have one');
    expect(lone).toContain('So far there is 1.');
    expect(lone).not.toContain('Stakeholder Communication');
  });

  it('counts the scores by level and draws each span', () => {
    expect(words).toContain('47 conversations: 12 8 and above, good 22 6 to 7.9, fair 13 below 6, needs work');
    expect(html).toContain(
      'aria-label="Conversations by score: 1 from 2 to 2.9, 2 from 3 to 3.9, 4 from 4 to 4.9, 6 from 5 to 5.9, 9 from 6 to 6.9, 13 from 7 to 7.9, 9 from 8 to 8.9, 3 from 9 to 10."',
    );
  });

  it('lists scenarios of the library and only counts the others', () => {
    expect(words).toContain('Scope Change Request 12 7 6.4');
    expect(words).toContain('Team Member Pushback 4 3 not shown');
    expect(words).toContain('An average is shown from 5 people on.');
    expect(words).toContain(
      'Not listed: 6 conversations on scenarios that people made themselves, which stay unnamed.',
    );
    expect(wordsOf(largeTeamReport())).toContain(
      'Not listed: 2,913 conversations on 14 other scenarios of the library; 780 conversations on scenarios',
    );
  });

  it('says what is missing while nothing was practised', () => {
    for (const members of [0, 1] as const) {
      const empty = wordsOf(emptyTeamReport(members));
      expect(empty).toContain('Nobody has completed a conversation since 10 September 2026, when the team began.');
      expect(empty).toContain('Practice is shown week by week once the first conversation has been completed.');
      expect(empty).toContain('Scores are shown here once the first conversation has been completed.');
      expect(empty).toContain('No scenario of the library has been completed yet.');
      expect(empty).not.toMatch(/NaN|Infinity|undefined|null/);
    }
    expect(rendered(emptyTeamReport(0))).not.toContain('role="img"');
  });

  it('says so where nothing stands out', () => {
    expect(wordsOf(sampleTeamReport({ next: [] }))).toContain('Nothing stands out');
  });

  it('needs nothing from outside, and leads to the product alone', () => {
    expect(html).toContain('src: url("data:font/woff2;base64,');
    expect(html).not.toMatch(/<script|<link|<img|<iframe/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)).toEqual([
      'https://parley.example/how-scoring-works',
    ]);
  });

  it('shows markup in any text as the text it is', () => {
    const report = sampleTeamReport();
    const bad = rendered({
      ...report,
      team: { ...report.team, name: HOSTILE, organization: HOSTILE },
      trend: HOSTILE,
      tracks: report.tracks.map((track) => ({ ...track, title: `${track.title} ${HOSTILE}` })),
      practised: {
        ...report.practised,
        scenarios: report.practised.scenarios.map((one) => ({ ...one, title: `${one.title} ${HOSTILE}` })),
      },
      next: [{ what: HOSTILE, why: HOSTILE }],
    });
    expect(bad.split('<style>')).toHaveLength(2);
    expect(bad.split('</style>')).toHaveLength(2);
    expect(bad).not.toMatch(/<script|<img/);
    expect(bad).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
