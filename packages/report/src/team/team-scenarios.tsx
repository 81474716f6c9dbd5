import { SKILL_AVERAGE_PEOPLE, type TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { countText, numberText, scoreText } from '../words';

/** What is not in the table: further scenarios of the library, and people's own, which stay unnamed. */
function restText({ others, own }: TeamReport['practised']): string {
  const parts = [
    others.completed === 0
      ? ''
      : `${countText(others.completed, 'conversation')} on ${countText(others.scenarios, 'other scenario')} of the library`,
    own === 0 ? '' : `${countText(own, 'conversation')} on scenarios that people made themselves, which stay unnamed`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Not listed: ${parts.join('; ')}.`;
}

/** The scenarios of the library that were practised most. */
export function TeamScenarios({ report }: { readonly report: TeamReport }): ReactNode {
  const { practised } = report;
  const rest = restText(practised);
  const withheld = practised.scenarios.some(({ average }) => average === null);
  return (
    <section className="pd-block" aria-labelledby="h-scenarios">
      <h2 id="h-scenarios">Most practised scenarios</h2>
      {practised.scenarios.length === 0 ? (
        <p className="pd-none">No scenario of the library has been completed yet.</p>
      ) : (
        <table className="td-table rp-num">
          <thead>
            <tr>
              <th scope="col">Scenario</th>
              <th scope="col" className="td-count">
                Completed
              </th>
              <th scope="col" className="td-count">
                People
              </th>
              <th scope="col" className="td-count">
                Average
              </th>
            </tr>
          </thead>
          <tbody>
            {practised.scenarios.map(({ title, completed, people, average }) => (
              <tr key={title}>
                <th scope="row" dir="auto">
                  {title}
                </th>
                <td className="td-count">{numberText(completed)}</td>
                <td className="td-count">{numberText(people)}</td>
                <td className="td-count">
                  {average === null ? <span className="rp-muted">not shown</span> : <b>{scoreText(average)}</b>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest === '' ? null : <p className="pd-note rp-num">{rest}</p>}
      {withheld ? <p className="pd-note">An average is shown from {SKILL_AVERAGE_PEOPLE} people on.</p> : null}
    </section>
  );
}
