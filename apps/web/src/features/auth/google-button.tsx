import { useId } from 'react';
import { Button } from '@/components/button';
import { useConfig } from '@/lib/config';

/** Google sign-in. This installation cannot offer it yet, and the line under the button says so. */
export function GoogleButton() {
  const id = useId();
  const { data: config } = useConfig();
  return (
    <div className="grid gap-2">
      <Button disabled className="w-full" aria-describedby={id}>
        Continue with Google
      </Button>
      <p className="field-hint" id={id}>
        {config?.google
          ? 'Google sign-in is not open in this version yet.'
          : 'Google sign-in is not set up on this installation.'}
      </p>
    </div>
  );
}

/** The ruled 'or' between Google and the form. */
export function OrRule() {
  return (
    <p className="or-rule">
      <span>or with your email</span>
    </p>
  );
}
