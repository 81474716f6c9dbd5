/** The public content pages as menus, lists and the sitemap know them (product §3.13). Light: no page's text is here. */
import type { SitePageEntry, SitePageKind } from '@parley/shared';

/** Below which address a kind's pages lie. */
const BASE: Record<SitePageKind, string> = {
  feature: '/features',
  solution: '/solutions',
  resource: '/resources',
  comparison: '/vs',
  industry: '/industries',
};

/** The day on which these texts were last gone through. */
const WRITTEN = '2026-11-23';

const entry = (kind: SitePageKind, slug: string, name: string, summary: string, base = BASE[kind]): SitePageEntry => ({
  kind,
  slug,
  path: `${base}/${slug}`,
  name,
  summary,
  updated: WRITTEN,
});

/** In the order in which menus show them. */
export const sitePages: readonly SitePageEntry[] = [
  entry('feature', 'ai-coaching', 'AI coaching', 'A tip on your draft, before you send it'),
  entry('feature', 'stakeholder-simulations', 'Stakeholder simulations', 'People who want something and push back'),
  entry('feature', 'learning-tracks', 'Learning tracks', 'Twelve conversations in an order that teaches'),
  entry('feature', 'performance-analytics', 'Scores and progress', 'A score that quotes the words behind it'),
  entry('feature', 'team-management', 'Teams', 'Seats, a leaderboard, and nobody reading along'),

  entry('solution', 'new-project-managers', 'New project managers', 'The first hard talks, before they count'),
  entry('solution', 'senior-project-managers', 'Senior project managers', 'When the other side knows the tricks too'),
  entry('solution', 'pmo-leaders', 'PMO leaders', 'Practice for ten people, reported without reading along'),
  entry('solution', 'pm-interview-prep', 'Interview preparation', 'Answer the situation question by having been in it'),
  entry(
    'solution',
    'stakeholder-management',
    'Stakeholder management',
    'Find out what somebody needs before you offer it',
  ),
  entry('solution', 'scope-creep-management', 'Scope creep', 'Say what is possible, and what it costs'),
  entry(
    'solution',
    'executive-communication',
    'Executive communication',
    'The bad news first, with what you will do about it',
  ),
  entry('solution', 'team-leadership', 'Team leadership', 'When one of your own says no'),
  entry('solution', 'conflict-resolution', 'Conflict resolution', 'Two people who are both right'),
  entry('solution', 'budget-negotiations', 'Budget negotiations', 'Ask what the cut is for before you offer one'),
  entry('solution', 'timeline-pressure', 'Timeline pressure', 'A date that was promised by somebody else'),
  entry('solution', 'remote-project-management', 'Remote projects', 'Hard words in writing, across time zones'),

  entry('resource', 'pm-best-practices', 'Best practices', 'What good conversations about projects have in common'),
  entry(
    'resource',
    'stakeholder-management-guide',
    'Stakeholder guide',
    'From a list of names to a plan of conversations',
  ),
  entry('resource', 'pm-skills-assessment', 'Skills assessment', 'Forty situations, eight areas, fifteen minutes'),
  entry('resource', 'pm-career-guide', 'Career guide', 'What each step of the profession asks you to say'),
  entry('resource', 'case-studies', 'Case studies', 'Talks that were really held here, line by line'),

  entry('comparison', 'betterup', 'Compared with BetterUp', 'A coach for your life, or practice for Thursday'),
  entry(
    'comparison',
    'traditional-pm-training',
    'Compared with PM training',
    'A course teaches the terms; here you use them',
  ),
  entry('comparison', 'coachhub', 'Compared with CoachHub', 'Coaching by people, practice with characters'),
  entry(
    'comparison',
    'executive-coaching',
    'Compared with executive coaching',
    'What an hour with a coach does better',
  ),
  entry(
    'comparison',
    'pm-certification',
    'Compared with PM certification',
    'A certificate opens the door; then somebody objects',
    '/alternatives',
  ),

  entry('industry', 'technology', 'Technology', 'Dates that marketing has announced already'),
  entry('industry', 'healthcare', 'Health care', 'A ward that will not use the system'),
  entry('industry', 'consulting', 'Consulting', 'A client with three signed lists'),
  entry('industry', 'financial-services', 'Financial services', 'Four green reports, and the fifth is red'),
  entry('industry', 'construction', 'Construction', 'Late drawings, and a crane that is booked'),
  entry('industry', 'manufacturing', 'Manufacturing', 'A supplier who was late because of you'),
];
