import { INVITED_AT_ONCE_MAX, type MemberStats } from '@parley/shared';
import { useMemo, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Button, buttonClass } from '@/components/button';
import { Field, Textarea } from '@/components/field';
import { FormError } from '@/components/states';
import { fieldMessage, messageOf } from '@/lib/api';
import { countOf } from '@/lib/format';
import { INVITE_FAILED, type useInviteSeveral } from '../api/members';
import { checkPeople, tooMany, type CheckedPerson } from './check-people';
import { PeoplePreview } from './people-preview';
import { readFile } from './read-file';
import { readPeople, writePeople } from './read-people';
import { useSent } from './use-sent';

const NOBODY: readonly MemberStats[] = [];

interface InviteSeveralProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly members: readonly MemberStats[];
  /** How many are free; null: unlimited. */
  readonly seats: number | null;
  readonly invite: ReturnType<typeof useInviteSeveral>;
  readonly onClose: () => void;
}

/** What the server has against a person of the list that was sent, beside what was found here. */
function withServerFaults(people: readonly CheckedPerson[], error: unknown): readonly CheckedPerson[] {
  return people.map((person, index) => {
    const said =
      fieldMessage(error, `people.${index}.email`) ??
      fieldMessage(error, `people.${index}.name`) ??
      fieldMessage(error, `people.${index}`);
    return said === undefined ? person : { ...person, fault: said };
  });
}

const sendLabel = (count: number): string =>
  count > 1 ? `Send ${count.toLocaleString('en-US')} Invitations` : 'Send Invitations';

interface FileChoiceProps {
  readonly onRead: (text: string) => void;
  readonly onFailed: (message: string) => void;
}

function FileChoice({ onRead, onFailed }: FileChoiceProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again once it is corrected.
    currentTarget.value = '';
    if (file === undefined) return;
    readFile(file).then(onRead, (error: unknown) =>
      onFailed(error instanceof RangeError ? error.message : 'This file could not be read.'),
    );
  };
  return (
    <label className={buttonClass({ size: 'sm' }, 'ta-file')}>
      <input type="file" className="sr" accept=".csv,.txt,text/csv,text/plain" onChange={choose} />
      Choose a CSV File
    </label>
  );
}

/** Many at once, pasted or from a file, with what is wrong in each line before anything is sent (product §18.8). */
export function InviteSeveral({ text, onText, members, seats, invite, onClose }: InviteSeveralProps) {
  const { sent, say, goOn } = useSent(onClose);
  const [fileFault, setFileFault] = useState<string>();
  const { people, unreadable } = useMemo(() => readPeople(text), [text]);
  // While they are being invited they turn into members, which is no fault.
  const seated = invite.isPending ? NOBODY : members;
  const checked = useMemo(
    () => withServerFaults(checkPeople(people, seated), invite.error),
    [people, seated, invite.error],
  );
  const good = checked.filter(({ fault }) => fault === null);
  const faults = checked.length - good.length;
  const excess = tooMany(checked.length, seats);
  const change = (next: string): void => {
    goOn();
    setFileFault(undefined);
    if (invite.isError) invite.reset();
    onText(next);
  };
  const ready = people.length > 0 && faults === 0 && excess === null;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!ready || invite.isPending) return;
    const listed = good.map(({ name, email }) => ({ name, email }));
    invite.mutate(listed, {
      onSuccess: () => {
        onText('');
        say(
          listed.length === 1
            ? `Invitation sent to ${listed[0]?.email}`
            : `Invitations sent to ${listed.length} people`,
        );
      },
    });
  };
  const wholeFault = fileFault ?? unreadable ?? excess ?? undefined;
  const isOfLines = invite.isError && faults > 0;
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field
        label="Names and emails"
        error={wholeFault}
        hint={`One person a line: name, email. A CSV of two columns works too; ${INVITED_AT_ONCE_MAX} people at most.`}
      >
        <Textarea
          name="people"
          rows={6}
          value={text}
          readOnly={invite.isPending}
          placeholder={'Priya Raman, priya@example.com\nTomás Vidal <tomas@example.com>'}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
      <div className="ta-list-acts">
        <FileChoice
          onRead={(read) => change(text.trim() === '' ? read : `${text.trimEnd()}\n${read}`)}
          onFailed={setFileFault}
        />
        <output className="muted num">
          {people.length > 0 && `${countOf(good.length, 'person', 'people')} can be invited`}
          {faults > 0 && `, ${countOf(faults, 'line')} to correct`}
        </output>
        {faults > 0 && (
          <Button size="sm" onClick={() => change(writePeople(good))}>
            Leave Out {faults === 1 ? 'This Line' : `These ${faults} Lines`}
          </Button>
        )}
      </div>
      {people.length > 0 && people.length <= INVITED_AT_ONCE_MAX && <PeoplePreview people={checked} />}
      <FormError message={invite.isError && !isOfLines ? messageOf(invite.error, INVITE_FAILED) : undefined} />
      <div className="ta-send">
        <output className="text-good">{sent}</output>
        <Button type="submit" tone="ink" disabled={!ready || invite.isPending} aria-busy={invite.isPending}>
          {invite.isPending ? 'Sending...' : sendLabel(people.length)}
        </Button>
      </div>
    </form>
  );
}
