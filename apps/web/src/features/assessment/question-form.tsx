import { ASSESSMENT_FIGURES } from '@parley/content/public';
import type { AnswerRank, AskedQuestion } from '@parley/content/public/assessment';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/button';
import { FormError } from '@/components/states';

interface QuestionFormProps {
  readonly question: AskedQuestion;
  /** Which it is, from 1. */
  readonly number: number;
  readonly of: number;
  readonly chosen: AnswerRank | undefined;
  readonly onChoose: (rank: AnswerRank) => void;
  /** Undefined at the first. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
}

/** 'about 12 minutes left', of the announced whole. */
function timeLeft(number: number, of: number): string {
  const minutes = Math.ceil(((of - number + 1) / of) * ASSESSMENT_FIGURES.minutes);
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}

/**
 * One question. The answers are a group of radio buttons and take the focus, so that the situation is read out with them;
 * there arrows move, the keys 1 to 4 choose, and Enter goes on.
 */
export function QuestionForm({ question, number, of, chosen, onChoose, onBack, onNext }: QuestionFormProps) {
  const id = useId();
  const [missing, setMissing] = useState(false);
  const head = useRef<HTMLElement>(null);
  const radios = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    const chosenBefore = radios.current.find((radio) => radio?.checked === true);
    (chosenBefore ?? radios.current[0])?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const choose = (rank: AnswerRank) => {
    setMissing(false);
    onChoose(rank);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = ['1', '2', '3', '4'].indexOf(event.key);
    const rank = question.shown[place];
    if (rank === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(rank);
    radios.current[place]?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined) setMissing(true);
    else onNext();
  };

  return (
    <section className="as as-run" aria-labelledby={`${id}-count`}>
      <header ref={head}>
        <h2 id={`${id}-count`} className="num">
          Question {number} of {of}
        </h2>
        <p>{timeLeft(number, of)}</p>
        <progress max={of} value={number - 1} aria-label="Questions answered" />
      </header>
      <form onSubmit={onSubmit} noValidate>
        <fieldset>
          <legend>{question.situation}</legend>
          {question.shown.map((rank, place) => (
            <label key={rank} className="as-answer">
              <span className="as-key num" aria-hidden="true">
                {place + 1}
              </span>
              <input
                ref={(radio) => {
                  radios.current[place] = radio;
                }}
                type="radio"
                name={id}
                checked={chosen === rank}
                onChange={() => choose(rank)}
                onKeyDown={onKeyDown}
              />
              <span>{question.answers[rank].text}</span>
            </label>
          ))}
        </fieldset>
        <FormError message={missing ? 'Choose the answer that comes nearest to what you would do.' : undefined} />
        <footer>
          <Button tone="bare" size="lg" disabled={onBack === undefined} onClick={onBack}>
            Back
          </Button>
          <p className="as-keys">Keys 1 to 4 choose, Enter goes on</p>
          <Button type="submit" tone="ink" size="lg">
            {number === of ? 'See your result' : 'Next'}
          </Button>
        </footer>
      </form>
    </section>
  );
}
