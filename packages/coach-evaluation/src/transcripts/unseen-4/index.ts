/** Sixty talks of ten scenarios by three writers who saw the briefings alone, each with its writer’s score; measured once, when the engine of 2026-11-23 was finished. */
import type { WrittenConversation } from '../written-conversation';
import { conversations as boardDefense } from './board-level-project-defense';
import { conversations as conflict } from './cross-functional-conflict-resolution';
import { conversations as elevenWeeks } from './green-for-eleven-weeks-then-red';
import { conversations as hole } from './the-hole-before-launch';
import { conversations as boardDate } from './the-board-already-has-the-date';
import { conversations as twoScreens } from './two-screens-for-one-job';
import { conversations as pushback } from './team-member-pushback';
import { conversations as vendor } from './vendor-performance-issue';
import { conversations as keeping } from './how-long-do-we-keep-it';
import { conversations as underwriter } from './twenty-minutes-with-the-underwriter';

export const UNSEEN_4: readonly WrittenConversation[] = [
  ...boardDefense,
  ...conflict,
  ...elevenWeeks,
  ...hole,
  ...boardDate,
  ...twoScreens,
  ...pushback,
  ...vendor,
  ...keeping,
  ...underwriter,
];
