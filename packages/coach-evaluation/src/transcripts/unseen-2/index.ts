/** Talks of six scenarios by a third writer, and hostile ones over them; looked at only for reporting. */
import type { WrittenConversation } from '../written-conversation';
import { conversations as green } from './green-for-eleven-weeks-then-red';
import { conversations as hostile } from './hostile';
import { conversations as portfolio } from './portfolio-prioritization-meeting';
import { conversations as alignment } from './stakeholder-alignment-crisis';
import { conversations as finding } from './the-finding-before-go-live';
import { conversations as rateCard } from './the-rate-card-went-up';
import { conversations as underwriter } from './twenty-minutes-with-the-underwriter';

export const UNSEEN_2: readonly WrittenConversation[] = [
  ...green,
  ...portfolio,
  ...alignment,
  ...finding,
  ...rateCard,
  ...underwriter,
  ...hostile,
];
