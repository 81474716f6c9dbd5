import type { Message, Worry } from '@parley/shared';
import type { ReactNode } from 'react';
import { sentence } from './words';
import { WORRY_STANDINGS } from './worry-standings';

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
  readonly worry: Worry;
  readonly messages: readonly Message[];
}

/** What became of the worry, with the messages that did it. */
function Course({ worry: { level, answeredAt, settledAt }, messages }: CourseProps): ReactNode {
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

interface WorriesProps {
  readonly worries: readonly Worry[];
  readonly messages: readonly Message[];
  readonly name: string;
}

/** Revealed after the end: what was behind the stakeholder's words, and how far each of it was brought. Reports from before it was kept show nothing. */
export function Worries({ worries, messages, name }: WorriesProps): ReactNode {
  if (worries.length === 0) return null;
  const settled = worries.filter((worry) => worry.level === 'settled').length;
  return (
    <section className="rp-block" aria-labelledby="h-worries">
      <header>
        <h2 className="rp-sec" id="h-worries">
          What <bdi>{name}</bdi> was really worried about
        </h2>
        <p>
          Behind the words, and shown only now. You settled {settled} of {worries.length}.
        </p>
      </header>
      <ul className="rp-worries">
        {worries.map((worry) => {
          const { level, word } = WORRY_STANDINGS[worry.level];
          return (
            <li key={worry.id}>
              <p className={`rp-lvl rp-lvl-${level} rp-worry-level`}>
                <span className="rp-lvl-word">{word}</span>
              </p>
              <div>
                <h3 className="rp-label">{sentence(worry.summary)}</h3>
                <p className="rp-worry-words">{worry.worry}</p>
              </div>
              <div className="rp-worry-course">
                {worry.central ? <p className="rp-worry-central">This weighed most.</p> : null}
                <p className="rp-num">
                  <Course worry={worry} messages={messages} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
