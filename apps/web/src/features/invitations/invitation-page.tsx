import './invitations.css';
import type { Invitation } from '@parley/shared';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { TeamSight } from '@/components/team-sight';
import { ApiError, messageOf } from '@/lib/api';
import { useInvitation } from '@/lib/invitation';
import { usePlan } from '@/lib/plan';
import { useSession } from '@/lib/session';
import { returnTo } from '@/lib/storage';
import { InvitationAnswer } from './invitation-answer';
import { SeatFacts } from './seat-facts';

/** The server's no is final: the link was used, taken back, or is over. Anything else may be tried again. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Who signs in for an invitation comes back to it; who has come back begins elsewhere the next time. */
function useComingBack(invitation: Invitation | undefined, isOver: boolean): void {
  const { pathname } = useLocation();
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-out' && invitation !== undefined) returnTo.remember(pathname);
    else if ((status === 'signed-in' || isOver) && returnTo.path() === pathname) returnTo.forget();
  }, [status, invitation, isOver, pathname]);
}

function GoneInvitation() {
  const { status } = useSession();
  const { data: plan } = usePlan();
  const team = plan?.team?.name;
  return (
    <div className="wrap">
      <PageHeader title="This invitation does not work any more" documentTitle="Invitation">
        It has been used, taken back or replaced by a newer one, it is older than 7 days, or its team has ended.
      </PageHeader>
      <div className="over mt-6 grid max-w-measure gap-5">
        <p className="font-serif text-lg leading-text text-pretty wrap-anywhere">
          {team === undefined
            ? 'Ask whoever invited you to send it again. If you have accepted it already, you are in the team once you sign in.'
            : `You are in the team ${team}. If you are waiting for another invitation, ask whoever sent it to send it again.`}
        </p>
        <div className="flex flex-wrap gap-2">
          {status === 'signed-in' ? (
            <LinkButton tone="ink" to="/dashboard">
              Go to Dashboard
            </LinkButton>
          ) : (
            <LinkButton tone="ink" to="/login">
              Login
            </LinkButton>
          )}
          {team !== undefined && <LinkButton to="/settings?tab=team">Your Team</LinkButton>}
        </div>
      </div>
    </div>
  );
}

interface InvitationPageProps {
  /** Signs out and comes back to this page. */
  readonly onSignOut: () => Promise<void>;
}

/**
 * /invitations/:token, where the letter of an invitation leads: greets, says what the team will see and what it never will,
 * and lets one sign in or register, and accept (product §18.12).
 */
export function InvitationPage({ onSignOut }: InvitationPageProps) {
  const { token = '' } = useParams();
  const { data: invitation, error, refetch } = useInvitation(token);
  const isOver = isGone(error);
  useComingBack(invitation, isOver);
  if (isOver) return <GoneInvitation />;
  if (invitation === undefined)
    return (
      <div className="wrap">
        <PageHeader title="Invitation" />
        <div className="over mt-6">
          {error === null ? (
            <Ghost label="Loading your invitation..." />
          ) : (
            <ErrorState
              title={messageOf(error, 'Failed to load your invitation')}
              action={<Button onClick={() => void refetch()}>Try Again</Button>}
            >
              It is as it was, and so is your seat.
            </ErrorState>
          )}
        </div>
      </div>
    );
  const { name, teamName, invitedBy } = invitation;
  return (
    <div className="wrap">
      <PageHeader key={token} title={`${name}, you are invited to ${teamName}`} documentTitle="Invitation">
        {invitedBy} keeps a seat for you to rehearse difficult conversations with the team. What you say in them stays
        with you.
      </PageHeader>
      <div className="invitation">
        <section className="over" aria-labelledby="invitation-sight">
          <h2 id="invitation-sight" className="sec mb-4">
            What the team will see of you
          </h2>
          <TeamSight />
        </section>
        <section className="over" aria-labelledby="invitation-seat">
          <h2 id="invitation-seat" className="sec mb-4">
            Your seat
          </h2>
          <SeatFacts invitation={invitation} />
          <InvitationAnswer token={token} invitation={invitation} onSignOut={onSignOut} />
        </section>
      </div>
    </div>
  );
}
