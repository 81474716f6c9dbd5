/** The last step of the web's build: whatever stands beside the pages that were made ahead (product §3.16). */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sitePages } from '@parley/content/public';
import type { SitePageKind } from '@parley/shared';
import { caddyAddresses } from './caddy-addresses';
import { compressFolder } from './compress';
import { drawPicture } from './picture';
import { pictureAddress } from './picture-address';
import { llms, robots, sitemap, type BuiltPage, type SiteFacts } from './site-files';

const KICKERS: Record<SitePageKind, string> = {
  feature: 'Product',
  solution: 'Solutions',
  resource: 'Resources',
  comparison: 'Comparison',
  industry: 'Industries',
};

const pictureText = (brand: string, { path, title, description }: BuiltPage) => {
  const entry = sitePages.find((known) => known.path === path);
  return {
    brand,
    title,
    kicker: entry === undefined ? '' : KICKERS[entry.kind],
    summary: entry?.summary ?? description,
  };
};

export interface Publication extends SiteFacts {
  /** Where the pages lie. What is for the server alone goes into a hidden folder of it, which nobody serves. */
  readonly folder: string;
  /** First segments of addresses with a not-found page of their own. */
  readonly kinds: readonly string[];
}

/** Draws the pictures, writes the lists of the pages, tells Caddy of their addresses, and compresses all of it. */
export async function publish({ folder, kinds, ...site }: Publication): Promise<void> {
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  for (const page of site.pages) {
    await write(join(folder, pictureAddress(page.path)), await drawPicture(pictureText(site.brand, page)));
  }
  await write(join(folder, 'sitemap.xml'), sitemap(site));
  await write(join(folder, 'robots.txt'), robots(site));
  await write(join(folder, 'llms.txt'), llms(site));
  const manifest = join(folder, 'site.webmanifest');
  const named: object = JSON.parse(await readFile(manifest, 'utf8'));
  await write(manifest, JSON.stringify({ ...named, name: site.brand, short_name: site.brand }));
  const paths = site.pages.map(({ path }) => path);
  await write(join(folder, '.caddy', 'addresses.caddy'), caddyAddresses(paths, kinds));
  await compressFolder(folder);
}
