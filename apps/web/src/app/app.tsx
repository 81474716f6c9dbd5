import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Toaster } from '@/components/toast';
import { createQueryClient } from '@/lib/query';
import { ErrorScreen } from './error-screen';
import { LeadToPrices } from './lead-to-prices';
import { AppRoutes } from './router';
import { ScrollReset } from './scroll-reset';

/** What stands inside the router, whatever the address. */
function Pages() {
  return (
    <>
      <ErrorScreen>
        <ScrollReset />
        <LeadToPrices />
        <AppRoutes />
      </ErrorScreen>
      <Toaster />
    </>
  );
}

/** A data router, for the one thing a plain one can't do: to ask before somebody leaves unsaved changes behind. */
const createRouter = () => createBrowserRouter([{ path: '*', element: <Pages /> }]);

/** The whole app: cache, router, error screen, pages and toasts. */
export function App() {
  const [client] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
