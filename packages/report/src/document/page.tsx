/** The HTML page around a document for paper: it needs no script, no network and no other file. */
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from './fonts';
import { pageRules, type PageFrame } from './page-frame';

export interface Page {
  readonly title: string;
  readonly author: string;
  readonly frame: PageFrame;
  /** Our own rules. */
  readonly styles: string;
  /** Markup that React has written. */
  readonly body: string;
}

/** The whole document. Title, author and frame are escaped; the fonts that the body has letters of are inside. */
export function renderPage({ title, author, frame, styles, body }: Page): string {
  const rules = [fontFaces(body), pageRules(frame), styles].join('\n');
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; font-src data:"
        />
        <meta name="color-scheme" content="only light" />
        <title>{title}</title>
        <meta name="author" content={author} />
        {/* Only our own rules and escaped strings: see cssString. */}
        <style dangerouslySetInnerHTML={{ __html: rules }} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
  return `<!doctype html>${page}`;
}
