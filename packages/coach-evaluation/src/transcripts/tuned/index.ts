/** Talks that the coach's rules were written with: they show that nothing broke, not how well unseen talks are ranked. */
import type { WrittenTalk } from '../talk';
import { talks as budgetCutNegotiation } from './budget-cut-negotiation';
import { talks as executiveStatusUpdate } from './executive-status-update';
import { talks as hostile } from './hostile';
import { talks as howLongDoWeKeepIt } from './how-long-do-we-keep-it';
import { talks as lateDrawings } from './late-drawings';
import { talks as organizationalChangeResistance } from './organizational-change-resistance';
import { talks as resourceAllocationConflict } from './resource-allocation-conflict';
import { talks as scopeChangeRequest } from './scope-change-request';
import { talks as teamMemberPushback } from './team-member-pushback';
import { talks as theBoardAlreadyHasTheDate } from './the-board-already-has-the-date';
import { talks as theFormulaOnlySheKnows } from './the-formula-only-she-knows';
import { talks as theHoleBeforeLaunch } from './the-hole-before-launch';
import { talks as vendorPerformanceIssue } from './vendor-performance-issue';

export const TUNED: readonly WrittenTalk[] = [
  ...theBoardAlreadyHasTheDate,
  ...howLongDoWeKeepIt,
  ...theFormulaOnlySheKnows,
  ...scopeChangeRequest,
  ...resourceAllocationConflict,
  ...teamMemberPushback,
  ...theHoleBeforeLaunch,
  ...executiveStatusUpdate,
  ...vendorPerformanceIssue,
  ...budgetCutNegotiation,
  ...organizationalChangeResistance,
  ...lateDrawings,
  ...hostile,
];
