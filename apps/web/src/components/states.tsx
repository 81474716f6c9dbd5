/** Loading, empty and failed, as the look's `states` page has them. */
import type { ReactNode } from 'react';

interface GhostProps {
  /** What is being loaded, in words. */
  readonly label: string;
  /** How many entries to rule. */
  readonly lines?: number;
}

/** Loading: the text and ruled lines where the words will stand. No shimmer. */
export function Ghost({ label, lines = 2 }: GhostProps) {
  return (
    <div className="ghost" aria-busy="true">
      <output>{label}</output>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden="true">
          <i />
          <span>
            <i />
            <i />
            <i />
          </span>
        </div>
      ))}
    </div>
  );
}

interface EmptyStateProps {
  readonly title: string;
  /** Its level among the headings of the page. */
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
  /** The one thing to do from here. */
  readonly action?: ReactNode;
}

/** Empty: what goes here, and one action. */
export function EmptyState({ title, level = 3, children, action }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What happened (product §2.12). */
  readonly title: string;
  /** What is safe, and what to do. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Failed: under a red rule, read out at once. */
export function ErrorState({ title, children, action }: ErrorStateProps) {
  return (
    <div className="err" role="alert">
      <p className="label">{title}</p>
      {children !== undefined && <p className="err-text">{children}</p>}
      {action}
    </div>
  );
}

/** The failure of a form, above its button; renders nothing where there is none. */
export function FormError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <div className="err" role="alert">
      <p className="label">{message}</p>
    </div>
  );
}
