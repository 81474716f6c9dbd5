/** What an e-mail says, apart from how it looks: every template makes one, and both parts of the message come from it. */

/** One piece of a letter. Texts are plain: whatever shows them escapes them. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly heading: string; readonly items: readonly string[] }
  /** What is known, label beside value. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Text in the lines it was written in. */
  | { readonly kind: 'written'; readonly text: string }
  | BarChart
  | { readonly kind: 'button'; readonly label: string; readonly url: string };

/** Values beside each other as bars of a table, which every mail program shows; the last row is the one it is about. */
export interface BarChart {
  readonly kind: 'bars';
  readonly heading: string;
  /** What the longest bar stands for. */
  readonly most: number;
  readonly rows: readonly {
    readonly label: string;
    /** null: there is nothing to show. */
    readonly value: number | null;
    /** The value in words. */
    readonly text: string;
  }[];
}

export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** Why this letter comes. */
  readonly reason: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** Where a letter that a preference governs leads those who want no more of its kind. */
export interface LetterLinks {
  readonly settings: string;
  /** The page that asks once more. */
  readonly unsubscribe: string;
  /** Where mail programs post by themselves (RFC 8058). */
  readonly oneClick: string;
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const facts = (rows: readonly (readonly [label: string, value: string])[]): Block => ({ kind: 'facts', rows });
export const written = (text: string): Block => ({ kind: 'written', text });
export const bars = (chart: Omit<BarChart, 'kind'>): Block => ({ kind: 'bars', ...chart });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
/** Nothing where there are no items. */
export const list = (heading: string, items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', heading, items }];
