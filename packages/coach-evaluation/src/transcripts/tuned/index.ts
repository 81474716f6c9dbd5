/** Talks that the coach's rules were written with: they show that nothing broke, not how well unseen talks are ranked. */
import type { WrittenConversation } from '../written-conversation';
import { conversations as budgetCutNegotiation } from './budget-cut-negotiation';
import { conversations as executiveStatusUpdate } from './executive-status-update';
import { conversations as hostile } from './hostile';
import { conversations as howLongDoWeKeepIt } from './how-long-do-we-keep-it';
import { conversations as lateDrawings } from './late-drawings';
import { conversations as organizationalChangeResistance } from './organizational-change-resistance';
import { conversations as resourceAllocationConflict } from './resource-allocation-conflict';
import { conversations as scopeChangeRequest } from './scope-change-request';
import { conversations as teamMemberPushback } from './team-member-pushback';
import { conversations as theBoardAlreadyHasTheDate } from './the-board-already-has-the-date';
import { conversations as theFormulaOnlySheKnows } from './the-formula-only-she-knows';
import { conversations as theHoleBeforeLaunch } from './the-hole-before-launch';
import { conversations as vendorPerformanceIssue } from './vendor-performance-issue';

export const TUNED: readonly WrittenConversation[] = [
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
