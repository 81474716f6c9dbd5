import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { Field, Input } from '@/components/field';
import { ErrorState, FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { fieldMessage, messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { newPasswordMessage } from '@/lib/new-password';
import { confirmationMessage, messages } from '@/lib/validation';
import { useResetPassword } from './api/passwords';
import { AuthFrame } from './auth-layout';

const NAMES = ['password', 'confirmation'] as const;

function ResetPasswordForm({ token }: { readonly token: string }) {
  const reset = useResetPassword();
  const navigate = useNavigate();
  const form = useForm({
    names: NAMES,
    check: ({ password, confirmation }) =>
      messages({
        // Whose it is only the server knows, which looks at the name and the address as well.
        password: newPasswordMessage(password, {}),
        confirmation: confirmationMessage(password, confirmation),
      }),
    onValid: ({ password }) =>
      reset.mutate(
        { token, password },
        {
          onSuccess: () => {
            showToast('Your password has been reset. Please sign in with the new one.');
            void navigate('/login', { replace: true });
          },
        },
      ),
  });
  const deadLink = fieldMessage(reset.error, 'token');
  if (deadLink !== undefined)
    return (
      <ErrorState
        title={deadLink}
        action={
          <LinkButton tone="ink" to="/forgot-password">
            Ask for a New Link
          </LinkButton>
        }
      >
        Your password is as it was.
      </ErrorState>
    );
  return (
    <form {...form.props} className="grid gap-4">
      <Field
        label="New password"
        error={form.errors.password ?? fieldMessage(reset.error, 'password')}
        hint="Must be at least 8 characters long"
      >
        <Input name="password" type="password" autoComplete="new-password" required />
      </Field>
      <Field label="Confirm new password" error={form.errors.confirmation}>
        <Input name="confirmation" type="password" autoComplete="new-password" required />
      </Field>
      <FormError message={reset.isError ? messageOf(reset.error, 'Failed to reset password') : undefined} />
      <Button type="submit" tone="ink" size="lg" disabled={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Reset Password'}
      </Button>
    </form>
  );
}

/** /reset-password?token=…, where the mailed link leads (product §4.9). Without a token there is nothing to do here. */
export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  if (token === '') return <Navigate to="/login" replace />;
  return (
    <AuthFrame title="Reset Password" lead="Choose a new one. It signs you out on every device.">
      <div className="pt-3">
        <ResetPasswordForm key={token} token={token} />
      </div>
    </AuthFrame>
  );
}
