import type { PageHead } from '../public-route';

export { ContactPage as Page } from '@/features/enquiries/contact-page';

export const head: PageHead = {
  title: 'Contact',
  description: 'For teams and enterprises, and for everybody with a question: say what you need, and a person answers.',
  trail: [{ name: 'Contact' }],
};
