/** Plain forms: values from the fields' names, one message per field, focus on the first that is wrong. */
import { useRef, useState, type SubmitEvent } from 'react';

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

interface FormRules<Name extends string> {
  readonly names: readonly Name[];
  /** What is wrong with the values; an empty record when nothing is. */
  readonly check: (values: Record<Name, string>) => FieldErrors<Name>;
  readonly onValid: (values: Record<Name, string>) => void;
  /** What is stored, of the fields that are to be saved; the others don't count as changes. */
  readonly saved?: Partial<Record<Name, string>>;
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name): [Name, string] => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Puts the focus into the first field with a message, in the order of the form. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const first = [...(form?.elements ?? [])].find((element) => names.includes(element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}

/** Checks on submit; a corrected field loses its message as soon as it changes. */
export function useForm<Name extends string>({ names, check, onValid, saved = {} }: FormRules<Name>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  return {
    errors,
    /** Whether something else was typed than what is stored. */
    isChanged: names.some((name) => name in saved && (typed[name] ?? saved[name] ?? '').trim() !== saved[name]),
    /** Puts the fields back to what they begin with, and takes the messages away: what was typed is saved, or given up. */
    reset: (): void => {
      ref.current?.reset();
      setTyped({});
      setErrors({});
    },
    props: {
      ref,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        const values = valuesOf(event.currentTarget, names);
        const found = check(values);
        setErrors(found);
        const wrong = names.filter((name) => found[name] !== undefined);
        if (wrong.length === 0) onValid(values);
        else focusFirst(event.currentTarget, wrong);
      },
      onInput: (event: React.InputEvent<HTMLFormElement>): void => {
        const { target } = event;
        setTyped(valuesOf(event.currentTarget, names));
        const name =
          target instanceof HTMLInputElement ||
          target instanceof HTMLTextAreaElement ||
          target instanceof HTMLSelectElement
            ? target.name
            : '';
        if (name in errors)
          setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)) as FieldErrors<Name>);
      },
    },
  };
}
