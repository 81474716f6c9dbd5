import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '@/components/toast';
import { createQueryClient } from '@/lib/query';
import { ErrorScreen } from './error-screen';
import { LeadToPrices } from './lead-to-prices';
import { AppRoutes } from './router';
import { ScrollReset } from './scroll-reset';

/** What every screen stands in, apart from the router (tests bring their own). */
export function Providers({ client, children }: { readonly client: QueryClient; readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export function App() {
  const [client] = useState(createQueryClient);
  return (
    <Providers client={client}>
      <BrowserRouter>
        <ErrorScreen>
          <ScrollReset />
          <LeadToPrices />
          <AppRoutes />
        </ErrorScreen>
        <Toaster />
      </BrowserRouter>
    </Providers>
  );
}
