import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ErrorScreen } from '@/app/error-screen';
import { Frame } from '@/app/layout/frame';
import { VisitorBar } from '@/app/layout/visitor-bar';
import { ScrollReset } from '@/app/scroll-reset';
import { Toaster } from '@/components/toast';
import { PublicRoutePage } from './public-route-page';
import { PUBLIC_ROUTES } from './routes';

interface SiteProps {
  readonly client: QueryClient;
  /** What stands at every other address. */
  readonly elsewhere: ReactNode;
}

/** The public pages for visitors, as the build makes them ahead and the browser takes them over. Stands in a router. */
export function Site({ client, elsewhere }: SiteProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <ErrorScreen>
          <ScrollReset madeAhead />
          <Routes>
            <Route element={<Frame bar={<VisitorBar />} />}>
              {PUBLIC_ROUTES.map((route) => (
                <Route
                  key={route.path}
                  path={route.path}
                  element={<PublicRoutePage key={route.path} route={route} />}
                />
              ))}
              <Route path="*" element={elsewhere} />
            </Route>
          </Routes>
        </ErrorScreen>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  );
}
