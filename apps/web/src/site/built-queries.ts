import type { QueryClient } from '@tanstack/react-query';

/** An answer of the server that the build put into a page, under the key of its query. */
export interface BuiltQuery {
  readonly key: readonly unknown[];
  readonly data: unknown;
}

/** The id of the element that carries them. */
export const BUILT_QUERIES_ID = 'built-queries';

/** The answers that came with this page. */
export function builtQueries(): readonly BuiltQuery[] {
  const text = document.getElementById(BUILT_QUERIES_ID)?.textContent;
  return text === null || text === undefined ? [] : JSON.parse(text);
}

/** Puts them into the cache, as old as can be: they are shown at once, and asked for anew. */
export function seed(client: QueryClient, queries: readonly BuiltQuery[]): void {
  for (const { key, data } of queries) client.setQueryData(key, data, { updatedAt: 0 });
}
