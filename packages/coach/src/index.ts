export { createCoach, type CoachOptions, type RunningCoach } from './create-coach';
export type { CoachLogger } from './engine';
export { CURRENT_RUBRIC, RUBRICS, type Indicator, type Rubric } from './rubric/index';
export { explainRubric } from './scoring/explained';
export type * from './types';
export {
  patienceWith,
  type OnUsage,
  type OpenAiOptions,
  type OpenAiTimeouts,
  type ProviderUsage,
} from './openai/options';
