import { shortNameOf } from '@parley/report';
import type { Conversation } from '@parley/shared';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '@/components/icon';
import { Mark } from '@/components/marks';
import { usePageHeading } from '@/components/page';
import { useNow } from '../hooks/use-now';
import { analysisPercent, analysisStep, analysisSteps } from '../model/analysis';

/** While the feedback is being made (product §9.15): five steps, a bar, and what is being read. */
export function AnalysisScreen({ conversation }: { readonly conversation: Conversation }) {
  const [began] = useState(() => Date.now());
  const elapsed = Math.max(0, (useNow(250) - began) / 1000);
  const heading = usePageHeading(`Analysis: ${conversation.scenario.title}`);
  const current = analysisStep(elapsed);
  const percent = analysisPercent(elapsed);
  return (
    <div className="wrap analysis">
      <h1 className="sec" ref={heading} tabIndex={-1}>
        Reading your conversation with {shortNameOf(conversation.stakeholderPersona.name)}
      </h1>
      <p className="muted">
        This takes 10 to 15 seconds. It goes on if you leave, and the report waits in your history.
      </p>
      <ol>
        {analysisSteps(conversation.messages.length).map((step, index) => (
          <li
            key={step}
            className={index < current ? 'done' : index === current ? 'now' : ''}
            aria-current={index === current ? 'step' : undefined}
          >
            {index < current ? <Icon of={Check} /> : <span />}
            <span>{index === current ? <Mark>{step}</Mark> : step}</span>
          </li>
        ))}
      </ol>
      <progress className="analysis-bar" aria-label="Analysis" value={percent} max={100} />
      <output className="sr">{analysisSteps(conversation.messages.length)[current]}</output>
    </div>
  );
}
