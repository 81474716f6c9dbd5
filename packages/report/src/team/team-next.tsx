import type { TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';

/** What to practise next, each with its reason. */
export function TeamNext({ report }: { readonly report: TeamReport }): ReactNode {
  return (
    <section className="pd-block pd-whole" aria-labelledby="h-next">
      <h2 id="h-next">What to practise next</h2>
      {report.next.length === 0 ? (
        <p className="pd-none">
          Nothing stands out: no skill that can be averaged is below 8, and whoever has begun a track has completed it.
        </p>
      ) : (
        <ol className="td-next">
          {report.next.map(({ what, why }) => (
            <li key={what} className="rp-num">
              <p dir="auto">{what}</p>
              <p className="rp-muted" dir="auto">
                {why}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
