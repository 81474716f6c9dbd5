import type { Invitation, Plan, User } from '@parley/shared';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { FormError, Ghost } from '@/components/states';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { formatDate } from '@/lib/format';
import { hasSubscription, usePlan } from '@/lib/plan';
import { useSession } from '@/lib/session';
import { useAcceptInvitation } from './api/accept-invitation';

const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** What becomes of the plan that somebody has now (product §18.10). */
function ownPlanWords(plan: Plan | undefined): string {
  const back = 'When the team ends or you leave, you are back on your own plan as it stands then.';
  if (plan === undefined) return back;
  if (hasSubscription(plan) && plan.state !== 'cancelled')
    return `Your ${plan.planName} subscription stays yours and goes on being billed; you can cancel it in Billing & Plans. ${back}`;
  if (plan.isTrialActive && plan.trialEndsAt !== null)
    return `Your free trial runs on meanwhile, until ${formatDate(new Date(plan.trialEndsAt))}. ${back}`;
  return back;
}

function SignInFirst({ invitation: { email, invitedBy, hasAccount } }: { readonly invitation: Invitation }) {
  return (
    <>
      <p className="text-pretty">
        {hasAccount
          ? 'Sign in with the address it was sent to, and you come back here to accept.'
          : 'Create an account with the address it was sent to, and you come back here to accept.'}
      </p>
      <LinkButton tone="ink" size="lg" to={hasAccount ? '/login' : '/register'}>
        {hasAccount ? 'Sign In to Accept' : 'Create an Account to Accept'}
      </LinkButton>
      {!hasAccount && (
        <p className="muted text-pretty wrap-anywhere">
          You have an account under another address? The invitation counts for {email} alone: ask {invitedBy} to invite
          the other one.
        </p>
      )}
    </>
  );
}

interface WrongAccountProps {
  readonly user: User;
  readonly invitation: Invitation;
  readonly onSignOut: () => Promise<void>;
}

function WrongAccount({ user, invitation: { email, invitedBy }, onSignOut }: WrongAccountProps) {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <p className="warn warn-fair wrap-anywhere">
        <span>
          <b>This invitation is for {email}.</b> You are signed in as {user.email}.
        </span>
      </p>
      <Button
        tone="ink"
        size="lg"
        disabled={leaving}
        onClick={() => {
          setLeaving(true);
          void onSignOut();
        }}
      >
        {leaving ? 'Signing out...' : 'Use the Other Account'}
      </Button>
      <p className="muted text-pretty">
        It signs you out here and leads back to this page. To join with this account, ask {invitedBy} to invite its
        address.
      </p>
    </>
  );
}

function InAnotherTeam({ team }: { readonly team: string }) {
  return (
    <>
      <p className="warn warn-fair wrap-anywhere">
        <span>
          <b>You are in the team {team}.</b> Nobody can be in two teams: to accept this invitation, leave that one
          first.
        </span>
      </p>
      <LinkButton size="lg" to="/settings?tab=team">
        Your Team
      </LinkButton>
    </>
  );
}

interface AcceptProps {
  readonly accept: ReturnType<typeof useAcceptInvitation>;
  readonly plan: Plan | undefined;
  readonly onJoin: () => void;
}

function Accept({ accept, plan, onJoin }: AcceptProps) {
  // Until the next page has come there is nothing more to press.
  const isJoining = accept.isPending || accept.isSuccess;
  return (
    <>
      <p className="text-pretty">Your sessions then come from the team. {ownPlanWords(plan)}</p>
      <FormError
        message={
          accept.isError ? messageOf(accept.error, 'Failed to accept the invitation. Please try again.') : undefined
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button tone="ink" size="lg" disabled={isJoining} onClick={onJoin}>
          {isJoining ? 'Joining...' : 'Accept Invitation'}
        </Button>
        <LinkButton size="lg" tone="bare" to="/dashboard">
          Not Now
        </LinkButton>
      </div>
    </>
  );
}

interface InvitationAnswerProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly onSignOut: () => Promise<void>;
}

/** What can be done about the invitation by whoever reads it: sign in first, change the account, or accept. */
export function InvitationAnswer({ token, invitation, onSignOut }: InvitationAnswerProps) {
  const { status, user } = useSession();
  const { data: plan, isLoading } = usePlan();
  const accept = useAcceptInvitation(token);
  const navigate = useNavigate();
  const join = (): void =>
    accept.mutate(undefined, {
      onSuccess: () => {
        showToast(`You are in the team ${invitation.teamName}.`);
        void navigate('/dashboard', { replace: true });
      },
    });
  const answer = (): ReactNode => {
    if (status === 'loading' || isLoading) return <Ghost label="Loading..." lines={1} />;
    if (status === 'signed-out') return <SignInFirst invitation={invitation} />;
    if (!isSameAddress(user.email, invitation.email))
      return <WrongAccount user={user} invitation={invitation} onSignOut={onSignOut} />;
    const team = plan?.team ?? null;
    // The plan tells of this very team as soon as it is joined.
    if (team !== null && !accept.isSuccess) return <InAnotherTeam team={team.name} />;
    return <Accept accept={accept} plan={plan} onJoin={join} />;
  };
  return <div className="mt-6 grid justify-items-start gap-4">{answer()}</div>;
}
