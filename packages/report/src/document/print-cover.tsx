import { sentenceCase } from '@parley/shared';
import type { ReactNode } from 'react';
import { attemptDay, scoreSentence } from '../comparison-words';
import { Level } from '../level';
import { countText, dateText, minutesSpoken, scoreText } from '../words';
import type { ReportDocumentInput } from './input';

/** The top of the first page: brand, scenario, stakeholder, date and score, and what the report comes to in a sentence or two. */
export function PrintCover({ conversation, brandName, personName, timeZone }: ReportDocumentInput): ReactNode {
  const { feedback, messages, previousAttempt, scenario, stakeholderPersona: persona, startedAt } = conversation;
  const applicable = feedback.indicators.filter((indicator) => indicator.verdict !== 'not_applicable').length;
  const met = feedback.indicators.filter((indicator) => indicator.verdict === 'met').length;
  return (
    <header>
      <div className="pd-head">
        <span className="pd-brand">{brandName}</span>
        <span>
          Feedback report
          {personName ? (
            <>
              , prepared for <bdi>{personName}</bdi>
            </>
          ) : null}
        </span>
      </div>
      <div className="pd-top">
        <div>
          <h1 dir="auto">{scenario.title}</h1>
          <p className="pd-meta rp-num">
            <span>
              With <bdi>{persona.name}</bdi>, {sentenceCase(persona.type).toLowerCase()}.{' '}
              {sentenceCase(scenario.difficulty)}.
            </span>{' '}
            <span>
              {dateText(startedAt, timeZone)}, {countText(minutesSpoken(startedAt, messages), 'minute')},{' '}
              {countText(messages.length, 'message')}.
            </span>
          </p>
        </div>
        <div className="pd-score">
          <b className="rp-num">{scoreText(feedback.overallScore)}</b>
          <p>
            <Level score={feedback.overallScore} /> <span>out of 10</span>{' '}
            <span>
              {applicable > 0 ? `${met} of ${countText(applicable, 'indicator')} met` : 'No indicator applied'}
            </span>
          </p>
        </div>
      </div>
      {feedback.keyInsights === '' ? null : (
        <p className="pd-insight" dir="auto">
          {feedback.keyInsights}
        </p>
      )}
      {previousAttempt === null ? null : (
        <p className="pd-before rp-num">
          {scoreSentence(
            feedback.overallScore,
            previousAttempt.overallScore,
            attemptDay(previousAttempt.completedAt, feedback.scoredAt, timeZone),
          )}
        </p>
      )}
    </header>
  );
}
