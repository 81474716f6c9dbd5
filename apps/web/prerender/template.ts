/** The one HTML file that the build makes, filled for each page. */
import type { PageFiles } from './manifest';

export interface PageParts {
  /** Tags, title first. */
  readonly head: string;
  readonly files: PageFiles;
  /** What stands in the root; empty for the app. */
  readonly body: string;
  /** JSON for the page's code, by the id of its element. */
  readonly data: readonly { readonly id: string; readonly json: string }[];
}

const HEAD = '<!-- head -->';
const HEAD_END = '</head>';
const MODULE = '<script type="module"';
const ROOT = '<div id="root"></div>';

function replaceOnce(text: string, mark: string, by: string): string {
  if (text.split(mark).length !== 2) throw new Error(`The template has to hold ${mark} once`);
  return text.replace(mark, () => by);
}

/**
 * A whole page. The page's own styles come after those of every page, whose first line orders the cascade's layers. Where
 * there is something to read already, its code waits for styles and letters: it is asked for with a low priority.
 * @throws Error where the template lacks a place
 */
export function fillTemplate(template: string, { head, files, body, data }: PageParts): string {
  const missing = (file: string): boolean => !template.includes(`"/${file}"`);
  const priority = body === '' ? '' : ' fetchpriority="low"';
  const links = [
    ...files.styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...files.scripts
      .filter(missing)
      .map((file) => `<link rel="modulepreload"${priority} crossorigin href="/${file}" />`),
  ].join('\n    ');
  const json = data.map((one) => `<script type="application/json" id="${one.id}">${one.json}</script>`).join('');
  return [
    [HEAD, head],
    [HEAD_END, `  ${links}\n  ${HEAD_END}`],
    [MODULE, `${MODULE}${priority}`],
    [ROOT, `<div id="root">${body}</div>\n    ${json}`],
  ].reduce((page, [mark = '', by = '']) => replaceOnce(page, mark, by), template);
}
