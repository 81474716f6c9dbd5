import type { PageHead } from '../public-route';

export { LogoDownloadPage as Page } from '@/features/logo';

export const head: PageHead = {
  title: 'Logo Download',
  description: 'The logo in six variants, as SVG and as transparent PNG in three sizes, one by one or all at once.',
  trail: [{ name: 'Logo Download' }],
};
