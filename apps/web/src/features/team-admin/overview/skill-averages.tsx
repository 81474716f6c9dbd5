import { titleCase, type TeamDashboard } from '@parley/shared';
import { Score } from '@/components/score';
import { countOf } from '@/lib/format';

type Skills = TeamDashboard['skills'];
type Average = NonNullable<Skills['averages']>[number];

const SCALE = [
  { at: 0, word: '' },
  { at: 6, word: 'fair' },
  { at: 8, word: 'good' },
  { at: 10, word: '' },
] as const;

/** A dot on a line from 0 to 10, with 6 and 8 drawn in. */
function Line({ average }: { readonly average: number }) {
  const end = `${average * 10}%`;
  return (
    <svg className="ta-track" aria-hidden="true">
      <line className="ta-limit" x1="60%" x2="60%" y1="0" y2="100%" />
      <line className="ta-limit" x1="80%" x2="80%" y1="0" y2="100%" />
      <line x1="0" x2={end} y1="50%" y2="50%" />
      <circle cx={end} cy="50%" r="4.5" />
    </svg>
  );
}

function Averages({ averages }: { readonly averages: readonly Average[] }) {
  return (
    <table className="ta-skills num">
      <thead className="sr">
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Line from 0 to 10</th>
          <th scope="col">People</th>
          <th scope="col">Average</th>
        </tr>
      </thead>
      <tbody>
        {averages
          .toSorted((a, b) => b.average - a.average)
          .map(({ skill, average, people }) => (
            <tr key={skill}>
              <th scope="row">{titleCase(skill)}</th>
              <td>
                <Line average={average} />
              </td>
              <td className="ta-people">{countOf(people, 'person', 'people')}</td>
              <td>
                <Score score={average} />
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <th scope="row">
            <span className="sr">Scale</span>
          </th>
          <td>
            {SCALE.map(({ at, word }) => (
              <span key={at} style={{ left: `${at * 10}%` }}>
                {at} {word}
              </span>
            ))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function whyNone(people: number, needed: number): string {
  const rule = `Averages are shown once ${needed} people have a score and share it, so that nobody’s own can be read out of them.`;
  if (people >= needed) return `${rule} No skill has so many yet.`;
  if (people === 0) return `${rule} Nobody does yet.`;
  return `${rule} So far ${people === 1 ? 'one person does' : `${people} people do`}.`;
}

/** How the team does in each skill, once enough people share their scores for nobody to stand out (product §18.4). */
export function SkillAverages({ skills: { people, peopleNeeded, averages } }: { readonly skills: Skills }) {
  return (
    <section className="ta-part ta-measured" aria-labelledby="skill-averages">
      <header>
        <h2 className="sec" id="skill-averages">
          Skills of the team
        </h2>
        {averages !== null && (
          <p className="muted">Of {countOf(people, 'person', 'people')} who share their scores. 8 and above is good.</p>
        )}
      </header>
      {averages === null || averages.length === 0 ? (
        <p className="muted text-pretty ta-few">{whyNone(people, peopleNeeded)}</p>
      ) : (
        <Averages averages={averages} />
      )}
    </section>
  );
}
