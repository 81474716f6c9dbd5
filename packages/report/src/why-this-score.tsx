import { titleCase, type Feedback, type IndicatorResult, type Message, type Skill, type SkillScore } from '@parley/shared';
import { useState, type ReactNode } from 'react';
import { costliestSkill, indicatorsOf, rankedSkills } from './findings';
import { IndicatorDisclosure } from './indicator';
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

/** Every point down to the indicator and the words that decided it, and the sum that makes the score (architecture §4). */
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
        <p>Each indicator with the words that decided it, and how it all adds up.</p>
      </header>
      {current ? (
        <div className="rp-why">
          <div>
            <SkillSelect skills={skills} chosen={current.skill} choose={choose} />
            <SkillNav skills={skills} chosen={current.skill} choose={choose} />
          </div>
          <ul className="rp-inds" key={current.skill} aria-label={`Indicators of ${titleCase(current.skill)}`}>
            {indicatorsOf(feedback, current.skill).map((indicator, _, all) => (
              <li key={indicator.id}>
                <IndicatorDisclosure
                  indicator={indicator}
                  skill={current}
                  overall={feedback.overallScore}
                  messages={messages}
                  name={name}
                  open={indicator.id === openFirst(all)}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ScoreSteps steps={feedback.steps} overall={feedback.overallScore} />
    </section>
  );
}
