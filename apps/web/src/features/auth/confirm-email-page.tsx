import { Navigate, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { ErrorState } from '@/components/states';
import { ApiError, messageOf } from '@/lib/api';
import { useSession } from '@/lib/session';
import { useConfirmEmail } from './api/confirm-email';
import { AuthFrame } from './auth-layout';

function Onward() {
  return useSession().status === 'signed-in' ? (
    <LinkButton to="/settings">Open My Settings</LinkButton>
  ) : (
    <LinkButton to="/login">Login</LinkButton>
  );
}

/** The server's no is final: the link is dead, or the address is somebody else's. Anything else may be tried again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'validation_failed' || error.code === 'conflict');

/** /confirm-email?token=…, where the link to a new address leads: asks first, since programs open links too (product §4.7). */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const confirm = useConfirmEmail();
  const token = query.get('token') ?? '';
  if (token === '') return <Navigate to="/login" replace />;
  if (confirm.isSuccess)
    return (
      <AuthFrame
        title="Email Confirmed"
        lead={
          <>
            From now on you sign in with <b className="wrap-anywhere">{confirm.data.email}</b>.
          </>
        }
      >
        <div className="pt-3">
          <Onward />
        </div>
      </AuthFrame>
    );
  const { error } = confirm;
  return (
    <AuthFrame
      title="Confirm Your New Email"
      lead="One press, and this is the address you sign in with. The old one counts no more."
    >
      <div className="grid justify-items-start gap-5 pt-3">
        {error !== null && (
          <ErrorState
            title={messageOf(error, 'Failed to confirm your email')}
            {...(isFinal(error) ? { action: <Onward /> } : {})}
          >
            The address of your account is as it was.
          </ErrorState>
        )}
        {!isFinal(error) && (
          <Button tone="ink" size="lg" disabled={confirm.isPending} onClick={() => confirm.mutate(token)}>
            {confirm.isPending ? 'Confirming...' : 'Confirm This Address'}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
