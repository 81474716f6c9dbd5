/** What every page has: a line that says that no money moves, the name, the way back. */
import type { Response } from 'express';
import { html, type Html } from './html';

interface Page {
  readonly title: string;
  /** What it is instead: 'Test checkout'. */
  readonly notice: string;
  readonly back: { readonly href: string; readonly text: string } | null;
  readonly body: Html;
  /** Addresses outside to which a form of the page may lead. */
  readonly leadsTo?: readonly (string | null)[];
  readonly status?: number;
}

/** A form that is answered with a way to elsewhere must be allowed to lead there. */
function policyOf(leadsTo: readonly (string | null)[]): string {
  const origins = leadsTo.flatMap((url) => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []));
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "font-src 'self'",
    `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function sendPage(response: Response, { title, notice, back, body, leadsTo = [], status = 200 }: Page): void {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Parley</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages.css" />
      </head>
      <body>
        <aside class="notice" aria-label="Test mode">
          <div class="wrap"><b>${notice}: no money moves.</b> This installation has no Stripe keys.</div>
        </aside>
        <header class="bar">
          <div class="wrap">
            <span class="logo">Parley</span>
            ${back && html`<a href="${back.href}">${back.text}</a>`}
          </div>
        </header>
        <main class="wrap">${body}</main>
      </body>
    </html>`;
  response
    .status(status)
    .set({
      'Content-Security-Policy': policyOf(leadsTo),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .type('html')
    .send(page.text);
}

/** A page that says something and leads on. */
export function sendMessage(
  response: Response,
  { title, text, ...page }: Omit<Page, 'body'> & { readonly text: string },
): void {
  sendPage(response, {
    ...page,
    title,
    body: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      ${page.back && html`<p class="actions"><a class="btn btn-ink" href="${page.back.href}">${page.back.text}</a></p>`}`,
  });
}
