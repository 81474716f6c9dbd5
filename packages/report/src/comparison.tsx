import { titleCase, type ChangedIndicator, type Feedback, type Message, type PreviousAttempt } from '@parley/shared';
import type { ReactNode } from 'react';
import { attemptDay, changeSentence, scoreSentence, skillMoves, type SkillMove } from './comparison-words';
import { ReportIcon } from './icons';
import { ReportLink, rubricPath } from './links';
import { provenMessage } from './marks';
import { scoreText, signed } from './words';

/** So many lines of a list are seen at once; the rest can be opened. */
const SHOWN = 5;

interface ShortListProps {
  readonly className: string;
  /** List items, the weightiest first. */
  readonly lines: readonly ReactNode[];
}

/** A list that stays small: a few lines, and the rest behind 'and 18 more'. */
function ShortList({ className, lines }: ShortListProps): ReactNode {
  // One more line takes no more room than the words that would hide it.
  const shown = lines.length <= SHOWN + 1 ? lines.length : SHOWN;
  const rest = lines.slice(shown);
  return (
    <>
      <ul className={className}>{lines.slice(0, shown)}</ul>
      {rest.length === 0 ? null : (
        <details className="rp-rest">
          <summary>
            and {rest.length} more <ReportIcon shape="chevron" />
          </summary>
          <ul className={className}>{rest}</ul>
        </details>
      )}
    </>
  );
}

function MoveLine({ skill, before, after, change }: SkillMove): ReactNode {
  return (
    <li>
      <span>{titleCase(skill)}</span>
      <span className="rp-muted">
        {scoreText(before)} <span aria-hidden="true">→</span>
        <span className="rp-sr">to</span> {scoreText(after)}
      </span>
      <span className={change > 0 ? 'rp-delta rp-delta-up' : 'rp-delta rp-delta-down'}>{signed(change, 1)}</span>
    </li>
  );
}

function SkillMoves({ skills }: Pick<PreviousAttempt, 'skills'>): ReactNode {
  if (skills.length === 0) return null;
  const moves = skillMoves(skills);
  return (
    <div>
      <h3 className="rp-label">Skills, then and now</h3>
      {moves.length === 0 ? (
        <p className="rp-none">Every skill scored what it scored then.</p>
      ) : (
        <ShortList
          className="rp-moved rp-num"
          lines={moves.map((move) => (
            <MoveLine key={move.skill} {...move} />
          ))}
        />
      )}
    </div>
  );
}

interface ChangedLineProps {
  readonly label: string;
  readonly met: boolean;
  /** Where it was decided; null where no single sentence decided it. */
  readonly message: number | null;
}

function ChangedLine({ label, met, message }: ChangedLineProps): ReactNode {
  return (
    <li>
      <span className={met ? 'rp-st-met' : 'rp-st-not_met'}>
        <ReportIcon shape={met ? 'check' : 'cross'} />
      </span>
      <span>
        {label}
        {message === null ? null : (
          <>
            {' '}
            <a className="rp-num" href={`#m${message}`}>
              message {message}
            </a>
          </>
        )}
      </span>
    </li>
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
  const judged = changed
    .map(({ id, label }) => ({ id, label, result: feedback.indicators.find((indicator) => indicator.id === id) }))
    .toSorted((a, b) => (b.result?.points ?? 0) - (a.result?.points ?? 0));
  return (
    <div>
      <h3 className="rp-label">{title}</h3>
      <ShortList
        className="rp-changed"
        lines={judged.map(({ id, label, result }) => (
          <ChangedLine
            key={id}
            label={label}
            met={met}
            message={provenMessage(result?.evidence ?? null, messages)?.number ?? null}
          />
        ))}
      />
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
    return (
      <p className="rp-first">
        Your first scored conversation on this scenario. The next one will be compared with it.
      </p>
    );
  }
  const { overallScore, rubricVersion, scoredAt } = feedback;
  return (
    <section className="rp-block" aria-labelledby="h-last">
      <header>
        <h2 className="rp-sec" id="h-last">
          Compared with your last attempt
        </h2>
        <p>
          <ReportLink to={`/coaching-sessions/${previous._id}`}>
            Read that report ({scoreText(previous.overallScore)})
          </ReportLink>
        </p>
      </header>
      <div className="rp-last">
        <div>
          <p className="rp-last-score rp-num">
            {scoreSentence(overallScore, previous.overallScore, attemptDay(previous.completedAt, scoredAt, timeZone))}
          </p>
          <p className="rp-last-why">{changeSentence(overallScore, previous)}</p>
          {previous.rubricVersion === rubricVersion ? null : (
            <p className="rp-last-note">
              That report was scored with{' '}
              <ReportLink to={rubricPath(previous.rubricVersion)}>rubric {previous.rubricVersion}</ReportLink>, this one
              with <ReportLink to={rubricPath(rubricVersion)}>rubric {rubricVersion}</ReportLink>. Skills and indicators
              are compared where both have them; the two scores were not made in quite the same way.
            </p>
          )}
        </div>
        <SkillMoves skills={previous.skills} />
        <div className="rp-last-changes">
          <Changed title="Newly met" changed={previous.newlyMet} met feedback={feedback} messages={messages} />
          <Changed
            title="Met then, not now"
            changed={previous.noLongerMet}
            met={false}
            feedback={feedback}
            messages={messages}
          />
        </div>
      </div>
    </section>
  );
}
