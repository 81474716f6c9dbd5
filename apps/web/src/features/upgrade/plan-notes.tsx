import { PLANS, type Plan, type PlanType } from '@parley/shared';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf, formatLongDate } from '@/lib/format';
import { usePlan } from '@/lib/plan';
import { localStore } from '@/lib/storage';
import { PlanMeter } from './plan-meter';
import { PRICES } from './plan-usage';
import { dismissedAt, isPromptDue, PROMPT_KEY, readPromptRecord, shownAt } from './prompt-record';

/** The last 3 days of a trial (product §6.11). */
const ENDING_DAYS = 3;

function TrialEnding({ plan }: { readonly plan: Plan }) {
  if (!plan.isTrialActive || plan.trialDaysLeft > ENDING_DAYS) return null;
  return (
    <section>
      <h2>Your trial is ending</h2>
      <p className={`warn ${plan.trialDaysLeft <= 1 ? 'warn-poor' : 'warn-fair'}`}>
        <span>
          <b>{countOf(plan.trialDaysLeft, 'day')} left</b>
          {plan.trialEndsAt !== null && `, until ${formatLongDate(new Date(plan.trialEndsAt))}`}. What you did stays
          yours to read and export.
        </span>
      </p>
    </section>
  );
}

const CHOICES: readonly { readonly plan: PlanType; readonly text: string; readonly to: string }[] = [
  {
    plan: 'solo_core',
    text: `${PLANS.solo_core.credits ?? 'Unlimited'} sessions a month, PDF report`,
    to: PRICES.dashboard,
  },
  {
    plan: 'solo_pro',
    text: `${PLANS.solo_pro.credits ?? 'Unlimited'} sessions, a tip after every message`,
    to: PRICES.pro,
  },
];

/** Which plan comes after the trial. Asks when it is due (product §6.12), and rests when it is told 'Not now'. */
function PlanChoice({ daysLeft }: { readonly daysLeft: number }) {
  const [shown, setShown] = useState(() =>
    isPromptDue(readPromptRecord(localStore.get(PROMPT_KEY)), daysLeft, Date.now()),
  );
  useEffect(() => {
    if (shown)
      localStore.set(PROMPT_KEY, JSON.stringify(shownAt(readPromptRecord(localStore.get(PROMPT_KEY)), Date.now())));
  }, [shown]);
  if (!shown) return null;
  const dismiss = (): void => {
    localStore.set(PROMPT_KEY, JSON.stringify(dismissedAt(readPromptRecord(localStore.get(PROMPT_KEY)), Date.now())));
    setShown(false);
  };
  return (
    <section>
      <h2>
        After your trial{' '}
        <button type="button" className="later" onClick={dismiss}>
          Not now
        </button>
      </h2>
      <ul className="plans">
        {CHOICES.map(({ plan, text, to }) => (
          <li key={plan}>
            <Link to={to}>
              <b>{PLANS[plan].name}</b> <span className="num">{PLANS[plan].listPrice}</span> <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How the plan stands, first in the notes column; nothing while it is unknown (product §6.6). */
export function PlanNotes() {
  const { data: plan } = usePlan();
  if (plan === undefined) return null;
  return (
    <>
      <TrialEnding plan={plan} />
      <PlanMeter plan={plan} />
      {plan.isTrialActive && <PlanChoice daysLeft={plan.trialDaysLeft} />}
    </>
  );
}
