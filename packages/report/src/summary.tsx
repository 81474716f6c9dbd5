import { sentenceCase, type Feedback } from '@parley/shared';
import type { ReactNode } from 'react';
import { Level } from './level';
import type { ReportConversation } from './types';
import { countText, dayText, minutesSpoken, scoreText } from './words';

interface SummaryProps {
  readonly conversation: ReportConversation;
  readonly feedback: Feedback;
  readonly timeZone?: string | undefined;
}

/** Who, when and how long; the score with its level and its indicators; the key insight. */
export function Summary({ conversation, feedback, timeZone }: SummaryProps): ReactNode {
  const { scenario, stakeholderPersona: persona, messages, startedAt } = conversation;
  const applicable = feedback.indicators.filter((indicator) => indicator.verdict !== 'not_applicable').length;
  const met = feedback.indicators.filter((indicator) => indicator.verdict === 'met').length;
  return (
    <div>
      <h1 className="rp-title">{scenario.title}</h1>
      <p className="rp-byline rp-num">
        <span>
          With {persona.name}, {sentenceCase(persona.type).toLowerCase()}.
        </span>{' '}
        <span>
          {dayText(startedAt, timeZone)}, {countText(minutesSpoken(startedAt, messages), 'minute')},{' '}
          {countText(messages.length, 'message')}.
        </span>
      </p>
      <div className="rp-verdict">
        <div className="rp-score rp-num">{scoreText(feedback.overallScore)}</div>
        <div className="rp-verdict-words">
          <Level score={feedback.overallScore} />
          <p className="rp-muted">
            out of 10.{' '}
            {applicable > 0 ? `You met ${met} of ${countText(applicable, 'indicator')}.` : 'No indicator applied.'}
          </p>
        </div>
      </div>
      {feedback.keyInsights === '' ? null : <p className="rp-insight">{feedback.keyInsights}</p>}
    </div>
  );
}
