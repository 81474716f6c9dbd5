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

/** A kit on the landing page (S1 §3 'Starter kits on the landing page'). */
export interface StarterKitCard extends Pick<
  TrackContent,
  'name' | 'description' | 'icon' | 'color' | 'targetAudience' | 'benefits'
> {
  readonly id: string;
  readonly scenarios: readonly StarterKitScenario[];
}

const CARDS: readonly StarterKitScenario[] = [];

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
