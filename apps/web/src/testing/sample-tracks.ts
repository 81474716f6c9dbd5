import type { KitDetail, KitProgressRow, KitScenarioProgress, TrackContent } from '@parley/shared';
import { sampleScenarios } from './samples';

const scenarios = sampleScenarios();

/** A track of the four sample scenarios. */
export function sampleTrack(overrides: Partial<TrackContent> = {}): TrackContent {
  return {
    slug: 'new-pm-essentials',
    name: 'New PM Essentials',
    description: 'The four conversations that come up in a first year.',
    icon: 'compass',
    color: 'blue',
    targetAudience: 'Project managers with 0-3 years of experience',
    estimatedDuration: '2-3 hours',
    careerStage: 'Early career',
    learningOutcomes: ['Find the need behind a request', 'Hear an objection to its end', 'Report red as red'],
    benefits: ['Starts with two easy talks', 'Ends with words you could have said', 'Covers scope', 'A fourth benefit'],
    tips: ['Read the goal first', 'Name the worry', 'End with a day'],
    scenarios: scenarios.map(({ slug }) => slug),
    ...overrides,
  };
}

/** Where one is after `scores.length` scenarios, with a conversation that may be running on the next one. */
export function sampleKitProgress(scores: readonly number[] = [], running: string | null = null): KitProgressRow {
  const scenarioProgress = scenarios.map(({ _id, slug, title }, index): KitScenarioProgress => {
    const scenario = { _id, slug, title };
    const score = scores[index];
    if (score !== undefined) {
      return { scenario, status: 'completed', score, conversation: `done-${index + 1}`, completions: 1 };
    }
    const current = index === scores.length;
    return {
      scenario,
      status: current ? 'in_progress' : 'locked',
      score: null,
      conversation: current ? running : null,
      completions: 0,
    };
  });
  const finished = scores.length === scenarios.length;
  return {
    starterKit: { slug: 'new-pm-essentials', name: 'New PM Essentials' },
    status: finished ? 'completed' : scores.length > 0 || running !== null ? 'in_progress' : 'not_started',
    percent: (100 * scores.length) / scenarios.length,
    currentScenarioIndex: scores.length,
    averageScore: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    scenarioProgress,
  };
}

/** The track, its scenarios, and where one is on it. */
export function sampleKitDetail(scores: readonly number[] = [], running: string | null = null): KitDetail {
  const { starterKit: _kit, ...progress } = sampleKitProgress(scores, running);
  return { kit: sampleTrack(), scenarios, progress };
}
