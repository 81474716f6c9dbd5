import type { TextPage } from '@parley/shared';
import { TextPageView } from '@/features/site-pages';
import type { PublicPage } from '../public-route';

/** A legal text, Security and Trust, or About, with the text it shows (product §3.14). */
export function textPage(page: TextPage): PublicPage {
  const { title, description } = page;
  return { head: { title, description, trail: [{ name: title }] }, Page: () => <TextPageView page={page} /> };
}
