import type { User } from '@parley/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { Toaster } from '@/components/toast';
import { session } from '@/lib/session';
import './patience';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

interface PageAt {
  /** Where the visit begins: '/coaching-sessions?search=board'. */
  readonly at: string;
  readonly path: string;
  readonly page: ReactNode;
  /** Who is signed in, where it matters. */
  readonly user?: Partial<User>;
}

/** A page behind the sign-in, with router and cache of its own. Other addresses show only themselves (test id `address`). */
export function renderPage({ at, path, page, user }: PageAt) {
  session.signIn({
    _id: 'u1',
    name: 'Ruth Adeyemi',
    email: 'ruth@test.example',
    organization: '',
    photoURL: null,
    plan: 'free_trial',
    isNewUser: false,
    hasPassword: true,
    pendingEmail: null,
    token: 't1',
    ...user,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const frame = (
    <>
      <Outlet />
      <Address />
    </>
  );
  const children = [
    { path, element: page },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [at] });
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
}
