import { type BriefPart, type InventedPart, LEAST_CONCERNS } from '@parley/shared';
import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { Field, Input, Select, Textarea } from '@/components/field';
import { Choices, otherChoices, unused } from './choices';
import { type BriefForm, LONGEST, ownIds, withoutOwn, withOwn } from './form';
import { hasRoomForWorry, type PassageUse } from './passages';
import { WhomElse } from './whom-else';

interface DraftFieldsProps {
  readonly brief: BriefPart;
  readonly values: BriefForm;
  /** What the fields held when the draft was opened. */
  readonly start: BriefForm;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (values: BriefForm) => void;
  /** Puts words of the brief where they are to stand, to be taken back. */
  readonly onTake: (use: PassageUse, words: string) => void;
  /** Drafts it anew about somebody else whom the brief names. */
  readonly onAbout: (name: string) => void;
  /** About whom it is being drafted anew. */
  readonly drafting: string | null;
}

const CHOICES_OF = { role: 'Role', organisation: 'Organisation', goal: 'Goal' } as const;
const MADE_UP = 'Not found in your brief: made up.';
const AS_THEY_SAY_IT = 'As they would say it, or what it is about: they bring it up in these words.';

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
export function DraftFields({ brief, values, start, errorOf, onChange, onTake, onAbout, drafting }: DraftFieldsProps) {
  const isMadeUp = (part: InventedPart): string | undefined => (brief.invented.includes(part) ? MADE_UP : undefined);
  const put = (name: string, text: string): void => onChange({ ...values, [name]: text });
  const field = (
    name: string,
    label: string,
    { rows, hint, most }: { rows?: number; hint?: string | undefined; most: number },
  ) => {
    const shared = {
      name,
      value: values[name] ?? '',
      maxLength: most,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => put(name, target.value),
    };
    return (
      <Field key={name} label={label} hint={hint} error={errorOf(name)}>
        {rows === undefined ? <Input {...shared} /> : <Textarea {...shared} rows={rows} />}
      </Field>
    );
  };
  const choicesFor = (name: 'role' | 'organisation' | 'goal', part?: InventedPart) => (
    <Choices
      of={CHOICES_OF[name]}
      label="Or, from your brief"
      texts={otherChoices(
        values[name] ?? '',
        part !== undefined && brief.invented.includes(part) ? '' : (start[name] ?? ''),
        brief.choices[name],
      )}
      onChoose={(text) => onTake(name, text)}
    />
  );
  const ownConcerns = ownIds('concern', values, brief.concerns);
  const ownFacts = ownIds('fact', values, brief.facts);
  const remove = (id: string): void => onChange(withoutOwn(id, values));
  const isGone = (id: string): boolean => values[`removed:${id}`] !== undefined;
  const staying = brief.concerns.filter(({ id }) => !isGone(id));
  // One's own that nothing was written into is none.
  const written = ownConcerns.filter((id) => values[`concern:${id}`]?.trim() !== '');
  const gone = (id: string, label: string) => (
    <p key={id} className="fb-gone">
      <span>{label} is left out.</span>
      <Button
        tone="bare"
        size="sm"
        aria-label={`Put it back: ${label.toLowerCase()}`}
        onClick={() => onChange(withoutField(`removed:${id}`, values))}
      >
        Put It Back
      </Button>
    </p>
  );

  const fact = (id: string, label: string, onRemove: () => void) => (
    <div key={id} className="fb-group">
      {field(`fact:${id}`, label, { most: LONGEST.fact, rows: 2 })}
      <div className="fb-line">
        <Field label={`Who knows ${label.toLowerCase()}`} hideLabel error={errorOf(`knows:${id}`)}>
          <Select
            name={`knows:${id}`}
            value={values[`knows:${id}`] ?? 'both'}
            onChange={({ target }) => put(`knows:${id}`, target.value)}
          >
            <option value="both">You both know it</option>
            <option value="student">Only you know it</option>
            <option value="maybe">They may know it</option>
            <option value="stakeholder">Only they know it</option>
          </Select>
        </Field>
        <Button tone="bare" size="sm" aria-label={`Remove ${label.toLowerCase()}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );

  return (
    <>
      <Part title="Who it is" text="They open the talk, in their own words where your brief has any.">
        <div className="fb-pair">
          {field('name', 'Name', { most: LONGEST.name, hint: isMadeUp('name') })}
          <div className="fb-chosen">
            {field('role', 'Role', { most: LONGEST.role, hint: isMadeUp('role') })}
            {choicesFor('role', 'role')}
          </div>
        </div>
        {field('organisation', 'Organisation', {
          most: LONGEST.organisation,
          hint: brief.organisation === '' ? 'Not found in your brief. It may stay empty.' : isMadeUp('organisation'),
        })}
        {choicesFor('organisation', 'organisation')}
        {field('opening', 'Their first words', { most: LONGEST.opening, rows: 5 })}
        <WhomElse brief={brief} drafting={drafting} onAbout={onAbout} />
      </Part>
      <Part title="Where you stand" text="What you know going in, and what you want to leave with.">
        {field('title', 'Title', { most: LONGEST.title })}
        {field('goal', 'Goal', { most: LONGEST.goal, rows: 2 })}
        {choicesFor('goal')}
        {field('situation', 'Situation', { most: LONGEST.situation, rows: 14 })}
      </Part>
      <Part
        title="What worries them"
        text="The first weighs most. What lies behind it they keep back until you earn it. What you write here they say."
      >
        {brief.concerns.map(({ id }, at) =>
          isGone(id) ? (
            gone(id, `Worry ${at + 1}`)
          ) : (
            <div key={id} className="fb-group">
              {field(`concern:${id}`, id === staying[0]?.id ? 'Worried most about' : 'Also worried about', {
                most: LONGEST.concern,
                rows: 2,
                hint: isMadeUp(`concern:${id}`),
              })}
              {field(`worry:${id}`, 'What lies behind it', {
                most: LONGEST.worry,
                rows: 3,
                hint: isMadeUp(`worry:${id}`) ?? (at === 0 ? isMadeUp('worry') : undefined),
              })}
              {staying.length + written.length > LEAST_CONCERNS && (
                <div className="fb-line">
                  <Button
                    tone="bare"
                    size="sm"
                    aria-label={`Remove worry ${at + 1}`}
                    onClick={() => put(`removed:${id}`, 'yes')}
                  >
                    Remove
                  </Button>
                </div>
              )}
            </div>
          ),
        )}
        {ownConcerns.map((id) => (
          <div key={id} className="fb-group">
            {field(`concern:${id}`, 'Another worry', { most: LONGEST.concern, rows: 2, hint: AS_THEY_SAY_IT })}
            {field(`worry:${id}`, 'What lies behind it', { most: LONGEST.worry, rows: 3, hint: 'May stay empty.' })}
            <div className="fb-line">
              <Button tone="bare" size="sm" aria-label="Remove this worry" onClick={() => remove(id)}>
                Remove
              </Button>
            </div>
          </div>
        ))}
        {hasRoomForWorry(brief, values) && (
          <>
            <Choices
              label="Also in your brief, as they would say it: press to add"
              texts={unused(brief.choices.concerns, values)}
              onChoose={(text) => onTake('concern', text)}
            />
            <Button size="sm" className="fb-add" onClick={() => onChange(withOwn('concern', values))}>
              Add a Worry
            </Button>
          </>
        )}
      </Part>
      <Part
        title="What they know"
        text="They speak of these facts and figures, and of no others. What only you know, or they may know, they don’t bring up."
      >
        {brief.facts.map(({ id }, at) =>
          isGone(id) ? gone(id, `Fact ${at + 1}`) : fact(id, `Fact ${at + 1}`, () => put(`removed:${id}`, 'yes')),
        )}
        {ownFacts.map((id, at) => fact(id, `Fact ${brief.facts.length + at + 1}`, () => remove(id)))}
        <Button size="sm" className="fb-add" onClick={() => onChange(withOwn('fact', values))}>
          Add a Fact
        </Button>
      </Part>
    </>
  );
}

const withoutField = (name: string, values: BriefForm): BriefForm =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field !== name));
