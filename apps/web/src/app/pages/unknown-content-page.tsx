import { useLocation } from 'react-router-dom';
import { UnknownSitePage } from '@/features/site-pages';
import { CONTENT_KINDS } from '../content-kinds';
import { NotFoundPage } from './not-found-page';

/** An address below those of content pages that has no page (product §3.13). */
export function UnknownContentPage() {
  const kind = CONTENT_KINDS[useLocation().pathname.split('/')[1]?.toLowerCase() ?? ''];
  return kind === undefined ? <NotFoundPage /> : <UnknownSitePage kind={kind} />;
}
