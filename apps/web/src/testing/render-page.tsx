import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
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
}

/** A page behind the sign-in, with router and cache of its own. Other addresses show only themselves (test id `address`). */
export function renderPage({ at, path, page }: PageAt) {
  session.signIn({
    _id: 'u1',
    name: 'Ruth Adeyemi',
    email: 'ruth@test.example',
    organization: '',
    photoURL: null,
    plan: 'free_trial',
    isNewUser: false,
    token: 't1',
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}
