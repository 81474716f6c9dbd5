import { EMAIL_MAX_CHARACTERS } from '@parley/shared';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Field, Input } from '@/components/field';
import { messageOf } from '@/lib/api';
import { ENQUIRY_FAILED, useSendEnquiry } from './api/send-enquiry';

/**
 * The e-mail field of the footer with 'Get Started' (product §3.10): the address is sent to the people behind the
 * product, and registration opens with it filled in. Only the browser's own check of an address; nothing typed leads straight on.
 */
export function FooterStart() {
  const send = useSendEnquiry();
  const navigate = useNavigate();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form).get('email');
    const email = typeof given === 'string' ? given.trim() : '';
    if (email === '') {
      void navigate('/register');
      return;
    }
    send.mutate(
      { kind: 'footer', email },
      {
        onSuccess: () => {
          form.reset();
          void navigate('/register', { state: { email } });
        },
      },
    );
  };
  return (
    <form className="foot-start" onSubmit={onSubmit} aria-label="Get Started">
      <Field label="Your email" hideLabel>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email"
          maxLength={EMAIL_MAX_CHARACTERS}
        />
      </Field>
      <Button type="submit" disabled={send.isPending}>
        {send.isPending ? 'Sending...' : 'Get Started'}
      </Button>
      {send.isError && (
        <p role="alert" className="field-error">
          {messageOf(send.error, ENQUIRY_FAILED)} You can also <Link to="/register">go straight to registration</Link>.
        </p>
      )}
    </form>
  );
}
