import type { TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { Level } from '../level';
import { countText, scoreText } from '../words';
import { dayOf, planText, summaryText } from './team-words';

interface CoverProps {
  readonly report: TeamReport;
  readonly brandName: string;
}

/** The top of the first page: brand, team, period and average, and what it all comes to in a few sentences. */
export function TeamCover({ report, brandName }: CoverProps): ReactNode {
  const { asOf, average, team } = report;
  return (
    <header>
      <div className="pd-head">
        <span className="pd-brand">{brandName}</span>
        <span>
          {team.organization === '' ? (
            'Team report'
          ) : (
            <>
              Team report, <bdi>{team.organization}</bdi>
            </>
          )}
        </span>
      </div>
      <div className="pd-top">
        <div>
          <h1 dir="auto">{team.name}</h1>
          <p className="pd-meta rp-num">
            <span>
              Practice from {dayOf(team.startedOn)} to {dayOf(asOf)}.
            </span>{' '}
            <span>{planText(team)}.</span>
          </p>
        </div>
        {average === null ? null : (
          <div className="pd-score">
            <b className="rp-num">{scoreText(average.score)}</b>
            <p>
              <Level score={average.score} /> <span>out of 10,{average.people === 1 ? '' : ' the mean of'}</span>{' '}
              <span>{countText(average.people, 'person’s average', 'people’s averages')}</span>
            </p>
          </div>
        )}
      </div>
      <p className="pd-insight rp-num">{summaryText(report)}</p>
    </header>
  );
}
