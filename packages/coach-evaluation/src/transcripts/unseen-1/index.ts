/** Talks written by somebody who had not read the engine, and read by nobody who changes it. */
import type { WrittenConversation } from '../written-conversation';
import { conversations as boardLevelProjectDefense } from './board-level-project-defense';
import { conversations as crossFunctionalConflictResolution } from './cross-functional-conflict-resolution';
import { conversations as hostile } from './hostile';
import { conversations as kickOffWithoutACharter } from './kick-off-without-a-charter';
import { conversations as technicalDebtVsTimelinePressure } from './technical-debt-vs-timeline-pressure';
import { conversations as theWardWillNotUseIt } from './the-ward-will-not-use-it';
import { conversations as twoScreensForOneJob } from './two-screens-for-one-job';

export const UNSEEN_1: readonly WrittenConversation[] = [
  ...boardLevelProjectDefense,
  ...crossFunctionalConflictResolution,
  ...hostile,
  ...kickOffWithoutACharter,
  ...technicalDebtVsTimelinePressure,
  ...theWardWillNotUseIt,
  ...twoScreensForOneJob,
];
