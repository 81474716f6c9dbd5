import { Navigate, useLocation, useParams } from 'react-router-dom';

/** Replaces the address by another, keeping query and anchor (product §2.4). */
export function RedirectTo({ path }: { readonly path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}

/** /simulations/{id} to /coaching-sessions/{id}. */
export function RedirectToSession() {
  const { id = '' } = useParams();
  return <RedirectTo path={`/coaching-sessions/${encodeURIComponent(id)}`} />;
}
