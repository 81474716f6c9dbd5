import {
  EMAIL_MAX_CHARACTERS,
  emailFault,
  keptEmail,
  lineFault,
  NAME_MAX_CHARACTERS,
  optionalLineFault,
  ORGANIZATION_MAX_CHARACTERS,
} from '@parley/shared';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Field, Input } from '@/components/field';
import { FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { useUnsavedChanges } from '@/components/unsaved-changes';
import { fieldMessage, messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { useSession } from '@/lib/session';
import { messages } from '@/lib/validation';
import { useUpdateProfile } from './api/update-profile';

const NAMES = ['name', 'email', 'currentPassword', 'organization'] as const;

/** Name and email required, organization optional; another email asks for the current password (product §4.7). */
export function ProfileTab() {
  const { user } = useSession();
  const update = useUpdateProfile();
  const [email, setEmail] = useState(user?.email ?? '');
  const isNewEmail = keptEmail(email) !== user?.email;
  const form = useForm({
    names: NAMES,
    saved: { name: user?.name ?? '', email: user?.email ?? '', organization: user?.organization ?? '' },
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
          onSuccess: () => {
            form.reset();
            showToast('Your profile is saved.');
          },
        },
      ),
  });
  useUnsavedChanges(form.isChanged);
  const errorOf = (name: (typeof NAMES)[number]) => form.errors[name] ?? fieldMessage(update.error, name);
  return (
    <form {...form.props} className="grid max-w-form gap-4">
      <Field label="Full name" error={errorOf('name')}>
        <Input name="name" autoComplete="name" required maxLength={NAME_MAX_CHARACTERS} defaultValue={user?.name} />
      </Field>
      <Field label="Email" error={errorOf('email')}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_CHARACTERS}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </Field>
      {isNewEmail && (
        <Field
          label="Current password"
          error={errorOf('currentPassword')}
          hint="So that nobody else can take over your account."
        >
          <Input name="currentPassword" type="password" autoComplete="current-password" required />
        </Field>
      )}
      <Field label="Organization" error={errorOf('organization')} hint="Optional.">
        <Input
          name="organization"
          autoComplete="organization"
          maxLength={ORGANIZATION_MAX_CHARACTERS}
          defaultValue={user?.organization}
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
