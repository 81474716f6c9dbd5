import { useId } from 'react';
import { Button } from '@/components/button';
import { FormError } from '@/components/states';
import { useConfig } from '@/lib/config';
import { connectGoogle, type ConnectGoogle } from '@/lib/google';
import { useGoogleSignIn } from './use-google-sign-in';

interface GoogleButtonProps {
  /** Another sign-in is in progress. */
  readonly busy: boolean;
  readonly connect?: ConnectGoogle;
}

/** Google sign-in (product §4.8). Where the installation has none, the line under the button says so. */
export function GoogleButton({ busy, connect = connectGoogle }: GoogleButtonProps) {
  const id = useId();
  const config = useConfig();
  const { isPending, message, begin } = useGoogleSignIn(config?.google ?? null, connect);
  const isOff = config?.google === null;
  return (
    <div className="grid gap-2">
      <Button
        disabled={busy || isPending || begin === null}
        className="w-full"
        {...(isOff && { 'aria-describedby': id })}
        onClick={() => begin?.()}
      >
        {isPending ? 'Signing in...' : 'Continue with Google'}
      </Button>
      {isOff && (
        <p className="field-hint" id={id}>
          Google sign-in is not set up on this installation.
        </p>
      )}
      <FormError message={message} />
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
