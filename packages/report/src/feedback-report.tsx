import type { Feedback } from '@parley/shared';
import type { ReactNode } from 'react';
import { Colophon } from './colophon';
import { Comparison } from './comparison';
import { FindingsSection } from './findings-section';
import { ReportLinkContext, type MakeReportLink } from './links';
import { SkillsTable } from './skills-table';
import { Summary } from './summary';
import { Transcript, type MessageAction } from './transcript';
import { TrustChart } from './trust-chart';
import type { ReportConversation } from './types';
import { WhyThisScore } from './why-this-score';
import { shortNameOf } from './words';
import { Concerns } from './concerns';

export interface FeedbackReportProps {
  readonly conversation: ReportConversation;
  readonly feedback: Feedback;
  /** IANA name; the reader's own without it. Needed where the page is made on a server. */
  readonly timeZone?: string | undefined;
  /** Draw the marker once, when the report is first shown. */
  readonly draw?: boolean;
  /** What makes links to other pages; plain anchors without it. */
  readonly link?: MakeReportLink | undefined;
  /** What can be done with an own message: in the transcript, and beside the better words for it. */
  readonly messageAction?: MessageAction | undefined;
}

/** The scored report (product §12.9): score, skills, the last attempt, trust, concerns, findings, why, and the marked transcript. */
export function FeedbackReport({
  conversation,
  feedback,
  timeZone,
  draw = false,
  link,
  messageAction,
}: FeedbackReportProps): ReactNode {
  const name = shortNameOf(conversation.stakeholderPersona.name);
  const { messages, previousAttempt } = conversation;
  const report = (
    <article className={draw ? 'rp rp-draw' : 'rp'}>
      <section className="rp-top" aria-label="Result">
        <Summary conversation={conversation} feedback={feedback} timeZone={timeZone} />
        <SkillsTable skills={feedback.skills} />
      </section>
      <Comparison feedback={feedback} messages={messages} previous={previousAttempt} timeZone={timeZone} />
      <TrustChart trust={feedback.trust} name={name} />
      <Concerns concerns={feedback.worries} messages={messages} name={name} />
      <FindingsSection feedback={feedback} messages={messages} messageAction={messageAction} />
      <WhyThisScore feedback={feedback} messages={messages} name={name} />
      <section className="rp-block" aria-labelledby="h-tx">
        <header>
          <h2 className="rp-sec" id="h-tx">
            Marked transcript
          </h2>
          {feedback.trust.length < 2 ? null : (
            <p>Trust runs down the right edge and turns where your words turned it.</p>
          )}
        </header>
        <Transcript
          messages={messages}
          name={name}
          feedback={feedback}
          timeZone={timeZone}
          messageAction={messageAction}
        />
        <Colophon feedback={feedback} />
      </section>
    </article>
  );
  return link === undefined ? report : <ReportLinkContext value={link}>{report}</ReportLinkContext>;
}
