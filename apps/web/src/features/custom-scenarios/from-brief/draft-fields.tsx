import type { BriefPart, InventedPart } from '@parley/shared';
import type { ReactNode } from 'react';
import { Field, Input, Textarea } from '@/components/field';
import type { BriefForm } from './form';

interface DraftFieldsProps {
  readonly brief: BriefPart;
  readonly values: BriefForm;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (name: string, text: string) => void;
}

const MADE_UP = 'Not in your brief: made up.';

function Part({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="fb-part">
      <legend className="sec">{title}</legend>
      <p className="fb-part-text">{text}</p>
      {children}
    </fieldset>
  );
}

/** Everything that was drafted, to be corrected before the first word (product §23.7). */
export function DraftFields({ brief, values, errorOf, onChange }: DraftFieldsProps) {
  const isMadeUp = (part: InventedPart): string | undefined => (brief.invented.includes(part) ? MADE_UP : undefined);
  const field = (
    name: string,
    label: string,
    { rows, hint, most }: { rows?: number; hint?: string | undefined; most: number },
  ) => {
    const shared = {
      name,
      value: values[name] ?? '',
      maxLength: most,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
    };
    return (
      <Field key={name} label={label} hint={hint} error={errorOf(name)}>
        {rows === undefined ? <Input {...shared} /> : <Textarea {...shared} rows={rows} />}
      </Field>
    );
  };
  return (
    <>
      <Part title="Who it is" text="They open the talk, in their own words where your brief has any.">
        <div className="fb-pair">
          {field('name', 'Name', { most: 100, hint: isMadeUp('name') })}
          {field('role', 'Role', { most: 200, hint: isMadeUp('role') })}
        </div>
        {field('organisation', 'Organisation', { most: 200, hint: isMadeUp('organisation') })}
        {field('opening', 'Their first words', { most: 2_000, rows: 5 })}
      </Part>
      <Part title="Where you stand" text="What you know going in, and what you want to leave with.">
        {field('title', 'Title', { most: 120 })}
        {field('goal', 'Goal', { most: 200, rows: 2 })}
        {field('situation', 'Situation', { most: 2_000, rows: 9 })}
      </Part>
      <Part
        title="What worries them"
        text="The first weighs most. What lies behind it they keep back until you earn it."
      >
        {brief.concerns.map(({ id }, at) => (
          <div key={id} className="fb-group">
            {field(`concern:${id}`, at === 0 ? 'Worried most about' : 'Also worried about', { most: 200, rows: 2 })}
            {field(`worry:${id}`, 'What lies behind it', {
              most: 600,
              rows: 3,
              hint: at === 0 ? isMadeUp('worry') : MADE_UP,
            })}
          </div>
        ))}
      </Part>
      <Part title="What they know" text="They speak of these facts and figures, and of no others.">
        {brief.facts.map(({ id }, at) => field(`fact:${id}`, `Fact ${at + 1}`, { most: 600, rows: 2 }))}
      </Part>
    </>
  );
}
