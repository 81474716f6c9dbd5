import { shortNameOf } from '@parley/report';
import type { BranchList, Conversation } from '@parley/shared';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/button';
import { FormError } from '@/components/states';
import { messageOf } from '@/lib/api';
import { dialogueStorage } from '../hooks/dialogue-storage';
import { useBeginBranch } from './api';
import { LineEditor } from './line-editor';
import { backWords, conversationPath, branchPath } from './paths';
import { Sides } from './sides';
import { turnsOfMessages } from './turns';

interface NewBranchProps {
  readonly original: Conversation;
  readonly list: BranchList;
  readonly messageNumber: number;
}

/** Why no line can be tried now; null when one can. */
function obstacle(original: Conversation, left: number): string | null {
  if (original.status === 'abandoned')
    return 'This conversation was abandoned. Other lines can be tried in a running or a completed one.';
  if (original.isAnalysing) return 'Your feedback is being prepared. Try another line once it is there.';
  return left === 0
    ? 'All three tries of this conversation are used. Each of them can be opened above and continued.'
    : null;
}

/** Both sides before the other line is said: what was said, and where to say it another way. A try begins with its line. */
export function NewBranch({ original, list, messageNumber }: NewBranchProps) {
  const navigate = useNavigate();
  const draftKey = `${original._id}:${messageNumber}`;
  const [draft, setDraft] = useState(() => dialogueStorage.draft(draftKey));
  const name = shortNameOf(original.stakeholderPersona.name);
  const keep = (text: string): void => {
    dialogueStorage.keepDraft(draftKey, text);
    setDraft(text);
  };
  const begin = useBeginBranch(original._id, (branch) => {
    // The page of the try sends it, under this name, however often it is opened meanwhile.
    dialogueStorage.keepOutgoing(branch._id, { text: draft.trim(), clientMessageId: crypto.randomUUID() });
    keep('');
    void navigate(branchPath(original._id, branch._id), { replace: true, state: { justSaid: true } });
  });
  const why = obstacle(original, list.left);
  const next =
    why === null ? (
      <>
        <LineEditor
          name={name}
          placeholder="Say it another way"
          draft={draft}
          onDraft={keep}
          onSay={() => begin.mutate(messageNumber)}
          busy={begin.isPending}
          focus={false}
        />
        <FormError
          message={
            begin.isError
              ? messageOf(begin.error, 'This line could not be tried. It is kept here, so say it again in a moment.')
              : undefined
          }
        />
      </>
    ) : (
      <p className="stage">{why}</p>
    );
  return (
    <>
      <Sides
        name={name}
        original={turnsOfMessages(original.messages, messageNumber)}
        branch={[]}
        comparison={undefined}
        waiting={false}
        failure={null}
        next={next}
      />
      <div className="branch-acts">
        <LinkButton to={conversationPath(original._id)}>{backWords(original)}</LinkButton>
      </div>
    </>
  );
}
