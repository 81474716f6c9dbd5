import type { User } from '@parley/shared';
import { Button } from '@/components/button';
import { Field, Input } from '@/components/field';
import { FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { useUnsavedChanges } from '@/components/unsaved-changes';
import { fieldMessage, messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { newPasswordMessage } from '@/lib/new-password';
import { useAskForPasswordLink } from '@/lib/password-link';
import { useSession } from '@/lib/session';
import { confirmationMessage, messages } from '@/lib/validation';
import { useChangePassword } from './api/change-password';
import { SettingsSection } from './settings-section';

const NAMES = ['currentPassword', 'newPassword', 'confirmation'] as const;
const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

/** Who signs in another way gets their first password as a forgotten one is replaced: by a link to the account's mailbox. */
function FirstPassword({ user }: { readonly user: User }) {
  const ask = useAskForPasswordLink();
  if (ask.isSuccess)
    return (
      <output className="muted block text-pretty">
        We have sent a link to <b className="wrap-anywhere">{user.email}</b>. It works once, within an hour; then sign
        in again.
      </output>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="muted text-pretty">
        You sign in with Google, and have no password here yet. To set one as well we mail you a link.
      </p>
      <FormError message={ask.isError ? messageOf(ask.error, 'Failed to send reset email') : undefined} />
      <Button disabled={ask.isPending} onClick={() => ask.mutate(user.email)}>
        {ask.isPending ? 'Sending...' : 'Email Me a Link'}
      </Button>
    </div>
  );
}

function ChangePasswordForm({ user }: { readonly user: User }) {
  const change = useChangePassword();
  const form = useForm({
    names: NAMES,
    saved: EMPTY,
    check: ({ currentPassword, newPassword, confirmation }) =>
      messages({
        currentPassword: currentPassword === '' ? 'Please enter your current password' : undefined,
        newPassword: newPasswordMessage(newPassword, user),
        confirmation: confirmationMessage(newPassword, confirmation, 'New passwords do not match'),
      }),
    onValid: ({ currentPassword, newPassword }) =>
      change.mutate(
        { currentPassword, newPassword },
        {
          onSuccess: () => {
            form.reset();
            showToast('Your password is changed. Every other device has been signed out.');
          },
        },
      ),
  });
  useUnsavedChanges(form.isChanged);
  const errorOf = (name: (typeof NAMES)[number]) => form.errors[name] ?? fieldMessage(change.error, name);
  return (
    <form {...form.props} className="grid max-w-form gap-4">
      {/* For password managers, which keep a password with who it is for. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Field label="Current password" error={errorOf('currentPassword')}>
        <Input name="currentPassword" type="password" autoComplete="current-password" required />
      </Field>
      <Field label="New password" error={errorOf('newPassword')} hint="Must be at least 8 characters long">
        <Input name="newPassword" type="password" autoComplete="new-password" required />
      </Field>
      <Field label="Confirm new password" error={errorOf('confirmation')}>
        <Input name="confirmation" type="password" autoComplete="new-password" required />
      </Field>
      <FormError message={change.isError ? messageOf(change.error, 'Failed to change password') : undefined} />
      <div>
        <Button type="submit" tone="ink" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Change Password'}
        </Button>
      </div>
    </form>
  );
}

/** Another password for this account, or its first one (product §4.9, §4.10). */
export function ChangePassword() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <SettingsSection title="Password" lead="A new one signs out every other device. We tell you by e-mail.">
      {user.hasPassword ? <ChangePasswordForm user={user} /> : <FirstPassword user={user} />}
    </SettingsSection>
  );
}
