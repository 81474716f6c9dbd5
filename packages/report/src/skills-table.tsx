import { titleCase, type SkillScore } from '@parley/shared';
import type { ReactNode } from 'react';
import { rankedSkills } from './findings';
import { Level } from './level';
import { SkillLine, SkillScale } from './skill-line';
import { scoreText } from './words';

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
      <SkillScale />
    </table>
  );
}
