import './pricing.css';
import { discountedCents, LAUNCH_DISCOUNT, PLANS, yearlySavingCents } from '@parley/shared';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/button';
import { Icon } from '@/components/icon';
import { formatDollars } from '@/lib/format';
import { PlanAction } from './plan-action';
import { planButtonLabel, type BillingPeriod, type Visitor } from './pricing-state';

interface Row {
  readonly text: string;
  /** A figure, or whether the plan has it. */
  readonly value: string | boolean;
}

const SOLO_ROWS: Record<'solo_core' | 'solo_pro', readonly Row[]> = {
  solo_core: [
    { text: 'Coaching sessions a month', value: String(PLANS.solo_core.credits) },
    { text: 'All persona packs', value: true },
    { text: 'PDF feedback report', value: true },
    { text: 'Email support', value: true },
    { text: 'Real-time coaching tip after every message', value: PLANS.solo_core.liveTips },
    { text: 'Custom scenario creator', value: PLANS.solo_core.customScenarios === 'full' },
  ],
  solo_pro: [
    { text: 'Coaching sessions a month', value: String(PLANS.solo_pro.credits) },
    { text: 'All persona packs', value: true },
    { text: 'PDF feedback report', value: true },
    { text: 'Priority email support', value: true },
    { text: 'Real-time coaching tip after every message', value: PLANS.solo_pro.liveTips },
    { text: 'Custom scenario creator', value: PLANS.solo_pro.customScenarios === 'full' },
  ],
};

const TEAM_ROWS: readonly Row[] = [
  { text: 'Sessions per seat', value: String(PLANS.team_pilot.credits) },
  { text: 'Team dashboard, private leaderboard', value: true },
  { text: 'Roll-up PDF report', value: true },
  { text: 'Dedicated support', value: true },
];

function Gets({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className="gets">
      {rows.map(({ text, value }) => (
        <li key={text} className={value === false ? 'no' : undefined}>
          {text}
          {typeof value === 'string' ? (
            <b>{value}</b>
          ) : (
            <>
              <span className="sr">{value ? ', included' : ', not included'}</span>
              <Icon of={value ? Check : Minus} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SoloPlanProps {
  readonly type: 'solo_core' | 'solo_pro';
  readonly billing: BillingPeriod;
  readonly note?: string;
  readonly children: ReactNode;
}

function SoloPlan({ type, billing, note, children }: SoloPlanProps) {
  const plan = PLANS[type];
  const listed = (billing === 'monthly' ? plan.monthlyCents : plan.yearlyCents) ?? 0;
  return (
    <article className="plan" id={type.replace('_', '-')}>
      <h3>
        {plan.name} {note !== undefined && <small>{note}</small>}
      </h3>
      <p className="price">
        <b>{formatDollars(discountedCents(listed, LAUNCH_DISCOUNT.percentOff))}</b>
        <span>{billing === 'monthly' ? 'a month' : 'a year'}</span>
      </p>
      <p className="was num">
        Listed at <s>{billing === 'monthly' ? plan.listPrice : formatDollars(listed)}</s>
        {billing === 'yearly' && `, ${formatDollars(yearlySavingCents(plan))} less than twelve months`}
      </p>
      <Gets rows={SOLO_ROWS[type]} />
      {children}
    </article>
  );
}

interface RateCardProps {
  readonly billing: BillingPeriod;
  readonly visitor: Visitor;
}

/** The plans as a rate card: two columns for one person, one ruled line for a team (product §6.4). */
export function RateCard({ billing, visitor }: RateCardProps) {
  return (
    <>
      <div className="rate">
        <div className="self">
          <h2>For yourself</h2>
          <SoloPlan type="solo_core" billing={billing}>
            <PlanAction card="solo_core" billing={billing} visitor={visitor} />
          </SoloPlan>
          <SoloPlan type="solo_pro" billing={billing} note="3x more sessions">
            <PlanAction card="solo_pro" billing={billing} visitor={visitor} />
          </SoloPlan>
        </div>
        <div className="team">
          <h2>For a team</h2>
          <article className="plan" id="team-pilot">
            <h3>{PLANS.team_pilot.name}</h3>
            <p className="price">
              <b>{formatDollars(PLANS.team_pilot.onceCents ?? 0)}</b>
              <span>once, for {PLANS.team_pilot.periodDays} days</span>
            </p>
            <p className="was">10 seats, arranged with us. Scores are shared with the team, transcripts never.</p>
          </article>
          <div className="plan">
            <Gets rows={TEAM_ROWS} />
            <LinkButton to="/contact?plan=team-pilot">{planButtonLabel('team_pilot', visitor)}</LinkButton>
          </div>
        </div>
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
