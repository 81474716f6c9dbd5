import type { Message, ReportedConcern } from '@parley/shared';
import type { ReactNode } from 'react';
import { sentence } from './words';
import { CONCERN_STANDINGS } from './concern-standings';

const COURSE_AFTER_ANSWER = {
  settled: ', and settled.',
  answered: ', and one more thing was needed to settle it.',
  relapsed: ', and then you went back on it.',
} as const;

function Jump({ number, messages }: { readonly number: number; readonly messages: readonly Message[] }): ReactNode {
  const there = messages.some((message) => message.number === number);
  return there ? <a href={`#m${number}`}>message {number}</a> : <>message {number}</>;
}

interface CourseProps {
  readonly concern: ReportedConcern;
  readonly messages: readonly Message[];
}

/** What became of the concern, with the messages that did it. */
function Course({ concern: { level, answeredAt, settledAt }, messages }: CourseProps): ReactNode {
  if (level === 'open') return <>Nothing you said spoke to it.</>;
  if (level === 'heard') return <>You named it or asked about it. An answer never came.</>;
  const answered = answeredAt === null ? null : <Jump number={answeredAt} messages={messages} />;
  if (level === 'settled' && settledAt !== null) {
    return (
      <>
        {answered && answeredAt !== settledAt ? <>First answered in {answered}, settled</> : 'Settled'} in{' '}
        <Jump number={settledAt} messages={messages} />.
      </>
    );
  }
  return (
    <>
      {answered ? <>Answered in {answered}</> : 'Answered'}
      {COURSE_AFTER_ANSWER[level]}
    </>
  );
}

interface ConcernsProps {
  readonly concerns: readonly ReportedConcern[];
  readonly messages: readonly Message[];
  readonly name: string;
}

/** Revealed after the end: what was behind the stakeholder's words, and how far each of it was brought. Reports from before it was kept show nothing. */
export function Concerns({ concerns, messages, name }: ConcernsProps): ReactNode {
  if (concerns.length === 0) return null;
  const settled = concerns.filter((concern) => concern.level === 'settled').length;
  return (
    <section className="rp-block" aria-labelledby="h-concerns">
      <header>
        <h2 className="rp-sec" id="h-concerns">
          What <bdi>{name}</bdi> was really worried about
        </h2>
        <p>
          Behind the words, and shown only now. You settled {settled} of {concerns.length}.
        </p>
      </header>
      <ul className="rp-concerns">
        {concerns.map((concern) => {
          const { level, word } = CONCERN_STANDINGS[concern.level];
          return (
            <li key={concern.id}>
              <p className={`rp-lvl rp-lvl-${level} rp-concern-level`}>
                <span className="rp-lvl-word">{word}</span>
              </p>
              <div>
                <h3 className="rp-label">{sentence(concern.summary)}</h3>
                <p className="rp-concern-words">{concern.worry}</p>
              </div>
              <div className="rp-concern-course">
                {concern.central ? <p className="rp-concern-central">This weighed most.</p> : null}
                <p className="rp-num">
                  <Course concern={concern} messages={messages} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
