import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { logout } from '@/features/auth/api/logout';
import { ClosedAccountPage } from '@/features/closed-account';
import { useSession } from '@/lib/session';
import { returnTo } from '@/lib/storage';
import { PageLoading } from './page-loading';

function ToLogin() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    returnTo.remember(pathname + search);
  }, [pathname, search]);
  return <Navigate to="/login" replace />;
}

/** The page they wanted is reached; the next sign-in starts afresh. */
function Arrived() {
  useEffect(() => returnTo.forget(), []);
  return <Outlet />;
}

/**
 * Protected routes (product §2.3): 'Loading...' until it is known who is there; visitors go to /login, and back once
 * signed in. Who closed their account reads that instead of the page (product §4.13).
 */
export function RequireSignIn() {
  const { status, user } = useSession();
  if (status === 'loading') return <PageLoading />;
  if (user?.closing !== undefined) return <ClosedAccountPage closing={user.closing} onSignOut={() => void logout()} />;
  return status === 'signed-in' ? <Arrived /> : <ToLogin />;
}
