import './assessment.css';
import { ASSESSMENT_FIGURES, assessmentAreas } from '@parley/content/public';
import { useState } from 'react';
import { Button } from '@/components/button';
import { ErrorState } from '@/components/states';
import { loadCode } from '@/lib/load-code';
import { logger } from '@/lib/logger';
import type { AssessmentRun } from './assessment-run';
import { StartOver } from './start-over';
import { NEW_RUN, storedRun, useStoredRun, type Run } from './stored-run';

/** Questions and result, which nobody else's visit has to carry. */
const fetchRun = async () => (await loadCode('assessment', () => import('./assessment-run'))).AssessmentRun;

type Code =
  | { readonly status: 'not-asked' | 'loading' | 'failed' }
  | { readonly status: 'here'; readonly Open: typeof AssessmentRun; readonly from: Run };

/** Where somebody stands, before the questions themselves are here. */
function standing(run: Run | null): { readonly line: string; readonly action: string } {
  if (run === null) return { line: 'Nothing is sent: your answers stay in this browser.', action: 'Begin' };
  if (run.finishedAt !== null) return { line: 'You have finished it in this browser.', action: 'See your result' };
  const answered = Object.keys(run.chosen).length;
  return {
    line: `You have answered ${answered} of ${ASSESSMENT_FIGURES.questions}. Your answers are still here.`,
    action: 'Continue',
  };
}

/**
 * The skills assessment on its page (product §26): what it asks about, and the way in. Questions and result are fetched
 * when somebody begins. What the browser has kept is read after the first render, which is the server's.
 */
export function Assessment({ load = fetchRun }: { readonly load?: typeof fetchRun }) {
  const stored = useStoredRun();
  const [code, setCode] = useState<Code>({ status: 'not-asked' });

  const open = async () => {
    setCode({ status: 'loading' });
    try {
      setCode({ status: 'here', Open: await load(), from: stored ?? NEW_RUN });
    } catch (error) {
      logger.error('The assessment could not be loaded', { error: String(error) });
      setCode({ status: 'failed' });
    }
  };

  if (code.status === 'here') return <code.Open from={code.from} />;
  const { line, action } = standing(stored);
  return (
    <section className="as as-begin" aria-labelledby="assessment">
      <div className="as-way">
        <h2 id="assessment">{ASSESSMENT_FIGURES.questions} situations, one at a time</h2>
        <p className="as-figures">
          About {ASSESSMENT_FIGURES.minutes} minutes, {ASSESSMENT_FIGURES.areas} areas, four answers to each. You may go
          back, stop, and continue another day.
        </p>
        <div className="as-acts">
          <Button tone="ink" size="lg" disabled={code.status === 'loading'} onClick={() => void open()}>
            {code.status === 'loading' ? 'Loading...' : action}
          </Button>
          {stored !== null && <StartOver onStartOver={storedRun.forget} />}
        </div>
        <output className="as-standing">{line}</output>
        {code.status === 'failed' && (
          <ErrorState title="The questions could not be loaded.">
            Your answers are kept. Check your connection, then try again.
          </ErrorState>
        )}
        <noscript>
          <p>The assessment runs in your browser and needs scripts. Everything else on this page reads without them.</p>
        </noscript>
      </div>
      <dl className="as-areas">
        {assessmentAreas.map(({ id, name, about }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
