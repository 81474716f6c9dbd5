import type { AreaResult } from '@parley/content/public/assessment';
import { SCORE_LEVEL_WORDS } from '@parley/shared';
import { Level } from '@/components/score';

/** Where a level begins, as a share of the line. */
const BOUNDS = ['60%', '80%'] as const;

/** A dot on a ruled line. The figure stands beside it; this is its picture. */
function Dot({ share }: { readonly share: number }) {
  const at = `${Math.round(share * 100)}%`;
  return (
    <svg className="as-line" aria-hidden="true">
      {BOUNDS.map((bound) => (
        <line key={bound} className="as-bound" x1={bound} x2={bound} y1="0" y2="100%" />
      ))}
      <line className="as-reach" x1="0" x2={at} y1="50%" y2="50%" />
      <circle cx={at} cy="50%" r="5" />
    </svg>
  );
}

/** What came out in each of the eight areas. */
export function AreaTable({ areas }: { readonly areas: readonly AreaResult[] }) {
  return (
    <table className="as-table">
      <caption>
        <b>The eight areas</b>
        <span className="as-draw"> A good score begins at the second rule, a fair one at the first.</span>
      </caption>
      <thead className="sr">
        <tr>
          <th scope="col">Area</th>
          <th scope="col">On the line</th>
          <th scope="col">Points</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ area, points, most, level }) => (
          <tr key={area.id}>
            <th scope="row">{area.name}</th>
            <td className="as-draw">
              <Dot share={points / most} />
            </td>
            <td className="as-points num">
              <b>{points}</b> of {most}
            </td>
            <td className="as-level">
              <Level level={level}>{SCORE_LEVEL_WORDS[level]}</Level>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
