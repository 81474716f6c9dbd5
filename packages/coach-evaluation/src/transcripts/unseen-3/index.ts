/** Talks of eight scenarios by a fourth writer, whose surface tells little of their worth, and hostile ones in new disguises; looked at only for reporting. */
import type { WrittenTalk } from '../talk';
import { talks as budgetCut } from './budget-cut-negotiation';
import { talks as status } from './executive-status-update';
import { talks as hostile } from './hostile';
import { talks as drawings } from './late-drawings';
import { talks as portfolio } from './portfolio-prioritization-meeting';
import { talks as scopeChange } from './scope-change-request';
import { talks as formula } from './the-formula-only-she-knows';
import { talks as rateCard } from './the-rate-card-went-up';
import { talks as ward } from './the-ward-will-not-use-it';

export const UNSEEN_3: readonly WrittenTalk[] = [
  ...drawings,
  ...budgetCut,
  ...formula,
  ...status,
  ...ward,
  ...rateCard,
  ...portfolio,
  ...scopeChange,
  ...hostile,
];
