import type { SitePage, SitePageEntry, SiteBlock } from '@parley/shared';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/button';
import { Swiped } from '@/components/marks';
import { usePageHeading } from '@/components/page';
import { useSession } from '@/lib/session';
import { KINDS } from './kinds';
import { PulledTalk, pulledLines } from './talk';

/** Where the page lies (product §3.13). The kinds have no page of their own. */
function Breadcrumbs({ entry }: { readonly entry: SitePageEntry }) {
  return (
    <nav className="sp-crumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>{KINDS[entry.kind].name}</li>
        <li aria-current="page">{entry.name}</li>
      </ol>
    </nav>
  );
}

/** The title with its one word under the marker. */
function Title({ page: { title, displayWord } }: { readonly page: SitePage }) {
  const at = displayWord === undefined ? -1 : title.indexOf(displayWord);
  if (displayWord === undefined || at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <Swiped first={at === 0}>{displayWord}</Swiped>
      {title.slice(at + displayWord.length)}
    </>
  );
}

/** Where a page leads on: to the trial (or, signed in, to the dashboard), and to the second thing of its kind. */
export function CallToAction({ page, at }: { readonly page: SitePage; readonly at: string }) {
  const signedIn = useSession().status === 'signed-in';
  const { second } = KINDS[page.kind];
  return (
    <div className="sp-cta">
      <LinkButton tone="ink" size="lg" to={signedIn ? '/dashboard' : '/register'}>
        {signedIn ? 'Go to Coaching Dashboard' : 'Start Free Trial'}
      </LinkButton>
      {second.to !== at && (
        <LinkButton size="lg" to={second.to}>
          {second.label}
        </LinkButton>
      )}
    </div>
  );
}

interface PageHeadProps {
  readonly page: SitePage;
  readonly entry: SitePageEntry;
  /** Where a line of a talk is looked for that can stand beside the title. */
  readonly blocks: readonly SiteBlock[];
  /** Stands over the title. */
  readonly over?: ReactNode;
  /** A second paragraph under the subtitle. */
  readonly lead?: string;
}

/** The head of a content page: breadcrumbs, title, what it is about, where it leads, and a line of a real talk. */
export function PageHead({ page, entry, blocks, over, lead }: PageHeadProps) {
  const heading = usePageHeading(page.title);
  const signedIn = useSession().status === 'signed-in';
  const pulled = pulledLines(blocks);
  return (
    <header className="sp-head" data-pulled={pulled !== null}>
      <Breadcrumbs entry={entry} />
      <div>
        {over}
        <h1 ref={heading} tabIndex={-1}>
          <Title page={page} />
        </h1>
        <p className="sp-sub">{page.subtitle}</p>
        {lead !== undefined && <p className="sp-lead">{lead}</p>}
        <CallToAction page={page} at={entry.path} />
        {!signedIn && <p className="sp-fine">14 days, no credit card required.</p>}
      </div>
      {pulled !== null && <PulledTalk excerpt={pulled} />}
    </header>
  );
}
