/** Loading, empty and failed, as the look's `states` page has them. */
import type { ReactNode } from 'react';

interface GhostProps {
  /** The specified loading text. */
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
  readonly children?: ReactNode;
  /** The one thing to do from here. */
  readonly action?: ReactNode;
}

/** Empty: what goes here, and one action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <h3>{title}</h3>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What happened: the specified text. */
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
  return (
    <div role="alert">
      {message !== undefined && (
        <div className="err">
          <p className="label">{message}</p>
        </div>
      )}
    </div>
  );
}
