import { ENQUIRY_PLANS, PLANS, type EnquiryPlan } from '@parley/shared';

/** The plan a link names (product §3.9): 'team-pilot' of /contact?plan=team-pilot; undefined for anything else. */
export function planOfEnquiry(query: URLSearchParams): EnquiryPlan | undefined {
  const named = query.get('plan');
  return ENQUIRY_PLANS.find((plan) => plan === named);
}

const { name, periodDays, credits } = PLANS.team_pilot;

/** What the enquiry is about, above the form. */
export const ENQUIRY_SUBJECTS: Record<EnquiryPlan, { readonly title: string; readonly text: string }> = {
  'team-pilot': {
    title: name,
    text: `10 seats for ${periodDays ?? 0} days, ${credits ?? 0} sessions per seat. We set it up with you.`,
  },
  'team-renewal': {
    title: 'Team renewal',
    text: 'Your team goes on with all it has so far. Tell us how many seats you need, and for how long.',
  },
};
