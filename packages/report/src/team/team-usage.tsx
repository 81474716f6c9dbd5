import type { TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { countText, numberText } from '../words';
import { usedText } from './team-words';
import { lastWeekIsOpen, WeeksChart } from './weeks-chart';

interface FactProps {
  readonly name: string;
  readonly figure: string;
  readonly more: string;
}

function Fact({ name, figure, more }: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{figure}</b> <span>{more}</span>
      </dd>
    </div>
  );
}

/** Seats, people, conversations and credits, and how practice went week by week. */
export function TeamUsage({ report }: { readonly report: TeamReport }): ReactNode {
  const { asOf, completed, credits, practising, seats, weeks } = report;
  return (
    <section className="pd-block pd-whole" aria-labelledby="h-usage">
      <h2 id="h-usage">Usage</h2>
      <dl className="td-facts rp-num">
        <Fact
          name="Seats taken"
          figure={usedText(seats.members + seats.invited, seats.total)}
          more={
            seats.invited === 0
              ? 'no pending invitation'
              : `${countText(seats.invited, 'pending invitation')} among them`
          }
        />
        <Fact
          name="People practising"
          figure={`${numberText(practising)} of ${numberText(seats.members)}`}
          more="members with a completed conversation"
        />
        <Fact name="Conversations" figure={numberText(completed)} more="completed, of members past and present" />
        <Fact
          name="Credits used"
          figure={usedText(credits.used, credits.available)}
          more={
            credits.available === null ? 'no limit; one for each conversation begun' : 'one for each conversation begun'
          }
        />
      </dl>
      {completed === 0 ? (
        <p className="pd-none">Practice is shown week by week once the first conversation has been completed.</p>
      ) : (
        <>
          <h3 className="td-chart-name">
            Conversations completed each week, and how many people completed them
            {lastWeekIsOpen({ weeks, asOf }) ? <span>; the last week is not over</span> : null}
          </h3>
          <WeeksChart weeks={weeks} asOf={asOf} />
        </>
      )}
    </section>
  );
}
