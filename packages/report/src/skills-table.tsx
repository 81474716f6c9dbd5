import { titleCase, type SkillScore } from '@parley/shared';
import type { ReactNode } from 'react';
import { rankedSkills } from './findings';
import { Level } from './level';
import { scoreText } from './words';

function SkillLine({ score }: { readonly score: number | null }): ReactNode {
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

function SkillRow({ skill }: { readonly skill: SkillScore }): ReactNode {
  return (
    <tr>
      <th scope="row">{titleCase(skill.skill)}</th>
      <td className="rp-skill-line">
        <SkillLine score={skill.score} />
      </td>
      <td className="rp-skill-count">{skill.applicable > 0 ? `${skill.met} of ${skill.applicable}` : ''}</td>
      <td className="rp-skill-figure">{skill.score === null ? '–' : scoreText(skill.score)}</td>
      <td className="rp-skill-word">
        <Level score={skill.score} />
      </td>
    </tr>
  );
}

/** Ten skills as dots on a ruled line with 6 and 8 drawn in. */
export function SkillsTable({ skills }: { readonly skills: readonly SkillScore[] }): ReactNode {
  if (skills.length === 0) return null;
  const weighted = new Set(skills.filter((skill) => skill.score !== null).map((skill) => skill.weight)).size > 1;
  return (
    <table className="rp-skills">
      <caption>
        <span className="rp-label">{skills.length === 10 ? 'Ten skills' : 'Skills'}</span>{' '}
        <span className="rp-muted">
          {weighted ? 'Those this scenario trains weigh more.' : 'Each weighs the same.'} 8 and above is good.
        </span>
      </caption>
      <thead className="rp-sr">
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Line from 0 to 10</th>
          <th scope="col">Indicators met</th>
          <th scope="col">Score out of 10</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {rankedSkills(skills).map((skill) => (
          <SkillRow key={skill.skill} skill={skill} />
        ))}
      </tbody>
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
    </table>
  );
}
