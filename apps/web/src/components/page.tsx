import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '@/lib/config';

/**
 * Names the page in the window's title and, when it was reached from inside the app, moves the focus to its main heading
 * (or to the anchor of the address). Put the ref on an h1 with tabIndex -1.
 */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname, hash } = useLocation();
  // The first page of a visit has the key 'default'; there the browser's own focus order stands.
  const [landedOn] = useState(key === 'default' ? pathname : null);
  const brand = useBrand();
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  useEffect(() => {
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    if (anchor !== null) anchor.scrollIntoView();
    else if (pathname !== landedOn) heading.current?.focus({ preventScroll: true });
  }, [pathname, hash, landedOn]);
  return heading;
}

/** Describes the page to search engines and link previews, for as long as it is shown. */
export function usePageDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    const usual = meta?.getAttribute('content') ?? '';
    meta?.setAttribute('content', text);
    return () => meta?.setAttribute('content', usual);
  }, [text]);
}

interface PageHeaderProps {
  readonly title: string;
  /** The window's title, where it differs from the heading. */
  readonly documentTitle?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a page: its heading, a line of text, and its actions at the right. */
export function PageHeader({ title, documentTitle = title, children, actions }: PageHeaderProps) {
  const heading = usePageHeading(documentTitle);
  return (
    <header className="page-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children !== undefined && <p>{children}</p>}
      </div>
      {actions !== undefined && <div className="page-acts">{actions}</div>}
    </header>
  );
}
