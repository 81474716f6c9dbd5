import { titleCase, type Membership } from '@parley/shared';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Score } from '@/components/score';
import { formatDate, formatScore } from '@/lib/format';
import { SettingsSection } from '../settings-section';

type Results = Membership['results'];
type Result = Results[number];

/** As many as are answered (product §18.12). */
const LISTED_MAX = 100;
const PAGE_SIZE = 10;

function ResultRow({ result: { completedAt, scenarioTitle, overallScore, skills } }: { readonly result: Result }) {
  return (
    <tr>
      <td className="muted num">
        <time dateTime={completedAt}>{formatDate(new Date(completedAt))}</time>
      </td>
      <td>
        {scenarioTitle ?? <span className="muted">A scenario of your own; the team does not see which</span>}
        {skills.length > 0 && (
          <details className="result-skills">
            <summary>Skills</summary>
            <ul>
              {skills.map(({ skill, score }) => (
                <li key={skill}>
                  {titleCase(skill)} <span className="num">{formatScore(score)}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
      <td>
        <Score score={overallScore} />
      </td>
    </tr>
  );
}

/** What of each conversation has gone into the team's figures, and nothing else has. */
export function TeamResults({ results }: { readonly results: Results }) {
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <SettingsSection
      title="What went into the team’s figures"
      lead="Of each conversation you completed in the team, this is what it keeps for its averages, tracks and reports, and nothing else."
    >
      {results.length === 0 ? (
        <p className="muted">Nothing yet. It begins with the first conversation that you complete.</p>
      ) : (
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Scenario</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {results.slice(0, shown).map((result) => (
              <ResultRow key={result.completedAt} result={result} />
            ))}
          </tbody>
        </table>
      )}
      {results.length === LISTED_MAX && shown >= LISTED_MAX && (
        <p className="muted mt-4">The latest {LISTED_MAX} are listed.</p>
      )}
      {results.length > shown && (
        <div className="mt-4">
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>Show more</Button>
        </div>
      )}
    </SettingsSection>
  );
}
