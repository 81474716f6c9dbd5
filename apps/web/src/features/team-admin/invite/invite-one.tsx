import { EMAIL_MAX_CHARACTERS, emailFault, lineFault, NAME_MAX_CHARACTERS } from '@parley/shared';
import { Button } from '@/components/button';
import { Field, Input } from '@/components/field';
import { FormError } from '@/components/states';
import { fieldMessage, messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { messages } from '@/lib/validation';
import { INVITE_FAILED, type Person, type useInvite } from '../api/members';
import { useSent } from './use-sent';

const NAMES = ['name', 'email'] as const;
const NOBODY: Person = { name: '', email: '' };

interface InviteOneProps {
  readonly draft: Person;
  readonly onDraft: (draft: Person) => void;
  readonly invite: ReturnType<typeof useInvite>;
  readonly onClose: () => void;
}

/** One person by name and address (product §18.2). */
export function InviteOne({ draft, onDraft, invite, onClose }: InviteOneProps) {
  const { sent, say, goOn } = useSent(onClose);
  const form = useForm({
    names: NAMES,
    check: ({ name, email }) =>
      messages({ name: lineFault('Name', NAME_MAX_CHARACTERS, name), email: emailFault(email) }),
    onValid: (person) =>
      invite.mutate(person, {
        onSuccess: ({ email }) => {
          onDraft(NOBODY);
          say(`Invitation sent to ${email}`);
        },
      }),
  });
  const errorOf = (name: (typeof NAMES)[number]) => form.errors[name] ?? fieldMessage(invite.error, name);
  const change = (part: Partial<Person>): void => {
    goOn();
    if (invite.isError) invite.reset();
    onDraft({ ...draft, ...part });
  };
  const isOfField = NAMES.some((name) => fieldMessage(invite.error, name) !== undefined);
  return (
    <form {...form.props} className="grid gap-4">
      <Field label="Name" error={errorOf('name')}>
        <Input
          name="name"
          autoComplete="off"
          required
          maxLength={NAME_MAX_CHARACTERS}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Field>
      <Field label="Email" error={errorOf('email')}>
        <Input
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={EMAIL_MAX_CHARACTERS}
          value={draft.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
      </Field>
      <FormError message={invite.isError && !isOfField ? messageOf(invite.error, INVITE_FAILED) : undefined} />
      <div className="ta-send">
        <output className="text-good">{sent}</output>
        <Button type="submit" tone="ink" disabled={invite.isPending} aria-busy={invite.isPending}>
          {invite.isPending ? 'Sending...' : 'Send Invitation'}
        </Button>
      </div>
    </form>
  );
}
