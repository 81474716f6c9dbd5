import type { ScenarioContent } from '@parley/shared';

import { theBoardAlreadyHasTheDate } from './the-board-already-has-the-date';
import { stakeholderAlignmentCrisis } from './stakeholder-alignment-crisis';

/** The scenario library, in the order in which the catalogue shows it. One file per scenario; its name is the slug. */
export const scenarios: readonly ScenarioContent[] = [
  theBoardAlreadyHasTheDate,
  stakeholderAlignmentCrisis,
];
