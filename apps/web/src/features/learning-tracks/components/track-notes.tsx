import type { KitDetail } from '@parley/shared';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { currentOf, wayOnWords } from '../words';
import type { PathActions } from './path-row';

type TrackNotesProps = KitDetail & Pick<PathActions, 'starting' | 'canStart' | 'onNext'>;

/** Quick actions, what one takes away from the track, and how to go about it. */
export function TrackNotes({ kit, progress, starting, canStart, onNext }: TrackNotesProps) {
  const current = currentOf(progress);
  return (
    <aside className="track-notes" aria-label="About this track">
      <section>
        <h2>Quick actions</h2>
        <ul className="track-acts">
          {current !== undefined && (canStart || current.conversation !== null) && (
            <li>
              <Button size="sm" disabled={starting !== null} onClick={onNext}>
                {wayOnWords(progress)}
                <span className="sr">: {current.scenario.title}</span>
              </Button>
            </li>
          )}
          <li>
            <Link to="/coaching-history">View your progress</Link>
          </li>
          <li>
            <Link to="/coaching-sessions">Browse Scenarios</Link>
          </li>
          <li>
            <Link to="/learning-tracks">All learning tracks</Link>
          </li>
        </ul>
      </section>
      <section>
        <h2>Learning outcomes</h2>
        <ul className="track-items">
          {kit.learningOutcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Tips</h2>
        <ul className="track-items">
          {kit.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
