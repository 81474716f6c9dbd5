import type { LibraryScenario } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { EmptyState, ErrorState, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';
import { scenariosQuery } from '@/lib/scenarios';
import { FilterBar } from './components/filter-bar';
import { LibraryHead, LibraryStats } from './components/library-head';
import { ScenarioRow } from './components/scenario-row';
import { figuresOf, isUnfiltered, matching, wayOut } from './filters';
import { useFilters, type FilterControl } from './hooks/use-filters';
import './library.css';

/** So many rows at first, and so many more with each 'Show more'. */
const ROWS = 24;

function Catalogue({ scenarios }: { readonly scenarios: readonly LibraryScenario[] }) {
  const navigate = useNavigate();
  const [limit, setLimit] = useState(ROWS);
  const start = useStartConversation((conversation) => void navigate(`/coaching-sessions/${conversation._id}`));
  const shown = scenarios.slice(0, limit);
  return (
    <>
      <ul className="lib-cat">
        {shown.map((scenario) => (
          <ScenarioRow
            key={scenario._id}
            scenario={scenario}
            busy={start.isPending && start.variables === scenario._id}
            locked={start.isPending}
            error={
              start.isError && start.variables === scenario._id
                ? messageOf(start.error, 'Failed to start coaching session')
                : null
            }
            onStart={() => start.mutate(scenario._id)}
          />
        ))}
      </ul>
      {shown.length < scenarios.length && (
        <div className="lib-next">
          <span className="num">
            {shown.length} of {scenarios.length} shown
          </span>
          <Button onClick={() => setLimit(limit + ROWS)}>Show more</Button>
        </div>
      )}
    </>
  );
}

function NoMatch({ scenarios, filters, change }: { readonly scenarios: readonly LibraryScenario[] } & FilterControl) {
  const out = wayOut(scenarios, filters);
  return (
    <div className="lib-state">
      <EmptyState
        title="No scenarios match your filters."
        level={2}
        action={<Button onClick={() => change(out.filters)}>{out.action}</Button>}
      >
        {out.line}
      </EmptyState>
    </div>
  );
}

interface LibraryPageProps {
  /** What to practise next; shown above the whole library, not above a part of it. */
  readonly next: ReactNode;
}

function Library({ scenarios, next }: LibraryPageProps & { readonly scenarios: readonly LibraryScenario[] }) {
  const control = useFilters();
  const found = matching(scenarios, control.filters);
  return (
    <>
      <div className="wrap">
        {isUnfiltered(control.filters) && <div className="lib-recommended next-wide">{next}</div>}
        <LibraryStats figures={figuresOf(scenarios)} />
      </div>
      <FilterBar {...control} found={found.length} total={scenarios.length} />
      <div className="wrap">
        {found.length === 0 ? (
          <NoMatch scenarios={scenarios} {...control} />
        ) : (
          <Catalogue key={JSON.stringify(control.filters)} scenarios={found} />
        )}
      </div>
    </>
  );
}

/** The scenario library, /coaching-sessions (product §8). */
export function LibraryPage({ next }: LibraryPageProps) {
  const { data, error, refetch } = useQuery(scenariosQuery());
  return (
    <>
      <div className="wrap">
        <LibraryHead />
      </div>
      {data === undefined ? (
        <div className="wrap lib-state">
          {error === null ? (
            <Ghost label="Loading scenarios..." lines={4} />
          ) : (
            <ErrorState
              title={messageOf(error, 'Failed to fetch scenarios')}
              action={
                <Button size="sm" onClick={() => void refetch()}>
                  Try Again
                </Button>
              }
            >
              Your conversations are safe. The list could not be read just now.
            </ErrorState>
          )}
        </div>
      ) : (
        <Library scenarios={data} next={next} />
      )}
    </>
  );
}
