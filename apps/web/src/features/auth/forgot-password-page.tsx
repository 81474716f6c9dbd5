import { emailFault, keptEmail } from '@parley/shared';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { Field, Input } from '@/components/field';
import { FormError } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { useAskForPasswordLink } from '@/lib/password-link';
import { messages } from '@/lib/validation';
import { AuthFrame } from './auth-layout';

const NAMES = ['email'] as const;

/** The same whatever was typed: whether it has an account only its mailbox tells. */
function CheckYourEmail({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  return (
    <AuthFrame
      title="Check Your Email"
      lead={
        <>
          If an account exists for <b className="wrap-anywhere">{email}</b>, we have sent it a link to choose a new
          password.
        </>
      }
    >
      <div className="grid gap-5 pt-3">
        <p className="muted text-pretty">
          The link works once, within an hour. If nothing comes, look among the spam, and whether the address is the one
          you signed up with. However often you ask, an address gets at most five of these letters an hour, and each of
          their links works.
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton tone="ink" to="/login">
            Back to Login
          </LinkButton>
          <Button onClick={onAgain}>Use Another Address</Button>
        </div>
      </div>
    </AuthFrame>
  );
}

/** /forgot-password (product §4.9). */
export function ForgotPasswordPage() {
  const ask = useAskForPasswordLink();
  const form = useForm({
    names: NAMES,
    check: ({ email }) => messages({ email: emailFault(email) }),
    onValid: ({ email }) => ask.mutate(keptEmail(email)),
  });
  if (ask.isSuccess) return <CheckYourEmail email={ask.variables} onAgain={ask.reset} />;
  return (
    <AuthFrame title="Forgot Password" lead="We mail you a link, and you choose a new one.">
      <div className="grid gap-5 pt-3">
        <form {...form.props} className="grid gap-4">
          <Field label="Email" error={form.errors.email}>
            <Input name="email" type="email" autoComplete="email" required />
          </Field>
          <FormError message={ask.isError ? messageOf(ask.error, 'Failed to send reset email') : undefined} />
          <Button type="submit" tone="ink" size="lg" disabled={ask.isPending}>
            {ask.isPending ? 'Sending...' : 'Send Reset Link'}
          </Button>
        </form>
        <p className="muted">
          <Link to="/login">Back to Login</Link>
        </p>
      </div>
    </AuthFrame>
  );
}
