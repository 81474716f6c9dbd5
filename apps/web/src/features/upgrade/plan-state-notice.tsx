import { useLocation } from 'react-router-dom';
import { useBrand } from '@/lib/config';
import { usePlan } from '@/lib/plan';
import { NoticeStrip } from './notice-strip';
import { isQuietPath } from './quiet-paths';
import { stateNotice } from './plan-state';

/** Where the state of a plan is told in full. */
const SETTINGS = '/settings';

/** The strip of the layout about a payment that failed, or a plan that is cancelled, paused or over; nothing where it simply goes on (product §5.19). */
export function PlanStateNotice() {
  const { pathname } = useLocation();
  const { data: plan } = usePlan();
  const { supportEmail } = useBrand();
  const rests = isQuietPath(pathname) || pathname === SETTINGS;
  const notice = plan === undefined || rests ? null : stateNotice(plan, supportEmail);
  return notice === null ? null : <NoticeStrip label="How your plan stands" {...notice} />;
}
