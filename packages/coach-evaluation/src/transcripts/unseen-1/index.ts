/** Talks written by somebody who had not read the engine, and read by nobody who changes it. */
import type { WrittenTalk } from '../talk';
import { talks as boardLevelProjectDefense } from './board-level-project-defense';
import { talks as crossFunctionalConflictResolution } from './cross-functional-conflict-resolution';
import { talks as hostile } from './hostile';
import { talks as kickOffWithoutACharter } from './kick-off-without-a-charter';
import { talks as technicalDebtVsTimelinePressure } from './technical-debt-vs-timeline-pressure';
import { talks as theWardWillNotUseIt } from './the-ward-will-not-use-it';
import { talks as twoScreensForOneJob } from './two-screens-for-one-job';

export const UNSEEN_1: readonly WrittenTalk[] = [
  ...boardLevelProjectDefense,
  ...crossFunctionalConflictResolution,
  ...hostile,
  ...kickOffWithoutACharter,
  ...technicalDebtVsTimelinePressure,
  ...theWardWillNotUseIt,
  ...twoScreensForOneJob,
];
