/** What the rules of product §6 ask of a plan, in one place. Pure. */
import type { Plan } from '@parley/shared';

export type PlanFacts = Pick<
  Plan,
  | 'planType'
  | 'planName'
  | 'isTrialActive'
  | 'trialDaysLeft'
  | 'creditsUsed'
  | 'creditsTotal'
  | 'teamPilotDaysLeft'
  | 'state'
  | 'team'
  | 'ownPlan'
>;

/** How urgent a text is; shown by colour, and always by words. */
export type Tone = 'none' | 'fair' | 'poor';

/** The share of the sessions that is used, 0 to 1; 0 where they are unlimited, 1 where there are none. */
export function usedShare({ creditsUsed, creditsTotal }: Pick<PlanFacts, 'creditsUsed' | 'creditsTotal'>): number {
  if (creditsTotal === null) return 0;
  return creditsTotal === 0 ? 1 : creditsUsed / creditsTotal;
}

/** Sessions that can still be begun; null where they are unlimited. */
export function sessionsLeft({
  creditsUsed,
  creditsTotal,
}: Pick<PlanFacts, 'creditsUsed' | 'creditsTotal'>): number | null {
  return creditsTotal === null ? null : Math.max(0, creditsTotal - creditsUsed);
}

/** On a team's seat without a say in what the team buys. */
export function isPlainMember({ team }: Pick<PlanFacts, 'team'>): boolean {
  return team?.role === 'member';
}

/** A trial whose days are over. */
export function isExpiredTrial({ planType, isTrialActive }: Pick<PlanFacts, 'planType' | 'isTrialActive'>): boolean {
  return planType === 'free_trial' && !isTrialActive;
}

/** Solo Core that simply goes on: who has a payment to see to, or has cancelled, is not spoken to of another plan (product §6.6). */
export function isOfferedPro({ planType, state }: Pick<PlanFacts, 'planType' | 'state'>): boolean {
  return planType === 'solo_core' && state === 'active';
}

/** Where a prompt leads, with the query by which /pricing knows why (product §6.7). */
export const PRICES = {
  expired: '/pricing?trial_expired=true',
  trial: '/pricing?from=trial',
  trialLimit: '/pricing?from=trial_limit',
  usage: '/pricing?from=usage',
  pro: '/pricing?upgrade=solo-pro',
  dashboard: '/pricing?source=dashboard_quick',
  reminder: '/pricing?source=reminder',
  tracks: '/pricing?source=learning_tracks',
  sales: '/contact?plan=team-pilot',
  renewal: '/contact?plan=team-renewal',
  team: '/settings?tab=team',
} as const;

/** From how many days on /pricing may speak of a trial that is ending. */
const ENDING_DAYS = 7;

/** Where a running trial leads: with `from=trial` in its last week, else with where the link stood. */
export function trialPrices(
  { trialDaysLeft }: Pick<PlanFacts, 'trialDaysLeft'>,
  otherwise: string = PRICES.dashboard,
): string {
  return trialDaysLeft <= ENDING_DAYS ? PRICES.trial : otherwise;
}
