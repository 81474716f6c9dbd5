import '@parley/report/report.css';
import { FeedbackReport, shortNameOf, Transcript, type MakeReportLink } from '@parley/report';
import { sentenceCase, type Conversation } from '@parley/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageHeading } from '@/components/page';
import { countOf, formatLongDate } from '@/lib/format';
import { useLineAction } from '../rewind/line-action';
import { ReviewHead } from './review-head';

const routerLink: MakeReportLink = (props) => <Link {...props} />;

function WithoutFeedback({ conversation }: { readonly conversation: Conversation }) {
  const { scenario, stakeholderPersona: persona, messages, startedAt, status } = conversation;
  const heading = usePageHeading(scenario.title);
  return (
    <>
      <header className="review-top">
        <h1 className="page-title" ref={heading} tabIndex={-1}>
          {scenario.title}
        </h1>
        <p className="muted num">
          With {persona.name}, {sentenceCase(persona.type).toLowerCase()}. {formatLongDate(new Date(startedAt))},{' '}
          {countOf(messages.length, 'message')}.
        </p>
        <p className="stage">
          {status === 'abandoned'
            ? 'You abandoned this conversation, so there is no score and no feedback.'
            : 'There is no feedback for this conversation.'}
        </p>
      </header>
      <Transcript messages={messages} name={shortNameOf(persona.name)} feedback={null} />
    </>
  );
}

function WithFeedback({
  conversation,
  feedback,
}: {
  readonly conversation: Conversation;
  readonly feedback: NonNullable<Conversation['feedback']>;
}) {
  usePageHeading(`Report: ${conversation.scenario.title}`);
  const lineAction = useLineAction(conversation._id);
  return (
    <FeedbackReport
      conversation={conversation}
      feedback={feedback}
      link={routerLink}
      messageAction={({ number }) => lineAction(number)}
      draw
    />
  );
}

/** A conversation that is over: its report, or its plain transcript where it was abandoned. */
export function ReportScreen({
  conversation,
  next,
}: {
  readonly conversation: Conversation;
  /** What to practise next; below a report, and below it alone. */
  readonly next: ReactNode;
}) {
  return (
    <div className="wrap">
      <ReviewHead conversation={conversation} />
      {conversation.feedback === null ? (
        <WithoutFeedback conversation={conversation} />
      ) : (
        <>
          <WithFeedback conversation={conversation} feedback={conversation.feedback} />
          <div className="review-next next-wide">{next}</div>
        </>
      )}
    </div>
  );
}
