/** The plan somebody clicked on /pricing before they had an account (product §4.1); travels in the navigation state. */
import { SUBSCRIBED_PLANS, type BillingPeriod, type SubscribedPlan } from '@parley/shared';
import { chosenPlan } from '@/lib/storage';

export interface PlanChoice {
  /** With hyphens: 'solo-pro'. */
  readonly planType: string;
  readonly billingPeriod: BillingPeriod;
}

/** The choice in a navigation state, which a browser may have kept from an older version. */
export function planChoiceOf(state: unknown): PlanChoice | null {
  if (typeof state !== 'object' || state === null || !('planType' in state) || !('billingPeriod' in state)) return null;
  const { planType, billingPeriod } = state;
  return typeof planType === 'string' && (billingPeriod === 'monthly' || billingPeriod === 'yearly')
    ? { planType, billingPeriod }
    : null;
}

/** Keeps the choice until there is an account to offer it to, whichever way that is opened. */
export function rememberChoice(choice: PlanChoice): void {
  chosenPlan.remember(JSON.stringify(choice));
}

/** What was chosen in this session and is sold by card; null where nothing was. */
export function rememberedChoice(): {
  readonly planType: SubscribedPlan;
  readonly billingPeriod: BillingPeriod;
} | null {
  const choice = planChoiceOf(parsed(chosenPlan.choice()));
  const planType = SUBSCRIBED_PLANS.find((plan) => plan === choice?.planType.replaceAll('-', '_'));
  return choice === null || planType === undefined ? null : { planType, billingPeriod: choice.billingPeriod };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
