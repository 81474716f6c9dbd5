import type { Feedback, Message } from '@parley/shared';
import type { ReactNode } from 'react';
import { MarkedText } from './marked-text';
import { marksByMessage, type Mark } from './marks';
import { glossesOf, threadOf, type Gloss, type Thread } from './transcript-notes';
import { clockText, signed } from './words';

const NO_MARKS: readonly Mark[] = [];

function GlossText({ gloss }: { readonly gloss: Gloss }): ReactNode {
  return (
    <div className="rp-gloss">
      {gloss.move ? (
        <p>
          <b>{gloss.move.reason}</b>{' '}
          <span className={gloss.move.delta > 0 ? 'rp-delta rp-delta-up' : 'rp-delta rp-delta-down'}>
            {signed(gloss.move.delta)}
            <span className="rp-sr"> trust</span>
          </span>
        </p>
      ) : null}
      {gloss.indicators.map((indicator) => (
        <p key={indicator.id}>
          {indicator.met ? '' : 'Not met: '}
          {indicator.label}
        </p>
      ))}
      {gloss.more > 0 ? <p>and {gloss.more} more</p> : null}
    </div>
  );
}

/** Makes what stands under the number of a message, or nothing. */
export type MessageAction = (message: Message) => ReactNode;

interface LineProps {
  readonly message: Message;
  readonly name: string;
  readonly marks: readonly Mark[];
  readonly gloss: Gloss | undefined;
  readonly thread: Thread | null;
  readonly timeZone: string | undefined;
  readonly action: ReactNode;
}

function Line({ message, name, marks, gloss, thread, timeZone, action }: LineProps): ReactNode {
  const own = message.role === 'student';
  return (
    <article className="rp-line" id={`m${message.number}`}>
      <div className="rp-who">
        <b>{own ? 'You' : name}</b>
        <span className="rp-num">
          {message.number} · {clockText(message.timestamp, timeZone)}
        </span>
        {action}
      </div>
      <div className={own ? 'rp-you' : 'rp-them'}>
        <p>
          <MarkedText content={message.content} marks={marks} />
        </p>
        {message.notice === null ? null : <p className="rp-notice">{message.notice}</p>}
      </div>
      {thread ? (
        <div className="rp-thread" aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={thread.paths.get(message.number) ?? ''} />
          </svg>
        </div>
      ) : null}
      {gloss ? <GlossText gloss={gloss} /> : null}
    </article>
  );
}

interface TranscriptProps {
  readonly messages: readonly Message[];
  readonly name: string;
  /** Without feedback (an abandoned conversation) the transcript stands unmarked. */
  readonly feedback: Feedback | null;
  readonly timeZone?: string | undefined;
  /** What can be done with an own message; stands under its number. */
  readonly messageAction?: MessageAction | undefined;
}

/** Every message with its number, time and marks; the trust thread runs down the right edge where there is one. */
export function Transcript({ messages, name, feedback, timeZone, messageAction }: TranscriptProps): ReactNode {
  const marks = feedback ? marksByMessage(feedback, messages) : new Map<number, readonly Mark[]>();
  const glosses = feedback ? glossesOf(feedback, messages) : new Map<number, Gloss>();
  const thread = feedback ? threadOf(feedback.trust, messages) : null;
  return (
    <div className={thread ? 'rp-script rp-script-thread' : 'rp-script'}>
      {thread ? (
        <div className="rp-thread-head rp-num" aria-hidden="true">
          <span>{thread.low}</span>
          <span>trust</span>
          <span>{thread.high}</span>
        </div>
      ) : null}
      {messages.map((message) => (
        <Line
          key={message.number}
          message={message}
          name={name}
          marks={marks.get(message.number) ?? NO_MARKS}
          gloss={glosses.get(message.number)}
          thread={thread}
          timeZone={timeZone}
          action={message.role === 'student' ? messageAction?.(message) : null}
        />
      ))}
    </div>
  );
}
