import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PlanStateNotice, UpgradeTouchpoints } from '@/features/upgrade';
import { PageLoading } from '../guard';
import { Footer } from './footer';
import { TopNavigation } from './top-navigation';

/** The frame of every page: skip link, bar, content, reminders, footer. */
export function Shell() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopNavigation />
      <main id="main" tabIndex={-1}>
        <PlanStateNotice />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <UpgradeTouchpoints />
      <Footer />
    </>
  );
}
