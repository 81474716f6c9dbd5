import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** One line beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page under its ruled heading. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section className="sc-section" id={id} aria-labelledby={`${id}-title`}>
      <header className="over">
        <h2 className="sec" id={`${id}-title`}>
          {title}
        </h2>
        {note !== undefined && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}
