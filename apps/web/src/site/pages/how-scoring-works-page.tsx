import type { PageHead } from '../public-route';

export { HowScoringWorksPage as Page } from '@/features/scoring';

export const head: PageHead = {
  title: 'How scoring works',
  description:
    'What a score is made of: every skill and indicator with examples of what counts and what doesn’t, how far the case moved, conduct, caps, and who judges.',
  trail: [{ name: 'How scoring works' }],
};
