import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageLoading } from '../guard';
import { Footer } from './footer';
import { TopNavigation } from './top-navigation';

/** The frame of every page: skip link, bar, content, footer. */
export function Shell() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopNavigation />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </>
  );
}
