import { usePlan } from '@/lib/plan';
import { NoticeStrip } from './notice-strip';
import { stateNotice } from './plan-state';

/** The strip about a payment that failed, or a plan that is cancelled, paused or over; nothing where it simply goes on. */
export function PlanStateNotice() {
  const { data: plan } = usePlan();
  const notice = plan === undefined ? null : stateNotice(plan);
  return notice === null ? null : <NoticeStrip {...notice} />;
}
