import { PLANS, SUBSCRIBED_PLANS, type SubscribedPlan } from '@parley/shared';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CheckoutButton } from '@/components/checkout-button';
import { priceWords } from '@/lib/price-words';
import { usePrices } from '@/lib/pricing';
import { localStore } from '@/lib/storage';
import { PRICES } from './plan-usage';
import { dismissedAt, isPromptDue, PROMPT_KEY, readPromptRecord, shownAt } from './prompt-record';

const GETS: Record<SubscribedPlan, string> = {
  solo_core: `${PLANS.solo_core.credits ?? 'Unlimited'} sessions a month, PDF report`,
  solo_pro: `${PLANS.solo_pro.credits ?? 'Unlimited'} sessions, a tip after every message`,
};

function Choice({ plan }: { readonly plan: SubscribedPlan }) {
  const prices = usePrices();
  const words = prices.status === 'shown' ? priceWords(prices.pricing, plan, 'monthly') : null;
  const priceId = prices.status === 'shown' ? prices.pricing.plans[plan].monthly.priceId : null;
  return (
    <li>
      <b>{PLANS[plan].name}</b>
      <span className="num">{words !== null && `${words.figure} ${words.per}`}</span>
      <span>{GETS[plan]}</span>
      <CheckoutButton place="prompt" size="sm" planType={plan} billingPeriod="monthly" priceId={priceId}>
        Subscribe<span className="sr"> to {PLANS[plan].name}</span>
      </CheckoutButton>
    </li>
  );
}

/** Which plan comes after the trial: a click begins its checkout. Asks when it is due (product §6.12), and rests when it is told 'Not now'. */
export function PlanChoice({ daysLeft }: { readonly daysLeft: number }) {
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
        {SUBSCRIBED_PLANS.map((plan) => (
          <Choice key={plan} plan={plan} />
        ))}
      </ul>
      <p>
        <Link className="more" to={PRICES.dashboard}>
          By month or by year
        </Link>
      </p>
    </section>
  );
}
