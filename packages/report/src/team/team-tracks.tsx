import type { TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { countText, numberText } from '../words';

interface LineProps {
  /** Shares of the members, from 0 to 1. */
  readonly begun: number;
  readonly completed: number;
}

function TrackLine({ begun, completed }: LineProps): ReactNode {
  return (
    <svg className="rp-track" aria-hidden="true">
      <line className="rp-track-limit" x1="0" x2="100%" y1="50%" y2="50%" />
      <line className="rp-track-line" x1="0" x2={`${begun * 100}%`} y1="50%" y2="50%" />
      {begun === 0 ? null : <circle className="td-dot-open" cx={`${begun * 100}%`} cy="50%" />}
      {completed === 0 ? null : <circle className="rp-track-dot" cx={`${completed * 100}%`} cy="50%" />}
    </svg>
  );
}

function Dot({ open }: { readonly open: boolean }): ReactNode {
  return (
    <svg className="td-key" viewBox="0 0 10 10" aria-hidden="true">
      <circle className={open ? 'td-dot-open' : 'rp-track-dot'} cx="5" cy="5" />
    </svg>
  );
}

/** Every track with how many members have begun and completed it. */
export function TeamTracks({ report }: { readonly report: TeamReport }): ReactNode {
  const { seats, tracks } = report;
  const share = (people: number): number => (seats.members === 0 ? 0 : people / seats.members);
  return (
    <section className="pd-block pd-whole" aria-labelledby="h-tracks">
      <h2 id="h-tracks">Completion by track</h2>
      <table className="td-table td-tracks rp-num">
        <thead>
          <tr>
            <th scope="col">Track</th>
            <th scope="col" className="td-line">
              {seats.members === 0 ? 'Share of members' : `Of ${countText(seats.members, 'member')}`}
            </th>
            <th scope="col" className="td-count">
              <Dot open /> Begun
            </th>
            <th scope="col" className="td-count">
              <Dot open={false} /> Completed
            </th>
          </tr>
        </thead>
        <tbody>
          {tracks.map(({ title, scenarios, begun, completed }) => (
            <tr key={title}>
              <th scope="row">
                <span dir="auto">{title}</span> <small>{countText(scenarios, 'scenario')}</small>
              </th>
              <td className="td-line">
                <TrackLine begun={share(begun)} completed={share(completed)} />
              </td>
              <td className="td-count">{numberText(begun)}</td>
              <td className="td-count">{numberText(completed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
