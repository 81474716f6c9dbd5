import type { ReactNode } from 'react';

/** A score from 0 to 10 as a dot on a ruled line, with 6 and 8 drawn in. The figure stands beside it as text. */
export function SkillLine({ score }: { readonly score: number | null }): ReactNode {
  const end = `${(score ?? 0) * 10}%`;
  return (
    <svg className="rp-track" aria-hidden="true">
      <line className="rp-track-limit" x1="60%" x2="60%" y1="0" y2="100%" />
      <line className="rp-track-limit" x1="80%" x2="80%" y1="0" y2="100%" />
      {score === null ? null : <line className="rp-track-line" x1="0" x2={end} y1="50%" y2="50%" />}
      {score === null ? null : <circle className="rp-track-dot" cx={end} cy="50%" r="4.5" />}
    </svg>
  );
}

/** The foot of a table whose second column holds such lines. */
export function SkillScale(): ReactNode {
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span className="rp-sr">Scale</span>
        </th>
        <td className="rp-num">
          <span>0</span>
          <span>
            6<em> fair</em>
          </span>
          <span>
            8<em> good</em>
          </span>
          <span>10</span>
        </td>
      </tr>
    </tfoot>
  );
}
