/** Every route of S1 §2 and S2 §2. Pages are fetched when first opened. */
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoading, RequireSignIn } from './guard';
import { Shell } from './layout/shell';
import { NotFoundPage } from './pages/not-found-page';
import { NotOpenYetPage } from './pages/not-open-yet-page';
import { NOT_OPEN_YET, PUBLIC_NOT_OPEN_YET } from './pages/not-open-yet';
import { RedirectTo, RedirectToSession } from './redirects';


export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<Shell />}>
          {PUBLIC_NOT_OPEN_YET.map((page) => (
            <Route key={page.path} path={page.path} element={<NotOpenYetPage page={page} />} />
          ))}

          <Route element={<RequireSignIn />}>
            {NOT_OPEN_YET.map((page) => (
              <Route key={page.path} path={page.path} element={<NotOpenYetPage page={page} />} />
            ))}
          </Route>

          <Route path="starter-kits" element={<RedirectTo path="/learning-tracks" />} />
          <Route path="simulations" element={<RedirectTo path="/coaching-sessions" />} />
          <Route path="simulations/:id" element={<RedirectToSession />} />
          <Route path="help" element={<RedirectTo path="/contact" />} />
          <Route path="blog" element={<RedirectTo path="/about" />} />
          <Route path="careers" element={<RedirectTo path="/about" />} />
          <Route path="payment-success" element={<RedirectTo path="/payment/success" />} />
          <Route path="payment-cancelled" element={<RedirectTo path="/payment/cancelled" />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
