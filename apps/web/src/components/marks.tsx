import type { ReactNode } from 'react';

/** Verbatim words that earned a point. Nothing but words of a transcript goes inside, and no quotation marks. */
export function Mark({ children }: { readonly children: ReactNode }) {
  return <mark>{children}</mark>;
}

/** Verbatim words that lost a point, underlined with the red pencil. */
export function Pencil({ children }: { readonly children: ReactNode }) {
  return <span className="pencil">{children}</span>;
}

interface SwipedProps {
  readonly children: ReactNode;
  /** Stands first in its line, so that the letters keep the left edge. */
  readonly first?: boolean;
}

/** The display mark: one single word on a public page. */
export function Swiped({ children, first = false }: SwipedProps) {
  return <span className={first ? 'swiped first' : 'swiped'}>{children}</span>;
}
