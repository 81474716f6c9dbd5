import type { Feedback, Message } from '@parley/shared';
import type { ReactNode } from 'react';
import { findingsOf, type Finding } from '../findings';
import { Quote } from '../marked-text';
import type { MarkKind } from '../marks';

interface ColumnProps {
  readonly id: string;
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly kind: MarkKind;
  readonly none: string;
}

function Column({ id, title, findings, kind, none }: ColumnProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {findings.length === 0 ? (
        <p className="pd-none">{none}</p>
      ) : (
        <ul className="pd-findings">
          {findings.map((finding) => (
            <li key={finding.text}>
              <p dir="auto">{finding.text}</p>
              {finding.evidence ? (
                <div className="pd-quote">
                  <a className="rp-num" href={`#m${finding.evidence.messageNumber}`}>
                    Message {finding.evidence.messageNumber}
                  </a>
                  <blockquote dir="auto">
                    <Quote quote={finding.evidence.quote} kind={kind} />
                  </blockquote>
                </div>
              ) : null}
              {finding.related.length === 0 ? null : (
                <p className="pd-related rp-num">
                  See {finding.related.length === 1 ? 'message' : 'messages'} {finding.related.join(', ')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Strengths and areas for improvement side by side, each with the words that prove it. */
export function PrintFindings({
  feedback,
  messages,
}: {
  readonly feedback: Feedback;
  readonly messages: readonly Message[];
}): ReactNode {
  const { strengths, improvements } = findingsOf(feedback, messages);
  return (
    <>
      <div className="pd-two">
        <Column
          id="h-strengths"
          title="Strengths"
          findings={strengths}
          kind="for"
          none="Nothing is shown here. The indicators below say what counted, and what would."
        />
        <Column
          id="h-areas"
          title="Areas for improvement"
          findings={improvements}
          kind="against"
          none="Nothing is shown here. The indicators below say what was not seen clearly."
        />
      </div>
      <p className="pd-legend">
        <mark className="rp-mark">Marked</mark> words counted for you, <span className="rp-pencil">underlined</span>{' '}
        words against you. Every quotation is verbatim.
      </p>
    </>
  );
}

/** What to do and to say another time. */
export function PrintNextTime({ feedback }: { readonly feedback: Feedback }): ReactNode {
  const { suggestedApproachForNextTime: approach, suggestedPhrasing: phrasing } = feedback;
  if (approach === '' && phrasing === null) return null;
  return (
    <section className="pd-block" aria-labelledby="h-next">
      <h2 id="h-next">Suggested approach for next time</h2>
      {approach === '' ? null : (
        <p className="pd-approach" dir="auto">
          {approach}
        </p>
      )}
      {phrasing === null ? null : (
        <div className="pd-say">
          <h3>
            Say, instead of <a href={`#m${phrasing.messageNumber}`}>message {phrasing.messageNumber}</a>
          </h3>
          <div>
            <blockquote dir="auto">{phrasing.text}</blockquote>
            <p dir="auto">{phrasing.why}</p>
          </div>
        </div>
      )}
    </section>
  );
}
