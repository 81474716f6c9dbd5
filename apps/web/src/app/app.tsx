import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '@/components/toast';
import { createQueryClient } from '@/lib/query';
import { ErrorScreen } from './error-screen';
import { LeadToPrices } from './lead-to-prices';
import { AppRoutes } from './router';
import { ScrollReset } from './scroll-reset';

/** The whole app: cache, router, error screen, pages and toasts. */
export function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <ErrorScreen>
          <ScrollReset />
          <LeadToPrices />
          <AppRoutes />
        </ErrorScreen>
        <Toaster />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
