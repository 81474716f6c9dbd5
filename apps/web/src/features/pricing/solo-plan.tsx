import { PLANS, type BillingPeriod, type Pricing, type SubscribedPlan } from '@parley/shared';
import { useState } from 'react';
import { priceWords, yearlyPromise, type PriceWords } from '@/lib/price-words';
import { Gets, type Row } from './gets';
import { PlanAction } from './plan-action';
import type { Visitor } from './pricing-state';

const rowsOf = (plan: SubscribedPlan, support: string): readonly Row[] => [
  { text: 'Coaching sessions a month', value: String(PLANS[plan].credits) },
  { text: 'All persona packs', value: true },
  { text: 'PDF feedback report', value: true },
  { text: support, value: true },
  { text: 'Real-time coaching tip after every message', value: PLANS[plan].liveTips },
  { text: 'Custom scenario creator', value: PLANS[plan].customScenarios === 'full' },
];
const ROWS: Record<SubscribedPlan, readonly Row[]> = {
  solo_core: rowsOf('solo_core', 'Email support'),
  solo_pro: rowsOf('solo_pro', 'Priority email support'),
};

/** What the plan is listed at, and what a year saves of that. */
function Listed({ listed, saving }: PriceWords) {
  if (listed === null && saving === null) return null;
  return (
    <p className="was num">
      {listed !== null && (
        <>
          Listed at <s>{listed}</s>
        </>
      )}
      {listed !== null && saving !== null && ', '}
      {saving}
    </p>
  );
}

/** What the figure alone does not tell: the exact amount, and what comes after the discount. */
function FinePrint({ charged, after }: PriceWords) {
  if (charged === null && after === null) return null;
  return (
    <p className="was num">
      {charged !== null && `Charged at checkout: ${charged}. `}
      {after !== null && `Then ${after}.`}
    </p>
  );
}

interface SoloPlanProps {
  readonly type: SubscribedPlan;
  readonly pricing: Pricing;
  /** The period of the page's switch; null where there is none, and the card lets choose by itself (product §6.2). */
  readonly billing: BillingPeriod | null;
  readonly visitor: Visitor;
  readonly note?: string;
  /** Somebody came for this plan (`upgrade=solo-pro`). */
  readonly isAskedFor?: boolean;
}

/** One plan for oneself: its price, what is included, and its button. */
export function SoloPlan({ type, pricing, billing, visitor, note, isAskedFor = false }: SoloPlanProps) {
  const [chosen, setChosen] = useState<BillingPeriod | null>(null);
  const shown = billing ?? chosen ?? visitor.plan?.billing ?? 'monthly';
  const other = shown === 'monthly' ? 'yearly' : 'monthly';
  const words = priceWords(pricing, type, shown);
  const otherWords = priceWords(pricing, type, other);
  const promise = other === 'yearly' ? yearlyPromise(pricing)?.toLowerCase() : undefined;
  return (
    <article className="plan" id={type.replace('_', '-')} data-asked={isAskedFor}>
      <h3>
        {PLANS[type].name} {note !== undefined && <small>{note}</small>}
        {isAskedFor && <span className="sr">, what you came for</span>}
      </h3>
      <div aria-live="polite">
        <p className="price">
          <b>{words.figure}</b>
          <span>{words.per}</span>
        </p>
        <Listed {...words} />
        <FinePrint {...words} />
      </div>
      <Gets rows={ROWS[type]} />
      <div className="plan-acts">
        <PlanAction card={type} billing={shown} price={pricing.plans[type][shown]} visitor={visitor} />
        {billing === null && (
          <button type="button" className="period" onClick={() => setChosen(other)}>
            or {otherWords.figure} {otherWords.per}
            {promise !== undefined && `, ${promise}`}
          </button>
        )}
      </div>
    </article>
  );
}
