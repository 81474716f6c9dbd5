import { useLocation } from 'react-router-dom';
import { UnknownSitePage } from '@/features/site-pages';
import { contentKindAt } from '../content-kinds';
import { NotFoundPage } from './not-found-page';

/** An address below those of content pages that has no page (product §3.13). */
export function UnknownContentPage() {
  const kind = contentKindAt(useLocation().pathname);
  return kind === undefined ? <NotFoundPage /> : <UnknownSitePage kind={kind} />;
}
