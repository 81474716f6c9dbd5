import './dashboard.css';
import type { ConversationTotals } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { useBrand } from '@/lib/config';
import { totalsQuery } from '@/lib/conversations';
import { countOf } from '@/lib/format';
import { progressQuery } from '@/lib/progress';
import { useSession } from '@/lib/session';
import { kitProgressQuery } from '@/lib/starter-kits';
import { useNow } from '@/lib/use-now';
import { AchievementsNote } from './achievements-note';
import { featuredQuery } from './api/dashboard-queries';
import { DashboardBanners } from './banners';
import { ChallengeNote } from './challenge-note';
import { Featured } from './featured';
import { Opening } from './opening';
import { currentStreak } from './practice';
import { PracticeNotes } from './practice-notes';
import { progressLine } from './progress-line';
import { QuickTip } from './quick-tip';
import { RecentSessions } from './recent-sessions';
import { Resume } from './resume';
import { tracksLine } from './tracks-line';
import { useUnfinished } from './use-unfinished';
import { WorthRepeating } from './worth-repeating';

function Contents() {
  const count = useQuery(featuredQuery()).data?.page.total;
  const doors = [
    { to: '/learning-tracks', name: 'Learning Tracks', text: tracksLine(useQuery(kitProgressQuery()).data) },
    {
      to: '/coaching-sessions',
      name: 'Browse Scenarios',
      text: count === undefined ? 'Pick who you have to face' : `${countOf(count, 'scenario')}, 8 stakeholder types`,
    },
    { to: '/coaching-history', name: 'View Progress', text: progressLine(useQuery(progressQuery()).data) },
  ];
  return (
    <ul className="toc">
      {doors.map((door) => (
        <li key={door.to}>
          <Link to={door.to}>
            <b>{door.name}</b>
            <span>{door.text}</span>
            <Icon of={ArrowRight} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface NotesProps {
  readonly totals: ConversationTotals | undefined;
  /** First name of who waits in an unfinished conversation. */
  readonly waiting: string | undefined;
  readonly now: Date;
  readonly upgrade: ReactNode;
}

/** The notes column below the plan: practice, tip, achievements, challenge and quick links. What hasn't arrived isn't shown. */
function Notes({ totals, waiting, now, upgrade }: NotesProps) {
  const { data: progress } = useQuery(progressQuery());
  const { supportEmail } = useBrand();
  return (
    <>
      {progress !== undefined && <PracticeNotes progress={progress} waiting={waiting} now={now} />}
      <QuickTip />
      {totals !== undefined && progress !== undefined && (
        <AchievementsNote totals={totals} streakDays={currentStreak(progress, { now }).days} />
      )}
      {totals !== undefined && <ChallengeNote totals={totals} />}
      <section>
        <h2>Quick links</h2>
        <p className="ql">
          {upgrade}
          <Link to="/settings">Settings</Link>
          <a href={`mailto:${supportEmail}`}>Support</a>
        </p>
      </section>
    </>
  );
}

interface DashboardPageProps {
  /** The strip above everything: what the plan needs said. */
  readonly notice: ReactNode;
  /** The sections of the plan, first in the notes column. */
  readonly plan: ReactNode;
  /** The first of the quick links. */
  readonly upgrade: ReactNode;
  /** How each skill went so far. */
  readonly trend: ReactNode;
  /** What one's team asks for, before everything one could choose. */
  readonly asked: ReactNode;
  /** What to practise next, before the featured scenarios. */
  readonly next: ReactNode;
}

/** /dashboard (product §7). */
export function DashboardPage({ notice, plan, upgrade, trend, asked, next }: DashboardPageProps) {
  const now = useNow();
  const { user } = useSession();
  const { data: totals } = useQuery(totalsQuery());
  const best = useQuery(progressQuery()).data?.best ?? null;
  const unfinished = useUnfinished(totals);
  const name = user?.name ?? '';
  return (
    <>
      {notice}
      <div className="dashboard wrap">
        <DashboardBanners firstName={name.split(' ')[0] ?? name} />
        <div className="cols">
          <div>
            <Opening totals={totals} name={name} now={now} />
            {unfinished !== undefined && <Resume conversation={unfinished} />}
            {asked}
            <section className="part" aria-label="Start">
              <Contents />
            </section>
            <section className="part">
              <RecentSessions total={totals?.total} now={now} />
            </section>
            <div className="part">{trend}</div>
            {best !== null && <WorthRepeating best={best} />}
            <div className="part">{next}</div>
            <section className="part">
              <Featured />
            </section>
          </div>
          <aside className="side" aria-label="Your plan and goals">
            {plan}
            <Notes
              totals={totals}
              waiting={unfinished?.stakeholderPersona.name.split(' ')[0]}
              now={now}
              upgrade={upgrade}
            />
          </aside>
        </div>
      </div>
    </>
  );
}
