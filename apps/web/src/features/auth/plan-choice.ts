/** The plan somebody clicked on /pricing before they had an account (product §4.1); travels in the navigation state. */
export interface PlanChoice {
  /** With hyphens: 'solo-pro'. */
  readonly planType: string;
  readonly billingPeriod: 'monthly' | 'yearly';
}

/** The choice in a navigation state, which a browser may have kept from an older version. */
export function planChoiceOf(state: unknown): PlanChoice | null {
  if (typeof state !== 'object' || state === null || !('planType' in state) || !('billingPeriod' in state)) return null;
  const { planType, billingPeriod } = state;
  return typeof planType === 'string' && (billingPeriod === 'monthly' || billingPeriod === 'yearly')
    ? { planType, billingPeriod }
    : null;
}
