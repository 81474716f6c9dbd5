import { SKILL_AVERAGE_PEOPLE, type TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { ReportLink } from '../links';
import { dayOf } from './team-words';

interface RuleProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Rule({ name, children }: RuleProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How the figures are made and what is kept out of them (product §18.15). Stays on one page. */
export function TeamMethod({ report }: { readonly report: TeamReport }): ReactNode {
  return (
    <section className="pd-block pd-whole td-method" aria-labelledby="h-method">
      <h2 id="h-method">How these figures are made</h2>
      <dl>
        <Rule name="What counts">
          A conversation counts once it has been completed and scored. It has to be begun after joining, and completed
          by a member while the team runs. Practice branches and conversations that were not finished are not counted.
        </Rule>
        <Rule name="Who counts">
          Members are the people with a seat on {dayOf(report.asOf)} who have accepted their invitation. What people who
          have left completed before that stays in the totals.
        </Rule>
        <Rule name="Scores">
          Every conversation gets a score from 0 to 10 by published indicators, each decided by words that were said: 8
          and above is good, 6 to 7.9 is fair, below 6 needs work.{' '}
          <ReportLink to="/how-scoring-works">How scoring works</ReportLink>
        </Rule>
        <Rule name="Averages">
          The team’s average is the mean of the averages of its people, past and present: who practises often weighs no
          more than who practises rarely. Skills are averaged in the same way.
        </Rule>
        <Rule name="From five on">
          A skill or a scenario is averaged only where at least {SKILL_AVERAGE_PEOPLE} people are behind the figure.
          Skills leave out whoever keeps their scores private or has left.
        </Rule>
        <Rule name="Tracks">
          A member has begun a track once one of its scenarios is completed in the team, and has completed it once all
          of them are.
        </Rule>
        <Rule name="Weeks">They begin on Monday. All days are in UTC.</Rule>
        <Rule name="What to practise">
          First the lowest skill average below 8, then members who have completed nothing yet, then the track that most
          people have begun and not finished, the second lowest skill, and the first track nobody has begun: three at
          most.
        </Rule>
        <Rule name="What is not in here">
          No member is named. No word of a conversation was read for this report: a team keeps the day, the score, the
          skill scores and the library’s scenario of each, and nothing else. Scenarios that people made themselves are
          counted and not named.
        </Rule>
      </dl>
    </section>
  );
}
