/** Lists: the newest first, paged by the ids of their objects. */
import { missing } from './stripe-error';

export interface Paging {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

type Range = {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
};

/** Whether a moment lies where a list asks for it. */
export function within(at: number, range: number | Range | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return at === range;
  return (
    (range.gt === undefined || at > range.gt) &&
    (range.gte === undefined || at >= range.gte) &&
    (range.lt === undefined || at < range.lt) &&
    (range.lte === undefined || at <= range.lte)
  );
}

const DEFAULT_LIMIT = 10;

/** A page of the objects, which come in the order of making. */
export function page<T extends { readonly id: string }>(
  url: string,
  objects: readonly T[],
  { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before }: Paging,
) {
  const newest = objects.toReversed();
  const indexOf = (id: string, param: string): number => {
    const index = newest.findIndex((object) => object.id === id);
    if (index === -1) throw missing(param.replaceAll('_', ' '), id, param);
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list' as const, url, has_more: start > 0, data: newest.slice(start, end) };
  }
  const start = after === undefined ? 0 : indexOf(after, 'starting_after') + 1;
  return {
    object: 'list' as const,
    url,
    has_more: newest.length > start + limit,
    data: newest.slice(start, start + limit),
  };
}
