import { logout } from '@/features/auth/api/logout';
import { ClosedAccountPage } from '@/features/closed-account';
import { InvitationPage as Invitation } from '@/features/invitations';
import { useSession } from '@/lib/session';

/** /invitations/:token. Who closed their account is told so first, as on every page for which one signs in (product §4.13). */
export function InvitationPage() {
  const { user } = useSession();
  const signOut = (): Promise<void> => logout(window.location.pathname);
  if (user?.closing !== undefined) return <ClosedAccountPage closing={user.closing} onSignOut={() => void signOut()} />;
  return <Invitation onSignOut={signOut} />;
}
