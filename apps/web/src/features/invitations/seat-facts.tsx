import { PLANS, type Invitation } from '@parley/shared';
import { formatDate, formatWhen } from '@/lib/format';

/** 'Team Pilot, up to 300 sessions': the team shares what it has, so a seat that is filled late may hold fewer. */
function planWords({ planType, creditsPerSeat }: Invitation): string {
  const sessions =
    creditsPerSeat === null ? 'unlimited sessions' : `up to ${creditsPerSeat.toLocaleString('en-US')} sessions`;
  return `${PLANS[planType].name}, ${sessions}`;
}

/** What the seat is, and until when. */
export function SeatFacts({ invitation }: { readonly invitation: Invitation }) {
  const { teamName, organization, email, invitedBy, teamEndsAt, expiresAt } = invitation;
  return (
    <dl className="facts wrap-anywhere">
      <dt>Team</dt>
      <dd>
        <b>{teamName}</b>
        {organization !== '' && organization !== teamName && <span className="muted block">{organization}</span>}
      </dd>
      <dt>Invited by</dt>
      <dd>{invitedBy}</dd>
      <dt>For</dt>
      <dd>{email}</dd>
      <dt>Plan</dt>
      <dd>{planWords(invitation)}</dd>
      {teamEndsAt !== null && (
        <>
          <dt>Runs until</dt>
          <dd>{formatDate(new Date(teamEndsAt))}</dd>
        </>
      )}
      <dt>Accept by</dt>
      <dd>{formatWhen(new Date(expiresAt))}</dd>
    </dl>
  );
}
