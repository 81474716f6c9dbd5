/** What stands in the head of a page that is made ahead. */
import { PICTURE_SIZE, pictureAddress } from '../publish/picture-address';
import type { PageHead } from '../src/site/public-route';
import { structuredData, type HeadFacts } from './structured-data';

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As text of a script element: nothing in it can end the element. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function structured(head: PageHead, facts: HeadFacts): readonly string[] {
  const data = structuredData(head, facts);
  return data === null ? [] : [`<script type="application/ld+json">${jsonInHtml(data)}</script>`];
}

/** Title, description, canonical address, what shared links show and what machines read (product §3.18). */
export function headTags(head: PageHead, { name, origin, path }: HeadFacts): string {
  const address = `${origin}${path}`;
  const title = `${head.title} · ${name}`;
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(head.description)}" />`,
    `<link rel="canonical" href="${escape(address)}" />`,
    `<meta property="og:type" content="${head.article === undefined ? 'website' : 'article'}" />`,
    `<meta property="og:site_name" content="${escape(name)}" />`,
    `<meta property="og:title" content="${escape(head.title)}" />`,
    `<meta property="og:description" content="${escape(head.description)}" />`,
    `<meta property="og:url" content="${escape(address)}" />`,
    `<meta property="og:image" content="${escape(origin + pictureAddress(path))}" />`,
    `<meta property="og:image:type" content="image/png" />`,
    `<meta property="og:image:width" content="${PICTURE_SIZE.width}" />`,
    `<meta property="og:image:height" content="${PICTURE_SIZE.height}" />`,
    `<meta property="og:image:alt" content="${escape(title)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...structured(head, { name, origin, path }),
  ].join('\n    ');
}
