import {
  type User,
  EMAIL_MAX_CHARACTERS,
  emailFault,
  keptEmail,
  lineFault,
  NAME_MAX_CHARACTERS,
  optionalLineFault,
  ORGANIZATION_MAX_CHARACTERS,
} from '@parley/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { Field, Input } from '@/components/field';
import { FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { useUnsavedChanges } from '@/components/unsaved-changes';
import { fieldMessage, messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { useSession } from '@/lib/session';
import { messages } from '@/lib/validation';
import { useCancelEmailChange, useFreshProfile, useUpdateProfile } from './api/profile';

const NAMES = ['name', 'email', 'currentPassword', 'organization'] as const;

/** What waits, what counts until then, and the way back. */
function PendingEmail({ email, pendingEmail }: { readonly email: string; readonly pendingEmail: string }) {
  const cancel = useCancelEmailChange(() => showToast(`Your email stays ${email}.`));
  return (
    <div className="grid max-w-form gap-2">
      <div className="warn warn-fair">
        <output className="text-pretty">
          <b className="wrap-anywhere">{pendingEmail}</b> waits for you to open the link that we mailed there, within a
          day. Until then you sign in with <span className="wrap-anywhere">{email}</span>. No letter? Enter the new
          address once more.
        </output>
        <Button size="sm" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {cancel.isPending ? 'Cancelling...' : 'Cancel the Change'}
        </Button>
      </div>
      <FormError message={cancel.isError ? messageOf(cancel.error, 'Failed to update profile') : undefined} />
    </div>
  );
}

function ProfileForm({ user }: { readonly user: User }) {
  const update = useUpdateProfile();
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? user.email;
  const isNewEmail = keptEmail(email) !== user.email;
  const form = useForm({
    names: NAMES,
    saved: { name: user.name, email: user.email, organization: user.organization },
    check: (values) =>
      messages({
        name: lineFault('Name', NAME_MAX_CHARACTERS, values.name),
        email: emailFault(values.email),
        organization: optionalLineFault('Organization', ORGANIZATION_MAX_CHARACTERS, values.organization),
        currentPassword:
          isNewEmail && values.currentPassword === ''
            ? 'Please enter your current password to change your email'
            : undefined,
      }),
    onValid: ({ name, organization, currentPassword }) =>
      update.mutate(
        {
          name: name.trim(),
          email: email.trim(),
          organization: organization.trim(),
          ...(isNewEmail ? { currentPassword } : {}),
        },
        {
          onSuccess: ({ pendingEmail }) => {
            setTyped(null);
            form.reset();
            showToast(
              isNewEmail && pendingEmail !== null
                ? `Your profile is saved. Please open the link that we mailed to ${pendingEmail}.`
                : 'Your profile is saved.',
            );
          },
        },
      ),
  });
  useUnsavedChanges(form.isChanged);
  const errorOf = (name: (typeof NAMES)[number]) => form.errors[name] ?? fieldMessage(update.error, name);
  const canChangeEmail = user.hasPassword;
  return (
    <form {...form.props} className="grid max-w-form gap-4">
      <Field label="Full name" error={errorOf('name')}>
        <Input name="name" autoComplete="name" required maxLength={NAME_MAX_CHARACTERS} defaultValue={user.name} />
      </Field>
      <Field
        label="Email"
        error={errorOf('email')}
        {...(canChangeEmail
          ? {}
          : {
              hint: (
                <>
                  Another one needs a password: <Link to="/settings?tab=security">set one first</Link>.
                </>
              ),
            })}
      >
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          readOnly={!canChangeEmail}
          maxLength={EMAIL_MAX_CHARACTERS}
          value={email}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      {isNewEmail && (
        <Field
          label="Current password"
          error={errorOf('currentPassword')}
          hint="So that nobody else can take over your account. The new address counts once you open the link that we mail there."
        >
          <Input name="currentPassword" type="password" autoComplete="current-password" required />
        </Field>
      )}
      <Field label="Organization" error={errorOf('organization')} hint="Optional.">
        <Input
          name="organization"
          autoComplete="organization"
          maxLength={ORGANIZATION_MAX_CHARACTERS}
          defaultValue={user.organization}
        />
      </Field>
      <FormError message={update.isError ? messageOf(update.error, 'Failed to update profile') : undefined} />
      <div>
        <Button type="submit" tone="ink" disabled={update.isPending}>
          {update.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}

/** Name and email required, organization optional; another email waits for its link (product §4.7). */
export function ProfileTab() {
  const { user } = useSession();
  useFreshProfile();
  if (user === null) return null;
  const { email, pendingEmail } = user;
  return (
    <div className="grid gap-5">
      {pendingEmail !== null && <PendingEmail email={email} pendingEmail={pendingEmail} />}
      <ProfileForm user={user} />
    </div>
  );
}
