import { shortNameOf } from '@parley/report';
import { BRANCHES_MAX, type BranchList, type Conversation } from '@parley/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { ErrorState } from '@/components/states';
import { messageOf } from '@/lib/api';
import { Announcer, Failure } from '../components/dialogue-script';
import { dialogueStorage } from '../hooks/dialogue-storage';
import { useDialogue } from '../hooks/use-dialogue';
import { viewOf } from '../model/dialogue-view';
import { branchesQuery, comparisonQuery } from './api';
import { Changes } from './changes';
import { LineEditor } from './line-editor';
import { backWords, conversationPath, newBranchPath } from './paths';
import { Sides } from './sides';
import { answeredTurns, turnsOf, turnsOfMessages } from './turns';
import { leftWords } from './words';

interface BranchDialogueProps {
  readonly original: Conversation;
  readonly list: BranchList;
  readonly branch: Conversation;
  readonly messageNumber: number;
}

/** Whether the page was opened by saying the line: it is on its way then, and the reader watches it arrive. */
function useJustSaid(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'justSaid' in state;
}

interface ComparedProps {
  readonly error: Error | null;
  readonly loading: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function Compared({ error, loading, onRetry, children }: ComparedProps) {
  if (error !== null) {
    return (
      <ErrorState
        title={messageOf(error, 'Both lines could not be compared just now.')}
        action={
          <Button size="sm" onClick={onRetry}>
            Compare again
          </Button>
        }
      >
        Your try is kept.
      </ErrorState>
    );
  }
  return loading ? <p className="stage">(Comparing both lines.)</p> : children;
}

/** A try: spoken in like a conversation, each turn beside what was said, and what it changed. */
export function BranchDialogue({ original, list, branch, messageNumber }: BranchDialogueProps) {
  const justSaid = useJustSaid();
  const sides = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => dialogueStorage.draft(branch._id));
  const [goingOn, setGoingOn] = useState(draft !== '');
  const keep = (text: string): void => {
    dialogueStorage.keepDraft(branch._id, text);
    setDraft(text);
  };
  const putBack = (text: string): void => {
    const since = dialogueStorage.draft(branch._id);
    keep(since === '' ? text : `${text}\n${since}`);
    setGoingOn(true);
  };
  const { dialogue, state } = useDialogue(branch, putBack);
  const view = viewOf(state);
  const { conversation } = state;
  const name = shortNameOf(conversation.stakeholderPersona.name);
  const tried = turnsOf(view.lines, messageNumber);
  const said = turnsOfMessages(original.messages, messageNumber);
  const answered = answeredTurns(tried);
  const comparison = useQuery(comparisonQuery(original, branch._id, answered));
  const shown = comparison.data;

  useLayoutEffect(() => {
    // The line that was kept when the try began goes out now; one that has arrived is not sent again.
    if (justSaid) dialogue.retry();
  }, [justSaid, dialogue]);
  useEffect(() => {
    // After the page went to its top, as every page does: the reader was looking at the lines.
    if (justSaid) sides.current?.scrollIntoView({ block: 'start' });
  }, [justSaid]);
  useEffect(() => {
    if (answered > 0) void client.invalidateQueries({ queryKey: branchesQuery(original._id).queryKey, exact: true });
  }, [answered, client, original._id]);

  const withdraw = (): void => {
    const text = dialogue.withdraw();
    if (text !== null) putBack(text);
  };
  const say = (): void => {
    dialogue.send(draft);
    keep('');
    setGoingOn(false);
  };
  const mayGoOn = view.canSend && (goingOn || tried.length === 0);
  const next = mayGoOn ? (
    <LineEditor
      name={name}
      placeholder={tried.length === 0 ? 'Say it another way' : `Answer ${name}`}
      draft={draft}
      onDraft={keep}
      onSay={say}
      busy={false}
      focus={goingOn}
    />
  ) : null;
  return (
    <>
      <div ref={sides} className="branch-anchor" aria-busy={view.busy}>
        <Sides
          name={name}
          original={said}
          branch={tried}
          comparison={shown}
          waiting={view.waiting}
          failure={
            view.failure === null ? null : (
              <Failure failure={view.failure} onRetry={() => dialogue.retry()} onWithdraw={withdraw} />
            )
          }
          next={next}
        />
      </div>
      <Announcer spoken={state.spoken} name={name} />
      {conversation.stakeholderLeft && <p className="stage branch-left">({name} has left the conversation.)</p>}
      {answered > 0 && !view.busy && (
        <Compared
          error={comparison.error}
          loading={comparison.isPlaceholderData || shown === undefined}
          onRetry={() => void comparison.refetch()}
        >
          {shown !== undefined && (
            <Changes
              comparison={shown}
              scoredElsewhere={original.feedback?.engine === 'openai'}
              cut={shown.original.length < answered}
            />
          )}
        </Compared>
      )}
      <div className="branch-acts">
        {answered > 0 && list.left > 0 && (
          <LinkButton tone="ink" to={newBranchPath(original._id, messageNumber)}>
            Try once more <span className="branch-left-count num">{leftWords(list.left, BRANCHES_MAX)}</span>
          </LinkButton>
        )}
        {answered > 0 && view.canSend && !mayGoOn && <Button onClick={() => setGoingOn(true)}>Go on from here</Button>}
        <LinkButton to={conversationPath(original._id)}>{backWords(original)}</LinkButton>
      </div>
      {answered > 0 && list.left === 0 && (
        <p className="muted branch-none">
          All three tries of this conversation are used. Each of them can be opened above and continued.
        </p>
      )}
    </>
  );
}
