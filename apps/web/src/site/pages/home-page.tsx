import { LandingPage } from '@/features/landing';
import { PricingSection } from '@/features/pricing';
import type { PageHead } from '../public-route';

export const head: PageHead = {
  title: 'Difficult conversations, rehearsed',
  description:
    'Rehearse difficult stakeholder conversations with someone who pushes back, and read a score that quotes your own words.',
  sellsPlans: true,
};

/** / : the landing page with the prices in it. */
export function Page() {
  return <LandingPage pricing={<PricingSection />} />;
}
