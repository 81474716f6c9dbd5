import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { PageLoading } from '../page-loading';
import { Footer } from './footer';

interface FrameProps {
  readonly bar: ReactNode;
  /** Over the page, inside its main part. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** The frame of every page: skip link, bar, content, footer. */
export function Frame({ bar, before, after }: FrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {bar}
      <main id="main" tabIndex={-1}>
        {before}
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      {after}
      <Footer />
    </>
  );
}
