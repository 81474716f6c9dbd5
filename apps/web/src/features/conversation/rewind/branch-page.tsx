import { shortNameOf } from '@parley/report';
import type { BranchList, Conversation } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { usePageHeading } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { ApiError, messageOf } from '@/lib/api';
import { conversationQuery } from '@/lib/conversations';
import { branchesQuery } from './api';
import { NewBranch } from './new-branch';
import { backWords, conversationPath } from './paths';
import { SoFar } from './so-far';
import { Branches } from './branches';
import { BranchDialogue } from './branch-dialogue';
import '../conversation.css';
import './rewind.css';

const TITLE = 'Try another line';

/** What stands in place of the page while it can't be shown. */
function State({ children }: { readonly children: ReactNode }) {
  const heading = usePageHeading(TITLE);
  return (
    <div className="wrap dialogue-state">
      <h1 className="sr" ref={heading} tabIndex={-1}>
        {TITLE}
      </h1>
      {children}
    </div>
  );
}

const Loading = () => (
  <State>
    <Ghost label="Loading the conversation..." lines={3} />
  </State>
);

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** What is said of something that is not there, and where to go then. */
  readonly missing: string;
  readonly action: ReactNode;
}

function Failed({ error, onRetry, missing, action }: FailedProps) {
  return (
    <State>
      {error instanceof ApiError && error.status === 404 ? (
        <ErrorState title={missing} action={action} />
      ) : (
        <ErrorState
          title={messageOf(error, 'Failed to load the conversation')}
          action={
            <Button size="sm" onClick={onRetry}>
              Try Again
            </Button>
          }
        >
          Your conversation and your tries are safe.
        </ErrorState>
      )}
    </State>
  );
}

interface Shown {
  readonly original: Conversation;
  readonly list: BranchList;
}

/** The conversation and its tries, once they are there. */
function WithConversation({ id, children }: { readonly id: string; readonly children: (shown: Shown) => ReactNode }) {
  const conversation = useQuery(conversationQuery(id));
  const branches = useQuery(branchesQuery(id));
  if (conversation.data !== undefined && branches.data !== undefined)
    return children({ original: conversation.data, list: branches.data });
  const error = conversation.error ?? branches.error;
  if (error === null) return <Loading />;
  const retry = (): void => {
    void conversation.refetch();
    void branches.refetch();
  };
  const missing = "This conversation doesn't exist or might have been deleted. Please try another simulation.";
  return (
    <Failed
      error={error}
      onRetry={retry}
      missing={missing}
      action={<LinkButton to="/coaching-sessions">Browse Scenarios</LinkButton>}
    />
  );
}

interface FrameProps extends Shown {
  readonly messageNumber: number;
  readonly current: string | null;
  readonly children: ReactNode;
}

/** Head, what was said up to the message, and the tries beside it. */
function Frame({ original, list, messageNumber, current, children }: FrameProps) {
  const heading = usePageHeading(TITLE);
  return (
    <div className="wrap">
      <div className="review-head">
        <Link to={conversationPath(original._id)}>{backWords(original)}</Link>
      </div>
      <header className="review-top branch-top">
        <h1 className="page-title" ref={heading} tabIndex={-1}>
          {TITLE}
        </h1>
        <p className="muted">
          In place of message {messageNumber} of {original.scenario.title}. This is practice: it uses no session, and
          the conversation stays as it is.
        </p>
      </header>
      <div className="galley branch-before">
        <SoFar
          messages={original.messages.slice(0, messageNumber - 1)}
          name={shortNameOf(original.stakeholderPersona.name)}
        />
        <Branches conversationId={original._id} list={list} current={current} />
      </div>
      {children}
    </div>
  );
}

/** /coaching-sessions/{id}/messages/{number}/try: another line, not said yet. */
function NewBranchPage() {
  const { id = '', number = '' } = useParams();
  const messageNumber = Number(number);
  return (
    <WithConversation id={id}>
      {({ original, list }) =>
        original.messages[messageNumber - 1]?.role === 'student' ? (
          <Frame original={original} list={list} messageNumber={messageNumber} current={null}>
            <NewBranch key={messageNumber} original={original} list={list} messageNumber={messageNumber} />
          </Frame>
        ) : (
          <State>
            <ErrorState
              title="Another line can be tried in place of your own messages only."
              action={<LinkButton to={conversationPath(id)}>{backWords(original)}</LinkButton>}
            />
          </State>
        )
      }
    </WithConversation>
  );
}

function OpenBranch({ original, list, branchId }: Shown & { readonly branchId: string }) {
  const branch = useQuery(conversationQuery(branchId));
  const back = <LinkButton to={conversationPath(original._id)}>{backWords(original)}</LinkButton>;
  if (branch.error !== null)
    return (
      <Failed
        error={branch.error}
        onRetry={() => void branch.refetch()}
        missing="This try does not exist."
        action={back}
      />
    );
  if (branch.data === undefined) return <Loading />;
  const origin = branch.data.branchOf;
  if (origin?.conversationId !== original._id) {
    return (
      <State>
        <ErrorState title="This try does not exist." action={back} />
      </State>
    );
  }
  return (
    <Frame original={original} list={list} messageNumber={origin.messageNumber} current={branchId}>
      <BranchDialogue original={original} list={list} branch={branch.data} messageNumber={origin.messageNumber} />
    </Frame>
  );
}

/** /coaching-sessions/{id}/try/{branchId}: a line that was tried, what it changed, and how it goes on. */
function OpenBranchPage({ id, branchId }: { readonly id: string; readonly branchId: string }) {
  return (
    <WithConversation id={id}>
      {(shown) => <OpenBranch key={branchId} {...shown} branchId={branchId} />}
    </WithConversation>
  );
}

/** Both addresses, as one page: saying the line leads from the first to the second. */
export function BranchPage() {
  const { id = '', branchId } = useParams();
  return branchId === undefined ? <NewBranchPage /> : <OpenBranchPage id={id} branchId={branchId} />;
}
