import { titleCase, type Feedback, type IndicatorResult, type Message, type SkillScore } from '@parley/shared';
import type { ReactNode } from 'react';
import { indicatorsOf, rankedSkills } from '../findings';
import { ReportIcon } from '../icons';
import { ReportLink, rubricPath } from '../links';
import { Quote } from '../marked-text';
import { provenMessage } from '../marks';
import { ScoreSteps } from '../score-steps';
import { verdictOf } from '../verdicts';
import { pointsText, scoreText } from '../words';

interface RowProps {
  readonly indicator: IndicatorResult;
  readonly messages: readonly Message[];
}

function Row({ indicator, messages }: RowProps): ReactNode {
  const { evidence, label, points, reason } = indicator;
  const met = indicator.verdict === 'met';
  const { word, shape } = verdictOf(indicator);
  const message = provenMessage(evidence, messages);
  const kind = met ? 'for' : 'against';
  return (
    <tr>
      <td className={`pd-verdict rp-st-${indicator.unclear ? 'not_applicable' : indicator.verdict}`}>
        <ReportIcon shape={shape} /> {word}
      </td>
      <th scope="row" dir="auto">
        {label}
      </th>
      <td className="pd-number">{message ? <a href={`#m${message.number}`}>{message.number}</a> : null}</td>
      <td dir="auto">
        {message && evidence ? (
          message.role === 'student' ? (
            <Quote quote={evidence.quote} kind={kind} />
          ) : (
            <q>{evidence.quote.trim()}</q>
          )
        ) : (
          <span className="pd-reason">{reason}</span>
        )}
      </td>
      <td className="pd-points">{met ? pointsText(points) : `0 of ${pointsText(points)}`}</td>
    </tr>
  );
}

interface SkillRowsProps {
  readonly skill: SkillScore;
  readonly feedback: Feedback;
  readonly messages: readonly Message[];
}

function SkillRows({ skill, feedback, messages }: SkillRowsProps): ReactNode {
  const judged = indicatorsOf(feedback, skill.skill).filter((indicator) => indicator.verdict !== 'not_applicable');
  if (judged.length === 0) return null;
  return (
    <tbody>
      <tr className="pd-skill">
        <th scope="rowgroup" colSpan={5}>
          {titleCase(skill.skill)} <span>{skill.score === null ? '' : scoreText(skill.score)}</span>
        </th>
      </tr>
      {judged.map((indicator) => (
        <Row key={indicator.id} indicator={indicator} messages={messages} />
      ))}
    </tbody>
  );
}

/** Every indicator that applied with the words that decided it, and the sum that makes the score. */
export function PrintIndicators({
  feedback,
  messages,
}: {
  readonly feedback: Feedback;
  readonly messages: readonly Message[];
}): ReactNode {
  const idle = feedback.indicators.filter((indicator) => indicator.verdict === 'not_applicable');
  return (
    <section className="pd-block" aria-labelledby="h-why">
      <h2 id="h-why">Why this score</h2>
      <p className="pd-note">
        Each indicator with the words that decided it and the points it carries.{' '}
        <ReportLink to={rubricPath(feedback.rubricVersion)}>
          How scoring works, rubric {feedback.rubricVersion}
        </ReportLink>
      </p>
      <table className="pd-indicators rp-num">
        <thead>
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col">Indicator</th>
            <th scope="col" className="pd-number">
              No.
            </th>
            <th scope="col">Decided by</th>
            <th scope="col" className="pd-points">
              Points
            </th>
          </tr>
        </thead>
        {rankedSkills(feedback.skills).map((skill) => (
          <SkillRows key={skill.skill} skill={skill} feedback={feedback} messages={messages} />
        ))}
      </table>
      {idle.length === 0 ? null : (
        <p className="pd-note" dir="auto">
          Not tested in this conversation: {idle.map((indicator) => indicator.label).join('; ')}.
        </p>
      )}
      <ScoreSteps steps={feedback.steps} overall={feedback.overallScore} />
    </section>
  );
}
