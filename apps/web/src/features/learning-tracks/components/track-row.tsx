import type { KitProgress, TrackContent } from '@parley/shared';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { Score } from '@/components/score';
import { countOf } from '@/lib/format';
import { trackPath } from '@/lib/starter-kits';
import { currentOf, KIT_STATUS_WORDS, wayOnWords } from '../words';
import { KitIcon } from './kit-icon';
import { Steps } from './steps';

/** How many benefits a row shows (product §16.3). */
const BENEFITS_SHOWN = 3;

interface TrackRowProps {
  readonly track: TrackContent;
  /** Undefined where it is not known: the track is shown as not started. */
  readonly progress: KitProgress | undefined;
}

function Standing({ progress }: { readonly progress: KitProgress }) {
  const current = currentOf(progress);
  if (progress.status === 'completed') {
    return (
      <>
        Average score <Score score={progress.averageScore} />
      </>
    );
  }
  if (progress.status === 'not_started' || current === undefined) return null;
  return (
    <>
      {current.conversation === null ? 'Next is' : 'You are in'} <b>{current.scenario.title}</b>.
    </>
  );
}

/** A track: where one is in the margin, what it is in the measure, what it brings in the notes. The whole row opens it. */
export function TrackRow({ track, progress }: TrackRowProps) {
  const status = progress?.status ?? 'not_started';
  const percent = progress?.percent ?? 0;
  return (
    <li className="track-row">
      <div className="track-at">
        <b>{KIT_STATUS_WORDS[status]}</b>
        <span className="num">{percent}%</span>
      </div>
      <div>
        <h2>
          <Link className="track-open" to={trackPath(track.slug)}>
            {track.name}
          </Link>
          <KitIcon icon={track.icon} />
        </h2>
        <p className="track-about">{track.description}</p>
        <Steps track={track} progress={progress} />
        <p className="track-facts num">
          {track.targetAudience}. {countOf(track.scenarios.length, 'scenario')}, {track.estimatedDuration}.
        </p>
        {progress !== undefined && (
          <p className="track-standing num">
            <Standing progress={progress} />
          </p>
        )}
      </div>
      <ul className="track-gains">
        {track.benefits.slice(0, BENEFITS_SHOWN).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <span className="track-go" aria-hidden="true">
        {status === 'completed' ? 'Open' : progress === undefined ? 'Start' : wayOnWords(progress)}{' '}
        <Icon of={ArrowRight} />
      </span>
    </li>
  );
}
