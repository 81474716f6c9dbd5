/** Talks of eight scenarios by a fourth writer, whose surface tells little of their worth, and hostile ones in new disguises; looked at only for reporting. */
import type { WrittenConversation } from '../written-conversation';
import { conversations as budgetCut } from './budget-cut-negotiation';
import { conversations as status } from './executive-status-update';
import { conversations as hostile } from './hostile';
import { conversations as drawings } from './late-drawings';
import { conversations as portfolio } from './portfolio-prioritization-meeting';
import { conversations as scopeChange } from './scope-change-request';
import { conversations as formula } from './the-formula-only-she-knows';
import { conversations as rateCard } from './the-rate-card-went-up';
import { conversations as ward } from './the-ward-will-not-use-it';

export const UNSEEN_3: readonly WrittenConversation[] = [
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
