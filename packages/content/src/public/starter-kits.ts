import type { Difficulty, StakeholderType, TrackContent } from '@parley/shared';

import { tracks } from '../tracks';

export interface StarterKitScenario {
  readonly slug: string;
  readonly title: string;
  readonly stakeholderType: StakeholderType;
  readonly difficulty: Difficulty;
  /** Words of the stakeholder's opening line. */
  readonly preview: string;
}

/** A kit on the landing page (product §3.5). */
export interface StarterKitCard extends Pick<
  TrackContent,
  'name' | 'description' | 'icon' | 'color' | 'targetAudience' | 'benefits'
> {
  readonly id: string;
  readonly scenarios: readonly StarterKitScenario[];
}

const CARDS: readonly StarterKitScenario[] = [
  {
    slug: 'scope-change-request',
    title: 'Scope Change Request',
    stakeholderType: 'client',
    difficulty: 'easy',
    preview: 'It’s a small thing, one more approval, the regional director for the big orders.',
  },
  {
    slug: 'team-member-pushback',
    title: 'Team Member Pushback',
    stakeholderType: 'team_member',
    difficulty: 'easy',
    preview: 'I said I’m not doing it, and I’m not being awkward. I’m just tired, and it’s a strange sort of rota.',
  },
  {
    slug: 'executive-status-update',
    title: 'Executive Status Update',
    stakeholderType: 'executive_sponsor',
    difficulty: 'medium',
    preview:
      'I have ten minutes before the loan committee and I have read your last four reports, all of which are green.',
  },
  {
    slug: 'vendor-performance-issue',
    title: 'Vendor Performance Issue',
    stakeholderType: 'vendor',
    difficulty: 'medium',
    preview: 'So before we talk about the last forty: how many of the three are mine?',
  },
  {
    slug: 'cross-functional-conflict-resolution',
    title: 'Cross-Functional Conflict Resolution',
    stakeholderType: 'team_member',
    difficulty: 'medium',
    preview: 'Arjun signed it in January, and on Monday he goes to the director and says no.',
  },
  {
    slug: 'budget-cut-negotiation',
    title: 'Budget Cut Negotiation',
    stakeholderType: 'executive_sponsor',
    difficulty: 'hard',
    preview:
      'I need fifteen per cent out of your budget by Friday, which is four hundred and eighty thousand, and I don’t want to hear that it can’t be done.',
  },
  {
    slug: 'technical-debt-vs-timeline-pressure',
    title: 'Technical Debt vs Timeline Pressure',
    stakeholderType: 'technical_lead',
    difficulty: 'medium',
    preview: 'You promised the quarter. I didn’t. Ask me what happens in March if we skip this.',
  },
  {
    slug: 'stakeholder-alignment-crisis',
    title: 'Stakeholder Alignment Crisis',
    stakeholderType: 'client',
    difficulty: 'hard',
    preview: 'I have three requirement lists here, all final, all signed, and no two of them describe the same hotel.',
  },
  {
    slug: 'portfolio-prioritization-meeting',
    title: 'Portfolio Prioritization Meeting',
    stakeholderType: 'executive_sponsor',
    difficulty: 'hard',
    preview:
      'I learn from it that the Broker Workbench is the fifth most important thing this company could do, and I should be grateful to know who decided that.',
  },
  {
    slug: 'resource-allocation-conflict',
    title: 'Resource Allocation Conflict',
    stakeholderType: 'team_member',
    difficulty: 'hard',
    preview: 'So I thought I’d finish this rig and wait to see who came in next.',
  },
  {
    slug: 'organizational-change-resistance',
    title: 'Organizational Change Resistance',
    stakeholderType: 'end_user',
    difficulty: 'medium',
    preview: 'I’ve nothing against it, I’m sure it’s very clever. I just don’t see what it wants with my drivers.',
  },
  {
    slug: 'board-level-project-defense',
    title: 'Board-Level Project Defense',
    stakeholderType: 'executive_sponsor',
    difficulty: 'hard',
    preview: 'Approved 18.0, now 24.6, and on Friday I vote. You have half an hour. Tell me why we should not stop.',
  },
];

const cardsBySlug = new Map(CARDS.map((card) => [card.slug, card]));

/** The three kits in their order, each with its scenarios' cards. */
export const starterKits: readonly StarterKitCard[] = tracks.map((track) => ({
  id: track.slug,
  name: track.name,
  description: track.description,
  icon: track.icon,
  color: track.color,
  targetAudience: track.targetAudience,
  benefits: track.benefits,
  scenarios: track.scenarios.flatMap((slug) => cardsBySlug.get(slug) ?? []),
}));
