/** The pages' texts, each fetched by itself (product §3.13). */
import type { SitePage } from '@parley/shared';

/** A path of `sitePages`, and how to fetch what its page says. */
export const sitePageLoaders: Readonly<Record<string, () => Promise<{ readonly page: SitePage }>>> = {
  '/solutions/new-project-managers': () => import('./solutions/new-project-managers'),
  '/solutions/senior-project-managers': () => import('./solutions/senior-project-managers'),
  '/solutions/pmo-leaders': () => import('./solutions/pmo-leaders'),
  '/solutions/pm-interview-prep': () => import('./solutions/pm-interview-prep'),
  '/solutions/stakeholder-management': () => import('./solutions/stakeholder-management'),
  '/solutions/scope-creep-management': () => import('./solutions/scope-creep-management'),
  '/solutions/executive-communication': () => import('./solutions/executive-communication'),
  '/solutions/team-leadership': () => import('./solutions/team-leadership'),
  '/solutions/conflict-resolution': () => import('./solutions/conflict-resolution'),
  '/solutions/budget-negotiations': () => import('./solutions/budget-negotiations'),
  '/solutions/timeline-pressure': () => import('./solutions/timeline-pressure'),
  '/solutions/remote-project-management': () => import('./solutions/remote-project-management'),
  '/resources/pm-best-practices': () => import('./resources/pm-best-practices'),
  '/resources/stakeholder-management-guide': () => import('./resources/stakeholder-management-guide'),
  '/resources/pm-skills-assessment': () => import('./resources/pm-skills-assessment'),
  '/resources/pm-career-guide': () => import('./resources/pm-career-guide'),
  '/resources/case-studies': () => import('./resources/case-studies'),
  '/industries/technology': () => import('./industries/technology'),
  '/industries/healthcare': () => import('./industries/healthcare'),
  '/industries/consulting': () => import('./industries/consulting'),
  '/industries/financial-services': () => import('./industries/financial-services'),
  '/industries/construction': () => import('./industries/construction'),
  '/industries/manufacturing': () => import('./industries/manufacturing'),
};
