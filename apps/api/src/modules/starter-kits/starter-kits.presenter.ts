/** What leaves the server of a learning track and of somebody's way along it. */
import type { ScenarioAttempts } from '@parley/db';
import type { KitDetail, KitProgressRow, Scenario, TrackContent } from '@parley/shared';
import { presentLibraryScenario } from '../scenarios/scenarios.presenter';
import { kitProgress } from './kit-progress';

type Attempts = ReadonlyMap<string, ScenarioAttempts>;

export function presentKit(track: TrackContent): TrackContent {
  return {
    slug: track.slug,
    name: track.name,
    description: track.description,
    icon: track.icon,
    color: track.color,
    targetAudience: track.targetAudience,
    estimatedDuration: track.estimatedDuration,
    careerStage: track.careerStage,
    learningOutcomes: track.learningOutcomes,
    benefits: track.benefits,
    tips: track.tips,
    scenarios: track.scenarios,
  };
}

/** @param path the track's scenarios, in its order */
export function presentKitDetail(track: TrackContent, path: readonly Scenario[], attempts: Attempts): KitDetail {
  return {
    kit: presentKit(track),
    scenarios: path.map((scenario) => presentLibraryScenario(scenario, attempts.get(scenario.slug)?.best?.score)),
    progress: kitProgress(path, attempts),
  };
}

/** @param path the track's scenarios, in its order */
export function presentKitProgress(track: TrackContent, path: readonly Scenario[], attempts: Attempts): KitProgressRow {
  return { starterKit: { slug: track.slug, name: track.name }, ...kitProgress(path, attempts) };
}
