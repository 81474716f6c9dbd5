import type { AssessmentQuestion } from '@parley/shared';
import type { AssessmentAreaId } from '../areas';
import { agreementsQuestions } from './agreements';
import { conflictQuestions } from './conflict';
import { leadingQuestions } from './leading';
import { needQuestions } from './need';
import { reportingQuestions } from './reporting';
import { riskQuestions } from './risk';
import { scopeQuestions } from './scope';
import { termsQuestions } from './terms';

/** Five situations for each area (product §26.2). */
export const questionsByArea: Readonly<Record<AssessmentAreaId, readonly AssessmentQuestion[]>> = {
  need: needQuestions,
  scope: scopeQuestions,
  terms: termsQuestions,
  conflict: conflictQuestions,
  reporting: reportingQuestions,
  risk: riskQuestions,
  agreements: agreementsQuestions,
  leading: leadingQuestions,
};
