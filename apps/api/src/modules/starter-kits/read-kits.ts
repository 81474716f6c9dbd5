/** Learning tracks with their scenarios, and what somebody has made of those. */
import { tracks } from '@parley/content';
import type { Database, ScenarioAttempts } from '@parley/db';
import type { KitProgressRow, Scenario, TrackContent } from '@parley/shared';
import { presentKitProgress } from './starter-kits.presenter';

interface Kits {
  /** A track's scenarios, in its order. */
  readonly pathOf: (track: TrackContent) => readonly Scenario[];
  readonly attempts: ReadonlyMap<string, ScenarioAttempts>;
}

type Stored = Pick<Database, 'scenarios' | 'conversations'>;

/** @throws Error when the library lacks a scenario of these tracks, which its tests rule out */
export async function readKits(database: Stored, of: readonly TrackContent[], userId: string): Promise<Kits> {
  const slugs = of.flatMap((track) => track.scenarios);
  const [found, attempts] = await Promise.all([
    database.scenarios.findAll(slugs),
    database.conversations.scenarioAttempts(userId, slugs),
  ]);
  const bySlug = new Map(found.map((scenario) => [scenario.slug, scenario]));
  const missing = slugs.filter((slug) => !bySlug.has(slug));
  if (missing.length > 0) throw new Error(`The library has no ${missing.join(', ')}, which a learning track needs`);
  return { pathOf: (track) => track.scenarios.flatMap((slug) => bySlug.get(slug) ?? []), attempts };
}

/** How far the person is on every track. @throws as {@link readKits} */
export async function readAllKitProgress(database: Stored, userId: string): Promise<KitProgressRow[]> {
  const { pathOf, attempts } = await readKits(database, tracks, userId);
  return tracks.map((track) => presentKitProgress(track, pathOf(track), attempts));
}
