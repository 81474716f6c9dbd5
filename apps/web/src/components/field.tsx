import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';

interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

interface FieldProps {
  readonly label: ReactNode;
  /** What is wrong with the value, in words for the user. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** The label is read out, not seen; only where the place says it all (a search box). */
  readonly hideLabel?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Label, control, hint and error, wired together: one Input, Select or Textarea goes inside. */
export function Field({ label, error, hint, hideLabel = false, className = '', children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasHint = hint !== undefined;
  const hasError = error !== undefined;
  const wiring = useMemo(() => {
    const describedBy = [hasError ? errorId : '', hasHint ? hintId : ''].filter((part) => part !== '').join(' ');
    return { id, describedBy: describedBy === '' ? undefined : describedBy, invalid: hasError };
  }, [id, errorId, hintId, hasError, hasHint]);
  return (
    <div className={`field-set ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr' : 'label'}>
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasError && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {hasHint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

function useWiring() {
  const wiring = use(FieldContext);
  return wiring === null
    ? {}
    : { id: wiring.id, 'aria-describedby': wiring.describedBy, 'aria-invalid': wiring.invalid || undefined };
}

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`field ${className}`} {...useWiring()} {...rest} />;
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`field ${className}`} {...useWiring()} {...rest} />;
}

export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`field field-area ${className}`} {...useWiring()} {...rest} />;
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

/** A checkbox with its label; the whole line can be pressed. */
export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`check ${className}`}>
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}
