import type { Feedback, Message } from '@parley/shared';
import { Fragment, type ReactNode } from 'react';
import { findingsOf, type Finding } from './findings';
import { Quote } from './marked-text';
import type { MarkKind } from './marks';
import type { MessageAction } from './transcript';

function Related({ numbers }: { readonly numbers: readonly number[] }): ReactNode {
  if (numbers.length === 0) return null;
  return (
    <p className="rp-related rp-num">
      {numbers.length === 1 ? 'See message ' : 'See messages '}
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index === 0 ? '' : index === numbers.length - 1 ? ' and ' : ', '}
          <a href={`#m${number}`}>{number}</a>
        </Fragment>
      ))}
    </p>
  );
}

function FindingItem({ finding, kind }: { readonly finding: Finding; readonly kind: MarkKind }): ReactNode {
  const { evidence } = finding;
  return (
    <li>
      <p>{finding.text}</p>
      {evidence ? (
        <p className="rp-quote">
          <a className="rp-quote-no rp-num" href={`#m${evidence.messageNumber}`}>
            Message {evidence.messageNumber}
          </a>
          <span>
            <Quote quote={evidence.quote} kind={kind} />
          </span>
        </p>
      ) : null}
      <Related numbers={finding.related} />
    </li>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly kind: MarkKind;
  readonly none: string;
}

function Column({ title, findings, kind, none }: ColumnProps): ReactNode {
  return (
    <div>
      <h3 className="rp-label">{title}</h3>
      {findings.length === 0 ? (
        <p className="rp-none">{none}</p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <FindingItem key={finding.text} finding={finding} kind={kind} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** So much of the weakest message is shown above its better words. */
const BEFORE_CHARACTERS = 240;

function cut(text: string): string {
  if (text.length <= BEFORE_CHARACTERS) return text;
  const at = text.lastIndexOf(' ', BEFORE_CHARACTERS);
  return `${text.slice(0, at > 0 ? at : BEFORE_CHARACTERS)} …`;
}

interface FindingsSectionProps {
  readonly feedback: Feedback;
  readonly messages: readonly Message[];
  /** What can be done with the message for which better words are given. */
  readonly messageAction?: MessageAction | undefined;
}

function NextTime({ feedback, messages, messageAction }: FindingsSectionProps): ReactNode {
  const { suggestedPhrasing: phrasing, suggestedApproachForNextTime: approach } = feedback;
  if (!phrasing && approach === '') return null;
  const before = messages.find((message) => message.number === phrasing?.messageNumber && message.role === 'student');
  return (
    <div className="rp-next">
      <h3 className="rp-label">{phrasing ? 'Next time, say' : 'Next time'}</h3>
      <div>
        {phrasing ? (
          <>
            <blockquote>“{phrasing.text}”</blockquote>
            <p>{phrasing.why}</p>
            {before ? (
              <p className="rp-next-before">
                Instead of{' '}
                <a className="rp-num" href={`#m${before.number}`}>
                  message {before.number}
                </a>
                : <q>{cut(before.content)}</q>
              </p>
            ) : null}
            {before ? messageAction?.(before) : null}
          </>
        ) : null}
        {approach === '' ? null : <p className="rp-approach">{approach}</p>}
      </div>
    </div>
  );
}

/** Strengths and areas for improvement side by side, each with its words, and what to say next time. */
export function FindingsSection({ feedback, messages, messageAction }: FindingsSectionProps): ReactNode {
  const { strengths, improvements } = findingsOf(feedback, messages);
  return (
    <section className="rp-block" aria-labelledby="h-find">
      <header>
        <h2 className="rp-sec" id="h-find">
          What worked, what to change
        </h2>
        <p>
          <mark className="rp-mark">Marked</mark> words counted for you, <span className="rp-pencil">underlined</span>{' '}
          words against you. All verbatim.
        </p>
      </header>
      <div className="rp-find">
        <Column
          title="Strengths"
          findings={strengths}
          kind="for"
          none="Nothing is shown here. The list below says what counted, and what would."
        />
        <Column
          title="Areas for improvement"
          findings={improvements}
          kind="against"
          none="Nothing is shown here. The list below says what was not seen clearly."
        />
      </div>
      <NextTime feedback={feedback} messages={messages} messageAction={messageAction} />
    </section>
  );
}
