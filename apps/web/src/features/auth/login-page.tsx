import { emailFault, requiredText } from '@parley/shared';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { Field, Input } from '@/components/field';
import { FormError } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { messages } from '@/lib/validation';
import { useLogin } from './api/login';
import { AuthLayout } from './auth-layout';
import { GoogleButton, OrRule } from './google-button';

const NAMES = ['email', 'password'] as const;

/** /login (product §4.4). */
export function LoginPage() {
  const login = useLogin();
  const form = useForm({
    names: NAMES,
    check: ({ email, password }) =>
      messages({ email: emailFault(email), password: password === '' ? requiredText('Password') : undefined }),
    onValid: ({ email, password }) => login.mutate({ email: email.trim(), password }),
  });
  return (
    <AuthLayout title="Login" lead="Back to the table. What you said last time is still here.">
      <div className="grid gap-5 pt-3">
        <GoogleButton busy={login.isPending} />
        <OrRule />
        <form {...form.props} className="grid gap-4">
          <Field label="Email" error={form.errors.email}>
            <Input name="email" type="email" autoComplete="email" required />
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
          New here? <Link to="/register">Start a free trial</Link>
        </p>
      </div>
    </AuthLayout>
  );
}
