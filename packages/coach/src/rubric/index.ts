import type { Rubric } from './indicator';
import { RUBRIC_1 } from './rubric-1';
import { RUBRIC_1_1 } from './rubric-1-1';
import { RUBRIC_1_2 } from './rubric-1-2';
import { RUBRIC_1_3 } from './rubric-1-3';
import { RUBRIC_1_4 } from './rubric-1-4';
import { RUBRIC_1_5 } from './rubric-1-5';
import { RUBRIC_1_6 } from './rubric-1-6';

export { PUTS_FORWARD } from './rubric-1-2';

export type { Indicator, Rubric } from './indicator';

/** Every version that ever scored a report, by version: an old report shows the rubric it was scored with. */
export const RUBRICS: Readonly<Record<string, Rubric>> = {
  [RUBRIC_1.version]: RUBRIC_1,
  [RUBRIC_1_1.version]: RUBRIC_1_1,
  [RUBRIC_1_2.version]: RUBRIC_1_2,
  [RUBRIC_1_3.version]: RUBRIC_1_3,
  [RUBRIC_1_4.version]: RUBRIC_1_4,
  [RUBRIC_1_5.version]: RUBRIC_1_5,
  [RUBRIC_1_6.version]: RUBRIC_1_6,
};
/** The version that scores today. */
export const CURRENT_RUBRIC: Rubric = RUBRIC_1_6;
