import { emailFault, type Invitation, requiredText } from '@parley/shared';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { Field, Input } from '@/components/field';
import { FormError, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { useAwaitedInvitation } from '@/lib/invitation';
import { messages } from '@/lib/validation';
import { useLogin } from './api/login';
import { AuthLayout } from './auth-layout';
import { GoogleButton, OrRule } from './google-button';
import { InvitedNote } from './invited-note';

const NAMES = ['email', 'password'] as const;

function LoginForm({ invitation }: { readonly invitation: Invitation | undefined }) {
  const login = useLogin();
  const form = useForm({
    names: NAMES,
    check: ({ email, password }) =>
      messages({ email: emailFault(email), password: password === '' ? requiredText('Password') : undefined }),
    onValid: ({ email, password }) => login.mutate({ email: email.trim(), password }),
  });
  return (
    <div className="grid gap-5 pt-3">
      {invitation !== undefined && <InvitedNote invitation={invitation} />}
      <GoogleButton busy={login.isPending} />
      <OrRule />
      <form {...form.props} className="grid gap-4">
        <Field label="Email" error={form.errors.email}>
          <Input name="email" type="email" autoComplete="email" required defaultValue={invitation?.email} />
        </Field>
        <Field label="Password" error={form.errors.password}>
          <Input name="password" type="password" autoComplete="current-password" required />
        </Field>
        <p className="-mt-2 text-xs">
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
        <FormError
          message={
            login.isError ? messageOf(login.error, 'Failed to login. Please check your credentials.') : undefined
          }
        />
        <Button type="submit" tone="ink" size="lg" disabled={login.isPending}>
          {login.isPending ? 'Signing in...' : 'Login'}
        </Button>
      </form>
      <p className="muted">
        New here? <Link to="/register">{invitation === undefined ? 'Start a free trial' : 'Create an account'}</Link>
      </p>
    </div>
  );
}

/** /login (product §4.4). */
export function LoginPage() {
  const { invitation, isLoading } = useAwaitedInvitation();
  return (
    <AuthLayout title="Login" lead="Back to the table. What you said last time is still here.">
      {isLoading ? <Ghost label="Loading your invitation..." /> : <LoginForm invitation={invitation} />}
    </AuthLayout>
  );
}
