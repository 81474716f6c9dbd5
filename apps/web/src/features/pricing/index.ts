export { QUESTIONS } from './faq';
export { PricingPage } from './pricing-page';
export { PricingSection } from './pricing-section';
