import type { AssessmentResult, Chosen } from '@parley/content/public/assessment';
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '@/components/button';
import { formatDate } from '@/lib/format';
import { useSession } from '@/lib/session';
import { AnswerReview } from './answer-review';
import { AreaTable } from './area-table';
import { PracticeList } from './practice-list';
import { StartOver } from './start-over';
import { summaryOf } from './summary';

interface ResultViewProps {
  readonly result: AssessmentResult;
  readonly chosen: Chosen;
  /** ISO time. */
  readonly finishedAt: string | null;
  readonly onStartOver: () => void;
}

/** The result (product §26.3): the areas, what to practise and why, and every answer beside the others. Prints by itself. */
export function ResultView({ result, chosen, finishedAt, onStartOver }: ResultViewProps) {
  const signedIn = useSession().status === 'signed-in';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="as as-result" aria-labelledby="assessment-result">
      <p className="as-paper">Project management skills assessment</p>
      <header>
        <div className="as-total">
          <b className="num">{result.points}</b>
          <span className="num">of {result.most} points</span>
        </div>
        <div>
          <h2 id="assessment-result" ref={heading} tabIndex={-1}>
            {summaryOf(result)}
          </h2>
          <p>
            {finishedAt !== null && <>Finished on {formatDate(new Date(finishedAt))}. </>}
            The best answer gives three points, the worst none; somebody who guesses comes to about {result.most / 2}.
          </p>
        </div>
        <div className="as-acts">
          <Button onClick={() => window.print()}>Print your result</Button>
          <StartOver onStartOver={onStartOver} />
        </div>
      </header>
      <AreaTable areas={result.areas} />
      <PracticeList areas={result.practise} signedIn={signedIn} />
      <AnswerReview areas={result.areas} chosen={chosen} />
      <aside className="as-next">
        <h3>Knowing the better sentence is half of it.</h3>
        <p>
          Here you chose it at your desk. The other half is to find it yourself while somebody waits, objects and has
          reasons of their own. That is what the conversations are for: each ends with a score that quotes your words.
        </p>
        {signedIn ? (
          <LinkButton to="/coaching-sessions" tone="ink" size="lg">
            Browse Scenarios
          </LinkButton>
        ) : (
          <LinkButton to="/register" tone="ink" size="lg">
            Start Free Trial
          </LinkButton>
        )}
      </aside>
    </section>
  );
}
