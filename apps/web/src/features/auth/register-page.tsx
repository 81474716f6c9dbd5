import {
  EMAIL_MAX_CHARACTERS,
  emailFault,
  type Invitation,
  lineFault,
  NAME_MAX_CHARACTERS,
  ORGANIZATION_MAX_CHARACTERS,
  titleCase,
} from '@parley/shared';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/components/button';
import { Field, Input } from '@/components/field';
import { FormError, Ghost } from '@/components/states';
import { fieldMessage, messageOf } from '@/lib/api';
import { useForm } from '@/lib/form';
import { useAwaitedInvitation } from '@/lib/invitation';
import { newPasswordMessage } from '@/lib/new-password';
import { planChoiceOf, rememberChoice } from '@/lib/plan-choice';
import { confirmationMessage, messages } from '@/lib/validation';
import { useRegister } from './api/register';
import { AuthLayout } from './auth-layout';
import { GoogleButton, OrRule } from './google-button';
import { InvitedNote } from './invited-note';
import { leftEmailOf } from './left-email';

const NAMES = ['name', 'email', 'organization', 'password', 'confirmation'] as const;

/** Who used the footer of this very page still stands down there. */
const showThanks = (line: HTMLElement | null): void => line?.focus();

/** The confirmation is checked here and never sent. */
function RegisterForm({ invitation }: { readonly invitation: Invitation | undefined }) {
  const register = useRegister();
  const { state } = useLocation();
  const choice = planChoiceOf(state);
  const leftEmail = leftEmailOf(state);
  useEffect(() => {
    const chosen = planChoiceOf(state);
    if (chosen !== null) rememberChoice(chosen);
  }, [state]);
  const form = useForm({
    names: NAMES,
    check: (values) =>
      messages({
        name: lineFault('Name', NAME_MAX_CHARACTERS, values.name),
        email: emailFault(values.email),
        organization: lineFault('Organization', ORGANIZATION_MAX_CHARACTERS, values.organization),
        password: newPasswordMessage(values.password, values),
        confirmation: confirmationMessage(values.password, values.confirmation),
      }),
    onValid: ({ name, email, organization, password }) =>
      register.mutate({ name: name.trim(), email: email.trim(), organization: organization.trim(), password }),
  });
  const errorOf = (name: (typeof NAMES)[number]) => form.errors[name] ?? fieldMessage(register.error, name);
  const create = invitation === undefined ? 'Start Free Trial' : 'Create Account';
  return (
    <div className="grid gap-5 pt-3">
      {invitation !== undefined && <InvitedNote invitation={invitation} />}
      {invitation === undefined && choice !== null && (
        <p className="warn warn-good">
          <span>
            You chose <b>{titleCase(choice.planType)}</b>, billed {choice.billingPeriod}. The trial comes first, and
            nothing is charged.
          </span>
        </p>
      )}
      {leftEmail !== null && (
        <output key={leftEmail} ref={showThanks} className="warn warn-good" tabIndex={-1}>
          <span>
            <b>Thank you!</b> We have received <b className="wrap-anywhere">{leftEmail}</b>, and filled it in below.
          </span>
        </output>
      )}
      <GoogleButton busy={register.isPending} />
      <OrRule />
      <form {...form.props} className="grid gap-4">
        <Field label="Full name" error={errorOf('name')}>
          <Input
            name="name"
            autoComplete="name"
            required
            maxLength={NAME_MAX_CHARACTERS}
            defaultValue={invitation?.name}
          />
        </Field>
        <Field label="Email" error={errorOf('email')}>
          <Input
            key={leftEmail}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={EMAIL_MAX_CHARACTERS}
            defaultValue={leftEmail ?? invitation?.email}
          />
        </Field>
        <Field label="Organization" error={errorOf('organization')}>
          <Input
            name="organization"
            autoComplete="organization"
            required
            maxLength={ORGANIZATION_MAX_CHARACTERS}
            defaultValue={invitation?.organization}
          />
        </Field>
        <Field label="Password" error={errorOf('password')} hint="At least 8 characters.">
          <Input name="password" type="password" autoComplete="new-password" required />
        </Field>
        <Field label="Confirm password" error={errorOf('confirmation')}>
          <Input name="confirmation" type="password" autoComplete="new-password" required />
        </Field>
        <FormError
          message={register.isError ? messageOf(register.error, 'Registration failed. Please try again.') : undefined}
        />
        <Button type="submit" tone="ink" size="lg" disabled={register.isPending}>
          {register.isPending ? 'Creating your account...' : create}
        </Button>
        <p className="field-hint">
          By signing up you agree to the <Link to="/terms-of-service">Terms of Service</Link> and the{' '}
          <Link to="/privacy-policy">Privacy Policy</Link>.
        </p>
      </form>
      <p className="muted">
        Have an account? <Link to="/login">Login</Link>
      </p>
    </div>
  );
}

const TRIAL = { title: 'Start Free Trial', lead: '20 coaching sessions in 14 days. No credit card required.' } as const;
const INVITED = { title: 'Create Your Account', lead: 'Then you decide about the invitation.' } as const;

/** /register (product §4.1, §4.2). */
export function RegisterPage() {
  const { invitation, isLoading } = useAwaitedInvitation();
  return (
    <AuthLayout {...(isLoading || invitation !== undefined ? INVITED : TRIAL)}>
      {isLoading ? <Ghost label="Loading your invitation..." lines={4} /> : <RegisterForm invitation={invitation} />}
    </AuthLayout>
  );
}
