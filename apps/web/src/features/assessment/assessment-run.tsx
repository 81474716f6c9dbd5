import './assessment-run.css';
import { askedQuestions, resultOf, type AnswerRank } from '@parley/content/public/assessment';
import { useState } from 'react';
import { QuestionForm } from './question-form';
import { ResultView } from './result-view';
import { fitted, NEW_RUN, storedRun, type Run } from './stored-run';

const IDS = askedQuestions.map(({ id }) => id);

interface AssessmentRunProps {
  readonly from: Run;
}

/** The assessment being taken, and its result (product §26.2, §26.3). Every step is kept in the browser at once. */
export function AssessmentRun({ from }: AssessmentRunProps) {
  const [run, setRun] = useState(() => fitted(from, IDS));
  const question = askedQuestions[run.at];

  const keep = (next: Run) => {
    storedRun.keep(next);
    setRun(next);
  };

  if (run.finishedAt !== null || question === undefined) {
    return (
      <ResultView
        result={resultOf(run.chosen)}
        chosen={run.chosen}
        finishedAt={run.finishedAt}
        onStartOver={() => {
          storedRun.forget();
          setRun(NEW_RUN);
        }}
      />
    );
  }
  const isLast = run.at === IDS.length - 1;
  return (
    <QuestionForm
      key={question.id}
      question={question}
      number={run.at + 1}
      of={IDS.length}
      chosen={run.chosen[question.id]}
      onChoose={(rank: AnswerRank) => keep({ ...run, chosen: { ...run.chosen, [question.id]: rank } })}
      onBack={run.at === 0 ? undefined : () => keep({ ...run, at: run.at - 1 })}
      onNext={() => keep(isLast ? { ...run, finishedAt: new Date().toISOString() } : { ...run, at: run.at + 1 })}
    />
  );
}
