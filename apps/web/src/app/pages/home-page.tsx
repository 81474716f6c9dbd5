import { LandingPage } from '@/features/landing';
import { PricingSection } from '@/features/pricing';

/** / : the landing page with the prices in it. */
export function HomePage() {
  return <LandingPage pricing={<PricingSection />} />;
}
