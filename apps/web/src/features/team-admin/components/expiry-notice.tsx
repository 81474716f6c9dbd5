import { Link } from 'react-router-dom';
import { countOf, formatLongDate } from '@/lib/format';
import { expiresSoon, type TeamTotals } from '../team-figures';

/** From a week before the team ends: what happens, and the way to go on (product §18.8). */
export function ExpiryNotice({ totals }: { readonly totals: TeamTotals }) {
  const { daysRemaining, expiresAt } = totals;
  if (daysRemaining === null || expiresAt === null || !expiresSoon(totals)) return null;
  return (
    <div className={`warn ta-expiry ${daysRemaining <= 1 ? 'warn-poor' : 'warn-fair'}`}>
      <span>
        <b>Expires soon!</b> {countOf(daysRemaining, 'day')} remaining, until {formatLongDate(new Date(expiresAt))}.
        Then this page closes and everybody is back on their own plan, so download the team’s reports before. A renewal
        brings the team back as it was.
      </span>
      <Link to="/contact?plan=team-renewal" className="more">
        Renew your team
      </Link>
    </div>
  );
}
