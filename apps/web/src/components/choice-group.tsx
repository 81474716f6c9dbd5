import { useId, type ReactNode } from 'react';
import { Checkbox } from './field';

interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}

interface ChoiceGroupProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  /** In the order in which they were chosen. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** What is wrong, in words for the user. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}

/** Several of a list: a checkbox each, under one legend, with what is wrong read out with every one of them. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, choices, chosen, onChange, error, hint, children } = props;
  const id = useId();
  const described = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`].join(' ').trim();
  return (
    <fieldset className="choices" aria-describedby={described === '' ? undefined : described}>
      <legend className="label">{legend}</legend>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices-list">
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={<span>{label}</span>}
            checked={chosen.includes(value)}
            aria-invalid={error === undefined ? undefined : true}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
      {children}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
