import { shortNameOf } from '@parley/report';
import type { Conversation } from '@parley/shared';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { AlertDialog } from '@/components/dialog';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { usePlan } from '@/lib/plan';
import { useAbandonConversation } from '../api/finish-conversation';
import { dialogueStorage } from '../hooks/dialogue-storage';
import { useCoachingTip } from '../hooks/use-coaching-tip';
import { useStickToBottom } from '../hooks/use-stick-to-bottom';
import { useDialogue } from '../hooks/use-dialogue';
import { viewOf, type DialogueView } from '../model/dialogue-view';
import { useLineAction } from '../rewind/line-action';
import { Composer } from './composer';
import { LengthWarning } from './length-warning';
import { ScenarioPanel } from './scenario-panel';
import { SubBar } from './sub-bar';
import { Announcer, DialogueScript } from './dialogue-script';
import { TipPanel } from './tip-panel';

interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Puts words that could not be sent before what has been written since. */
  readonly putBack: (text: string) => void;
}

function useDraft(id: string): Draft {
  const [draft, setDraft] = useState(() => dialogueStorage.draft(id));
  const change = useCallback(
    (next: string) => {
      dialogueStorage.keepDraft(id, next);
      setDraft(next);
    },
    [id],
  );
  const putBack = useCallback(
    (text: string) => {
      const since = dialogueStorage.draft(id);
      change(since === '' ? text : `${text}\n${since}`);
    },
    [id, change],
  );
  return { text: draft, change, putBack };
}

function useLiveTips() {
  const plan = usePlan();
  const [chosen, setChosen] = useState(() => dialogueStorage.liveTips());
  const allowed = plan.data?.entitlements.liveTips ?? null;
  const onChange = (on: boolean): void => {
    dialogueStorage.keepLiveTips(on);
    setChosen(on);
  };
  return { allowed, on: chosen && allowed === true, onChange };
}

function waitingText(view: DialogueView, name: string): string | null {
  if (view.busy) return view.waiting ? `${name} is reading` : `${name} is still speaking`;
  return view.failure === null ? null : 'The last message needs another try';
}

type Asking = 'nothing' | 'end' | 'abandon';

interface QuestionsProps {
  readonly asking: Asking;
  readonly close: () => void;
  readonly begun: boolean;
  readonly onEnd: () => void;
  readonly onAbandon: () => void;
}

function Questions({ asking, close, begun, onEnd, onAbandon }: QuestionsProps) {
  const onOpenChange = (open: boolean): void => {
    if (!open) close();
  };
  return (
    <>
      <AlertDialog
        open={asking === 'end'}
        onOpenChange={onOpenChange}
        title="End this simulation?"
        description="The conversation closes and your feedback is made, which takes 10 to 15 seconds."
        confirmLabel="End Simulation"
        cancelLabel="Keep talking"
        onConfirm={onEnd}
      />
      <AlertDialog
        open={asking === 'abandon'}
        onOpenChange={onOpenChange}
        title="Abandon this simulation?"
        description={
          begun
            ? 'There will be no feedback, and the session stays used.'
            : 'There will be no feedback. You have not said anything yet, so you get the session back.'
        }
        confirmLabel="Abandon Simulation"
        cancelLabel="Keep talking"
        onConfirm={onAbandon}
      />
    </>
  );
}

const WENT_ON = 'This conversation went on in another window. What you wrote is back in your draft.';

interface ConversationScreenProps {
  readonly conversation: Conversation;
  readonly onEnd: () => void;
  /** Why the last attempt to end did not work. */
  readonly endError: string | null;
}

/** A conversation in progress (product §9.3). */
export function ConversationScreen({ conversation: loaded, onEnd, endError }: ConversationScreenProps) {
  const navigate = useNavigate();
  const { text: draft, change: setDraft, putBack } = useDraft(loaded._id);
  const { dialogue, state } = useDialogue(loaded, (text) => {
    putBack(text);
    showToast(WENT_ON);
  });
  const view = viewOf(state);
  const { conversation } = state;
  const [asking, setAsking] = useState<Asking>('nothing');
  const tips = useLiveTips();
  const tip = useCoachingTip(conversation._id, { draft, on: tips.on, busy: view.busy });
  const own = view.lines.filter((line) => line.voice === 'you').length;
  const lineAction = useLineAction(conversation._id);
  const { far, follow, toLatest } = useStickToBottom();
  const name = shortNameOf(conversation.stakeholderPersona.name);
  const abandon = useAbandonConversation(conversation._id, (creditReturned) => {
    showToast(creditReturned ? 'Simulation abandoned. You got the session back.' : 'Simulation abandoned.');
    void navigate('/coaching-sessions');
  });
  const send = (): void => {
    dialogue.send(draft);
    setDraft('');
    follow();
  };
  const withdraw = (): void => {
    const text = dialogue.withdraw();
    if (text !== null) putBack(text);
  };
  const failure = abandon.isError ? messageOf(abandon.error, 'Failed to abandon simulation') : endError;
  return (
    <>
      <SubBar
        conversation={conversation}
        onEnd={() => setAsking('end')}
        onAbandon={() => setAsking('abandon')}
        locked={abandon.isPending}
        failure={failure}
      />
      <div className="wrap galley dialogue-galley">
        <DialogueScript
          view={view}
          name={name}
          left={conversation.stakeholderLeft}
          lineAction={(messageNumber) => (view.busy ? null : lineAction(messageNumber))}
          onRetry={() => dialogue.retry()}
          onWithdraw={withdraw}
        />
        <ScenarioPanel conversation={conversation} />
      </div>
      <Announcer spoken={state.spoken} name={name} />
      {conversation.stakeholderLeft ? (
        <div className="desk desk-closed">
          <div className="wrap">
            <p>{name} has ended the conversation. Nothing more can be said, and everything said so far counts.</p>
            <Button tone="ink" onClick={() => setAsking('end')}>
              End Simulation &amp; Get Feedback
            </Button>
          </div>
        </div>
      ) : (
        <Composer
          name={name}
          number={view.nextNumber}
          draft={draft}
          onDraft={setDraft}
          canSend={view.canSend}
          onSend={send}
          waiting={waitingText(view, name)}
          tips={tips}
          tip={<TipPanel state={tip} on={tips.on} />}
          warning={<LengthWarning messageCount={conversation.messages.length} onEnd={() => setAsking('end')} />}
          far={far}
          onLatest={toLatest}
        />
      )}
      <Questions
        asking={asking}
        close={() => setAsking('nothing')}
        begun={own > 0}
        onEnd={onEnd}
        onAbandon={() => abandon.mutate()}
      />
    </>
  );
}
