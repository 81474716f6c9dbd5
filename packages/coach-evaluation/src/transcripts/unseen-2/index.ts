/** Talks of six scenarios by a third writer, and hostile ones over them; looked at only for reporting. */
import type { WrittenTalk } from '../talk';
import { talks as green } from './green-for-eleven-weeks-then-red';
import { talks as hostile } from './hostile';
import { talks as portfolio } from './portfolio-prioritization-meeting';
import { talks as alignment } from './stakeholder-alignment-crisis';
import { talks as finding } from './the-finding-before-go-live';
import { talks as rateCard } from './the-rate-card-went-up';
import { talks as underwriter } from './twenty-minutes-with-the-underwriter';

export const UNSEEN_2: readonly WrittenTalk[] = [
  ...green,
  ...portfolio,
  ...alignment,
  ...finding,
  ...rateCard,
  ...underwriter,
  ...hostile,
];
