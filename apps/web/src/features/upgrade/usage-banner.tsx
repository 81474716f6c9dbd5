import { usePlan } from '@/lib/plan';
import { NoticeStrip } from './notice-strip';
import { usageNotice } from './usage-rules';

/** The strip under the bar that says how the plan stands; nothing where nothing needs saying (product §6.8). */
export function UsageBanner() {
  const { data: plan } = usePlan();
  const notice = plan === undefined ? null : usageNotice(plan);
  return notice === null ? null : <NoticeStrip label="Plan usage" {...notice} />;
}
