/** What a reader sees of a public content page, as plain text, for the checks of product §3.13. For tests alone. */
import type { SiteBlock, SitePage, TalkExcerpt } from '@parley/shared';

type SiteTable = Extract<SiteBlock, { kind: 'table' }>;

/** Keys whose strings are addresses, ids or values of closed lists, and no prose. */
const NOT_PROSE = new Set([
  'kind',
  'displayWord',
  'resourceType',
  'related',
  'sources',
  'slug',
  'link',
  'file',
  'format',
]);
const NOT_PROSE_OF_SCENARIO = new Set(['stakeholders', 'difficulty', 'scenario']);

function isTalk(value: object): value is TalkExcerpt {
  return 'kind' in value && value.kind === 'talk';
}

function isTable(value: object): value is SiteTable {
  return 'kind' in value && value.kind === 'table';
}

function stringsOf(value: unknown, skip: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => stringsOf(entry, skip));
  if (typeof value !== 'object' || value === null) return [];
  if (isTalk(value)) {
    return [...value.lines.flatMap(({ marks = [] }) => marks.map(({ note }) => note)), value.caption];
  }
  return Object.entries(value).flatMap(([key, entry]) => {
    if (skip.has(key)) return [];
    if (key === 'industryScenarios') return stringsOf(entry, NOT_PROSE_OF_SCENARIO);
    return stringsOf(entry, skip);
  });
}

/** A string of a page without its markup: of links the words, of stressed words the words. */
export function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\*([^*]+)\*/g, '$1');
}

/** Addresses that links of a page's prose lead to. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/\[[^\]]+\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
}

/** All that we say on a page, with its markup, paragraph by paragraph; without what is quoted of recorded talks. */
export function proseOf(page: SitePage): string[] {
  const { description: _forMachines, ...seen } = page;
  return stringsOf(seen, NOT_PROSE);
}

/** The excerpts of recorded talks on a page, wherever they stand. */
export function talksOf(value: unknown): TalkExcerpt[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isTalk(value)) return [value];
  return Object.values(value).flatMap(talksOf);
}

/** The tables on a page, wherever they stand. */
export function tablesOf(value: unknown): SiteTable[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isTable(value)) return [value];
  return Object.values(value).flatMap(tablesOf);
}

/** Everything that can be read on a page: what we say, and what is quoted. */
export function visibleText(page: SitePage): string[] {
  return [...proseOf(page).map(plain), ...talksOf(page).flatMap(({ lines }) => lines.map(({ words }) => words))];
}

/** Words of a text: what stands between blanks and holds a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** How many words a reader finds on a page, talks included. */
export function wordCount(page: SitePage): number {
  return visibleText(page).reduce((sum, text) => sum + wordsOf(text).length, 0);
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!:][”’)]?)\s+(?=[\p{Lu}\p{N}“‘(€£$])/u);
}

/** Case, punctuation and kind of apostrophe do not make two texts different. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Every run of five words within a paragraph of a page's own prose. */
export function fiveWordRuns(page: SitePage): Set<string> {
  const runs = new Set<string>();
  for (const text of proseOf(page)) {
    const words = bare(plain(text)).split(' ');
    for (let at = 0; at + 5 <= words.length; at += 1) runs.add(words.slice(at, at + 5).join(' '));
  }
  return runs;
}

/** The share of the shorter page's runs of five words that the other one has too, 0 to 1. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  if (fewer.size === 0) return 0;
  return [...fewer].filter((run) => more.has(run)).length / fewer.size;
}

/**
 * Whether these words are whole sentences of that message, in their order; ‘ … ’ stands for sentences that were left out.
 */
export function quotesWholeSentences(message: string, words: string): boolean {
  let from = 0;
  for (const part of words.split(' … ')) {
    const at = message.indexOf(part, from);
    const end = at + part.length;
    const beginsOne = at === 0 || /[.?!][”’)]? $/.test(message.slice(0, at));
    if (at === -1 || !beginsOne || !(end === message.length || /[.?!][”’)]?$/.test(part))) return false;
    from = end;
  }
  return true;
}
