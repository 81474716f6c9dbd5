import type { Invitation } from '@parley/shared';

/** Over a form that somebody fills in to accept an invitation: which address it is for (product §18.12). */
export function InvitedNote({ invitation: { teamName, email } }: { readonly invitation: Invitation }) {
  return (
    <p className="warn warn-good wrap-anywhere">
      <span>
        <b>You are invited to {teamName}.</b> The invitation counts for {email}; it is shown again for you to accept.
      </span>
    </p>
  );
}
