import { PLANS, type Plan } from '@parley/shared';
import { Link } from 'react-router-dom';
import { ProgressMeter, usageLevel } from '@/components/progress-meter';
import { Level } from '@/components/score';
import { countOf, formatLongDate } from '@/lib/format';
import { isExpiredTrial, sessionsLeft } from './plan-usage';

/** How long the sessions last, after 'n sessions left'. Of monthly plans only the bill has a date here: a yearly one renews its sessions sooner. */
function lasting(plan: Plan): string {
  const isEnding = plan.state === 'cancelled' || plan.state === 'payment_failed';
  if (isEnding && plan.endsAt !== null) return `, until ${formatLongDate(new Date(plan.endsAt))}.`;
  if (plan.trialEndsAt !== null) return `, until ${formatLongDate(new Date(plan.trialEndsAt))}.`;
  if (plan.teamPilotDaysLeft !== null) return `, for another ${countOf(plan.teamPilotDaysLeft, 'day')}.`;
  const bill = plan.nextBillingDate === null ? '' : ` Next bill on ${formatLongDate(new Date(plan.nextBillingDate))}.`;
  return `${PLANS[plan.planType].renewal === 'monthly' ? ' this month' : ''}.${bill}`;
}

/** Why the sessions that are left can't be begun, while they can't. */
function halted(plan: Plan): string | null {
  if (isExpiredTrial(plan)) return 'Paused until you subscribe.';
  if (plan.state === 'paused') return 'Paused: nothing new can be begun.';
  return plan.state === 'ended' ? 'Over: nothing new can be begun.' : null;
}

/** Whose seat it is, and what of one's own lies beneath it (product §18.13). */
function Seat({ plan: { team, ownPlan } }: { readonly plan: Plan }) {
  if (team === null) return null;
  return (
    <p className="muted mt-2 text-pretty wrap-anywhere">
      Your seat in <Link to="/settings?tab=team">{team.name}</Link>.
      {ownPlan !== null && ` Your own plan, ${ownPlan.planName}, counts again after it.`}
    </p>
  );
}

/** The sessions of the plan: figures, their picture, and in words what is left. Yellow from 75 percent, red from 90 (product §2.10). */
export function PlanMeter({ plan }: { readonly plan: Plan }) {
  const { creditsTotal, creditsUsed, planName } = plan;
  const left = sessionsLeft(plan);
  if (creditsTotal === null || left === null) {
    return (
      <section>
        <h2>{planName}</h2>
        <p className="muted">Unlimited sessions.</p>
        <Seat plan={plan} />
      </section>
    );
  }
  const level = usageLevel(creditsUsed, creditsTotal);
  const words = `${countOf(left, 'session')} left`;
  const reason = halted(plan);
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
      {reason === null ? (
        <p className="muted num">
          {level === 'good' ? words : <Level level={level}>{words}</Level>}
          {lasting(plan)}
        </p>
      ) : (
        <p className="muted">{reason}</p>
      )}
      <Seat plan={plan} />
    </section>
  );
}
