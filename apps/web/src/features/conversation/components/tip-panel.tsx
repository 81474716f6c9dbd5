import { segmentsOf } from '@parley/report';
import type { Tip } from '@parley/shared';
import { Mark } from '@/components/marks';
import type { TipState } from '../model/coaching-tip';

function TipText({ tip }: { readonly tip: Tip }) {
  const segments = segmentsOf(
    tip.tip,
    tip.quotes.map((quote) => ({ quote, kind: 'for' as const })),
  );
  return (
    <p>
      {segments.map((segment) =>
        segment.counted ? (
          <q key={segment.start}>
            <Mark>{segment.text}</Mark>
          </q>
        ) : (
          segment.text
        ),
      )}
    </p>
  );
}

/** The live tip beside the draft; words of the transcript in it are marked. */
export function TipPanel({ state, on }: { readonly state: TipState; readonly on: boolean }) {
  const tip = state.status === 'shown' || state.status === 'loading' ? state.tip : null;
  return (
    <aside className="dialogue-tip" aria-label="Coaching tip" aria-live="polite">
      {on && (tip !== null || state.status === 'loading' || state.status === 'failed') && (
        <>
          <p className="label">Coaching tip</p>
          {tip !== null && <TipText tip={tip} />}
          {tip !== null && tip.notice !== null && <p className="muted">{tip.notice}</p>}
          {tip === null && state.status === 'loading' && <p className="stage">(Reading your draft.)</p>}
          {state.status === 'failed' && <p className="muted">No tip this time. Your draft is untouched.</p>}
        </>
      )}
    </aside>
  );
}
