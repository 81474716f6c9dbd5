import type { Feedback, Message } from '@parley/shared';
import type { ReactNode } from 'react';
import { MarkedText } from '../marked-text';
import { marksByMessage, type Mark } from '../marks';
import { clockText } from '../words';

const NO_MARKS: readonly Mark[] = [];
/** A message of up to this many characters stays on one page. */
const KEPT_WHOLE = 700;

interface TranscriptProps {
  readonly messages: readonly Message[];
  /** What the stakeholder is called beside their lines. */
  readonly name: string;
  readonly feedback: Feedback;
  readonly timeZone: string;
}

/** Every message with its number, time and marks. */
export function PrintTranscript({ messages, name, feedback, timeZone }: TranscriptProps): ReactNode {
  const marks = marksByMessage(feedback, messages);
  return (
    <section className="pd-block" aria-labelledby="h-transcript">
      <h2 id="h-transcript">Marked transcript</h2>
      <ol className="pd-script">
        {messages.map((message) => {
          const own = message.role === 'student';
          return (
            <li
              key={message.number}
              id={`m${message.number}`}
              className={message.content.length <= KEPT_WHOLE ? 'pd-whole' : undefined}
            >
              <p className="pd-who rp-num">
                <b>{own ? 'You' : <bdi>{name}</bdi>}</b> <span>{message.number}</span>{' '}
                <small>{clockText(message.timestamp, timeZone)}</small>
              </p>
              <div>
                <p className={own ? 'pd-you' : 'pd-them'} dir="auto">
                  <MarkedText content={message.content} marks={marks.get(message.number) ?? NO_MARKS} />
                </p>
                {message.notice === null ? null : <p className="pd-notice">{message.notice}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
