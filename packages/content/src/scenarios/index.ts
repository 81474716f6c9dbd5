import type { ScenarioContent } from '@parley/shared';

import { theBoardAlreadyHasTheDate } from './the-board-already-has-the-date';
import { stakeholderAlignmentCrisis } from './stakeholder-alignment-crisis';
import { howLongDoWeKeepIt } from './how-long-do-we-keep-it';
import { twentyMinutesWithTheUnderwriter } from './twenty-minutes-with-the-underwriter';
import { theFormulaOnlySheKnows } from './the-formula-only-she-knows';
import { portfolioPrioritizationMeeting } from './portfolio-prioritization-meeting';
import { resourceAllocationConflict } from './resource-allocation-conflict';
import { scopeChangeRequest } from './scope-change-request';
import { theRateCardWentUp } from './the-rate-card-went-up';
import { lateDrawings } from './late-drawings';
import { organizationalChangeResistance } from './organizational-change-resistance';
import { boardLevelProjectDefense } from './board-level-project-defense';
import { teamMemberPushback } from './team-member-pushback';
import { theHoleBeforeLaunch } from './the-hole-before-launch';
import { executiveStatusUpdate } from './executive-status-update';
import { theWardWillNotUseIt } from './the-ward-will-not-use-it';
import { greenForElevenWeeksThenRed } from './green-for-eleven-weeks-then-red';
import { vendorPerformanceIssue } from './vendor-performance-issue';
import { kickOffWithoutACharter } from './kick-off-without-a-charter';
import { twoScreensForOneJob } from './two-screens-for-one-job';
import { theFindingBeforeGoLive } from './the-finding-before-go-live';
import { crossFunctionalConflictResolution } from './cross-functional-conflict-resolution';
import { budgetCutNegotiation } from './budget-cut-negotiation';
import { technicalDebtVsTimelinePressure } from './technical-debt-vs-timeline-pressure';

/** The scenario library, in the order in which the catalogue shows it. One file per scenario; its name is the slug. */
export const scenarios: readonly ScenarioContent[] = [
  theBoardAlreadyHasTheDate,
  stakeholderAlignmentCrisis,
  howLongDoWeKeepIt,
  twentyMinutesWithTheUnderwriter,
  theFormulaOnlySheKnows,
  portfolioPrioritizationMeeting,
  resourceAllocationConflict,
  scopeChangeRequest,
  theRateCardWentUp,
  lateDrawings,
  organizationalChangeResistance,
  boardLevelProjectDefense,
  teamMemberPushback,
  theHoleBeforeLaunch,
  executiveStatusUpdate,
  theWardWillNotUseIt,
  greenForElevenWeeksThenRed,
  vendorPerformanceIssue,
  kickOffWithoutACharter,
  twoScreensForOneJob,
  theFindingBeforeGoLive,
  crossFunctionalConflictResolution,
  budgetCutNegotiation,
  technicalDebtVsTimelinePressure,
];
