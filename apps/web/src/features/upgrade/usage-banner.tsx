import { Link } from 'react-router-dom';
import { usePlan } from '@/lib/plan';
import { usageNotice } from './usage-rules';

/** The strip under the bar that says how the plan stands; nothing where nothing needs saying (product §6.8). */
export function UsageBanner() {
  const { data: plan } = usePlan();
  const notice = plan === undefined ? null : usageNotice(plan);
  if (notice === null) return null;
  return (
    <section className="notice" aria-label="Plan usage" data-tone={notice.tone}>
      <div className="wrap">
        <p className="num">
          <b>{notice.count}</b> {notice.text}
        </p>
        <Link className="more" to={notice.to}>
          {notice.action}
        </Link>
      </div>
    </section>
  );
}
