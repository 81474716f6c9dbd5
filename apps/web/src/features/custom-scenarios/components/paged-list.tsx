import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { ErrorState, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';

/** What of an infinite query a list on the page needs. */
interface Paged {
  readonly data:
    | { readonly pages: readonly { readonly items: readonly unknown[]; readonly total: number }[] }
    | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Whether it was read and there is nothing in it. */
export function isEmpty({ data }: Paged): boolean {
  return data !== undefined && data.pages[0]?.items.length === 0;
}

interface PagedListProps {
  readonly list: Paged;
  readonly loading: string;
  /** What is said when it can't be read (product §2.12). */
  readonly failed: string;
  readonly empty: ReactNode;
  /** A row for each that was read. */
  readonly children: ReactNode;
}

/** A list that is read in pages: loading, failed, empty, or rows and 'Show more'. */
export function PagedList({ list, loading, failed, empty, children }: PagedListProps) {
  if (list.data === undefined) {
    if (list.error === null) return <Ghost label={loading} />;
    return (
      <ErrorState
        title={messageOf(list.error, failed)}
        action={
          <Button size="sm" onClick={() => void list.refetch()}>
            Try Again
          </Button>
        }
      >
        What you made is safe. The list could not be read just now.
      </ErrorState>
    );
  }
  if (isEmpty(list)) return empty;
  const shown = list.data.pages.reduce((sum, page) => sum + page.items.length, 0);
  return (
    <>
      <ul>{children}</ul>
      {list.isFetchNextPageError && <ErrorState title={messageOf(list.error, failed)} />}
      {list.hasNextPage && (
        <div className="cs-next">
          <span className="num">
            {shown} of {list.data.pages[0]?.total} shown
          </span>
          <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
            {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}
