import type { ReactNode } from 'react';
import { Inline } from './inline';

interface SectionProps {
  readonly title: string;
  /** Stands in the margin: a number, or a word on what this is. */
  readonly margin?: ReactNode;
  /** Where a link can lead to. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page under its rule: margin, measure, notes. */
export function Section({ title, margin, id, children }: SectionProps) {
  return (
    <section className="sp-section" id={id}>
      {margin !== undefined && <div className="sp-margin">{margin}</div>}
      <h2>{title}</h2>
      <div className="sp-body">{children}</div>
    </section>
  );
}

interface TitledListProps {
  readonly items: readonly { readonly title: string; readonly description: string }[];
  /** `steps` are numbered, `rows` follow one another, `pairs` stand two in a row where their number is even. */
  readonly as: 'steps' | 'rows' | 'pairs';
}

/** Short items of a title and a sentence or two. */
export function TitledList({ items, as }: TitledListProps) {
  const Items = as === 'steps' ? 'ol' : 'ul';
  const odd = items.length % 2 === 1;
  return (
    <Items className={`sp-titled sp-${as === 'pairs' && odd ? 'rows' : as}`}>
      {items.map(({ title, description }, index) => (
        <li key={title}>
          {as === 'steps' && (
            <span className="sp-number num" aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3>{title}</h3>
          <p>
            <Inline text={description} />
          </p>
        </li>
      ))}
    </Items>
  );
}

/** Dashed lines of text: features in the notes, reasons in the measure. */
export function Points({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="sp-points">
      {items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </ul>
  );
}
