import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { ScriptLine } from '@/components/script';
import { formatTime } from '@/lib/format';
import type { Spoken } from '../model/dialogue-state';
import { finishedSentences, type DialogueLine, type DialogueView } from '../model/dialogue-view';

function Line({
  line,
  name,
  action,
}: {
  readonly line: DialogueLine;
  readonly name: string;
  readonly action: ReactNode;
}) {
  const when = line.at === null ? line.note : formatTime(new Date(line.at));
  return (
    <article>
      <ScriptLine
        who={line.voice === 'you' ? 'You' : name}
        meta={`${line.number} · ${when ?? ''}`}
        voice={line.voice}
        action={action}
      >
        <p className="dialogue-words">
          {line.text}
          {line.note === 'speaking' && <span className="dialogue-caret" aria-hidden="true" />}
        </p>
        {line.notice !== null && <p className="stage">{line.notice}</p>}
      </ScriptLine>
    </article>
  );
}

interface FailureProps {
  readonly failure: NonNullable<DialogueView['failure']>;
  readonly onRetry: () => void;
  readonly onWithdraw: () => void;
}

/** Why a line has no answer, and what to do. */
export function Failure({ failure, onRetry, onWithdraw }: FailureProps) {
  return (
    <div className="line dialogue-failure">
      <div />
      <div className="err" role="alert">
        <p className="label">{failure.message}</p>
        <p className="err-text">
          {failure.canWithdraw ? 'Your words are kept here.' : 'Nothing was lost, and nothing is sent twice.'}
        </p>
        <div className="dialogue-failure-acts">
          {failure.canRetry && (
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          {failure.canWithdraw && (
            <Button size="sm" tone="bare" onClick={onWithdraw}>
              Edit the message
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Reads the reply out to screen readers, sentence by sentence as each is finished, politely. Stands outside of what is busy. */
export function Announcer({ spoken, name }: { readonly spoken: Spoken | null; readonly name: string }) {
  const sentences = spoken === null ? [] : finishedSentences(spoken.text, spoken.whole);
  return (
    <div className="sr" aria-live="polite" aria-relevant="additions">
      {sentences.map(({ at, text }) => (
        <p key={at}>{at === 0 ? `${name}: ${text}` : text}</p>
      ))}
    </div>
  );
}

interface DialogueScriptProps {
  readonly view: DialogueView;
  readonly name: string;
  readonly left: boolean;
  /** What can be done with an own line that was said. */
  readonly lineAction: (messageNumber: number) => ReactNode;
  readonly onRetry: () => void;
  readonly onWithdraw: () => void;
}

/** The conversation so far, what is being said now, and what went wrong. */
export function DialogueScript({ view, name, left, lineAction, onRetry, onWithdraw }: DialogueScriptProps) {
  return (
    <section className="dialogue" aria-label="Conversation" aria-busy={view.busy}>
      <div className="script">
        {view.lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            name={name}
            action={line.voice === 'you' && line.note === null ? lineAction(line.number) : null}
          />
        ))}
        {view.waiting && (
          <ScriptLine who={name} voice="stage">
            ({name} is reading what you wrote.)
          </ScriptLine>
        )}
        {left && (
          <ScriptLine who={name} voice="stage">
            ({name} has left the conversation.)
          </ScriptLine>
        )}
        {view.failure !== null && <Failure failure={view.failure} onRetry={onRetry} onWithdraw={onWithdraw} />}
      </div>
    </section>
  );
}
