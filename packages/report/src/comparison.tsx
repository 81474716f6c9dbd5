import { titleCase, type ChangedIndicator, type Feedback, type Message, type PreviousAttempt } from '@parley/shared';
import type { ReactNode } from 'react';
import { attemptDay, changeSentence, scoreSentence, skillMoves, type SkillMove } from './comparison-words';
import { ReportIcon } from './icons';
import { ReportLink, rubricPath } from './links';
import { provenMessage } from './marks';
import { scoreText, signed } from './words';

function SkillMoves({ moves, compared }: { readonly moves: readonly SkillMove[]; readonly compared: number }): ReactNode {
  if (compared === 0) return null;
  return (
    <div>
      <h3 className="rp-label">Skills, then and now</h3>
      {moves.length === 0 ? (
        <p className="rp-none">Every skill scored what it scored then.</p>
      ) : (
        <ul className="rp-moved rp-num">
          {moves.map(({ skill, before, after, change }) => (
            <li key={skill}>
              <span>{titleCase(skill)}</span>
              <span className="rp-muted">
                {scoreText(before)} <span aria-hidden="true">→</span>
                <span className="rp-sr">to</span> {scoreText(after)}
              </span>
              <span className={change > 0 ? 'rp-delta rp-delta-up' : 'rp-delta rp-delta-down'}>{signed(change, 1)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChangedProps {
  readonly title: string;
  readonly changed: readonly ChangedIndicator[];
  readonly met: boolean;
  readonly feedback: Feedback;
  readonly messages: readonly Message[];
}

function Changed({ title, changed, met, feedback, messages }: ChangedProps): ReactNode {
  if (changed.length === 0) return null;
  return (
    <div>
      <h3 className="rp-label">{title}</h3>
      <ul className="rp-changed">
        {changed.map(({ id, label }) => {
          const evidence = feedback.indicators.find((indicator) => indicator.id === id)?.evidence ?? null;
          const message = provenMessage(evidence, messages);
          return (
            <li key={id}>
              <span className={met ? 'rp-st-met' : 'rp-st-not_met'}>
                <ReportIcon shape={met ? 'check' : 'cross'} />
              </span>
              <span>
                {label}
                {message ? (
                  <>
                    {' '}
                    <a className="rp-num" href={`#m${message.number}`}>
                      message {message.number}
                    </a>
                  </>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ComparisonProps {
  readonly feedback: Feedback;
  readonly messages: readonly Message[];
  readonly previous: PreviousAttempt | null;
  readonly timeZone?: string | undefined;
}

/** This attempt beside the last one at the same scenario; for a first attempt, one quiet line. */
export function Comparison({ feedback, messages, previous, timeZone }: ComparisonProps): ReactNode {
  if (previous === null) {
    return <p className="rp-first">Your first scored conversation on this scenario. The next one will be compared with it.</p>;
  }
  const { overallScore, rubricVersion, scoredAt } = feedback;
  const moves = skillMoves(previous.skills);
  return (
    <section className="rp-block" aria-labelledby="h-last">
      <header>
        <h2 className="rp-sec" id="h-last">
          Compared with your last attempt
        </h2>
        <p>
          <ReportLink to={`/coaching-sessions/${previous._id}`}>Read that report ({scoreText(previous.overallScore)})</ReportLink>
        </p>
      </header>
      <div className="rp-last">
        <div>
          <p className="rp-last-score rp-num">{scoreSentence(overallScore, previous.overallScore, attemptDay(previous.completedAt, scoredAt, timeZone))}</p>
          <p className="rp-last-why">{changeSentence(overallScore, previous)}</p>
          {previous.rubricVersion === rubricVersion ? null : (
            <p className="rp-last-note">
              That report was scored with <ReportLink to={rubricPath(previous.rubricVersion)}>rubric {previous.rubricVersion}</ReportLink>, this one with{' '}
              <ReportLink to={rubricPath(rubricVersion)}>rubric {rubricVersion}</ReportLink>. Skills and indicators are compared where both have them; the two scores were not made in quite the same way.
            </p>
          )}
        </div>
        <SkillMoves moves={moves} compared={previous.skills.length} />
        <div className="rp-last-changes">
          <Changed title="Newly met" changed={previous.newlyMet} met feedback={feedback} messages={messages} />
          <Changed title="Met then, not now" changed={previous.noLongerMet} met={false} feedback={feedback} messages={messages} />
        </div>
      </div>
    </section>
  );
}
