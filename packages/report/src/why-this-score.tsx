import {
  titleCase,
  type Feedback,
  type IndicatorResult,
  type Message,
  type Skill,
  type SkillScore,
} from '@parley/shared';
import { useState, type ReactNode } from 'react';
import { costliestSkill, indicatorsOf, rankedSkills } from './findings';
import { IndicatorDisclosure } from './indicator';
import { ReportLink, rubricPath } from './links';
import { ScoreSteps } from './score-steps';
import { scoreText } from './words';

interface WhyProps {
  readonly feedback: Feedback;
  readonly messages: readonly Message[];
  /** What the stakeholder is called beside their lines. */
  readonly name: string;
}

const figure = (skill: SkillScore) => (skill.score === null ? '–' : scoreText(skill.score));
const tally = (skill: SkillScore) => (skill.applicable > 0 ? `${skill.met} of ${skill.applicable}` : 'not tested');

interface PickerProps {
  readonly skills: readonly SkillScore[];
  readonly chosen: Skill;
  readonly choose: (skill: Skill) => void;
}

function SkillNav({ skills, chosen, choose }: PickerProps): ReactNode {
  return (
    <ul className="rp-skill-nav" aria-label="Skills">
      {skills.map((skill) => (
        <li key={skill.skill}>
          <button type="button" aria-pressed={skill.skill === chosen} onClick={() => choose(skill.skill)}>
            {titleCase(skill.skill)}
            <span className="rp-skill-nav-count rp-num">{tally(skill)}</span>
            <span className="rp-num">{figure(skill)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function SkillSelect({ skills, chosen, choose }: PickerProps): ReactNode {
  return (
    <select
      className="field rp-skill-select"
      aria-label="Skill"
      value={chosen}
      onChange={(event) => {
        const skill = skills.find((candidate) => candidate.skill === event.target.value);
        if (skill) choose(skill.skill);
      }}
    >
      {skills.map((skill) => (
        <option key={skill.skill} value={skill.skill}>
          {titleCase(skill.skill)}, {figure(skill)} ({tally(skill)})
        </option>
      ))}
    </select>
  );
}

function openFirst(indicators: readonly IndicatorResult[]): string | undefined {
  return (indicators.find((indicator) => indicator.evidence !== null) ?? indicators[0])?.id;
}

interface SkillIndicatorsProps extends WhyProps {
  readonly skill: SkillScore;
  readonly chosen: boolean;
}

/** The indicators of one skill. Those of the skills not chosen are in the page too, for paper, where nothing can be chosen. */
function SkillIndicators({ feedback, messages, name, skill, chosen }: SkillIndicatorsProps): ReactNode {
  const indicators = indicatorsOf(feedback, skill.skill);
  const title = titleCase(skill.skill);
  return (
    <div className={chosen ? 'rp-skill' : 'rp-skill rp-skill-off'}>
      <h3 className="rp-skill-title rp-num">
        {title} <span>{figure(skill)}</span>
      </h3>
      <ul className="rp-inds" aria-label={`Indicators of ${title}`}>
        {indicators.map((indicator) => (
          <li key={indicator.id}>
            <IndicatorDisclosure
              indicator={indicator}
              skill={skill}
              rubricVersion={feedback.rubricVersion}
              messages={messages}
              name={name}
              open={indicator.id === openFirst(indicators)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every point down to the indicator and the words that decided it, and the sum that makes the score (product §12.13). */
export function WhyThisScore({ feedback, messages, name }: WhyProps): ReactNode {
  const skills = rankedSkills(feedback.skills);
  const [chosen, choose] = useState(() => costliestSkill(feedback));
  const current = skills.find((skill) => skill.skill === chosen);
  return (
    <section className="rp-block" aria-labelledby="h-why">
      <header>
        <h2 className="rp-sec" id="h-why">
          Why this score
        </h2>
        <p>
          Each indicator with the words that decided it, and how it all adds up.{' '}
          <ReportLink to={rubricPath(feedback.rubricVersion)}>
            How scoring works, rubric {feedback.rubricVersion}
          </ReportLink>
        </p>
      </header>
      {current ? (
        <div className="rp-why">
          <div>
            <SkillSelect skills={skills} chosen={current.skill} choose={choose} />
            <SkillNav skills={skills} chosen={current.skill} choose={choose} />
          </div>
          <div>
            {skills.map((skill) => (
              <SkillIndicators
                key={skill.skill}
                feedback={feedback}
                messages={messages}
                name={name}
                skill={skill}
                chosen={skill === current}
              />
            ))}
          </div>
        </div>
      ) : null}
      <ScoreSteps steps={feedback.steps} overall={feedback.overallScore} />
    </section>
  );
}
