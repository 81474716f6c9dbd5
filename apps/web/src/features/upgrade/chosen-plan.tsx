import { PLANS } from '@parley/shared';
import { useState } from 'react';
import { CheckoutButton } from '@/components/checkout-button';
import { usePlan } from '@/lib/plan';
import { rememberedChoice } from '@/lib/plan-choice';
import { priceWords } from '@/lib/price-words';
import { usePrices } from '@/lib/pricing';
import { chosenPlan } from '@/lib/storage';

type Choice = NonNullable<ReturnType<typeof rememberedChoice>>;

function Offer({ choice, onDismiss }: { readonly choice: Choice; readonly onDismiss: () => void }) {
  const prices = usePrices();
  const { planType, billingPeriod } = choice;
  const { name } = PLANS[planType];
  const words = prices.status === 'shown' ? priceWords(prices.pricing, planType, billingPeriod) : null;
  const priceId = prices.status === 'shown' ? prices.pricing.plans[planType][billingPeriod].priceId : null;
  return (
    <section>
      <h2>
        You chose {name}{' '}
        <button type="button" className="later" onClick={onDismiss}>
          Not now
        </button>
      </h2>
      <p className="muted num mb-3">
        Billed {billingPeriod}
        {words !== null && `, ${words.figure} ${words.per}`}. Your trial continues until you subscribe. Your plan and
        its billing start the day you do; unused trial sessions do not carry over.
      </p>
      <CheckoutButton size="sm" planType={planType} billingPeriod={billingPeriod} priceId={priceId} place="prompt">
        Subscribe to {name}
      </CheckoutButton>
    </section>
  );
}

/** Offers what was chosen before registration, to somebody on the trial that came first; 'Not now' is for good (product §4.1). */
export function ChosenPlan() {
  const { data: plan } = usePlan();
  const [choice, setChoice] = useState(rememberedChoice);
  if (choice === null || plan?.isTrialActive !== true) return null;
  const forget = (): void => {
    chosenPlan.forget();
    setChoice(null);
  };
  return <Offer choice={choice} onDismiss={forget} />;
}
