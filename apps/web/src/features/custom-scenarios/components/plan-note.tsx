import type { Entitlements } from '@parley/shared';
import { LinkButton } from '@/components/button';
import { usePlan } from '@/lib/plan';

type Access = Entitlements['customScenarios'];

/** What the plan of whoever is signed in allows; undefined while it is not known. */
export function useCustomScenarios(): Access | undefined {
  return usePlan().data?.entitlements.customScenarios;
}

const WORDS: Record<Exclude<Access, 'full'>, { title: string; text: string; action: string; to: string }> = {
  none: {
    title: 'Custom scenarios come with Solo Pro',
    text: 'Describe the talk you have to have, with its names, figures and dates, and rehearse it with somebody who knows the case. What you made on another plan stays here to be read.',
    action: 'See Solo Pro',
    to: '/pricing?upgrade=solo-pro',
  },
  read_only: {
    title: 'Your plan has ended',
    text: 'What you made stays here to be read. With a plan that has custom scenarios you can change it, rehearse it and make more.',
    action: 'See the plans',
    to: '/pricing?trial_expired=true',
  },
};

/** Says kindly what it would take, and leads there (product §17.6); nothing where the plan has custom scenarios. */
export function PlanNote() {
  const access = useCustomScenarios();
  if (access === undefined || access === 'full') return null;
  const { title, text, action, to } = WORDS[access];
  return (
    <section className="cs-plan">
      <div>
        <h2 className="sec">{title}</h2>
        <p>{text}</p>
      </div>
      <LinkButton tone="ink" to={to}>
        {action}
      </LinkButton>
    </section>
  );
}
