import type { SitePageKind } from '@parley/shared';
import { LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { KINDS, pagesOf } from './kinds';
import { LinkList } from './link-list';
import './site-pages.css';

/** An address of a kind without its page: the fixed words, the way home, and the pages there are (product §3.13). */
export function UnknownSitePage({ kind }: { readonly kind: SitePageKind }) {
  const { notFound, name } = KINDS[kind];
  return (
    <div className="site-page wrap">
      <PageHeader title={notFound.title}>{notFound.text}</PageHeader>
      <p className="sp-home">
        <LinkButton tone="ink" to="/">
          Back to Home
        </LinkButton>
      </p>
      <section className="sp-section">
        <h2>{name}</h2>
        <div className="sp-body">
          <LinkList links={pagesOf(kind).map(({ path: to, name: title, summary }) => ({ to, name: title, summary }))} />
        </div>
      </section>
    </div>
  );
}
