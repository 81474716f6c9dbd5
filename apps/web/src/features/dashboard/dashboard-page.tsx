import './dashboard.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { useBrand } from '@/lib/config';
import { countOf } from '@/lib/format';
import { useSession } from '@/lib/session';
import { featuredQuery, recentQuery, totalsQuery } from './api/dashboard-queries';
import { DashboardBanners } from './banners';
import { Featured } from './featured';
import { Opening } from './opening';
import { PlanNote } from './plan-note';
import { RecentSessions } from './recent-sessions';
import { Resume } from './resume';

function Contents() {
  const count = useQuery(featuredQuery()).data?.page.total;
  const doors = [
    { to: '/learning-tracks', name: 'Learning Tracks', text: 'Four conversations in order, for where you are now' },
    { to: '/coaching-sessions', name: 'Browse Scenarios', text: count === undefined ? 'Pick who you have to face' : `${countOf(count, 'scenario')}, 8 stakeholder types` },
    { to: '/coaching-history', name: 'View Progress', text: 'Every session, with its score and report' },
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

/** /dashboard (S1 §2). */
export function DashboardPage() {
  const [now] = useState(() => new Date());
  const { user } = useSession();
  const { data: totals } = useQuery(totalsQuery());
  const { data: recent } = useQuery(recentQuery());
  const { supportEmail } = useBrand();
  const name = user?.name ?? '';
  const unfinished = recent?.find((conversation) => conversation.status === 'in_progress');
  return (
    <div className="dashboard wrap">
      <DashboardBanners firstName={name.split(' ')[0] ?? name} />
      <div className="cols">
        <div>
          <Opening totals={totals} name={name} now={now} />
          {unfinished !== undefined && <Resume conversation={unfinished} />}
          <section className="part" aria-label="Start">
            <Contents />
          </section>
          <section className="part">
            <RecentSessions total={totals?.total} now={now} />
          </section>
          <section className="part">
            <Featured />
          </section>
        </div>
        <aside className="side" aria-label="Your plan">
          <PlanNote />
          <section>
            <h2>Quick links</h2>
            <p className="ql">
              <Link to="/settings">Settings</Link>
              <a href={`mailto:${supportEmail}`}>Support</a>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}
