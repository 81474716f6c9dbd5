/** What Caddy is told of the addresses of a build, so that it answers as `npm start` does (product §3.16). */
import { addressPattern, appAddresses, movedAddresses } from '@parley/content/public';

const quoteDots = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** A page in whatever case, with a slash or '.html' at its end. */
const pagePattern = (path: string): string =>
  path === '/' ? String.raw`^/(?:index(?:\.html)?)?$` : String.raw`^${quoteDots(path)}(?:/|\.html)?$`;

const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** Quotes nothing: neither patterns nor addresses hold white space or braces. */
const line = (...words: readonly string[]): string => `\t\t${words.join(' ')}`;

/**
 * A snippet for deploy/Caddyfile. For the address asked for it sets `{address}`, its right spelling or where it has moved
 * to, and `{answer}`, the file that answers; both are empty where there is none. `{not_found}` is the page that says so.
 * @param pages addresses of the pages made ahead
 * @param kinds first segments with a not-found page of their own
 */
export function caddyAddresses(pages: readonly string[], kinds: readonly string[]): string {
  const isFixed = (address: string): boolean => !address.includes(':');
  return [
    '# Made when the web is built; deploy/Caddyfile imports it.',
    '(addresses) {',
    '\tmap {path} {address} {answer} {',
    ...pages.map((path) => line(`~(?i)${pagePattern(path)}`, path, fileOf(path))),
    ...appAddresses
      .filter((address) => isFixed(address))
      .map((address) => line(`~(?i)${addressPattern(address)}`, address, '/app.html')),
    ...Object.entries(movedAddresses).map(([from, to]) => line(`~(?i)${addressPattern(from)}`, to, '""')),
    ...appAddresses
      .filter((address) => !isFixed(address))
      .map((address) => line(`~(?i)${addressPattern(address)}`, '""', '/app.html')),
    line('default', '""', '""'),
    '\t}',
    '\tmap {path} {not_found} {',
    ...kinds.map((kind) => line(`~(?i)^/${kind}(?:/|$)`, `/${kind}/404.html`)),
    line('default', '/404.html'),
    '\t}',
    '}',
    '',
  ].join('\n');
}
