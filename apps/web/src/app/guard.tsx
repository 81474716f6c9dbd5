import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/lib/session';
import { returnTo } from '@/lib/storage';

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

/** Protected routes (product §2.3): 'Loading...' until it is known who is there; visitors go to /login, and back once signed in. */
export function RequireSignIn() {
  const { status } = useSession();
  if (status === 'loading') return <PageLoading />;
  return status === 'signed-in' ? <Arrived /> : <ToLogin />;
}

export function PageLoading() {
  return (
    <div className="wrap py-16">
      <output className="muted">Loading...</output>
    </div>
  );
}
