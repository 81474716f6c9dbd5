/** Finds what the repository's own texts cite and no reader could find: rules, decisions, documents, anchors. */
import { dirname, posix } from 'node:path';

/** A text of the repository, by its path from the root. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** A citation that leads nowhere. `line` is 1-based. */
export interface DeadCitation {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

const PRODUCT_RULES = 'docs/product.md';
const RULE = /^(?:## )?<a id="([\d.]+)"><\/a>(?:\*\*)?([\d.]+) /gm;
const RULE_CITATION = /product §\d+(?:\.\d+)?(?:(?:, | and | to )§\d+(?:\.\d+)?)*/g;
const DECISION = /\bdecisions?[ /](\d{4})\b/g;
const DOCUMENT = /\bdocs\/[\w/-]+\.md\b/g;
const LINK = /\[[^\]]*\]\(([^()\s]+)\)/g;
/** Pages that lie outside the repository, by the ways in which they have been cited. */
const FOREIGN = /\b(?:coach|interfaces|house-style|(?<!docs\/)decisions)\.md\b|\((?:[^()]*; )?(?:look|decisions), '/g;

/**
 * The numbers of all rules, chapters among them ('4', '4.2').
 * @throws Error when a number is used twice, is out of order, or differs from its anchor
 */
export function ruleNumbers(product: string): ReadonlySet<string> {
  const numbers = new Set<string>();
  let last = [0, 0];
  for (const [, anchor, shown] of product.matchAll(RULE)) {
    if (anchor === undefined || anchor !== shown) throw new Error(`The rule ${shown} has the anchor ${anchor}`);
    const [chapter = 0, rule = 0] = anchor.split('.').map(Number);
    const [lastChapter = 0, lastRule = 0] = last;
    if (chapter < lastChapter || (chapter === lastChapter && rule <= lastRule))
      throw new Error(`The rule ${anchor} follows ${last.join('.')}`);
    last = [chapter, rule];
    numbers.add(anchor);
  }
  return numbers;
}

/** The anchors of a Markdown page: its own, and those that its headings get. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const own = [...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id ?? '');
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/<[^>]*>|`/g, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...own, ...headings]);
}

/**
 * Every citation of the texts that leads nowhere.
 * @param texts all texts of the repository
 * @param paths all of its files, texts or not
 */
export function deadCitations(texts: readonly SourceText[], paths: readonly string[]): readonly DeadCitation[] {
  const files = new Set(paths);
  const folders = new Set(
    paths.flatMap((path) => path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
  );
  const textAt = new Map(texts.map(({ path, text }) => [path, text]));
  const rules = ruleNumbers(textAt.get(PRODUCT_RULES) ?? '');
  const decisions = new Set(paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []));

  const problemsOf = (path: string, line: string): string[] => {
    const cited = line.match(RULE_CITATION) ?? [];
    const numbers = cited.flatMap((citation) => citation.match(/[\d.]*\d/g) ?? []);
    return [
      ...numbers.filter((number) => !rules.has(number)).map((number) => `there is no rule §${number}`),
      ...(line.replaceAll(RULE_CITATION, '').includes('§') ? ['a § of another document than docs/product.md'] : []),
      ...[...line.matchAll(DECISION)].flatMap(([, number = '']) =>
        decisions.has(number) ? [] : [`there is no decision ${number}`],
      ),
      ...(line.match(DOCUMENT) ?? [])
        .filter((document) => !files.has(document))
        .map((document) => `there is no ${document}`),
      ...(line.match(FOREIGN) ?? []).map((name) => `${name} is not in the repository`),
      ...(path.endsWith('.md') ? [...line.matchAll(LINK)].flatMap(([, target = '']) => brokenLink(path, target)) : []),
    ];
  };

  const brokenLink = (from: string, target: string): string[] => {
    if (/^[a-z]+:/.test(target)) return [];
    const [name = '', anchor] = target.split('#');
    const path = name === '' ? from : posix.join(dirname(from), decodeURIComponent(name)).replace(/\/$/, '');
    if (!files.has(path) && !folders.has(path)) return [`there is no ${path}`];
    const page = textAt.get(path);
    return anchor === undefined || (page !== undefined && anchorsOf(page).has(anchor))
      ? []
      : [`${path} has no #${anchor}`];
  };

  return texts.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => problemsOf(path, line).map((problem) => ({ path, line: at + 1, problem }))),
  );
}
