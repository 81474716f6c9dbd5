import type { Plan } from '@parley/shared';
import { ProgressMeter } from '@/components/progress-meter';
import { SettingsSection } from '../settings-section';
import { lowSessions } from './standing';

/** How many sessions are used, and that they run out (product §4.14). */
export function SessionsSection({ plan }: { readonly plan: Plan }) {
  const { creditsTotal, creditsUsed } = plan;
  const low = lowSessions(plan);
  return (
    <SettingsSection title="Sessions" lead="Each conversation you start uses one session.">
      {creditsTotal === null ? (
        <p>Unlimited.</p>
      ) : (
        <>
          <p className="num mb-2">
            {creditsUsed} of {creditsTotal} used
          </p>
          <ProgressMeter used={creditsUsed} total={creditsTotal} label="Sessions used" />
        </>
      )}
      {low !== null && (
        <p className="warn warn-fair mt-4">
          <span>
            <b>{low.count}</b> {low.text}
          </span>
        </p>
      )}
    </SettingsSection>
  );
}
