import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PageHeader } from '@/components/page';
import { Mark } from '@/components/marks';
import { ScriptLine } from '@/components/script';
import { useSession } from '@/lib/session';
import { returnTo } from '@/lib/storage';

interface AuthLayoutProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The frame of sign-in and registration; who is signed in goes on. */
export function AuthLayout(props: AuthLayoutProps) {
  if (useSession().status === 'signed-in') return <Navigate to={returnTo.path() ?? '/dashboard'} replace />;
  return <AuthFrame {...props} />;
}

/** A form about one's account, and beside it a piece of what it opens. */
export function AuthFrame({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className="wrap grid gap-x-24 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div>
        <PageHeader key={title} title={title}>
          {lead}
        </PageHeader>
        <div className="over mt-6">{children}</div>
      </div>
      <aside className="hidden lg:block" aria-label="From a rehearsal">
        <div className="script auth-script">
          <ScriptLine who="Graham" meta="5 · 08:47" voice="them">
            <p>They will want to know why they heard October from me and November from a project office.</p>
          </ScriptLine>
          <ScriptLine who="You" meta="6 · 08:49" voice="you">
            <p>
              You vouched for us, and now you’re the one who has to stand up with a new date.{' '}
              <Mark>What matters most to you on Thursday?</Mark>
            </p>
          </ScriptLine>
          <ScriptLine who="Graham" meta="7 · 08:50" voice="them">
            <p>That it won’t move again. I can survive one slip. I can’t survive two.</p>
          </ScriptLine>
        </div>
      </aside>
    </div>
  );
}
