import type { KitProgress, TrackContent } from '@parley/shared';

interface StepsProps {
  readonly track: Pick<TrackContent, 'name' | 'color' | 'scenarios'>;
  /** Undefined where it is not known: nothing is completed. */
  readonly progress: KitProgress | undefined;
}

/** A step a scenario, filled where it is completed; the figure stands beside it in words. */
export function Steps({ track, progress }: StepsProps) {
  const completed = new Set(
    progress?.scenarioProgress.filter(({ status }) => status === 'completed').map(({ scenario }) => scenario.slug),
  );
  return (
    <div className="track-steps" data-color={track.color}>
      <progress
        className="sr"
        aria-label={`${track.name}, percent completed`}
        max={100}
        value={progress?.percent ?? 0}
      />
      {track.scenarios.map((slug) => (
        <i key={slug} aria-hidden="true" className={completed.has(slug) ? 'on' : ''} />
      ))}
    </div>
  );
}
