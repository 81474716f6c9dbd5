/** Reads what a PDF says of itself, for tests. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly pages: number;
  readonly title: string | null;
  readonly language: string | null;
  readonly tagged: boolean;
  /** The titles of the outline, deeper ones indented by two spaces a level. */
  readonly outline: readonly string[];
  /** The text of every page. */
  readonly text: readonly string[];
  /** The roles of the structure tree, each once: 'H1', 'Table', 'Figure'. */
  readonly roles: ReadonlySet<string>;
  /** The texts that stand for figures. */
  readonly alternatives: readonly string[];
}

interface OutlineNode {
  readonly title: string;
  readonly items: readonly OutlineNode[];
}
interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  /** Set on leaves. */
  readonly type?: string;
  readonly children?: readonly TreeNode[];
}

const flat = (nodes: readonly OutlineNode[], depth = 0): string[] =>
  nodes.flatMap((node) => [`${'  '.repeat(depth)}${node.title}`, ...flat(node.items, depth + 1)]);
const nodesOf = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0, disableFontFace: true, useSystemFonts: false });
  const document = await task.promise;
  try {
    const { info } = await document.getMetadata();
    const language: unknown = 'Language' in info ? info.Language : null;
    const title: unknown = 'Title' in info ? info.Title : null;
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
    );
    const text = await Promise.all(
      pages.map(async (page) => {
        const { items } = await page.getTextContent();
        return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
      }),
    );
    const trees = await Promise.all(pages.map(async (page): Promise<TreeNode | null> => page.getStructTree()));
    const nodes = trees.flatMap((tree) => (tree ? nodesOf(tree) : []));
    const outline: readonly OutlineNode[] | null = await document.getOutline();
    return {
      pages: document.numPages,
      title: typeof title === 'string' ? title : null,
      language: typeof language === 'string' ? language : null,
      tagged: Buffer.from(pdf).includes('/Marked true'),
      outline: flat(outline ?? []),
      text,
      roles: new Set(nodes.map((node) => node.role ?? '')),
      alternatives: nodes.flatMap((node) => (node.alt ? [node.alt] : [])),
    };
  } finally {
    await task.destroy();
  }
}
