import type { ReactNode } from 'react';

const SHAPES = {
  check: 'M3 8.5l3.5 3.5L13 5',
  cross: 'M4 4l8 8M12 4l-8 8',
  dash: 'M4 8h8',
  chevron: 'M4 6l4 4 4-4',
} as const;

/** A 16 px line icon; always beside a word, so it is hidden from screen readers. */
export function ReportIcon({ shape }: { readonly shape: keyof typeof SHAPES }): ReactNode {
  return (
    <svg className={`rp-i rp-i-${shape}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
