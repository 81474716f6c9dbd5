import { ASSIGNMENT_DAYS_AHEAD, ASSIGNMENT_NOTE_MAX_CHARACTERS, type TeamAssignment } from '@parley/shared';
import { Button } from '@/components/button';
import { Field, Input, Select, Textarea } from '@/components/field';
import { FormError } from '@/components/states';
import { fieldMessage, messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { countOf } from '@/lib/format';
import { useNow } from '@/lib/use-now';
import { messages } from '@/lib/validation';
import { ASK_FAILED, type useAsk } from '../api/team-assignments';
import { calendarDay } from '../words';
import { bodyOf, type Askable, type Draft } from './draft';
import { PeopleChoice } from './people-choice';
import { WhatChoice } from './what-choice';

const NAMES = ['what', 'dueOn', 'who', 'note'] as const;
const DAY = 'Please choose a day from today on, within a year';
const NOBODY = 'Please choose at least one person';

interface AskFormProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Who has joined. */
  readonly members: readonly Askable[];
  readonly ask: ReturnType<typeof useAsk>;
  readonly onAsked: (assignment: TeamAssignment) => void;
}

/** What, by when, of whom, and why (product §25.1). */
export function AskForm({ draft, onDraft, members, ask, onAsked }: AskFormProps) {
  const now = useNow();
  const first = calendarDay(now);
  const last = calendarDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + ASSIGNMENT_DAYS_AHEAD - 1));
  const chosen = draft.chosen.filter((id) => members.some((member) => member._id === id));
  const form = useForm({
    names: NAMES,
    check: ({ what, dueOn, who }) =>
      messages({
        what: what === '' ? 'Please choose a track or a scenario' : undefined,
        dueOn: dueOn === '' || dueOn < first || dueOn > last ? DAY : undefined,
        who: who === 'some' && chosen.length === 0 ? NOBODY : undefined,
        note: undefined,
      }),
    onValid: () => ask.mutate(bodyOf({ ...draft, chosen }), { onSuccess: onAsked }),
  });
  const errorOf = (name: (typeof NAMES)[number]) => form.errors[name] ?? fieldMessage(ask.error, name);
  const change = (part: Partial<Draft>): void => {
    if (ask.isError) ask.reset();
    onDraft({ ...draft, ...part });
  };
  const isOfField = NAMES.some((name) => fieldMessage(ask.error, name) !== undefined);
  return (
    <form {...form.props} className="asg-form">
      <WhatChoice value={draft.what} error={errorOf('what')} onChange={(what) => change({ what })} />
      <Field label="By" error={errorOf('dueOn')} hint="It counts until that day has ended everywhere in the world.">
        <Input
          name="dueOn"
          type="date"
          required
          min={first}
          max={last}
          value={draft.dueOn}
          onChange={({ currentTarget }) => change({ dueOn: currentTarget.value })}
        />
      </Field>
      <Field label="Who" error={draft.who === 'everybody' ? errorOf('who') : undefined}>
        <Select
          name="who"
          defaultValue={draft.who}
          onChange={({ currentTarget }) => change({ who: currentTarget.value === 'some' ? 'some' : 'everybody' })}
        >
          <option value="everybody">Everybody ({members.length}), and whoever joins later</option>
          <option value="some">Some of them</option>
        </Select>
      </Field>
      {draft.who === 'some' && (
        <PeopleChoice
          members={members}
          chosen={chosen}
          error={chosen.length === 0 ? errorOf('who') : undefined}
          onChange={(ids) => change({ chosen: ids })}
        />
      )}
      <Field
        label="Note (optional)"
        error={errorOf('note')}
        hint={`${countOf(ASSIGNMENT_NOTE_MAX_CHARACTERS - draft.note.length, 'character')} left`}
      >
        <Textarea
          name="note"
          rows={3}
          maxLength={ASSIGNMENT_NOTE_MAX_CHARACTERS}
          placeholder="Why this one, and why now"
          value={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
      </Field>
      <FormError message={ask.isError && !isOfField ? messageOf(ask.error, ASK_FAILED) : undefined} />
      <div className="dialog-acts">
        <Button type="submit" tone="ink" disabled={ask.isPending} aria-busy={ask.isPending}>
          {ask.isPending ? 'Asking...' : 'Ask'}
        </Button>
      </div>
    </form>
  );
}
