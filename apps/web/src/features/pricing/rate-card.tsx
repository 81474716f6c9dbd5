import './pricing.css';
import { PLANS, type BillingPeriod, type Pricing } from '@parley/shared';
import { LinkButton } from '@/components/button';
import { formatMoney } from '@/lib/format';
import { Gets, type Row } from './gets';
import type { Visitor } from './pricing-state';
import { SoloPlan } from './solo-plan';

const TEAM_ROWS: readonly Row[] = [
  { text: 'Sessions per seat', value: String(PLANS.team_pilot.credits) },
  { text: 'Team dashboard, private leaderboard', value: true },
  { text: 'Roll-up PDF report', value: true },
  { text: 'Dedicated support', value: true },
];

function TeamPilot({ price }: { readonly price: Pricing['plans']['team_pilot'] }) {
  return (
    <div className="team">
      <h2>For a team</h2>
      <article className="plan" id="team-pilot">
        <h3>{PLANS.team_pilot.name}</h3>
        <p className="price">
          <b>{formatMoney(price.amount, price.currency)}</b>
          <span>once, for {PLANS.team_pilot.periodDays} days</span>
        </p>
        <p className="was">10 seats, arranged with us. The team’s admins see scores, never transcripts.</p>
      </article>
      <div className="plan">
        <Gets rows={TEAM_ROWS} />
        <LinkButton to="/contact?plan=team-pilot">Get Team Pilot</LinkButton>
      </div>
    </div>
  );
}

interface RateCardProps {
  readonly pricing: Pricing;
  /** The period of the switch; null in payment mode, where each card lets choose. */
  readonly billing: BillingPeriod | null;
  readonly visitor: Visitor;
  /** `upgrade=solo-pro`. */
  readonly proIsAskedFor?: boolean;
}

/** The plans as a rate card: two columns for one person, one ruled line for a team (product §6.4). */
export function RateCard({ pricing, billing, visitor, proIsAskedFor = false }: RateCardProps) {
  return (
    <>
      <div className="rate">
        <div className="self">
          <h2>For yourself</h2>
          <SoloPlan type="solo_core" pricing={pricing} billing={billing} visitor={visitor} />
          <SoloPlan
            type="solo_pro"
            pricing={pricing}
            billing={billing}
            visitor={visitor}
            note="3x more sessions"
            isAskedFor={proIsAskedFor}
          />
        </div>
        <TeamPilot price={pricing.plans.team_pilot} />
      </div>
      <section className="ent">
        <span />
        <div className="ent-t">
          <h2>Need more than 10 seats?</h2>
          <span>Enterprise has single sign-on and unlimited sessions.</span>
        </div>
        <LinkButton to="/contact">Contact sales</LinkButton>
      </section>
    </>
  );
}
