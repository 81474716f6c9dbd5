import { countOf } from '@/lib/format';
import { usePlan } from '@/lib/plan';
import { NoticeStrip } from './notice-strip';
import { PRICES, sessionsLeft, trialPrices } from './plan-usage';
import { UsageBanner } from './usage-banner';

/** How long a trial still has room for learning tracks, and that it is over once it is; nothing on other plans (product §16.3). */
export function TrialBanner() {
  const { data: plan } = usePlan();
  if (plan?.planType !== 'free_trial') return null;
  if (!plan.isTrialActive) return <UsageBanner />;
  const left = sessionsLeft(plan);
  return (
    <NoticeStrip
      label="Plan usage"
      tone={plan.trialDaysLeft <= 3 ? 'fair' : 'none'}
      count={`${countOf(plan.trialDaysLeft, 'day')} left`}
      text={`of your free trial, ${left === null ? 'as many sessions as you like' : countOf(left, 'session')} left. All tracks are included; each scenario uses one session.`}
      action="See plans"
      to={trialPrices(plan, PRICES.tracks)}
    />
  );
}
