/** Transcripts for tests: the student's lines alone against a scenario. */
import type { ScenarioContent } from '@parley/shared';
import type { CoachContext, TranscriptMessage } from '../types';

/** A context with these lines alone, the stakeholder repeating nothing but the opening: for judging without replies. */
export function monologue(scenario: ScenarioContent, lines: readonly string[]): CoachContext {
  const messages: TranscriptMessage[] = [
    { number: 1, role: 'stakeholder', content: scenario.opening },
    ...lines.map((content, at): TranscriptMessage => ({ number: at + 2, role: 'student', content })),
  ];
  return { scenario, messages, seed: 'test' };
}
