import { QUESTIONS } from '@/features/pricing';
import type { PageHead } from '../public-route';

export { PricingPage as Page } from '@/features/pricing';

export const head: PageHead = {
  title: 'Pricing',
  description:
    'Twenty rehearsals free for 14 days, no credit card. Then Solo Core, Solo Pro or a Team Pilot, at a plain price with nothing hidden.',
  sellsPlans: true,
  faq: QUESTIONS,
  trail: [{ name: 'Pricing' }],
};
