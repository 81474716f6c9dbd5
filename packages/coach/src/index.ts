export { createCoach, type CoachOptions } from './create-coach';
export type { RunningCoach } from './running-coach';
export { createThreadedCoach, type ThreadedCoachOptions } from './thread/threaded-coach';
export type { CoachLogger } from './engine';
export { CURRENT_RUBRIC, type Indicator, type Rubric, RUBRICS } from './rubric/index';
export type * from './types';
export { patienceWith } from './openai/options';
export { isAdded, withCorrection } from '@parley/rehearsal';
