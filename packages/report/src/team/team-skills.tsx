import { SKILL_AVERAGE_PEOPLE, SKILLS, titleCase, type TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { Level } from '../level';
import { SkillLine, SkillScale } from '../skill-line';
import { countText, numberText, scoreText } from '../words';

type Averages = NonNullable<TeamReport['skills']['averages']>;

function SkillRows({ averages }: { readonly averages: Averages }): ReactNode {
  return (
    <table className="rp-skills">
      <caption className="rp-muted">
        Each is the mean of people’s own averages. {averages.length < SKILLS.length ? missingText(averages) : null}
      </caption>
      <thead className="rp-sr">
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Line from 0 to 10</th>
          <th scope="col">People behind it</th>
          <th scope="col">Average out of 10</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {averages.map(({ skill, average, people }) => (
          <tr key={skill}>
            <th scope="row">{titleCase(skill)}</th>
            <td className="rp-skill-line">
              <SkillLine score={average} />
            </td>
            <td className="rp-skill-count">{countText(people, 'person', 'people')}</td>
            <td className="rp-skill-figure">{scoreText(average)}</td>
            <td className="rp-skill-word">
              <Level score={average} />
            </td>
          </tr>
        ))}
      </tbody>
      <SkillScale />
    </table>
  );
}

function missingText(averages: Averages): string {
  return `${countText(SKILLS.length - averages.length, 'skill is', 'skills are')} left out: fewer than ${SKILL_AVERAGE_PEOPLE} people have a score there.`;
}

/** The ten skills with how many people are behind each; below five people the reason why there is no figure. */
export function TeamSkills({ report }: { readonly report: TeamReport }): ReactNode {
  const { people, averages } = report.skills;
  return (
    <section className="pd-block pd-whole" aria-labelledby="h-skills">
      <h2 id="h-skills">Skill averages</h2>
      {averages === null || averages.length === 0 ? (
        <p className="pd-none rp-num">
          Skills are averaged once at least {SKILL_AVERAGE_PEOPLE} people share their scores and have one, so that no
          average tells what a single person scored.{' '}
          {people === 0
            ? 'So far there are none.'
            : `So far there ${people === 1 ? 'is' : 'are'} ${numberText(people)}.`}
        </p>
      ) : (
        <SkillRows averages={averages} />
      )}
    </section>
  );
}
