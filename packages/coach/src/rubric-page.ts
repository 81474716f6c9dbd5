/** The rubric as it is shown, without all that simulates and judges: whoever serves it need not load that. */
export { CURRENT_RUBRIC, RUBRICS } from './rubric/index';
export { explainRubric } from './scoring/explained';
