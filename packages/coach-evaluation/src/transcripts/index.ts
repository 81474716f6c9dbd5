/** The sets of written conversations by name. What the rules were written with is measured apart from what they have never seen. */
import type { WrittenConversation } from './written-conversation';
import { TUNED } from './tuned/index';
import { UNSEEN_1 } from './unseen-1/index';
import { UNSEEN_2 } from './unseen-2/index';
import { UNSEEN_3 } from './unseen-3/index';
import { UNSEEN_4 } from './unseen-4/index';
import { LIVE_1 } from './live-1/index';
import { LIVE_2 } from './live-2/index';

export const SETS: Readonly<Record<string, readonly WrittenConversation[]>> = {
  tuned: TUNED,
  'unseen-1': UNSEEN_1,
  'unseen-2': UNSEEN_2,
  'unseen-3': UNSEEN_3,
  'unseen-4': UNSEEN_4,
  'live-1': LIVE_1,
  'live-2': LIVE_2,
};
