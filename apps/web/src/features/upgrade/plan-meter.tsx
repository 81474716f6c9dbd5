import type { Plan } from '@parley/shared';
import { ProgressMeter, usageLevel } from '@/components/progress-meter';
import { Level } from '@/components/score';
import { countOf, formatLongDate } from '@/lib/format';
import { isExpiredTrial, sessionsLeft } from './plan-usage';

/** The sessions of the plan: figures, their picture, and in words what is left. Yellow from 75 percent, red from 90 (S1 §4). */
export function PlanMeter({ plan }: { readonly plan: Plan }) {
  const { creditsTotal, creditsUsed, planName } = plan;
  const left = sessionsLeft(plan);
  if (creditsTotal === null || left === null) {
    return (
      <section>
        <h2>{planName}</h2>
        <p className="muted">Unlimited sessions.</p>
      </section>
    );
  }
  const level = usageLevel(creditsUsed, creditsTotal);
  const words = `${countOf(left, 'session')} left`;
  const end = plan.trialEndsAt ?? plan.nextBillingDate;
  return (
    <section>
      <h2>
        {planName}{' '}
        <span>
          {creditsUsed} of {creditsTotal} used
        </span>
      </h2>
      <div className="my-2">
        <ProgressMeter used={creditsUsed} total={creditsTotal} label="Sessions used" />
      </div>
      <p className="muted num">
        {level === 'good' ? words : <Level level={level}>{words}</Level>}
        {isExpiredTrial(plan) ? ', paused until you subscribe' : end !== null && `, until ${formatLongDate(new Date(end))}`}.
      </p>
    </section>
  );
}
