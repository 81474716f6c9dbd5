/** What machines read to find the public pages: sitemap.xml, robots.txt and llms.txt (product §3.16). */
import { signedInAddresses } from '@parley/content/public';

/** A public page as it was made ahead. */
export interface BuiltPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The day on which its text was last changed, where that is known. */
  readonly updated?: string | undefined;
}

export interface SiteFacts {
  readonly brand: string;
  /** Where people open the product, without a trailing slash. */
  readonly origin: string;
  readonly pages: readonly BuiltPage[];
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Every public page with the day of its last change. */
export const sitemap = ({ origin, pages }: SiteFacts): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, updated }) => {
      const day = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
      return `  <url><loc>${escapeXml(origin + path)}</loc>${day}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

/** What lies behind the sign-in, by the first segment of its addresses. */
const privateAddresses = (): readonly string[] => [
  ...new Set(signedInAddresses.map((address) => `/${address.split('/', 2)[1]}`)),
];

/** Leaves out the API and what only somebody signed in sees. */
export const robots = ({ origin }: SiteFacts): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...privateAddresses().map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The parts of llms.txt: by where a page lies, in this order. */
const PARTS: readonly (readonly [title: string, ...folders: string[]])[] = [
  ['Product', 'features'],
  ['Situations', 'solutions'],
  ['Guides and tools', 'resources'],
  ['Industries', 'industries'],
  ['Comparisons', 'vs', 'alternatives'],
];

const escapeMarkdown = (text: string): string => text.replaceAll(/[[\]\\]/g, String.raw`\$&`);

/** The public pages as a list in Markdown, for whoever reads them by a language model: llmstxt.org. */
export function llms({ brand, origin, pages }: SiteFacts): string {
  const line = ({ path, title, description }: BuiltPage): string =>
    `- [${escapeMarkdown(title)}](${origin}${path}): ${description}`;
  const folderOf = ({ path }: BuiltPage): string | undefined => /^\/([^/]+)\//.exec(path)?.[1];
  const home = pages.find(({ path }) => path === '/');
  const parts = PARTS.map(
    ([title, ...folders]) => [title, pages.filter((page) => folders.includes(folderOf(page) ?? ''))] as const,
  );
  const listed = new Set(parts.flatMap(([, ofPart]) => ofPart));
  const others = pages.filter((page) => page !== home && !listed.has(page));
  return [
    `# ${brand}`,
    '',
    ...(home === undefined ? [] : [`> ${home.description}`, '']),
    `What people read before they sign in. Conversations, scores and reports are private and not to be read by machines.`,
    '',
    ...[...parts, [`About ${brand}`, others] as const]
      .filter(([, ofPart]) => ofPart.length > 0)
      .flatMap(([title, ofPart]) => [`## ${title}`, '', ...ofPart.map((page) => line(page)), '']),
  ].join('\n');
}
