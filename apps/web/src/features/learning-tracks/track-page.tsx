import type { KitDetail } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Ghost } from '@/components/states';
import { ApiError, messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';
import { usePlan, whyNothingBegins } from '@/lib/plan';
import { trackQuery, useStartNext } from './api/tracks';
import { PathRow, type PathActions } from './components/path-row';
import { TrackFailed } from './components/track-failed';
import { KitCompleted, TrackHead } from './components/track-head';
import { TrackNotes } from './components/track-notes';
import { NO_SLUG, trackFailure } from './failure';
import { currentOf } from './words';
import './learning-tracks.css';

const START_FAILED = 'Failed to start coaching session';

/** Beginning the next scenario, or one once more; either leads into the conversation. */
function usePathActions({ kit, progress }: KitDetail): PathActions {
  const navigate = useNavigate();
  const plan = usePlan().data;
  const next = useStartNext(kit.slug, (id) => void navigate(`/coaching-sessions/${id}`));
  const repeat = useStartConversation(({ _id }) => void navigate(`/coaching-sessions/${_id}`));
  const currentId = currentOf(progress)?.scenario._id ?? null;
  const failed = next.isError
    ? currentId !== null && { scenarioId: currentId, message: messageOf(next.error, START_FAILED) }
    : repeat.isError && { scenarioId: repeat.variables, message: messageOf(repeat.error, START_FAILED) };
  return {
    starting: next.isPending ? currentId : repeat.isPending ? repeat.variables : null,
    failed: failed === false ? null : failed,
    canStart: plan === undefined || whyNothingBegins(plan) === null,
    onNext: () => {
      repeat.reset();
      next.mutate();
    },
    onRepeat: (scenarioId) => {
      next.reset();
      repeat.mutate(scenarioId);
    },
  };
}

function NothingBegins() {
  const plan = usePlan().data;
  const why = plan === undefined ? null : whyNothingBegins(plan);
  if (why === null) return null;
  return (
    <p className="warn warn-fair mt-4">
      <span>
        <b>{why}</b>, so nothing new can begin. What you have begun can be finished and read.
      </span>
      <Link className="more" to="/pricing">
        See the plans
      </Link>
    </p>
  );
}

function Track(detail: KitDetail) {
  const { scenarios, progress } = detail;
  const actions = usePathActions(detail);
  return (
    <div className="wrap">
      <TrackHead {...detail} />
      <div className="track-cols">
        <section>
          {progress.status === 'completed' && <KitCompleted {...detail} />}
          <h2 className="sec">Learning path</h2>
          <NothingBegins />
          <ol className="path">
            {scenarios.map((scenario, index) => {
              const row = progress.scenarioProgress[index];
              return (
                row !== undefined && (
                  <PathRow
                    key={scenario._id}
                    number={index + 1}
                    scenario={scenario}
                    progress={row}
                    before={scenarios[index - 1]?.title ?? null}
                    {...actions}
                  />
                )
              );
            })}
          </ol>
        </section>
        <TrackNotes {...detail} {...actions} />
      </div>
    </div>
  );
}

function TrackOf({ slug }: { readonly slug: string }) {
  const { data, error, refetch } = useQuery(trackQuery(slug));
  if (data !== undefined) return <Track {...data} />;
  if (error === null) {
    return (
      <div className="wrap track-state">
        <Ghost label="Loading learning track..." lines={4} />
      </div>
    );
  }
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <TrackFailed
      message={trackFailure(error, slug)}
      assurance={missing ? null : 'What you have completed is safe.'}
      onRetry={() => void refetch()}
    />
  );
}

/** /learning-tracks/{slug} (product §16.3, §16.4). */
export function TrackPage() {
  const slug = (useParams().slug ?? '').trim();
  if (slug === '') {
    return <TrackFailed message={NO_SLUG} assurance={null} onRetry={() => window.location.reload()} />;
  }
  return <TrackOf key={slug} slug={slug} />;
}
