import type { Feedback } from '@parley/shared';
import type { ReactNode } from 'react';
import { ReportLink, rubricPath } from './links';
import { countText } from './words';

/** Who judged: rubric, engine and model, honest about a missing or failed provider (product §1.5). */
export function Colophon({ feedback }: { readonly feedback: Feedback }): ReactNode {
  const all = feedback.indicators.length;
  const idle = feedback.indicators.filter((indicator) => indicator.verdict === 'not_applicable').length;
  return (
    <p className="rp-colophon rp-num">
      <span>
        <ReportLink to={rubricPath(feedback.rubricVersion)}>Rubric {feedback.rubricVersion}</ReportLink>,{' '}
        {countText(all, 'indicator')}
        {idle > 0 ? `, ${idle} not applicable here` : ''}
      </span>
      <span>
        {feedback.engine === 'rehearsal'
          ? `Scored by the built-in rehearsal engine, no AI provider (${feedback.model})`
          : `Engine: ${feedback.engine}, ${feedback.model}`}
      </span>
      {feedback.engineNote === null ? null : <span>{feedback.engineNote}</span>}
      <span>Every quotation was checked against the transcript</span>
    </p>
  );
}
